import Glibc

/// A folder of this project in the user's home, private to the user (XDG Base Directory Specification).
public struct StateDirectory: Sendable, Hashable {
  /// The path of the folder.
  public let path: String
  /// The disk on which it and its files are changed.
  package let disk: any StateDisk

  /// Creates the value for the folder at `path`, which must be absolute; doesn't access the disk before ``create()``.
  public init(path: String) { self.init(path: path, disk: SystemDisk()) }

  /// Creates the value for a folder on another disk, for tests.
  package init(path: String, disk: any StateDisk) {
    self.path = path
    self.disk = disk
  }

  public static func == (left: StateDirectory, right: StateDirectory) -> Bool { left.path == right.path }

  public func hash(into hasher: inout Hasher) { hasher.combine(self.path) }

  /// Returns a variable of this process's environment; `nil` if it isn't set.
  public static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// Returns the folder for data that should outlive a restart but not a reinstallation: `$XDG_STATE_HOME/name`, or
  /// `~/.local/state/name`.
  ///
  /// - Throws: ``StateFileError/Code/noDirectory`` where neither variable is an absolute path.
  public static func state(
    _ name: String, environment: (String) -> String? = Self.variable
  ) throws(StateFileError) -> StateDirectory {
    try Self.directory(name, variable: "XDG_STATE_HOME", fallback: ".local/state", environment)
  }

  /// Returns the folder for data that can be made again: `$XDG_CACHE_HOME/name`, or `~/.cache/name`.
  ///
  /// - Throws: ``StateFileError/Code/noDirectory`` where neither variable is an absolute path.
  public static func cache(
    _ name: String, environment: (String) -> String? = Self.variable
  ) throws(StateFileError) -> StateDirectory {
    try Self.directory(name, variable: "XDG_CACHE_HOME", fallback: ".cache", environment)
  }

  /// Returns the folder for the user's own files: `$XDG_CONFIG_HOME/name`, or `~/.config/name`.
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

  /// Returns a folder inside.
  public func directory(_ name: String) -> StateDirectory {
    StateDirectory(path: "\(self.path)/\(name)", disk: self.disk)
  }

  /// Returns a file inside.
  public func file(_ name: String) -> StateFile { StateFile(directory: self, name: name) }

  /// Returns the names of the files inside that end with `suffix`, sorted, or none if there is no such folder.
  /// Blocks.
  public func fileNames(suffix: String, limit: Int = 10_000) -> [String] {
    var names: [String] = []
    self.forEachEntry { name in
      if names.count < limit, name.hasSuffix(suffix), !name.hasPrefix(".") { names.append(name) }
      return names.count < limit
    }
    return names.sorted()
  }

  /// Calls `body` with each name inside until it returns `false`; not at all if there is no such folder.
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

  /// Removes the temporary files of writers that were killed before they could replace a file
  /// (``StateFile/write(_:)``). Blocks.
  ///
  /// A file is removed if no process holds its lock. If a process with its writer's number runs, the file must be an
  /// hour old: that process may be a writer of a version without the lock, or another program.
  ///
  /// - Parameter age: The least age in seconds, because a writer locks its file a moment after creating it.
  public func removeAbandonedFiles(olderThan age: Int = 2) {
    var seen = 0
    self.forEachEntry { name in
      seen += 1
      self.removeIfAbandoned(name, olderThan: age)
      return seen < 10_000
    }
  }

  private func removeIfAbandoned(_ name: String, olderThan age: Int) {
    guard let writer = StateFile.writer(ofTemporary: name) else { return }
    let isDead = kill(writer, 0) != 0 && errno == ESRCH
    let path = "\(self.path)/\(name)"
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var info = stat()
    guard fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG, info.st_uid == geteuid(),
      time(nil) - info.st_mtim.tv_sec >= (isDead ? age : max(age, 3_600)), flock(descriptor, LOCK_EX | LOCK_NB) == 0
    else { return }
    _ = self.disk.remove(path)
  }

  /// Creates the folder, and those around it, for the user alone (mode 0700). Blocks.
  ///
  /// A new folder's name is on the disk when this returns: else a power loss could take the folder with all files in
  /// it, even those that were synchronised.
  ///
  /// - Throws: ``StateFileError/Code/system``, and ``StateFileError/Code/notPrivate`` if it belongs to another user.
  public func create() throws(StateFileError) {
    var made = ""
    for part in self.path.split(separator: "/") {
      let outer = made.isEmpty ? "/" : made
      made += "/\(part)"
      guard self.disk.makeFolder(made) != 0 else {
        _ = self.disk.synchroniseFolder(outer)
        continue
      }
      guard errno != EEXIST else { continue }
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
        .notPrivate, "Every user may write to \(self.path): close it (chmod 700), or choose another folder.")
    }
    try self.checkParent()
  }

  /// Checks that no other user can replace this folder: the folder around it isn't open to every user, or is sticky,
  /// as `/tmp` is.
  private func checkParent() throws(StateFileError) {
    guard let slash = self.path.lastIndex(of: "/") else { return }
    let parent = slash == self.path.startIndex ? "/" : String(self.path[..<slash])
    var info = stat()
    guard stat(parent, &info) == 0 else { return }
    guard info.st_mode & 0o002 == 0 || info.st_mode & S_ISVTX != 0 else {
      throw StateFileError(
        .notPrivate,
        "Every user may write to \(parent), and so replace \(self.path): close it (chmod 700), or choose another folder."
      )
    }
  }
}
