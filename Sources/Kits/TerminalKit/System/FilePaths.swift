import Glibc

/// Files and folders that go on with a path, for completion.
public enum FilePaths {
  /// No folder is read further than this, so that a very large one does not hold a keystroke up.
  static let mostEntries = 20_000

  /// The paths that begin as typed, in the order of their names; those of folders end in `/`. Names that begin with a dot
  /// only where one is typed, and none that is no UTF-8, as it can not be typed back. None where there is no such folder.
  ///
  /// - Parameters:
  ///   - prefix: what is typed of the path; everything up to its last `/` is the folder.
  ///   - limit: how many at most.
  public static func beginning(with prefix: String, limit: Int = 500) -> [String] {
    let folder = prefix.lastIndex(of: "/").map { String(prefix[...$0]) } ?? ""
    let start = prefix.dropFirst(folder.count)
    let names = entries(of: folder.isEmpty ? "." : folder).filter { name, _ in
      name.hasPrefix(start) && (start.hasPrefix(".") || !name.hasPrefix("."))
    }
    return names.sorted { $0.name < $1.name }.prefix(limit).map { name, kind in
      let path = folder + name
      return isFolder(path, kind) ? path + "/" : path
    }
  }

  private static func entries(of folder: String) -> [(name: String, kind: UInt8)] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var entries: [(name: String, kind: UInt8)] = []
    while entries.count < mostEntries, let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(validating: $0.prefix { $0 != 0 }, as: UTF8.self) }
      guard let name, name != ".", name != ".." else { continue }
      entries.append((name, entry.pointee.d_type))
    }
    return entries
  }

  /// Where the folder itself does not say so, or has a link, the file is asked.
  private static func isFolder(_ path: String, _ kind: UInt8) -> Bool {
    guard Int(kind) == Int(DT_LNK) || Int(kind) == Int(DT_UNKNOWN) else { return Int(kind) == Int(DT_DIR) }
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
