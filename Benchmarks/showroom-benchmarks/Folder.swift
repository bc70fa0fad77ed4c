import Glibc

/// A folder of its own for the files of a run, removed with them.
final class Folder {
  let path: String

  struct Failure: Error {
    let path: String
  }

  init(in parent: String) throws {
    var template = Array("\(parent)/showroom-benchmarks-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw Failure(path: parent) }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    guard let folder = opendir(path) else { return }
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      unlink("\(path)/\(name)")
    }
    closedir(folder)
    rmdir(path)
  }
}
