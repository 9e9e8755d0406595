import Glibc
import MediaFormats
import TextFormats

/// The names in one folder, those of files and of folders. Blocks: not to be used on the loop.
struct FolderListing {
  let path: String
  /// The files in natural order, without hidden files, backups (`name~`) and links out of the root.
  private(set) var files: [String] = []
  /// The folders in natural order, without symbolic links to folders.
  private(set) var folders: [String] = []
  /// Whether more than one file is a film.
  private(set) var hasSeveralFilms = false
  /// The files that may be subtitles.
  private(set) var subtitles = SubtitleNames()
  /// The files that may be covers.
  private(set) var covers = CoverNames()
  /// The folders by their names in lower case.
  private var foldersByKey: [String: [String]] = [:]

  /// Lists the folder at `path`.
  ///
  /// - Parameters:
  ///   - root: The folder that symbolic links must not lead out of, without symbolic links itself.
  ///   - names: The number of names that may still be read; it is decreased by those that were.
  init(_ path: String, root: String, names: inout Int) throws(LocalMediaError) {
    self.path = path
    guard let folder = opendir(PathText.system(path)) else { throw .system(errno, path) }
    defer { closedir(folder) }
    while names > 0, let entry = readdir(folder) {
      names -= 1
      let name = Self.name(of: entry)
      guard !name.hasPrefix("."), !name.hasSuffix("~") else { continue }
      switch Self.kind(of: "\(path)/\(name)", root: root) {
      case S_IFREG: self.files.append(name)
      case S_IFDIR: self.folders.append(name)
      default: break
      }
    }
    self.files = NaturalOrder.sorted(self.files)
    self.folders = NaturalOrder.sorted(self.folders)
    self.hasSeveralFilms = self.files.count { FormatTable.format(named: $0)?.kind == .video } > 1
    self.subtitles = SubtitleNames(self.files)
    self.covers = CoverNames(self.files)
    self.foldersByKey = Dictionary(grouping: self.folders) { $0.lowercased() }
  }

  /// Returns the folders with one of these names, which are in lower case.
  func folders(named keys: Set<String>) -> [String] {
    NaturalOrder.sorted(keys.flatMap { self.foldersByKey[$0] ?? [] })
  }

  /// Returns an entry's name, whose bytes need not be UTF-8.
  private static func name(of entry: UnsafeMutablePointer<dirent>) -> String {
    withUnsafeBytes(of: &entry.pointee.d_name) { bytes in PathText.text(bytes.prefix { $0 != 0 }) }
  }

  /// Returns the type of the entry; a link to a file within the root counts as the file, every other link as nothing.
  private static func kind(of path: String, root: String) -> mode_t {
    var info = stat()
    guard lstat(PathText.system(path), &info) == 0 else { return 0 }
    guard info.st_mode & S_IFMT == S_IFLNK else { return info.st_mode & S_IFMT }
    guard let target = try? LocalFile.resolved(path), target.hasPrefix(root + "/") else { return 0 }
    guard stat(PathText.system(target), &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return 0 }
    return S_IFREG
  }
}
