import Glibc

/// Finds the default socket, on which a server listens and to which clients connect if no path is given. The rule is
/// in `docs/Daemon.md`.
///
/// 1. `$XDG_RUNTIME_DIR/NAME/socket`, if that variable names a folder of this user. After `su` it is often another
///    user's.
/// 2. `/run/user/UID/NAME/socket`, if that folder is this user's: cron and services start programs without the
///    variable.
/// 3. `$TMPDIR/NAME-UID/socket`, or in `/tmp`: containers have no runtime folder. The server creates `NAME-UID` with
///    mode 0700; an existing one must be this user's, closed to all others, and no symbolic link.
///
/// The clients in other languages follow the same rule; `Tests/SocketPlaces/places.json` tests all of them.
public struct DefaultSocketPlace: Sendable {
  /// The user whose folders count.
  var user: uid_t = geteuid()
  /// Reads a variable of the environment.
  var variable: @Sendable (String) -> String? = { getenv($0).map { String(cString: $0) } }
  /// The folder with the users' runtime folders.
  var runtimeFolders = "/run/user"
  /// The temporary folder if `TMPDIR` names none.
  var temporaryFolder = "/tmp"

  init() {}

  /// Returns the default socket of the server `name` for this process.
  ///
  /// - Throws: ``TransportError/Code/unsafeDirectory`` if another user may have made the folder in the temporary one.
  public static func path(of name: String) throws(TransportError) -> UnixSocketPath {
    try DefaultSocketPlace().path(of: name)
  }

  func path(of name: String) throws(TransportError) -> UnixSocketPath {
    if let folder = self.absolute("XDG_RUNTIME_DIR"), self.isOurFolder(folder, followsLinks: true) {
      return try UnixSocketPath(making: "\(folder)/\(name)/socket", isPrivate: false)
    }
    let folder = "\(self.runtimeFolders)/\(self.user)"
    if self.isOurFolder(folder, followsLinks: false) {
      return try UnixSocketPath(making: "\(folder)/\(name)/socket", isPrivate: false)
    }
    let temporary = "\(self.absolute("TMPDIR") ?? self.temporaryFolder)/\(name)-\(self.user)"
    var status = stat()
    if lstat(temporary, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFDIR, status.st_uid == self.user, status.st_mode & 0o077 == 0 else {
        throw .unsafe(temporary)
      }
    }
    return try UnixSocketPath(making: "\(temporary)/socket", isPrivate: true)
  }

  /// Returns the variable's value without trailing slashes, if it is an absolute path: relative ones are ignored.
  /// (XDG Base Directory)
  private func absolute(_ name: String) -> String? {
    guard let value = self.variable(name), value.hasPrefix("/") else { return nil }
    let end = value.lastIndex { $0 != "/" } ?? value.startIndex
    return String(value[...end])
  }

  private func isOurFolder(_ path: String, followsLinks: Bool) -> Bool {
    var status = stat()
    guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return false }
    return status.st_mode & S_IFMT == S_IFDIR && status.st_uid == self.user
  }
}

extension TransportError {
  /// Returns the error for a folder into which another user may put a socket.
  static func unsafe(_ folder: String) -> TransportError {
    TransportError(
      code: .unsafeDirectory,
      message: "\(folder) isn't safe for a socket: "
        + "the folder must belong to you and be closed to other users (chmod 700).")
  }
}
