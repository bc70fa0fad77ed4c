import Glibc

/// A locale in which C libraries read and write UTF-8.
enum UTF8Locale {
  /// Runs `body`, which may look at the environment for its locale, in a UTF-8 locale and leaves the process's character
  /// type in it. Where `LC_ALL=C` or nothing at all is set, that is C.UTF-8; other settings stay.
  static func whileActive(_ body: () -> Void) {
    setlocale(LC_CTYPE, "")
    if isUTF8 { return body() }
    let before = getenv("LC_ALL").map { String(cString: $0) }
    setenv("LC_ALL", "C.UTF-8", 1)
    setlocale(LC_CTYPE, "C.UTF-8")
    body()
    if let before { setenv("LC_ALL", before, 1) } else { unsetenv("LC_ALL") }
  }

  private static var isUTF8: Bool {
    String(cString: nl_langinfo(nl_item(CODESET))) == "UTF-8"
  }
}
