import Glibc

/// A folder of ours in the user's home, private to the user (XDG Base Directory Specification).
public struct StateDirectory: Sendable, Hashable {
  /// Its path.
  public let path: String

  /// Names the folder at `path`, which must be absolute; the disk isn't touched before ``create()``.
  public init(path: String) { self.path = path }

  /// A variable of this process's environment.
  public static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// What should outlive a restart but not a reinstallation: `$XDG_STATE_HOME/name`, or `~/.local/state/name`.
  ///
  /// - Throws: ``StateFileError/Code/noDirectory`` where neither variable is an absolute path.
  public static func state(
    _ name: String, environment: (String) -> String? = Self.variable
  ) throws(StateFileError) -> StateDirectory {
    try Self.directory(name, variable: "XDG_STATE_HOME", fallback: ".local/state", environment)
  }

  /// What can be made again: `$XDG_CACHE_HOME/name`, or `~/.cache/name`.
  ///
  /// - Throws: ``StateFileError/Code/noDirectory`` where neither variable is an absolute path.
  public static func cache(
    _ name: String, environment: (String) -> String? = Self.variable
  ) throws(StateFileError) -> StateDirectory {
    try Self.directory(name, variable: "XDG_CACHE_HOME", fallback: ".cache", environment)
  }

  /// What the user writes: `$XDG_CONFIG_HOME/name`, or `~/.config/name`.
  ///
  /// - Throws: ``StateFileError/Code/noDirectory`` where neither variable is an absolute path.
  public static func configuration(
    _ name: String, environment: (String) -> String? = Self.variable
  ) throws(StateFileError) -> StateDirectory {
    try Self.directory(name, variable: "XDG_CONFIG_HOME", fallback: ".config", environment)
  }

  private static func directory(
    _ name: String, variable: String, fallback: String, _ environment: (String) -> String?
  ) throws(StateFileError) -> StateDirectory {
    // The specification: a path that isn't absolute must be ignored.
    if let base = environment(variable), base.hasPrefix("/") { return StateDirectory(path: "\(base)/\(name)") }
    guard let home = environment("HOME"), home.hasPrefix("/") else {
      throw StateFileError(.noDirectory, "Neither \(variable) nor HOME names a folder: set one of them.")
    }
    return StateDirectory(path: "\(home)/\(fallback)/\(name)")
  }

  /// A folder inside.
  public func directory(_ name: String) -> StateDirectory { StateDirectory(path: "\(self.path)/\(name)") }

  /// A file inside.
  public func file(_ name: String) -> StateFile { StateFile(directory: self, name: name) }

  /// The names of the files inside that end with `suffix`, sorted; none where there is no such folder. Blocks.
  public func fileNames(suffix: String, limit: Int = 10_000) -> [String] {
    var names: [String] = []
    self.forEachEntry { name in
      if names.count < limit, name.hasSuffix(suffix), !name.hasPrefix(".") { names.append(name) }
      return names.count < limit
    }
    return names.sorted()
  }

  /// Calls `body` with each name inside until it answers false; not at all where there is no such folder.
  private func forEachEntry(_ body: (String) -> Bool) {
    guard let stream = opendir(self.path) else { return }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard body(name) else { return }
    }
  }

  /// Removes what writers left that were killed before they could replace a file (``StateFile/write(_:)``). Blocks.
  ///
  /// - Parameter age: how old it has to be, in seconds: a younger one may belong to a writer whom this process can't see.
  public func removeAbandonedFiles(olderThan age: Int = 3_600) {
    var seen = 0
    self.forEachEntry { name in
      seen += 1
      self.removeIfAbandoned(name, olderThan: age)
      return seen < 10_000
    }
  }

  private func removeIfAbandoned(_ name: String, olderThan age: Int) {
    guard let writer = StateFile.writer(ofTemporary: name), kill(writer, 0) != 0, errno == ESRCH else { return }
    let path = "\(self.path)/\(name)"
    var info = stat()
    guard lstat(path, &info) == 0, info.st_mode & S_IFMT == S_IFREG, info.st_uid == geteuid(),
      time(nil) - info.st_mtim.tv_sec >= age
    else { return }
    unlink(path)
  }

  /// Makes the folder, and those around it, for the user alone (mode 0700). Blocks.
  ///
  /// - Throws: ``StateFileError/Code/system``, and ``StateFileError/Code/notPrivate`` if it is somebody else's.
  public func create() throws(StateFileError) {
    var made = ""
    for part in self.path.split(separator: "/") {
      made += "/\(part)"
      guard mkdir(made, 0o700) != 0, errno != EEXIST else { continue }
      var info = stat()
      let number = errno
      guard stat(made, &info) == 0 else { throw .system("made", made, number) }
    }
    var info = stat()
    guard stat(self.path, &info) == 0 else { throw .system("read", self.path) }
    guard info.st_mode & S_IFMT == S_IFDIR else { throw .system("used as a folder", self.path, ENOTDIR) }
    guard info.st_uid == geteuid() else {
      throw StateFileError(.notPrivate, "\(self.path) belongs to another user: choose another folder, or remove it.")
    }
    guard info.st_mode & 0o002 == 0 else {
      throw StateFileError(
        .notPrivate, "Everybody may write to \(self.path): close it (chmod 700), or choose another folder.")
    }
  }
}
