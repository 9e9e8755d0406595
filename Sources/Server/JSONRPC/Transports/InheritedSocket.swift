import Glibc

/// A socket that the program inherited at its start.
public enum InheritedSocket: Sendable, Hashable {
  case listening(Int32)
  case connected(Int32)

  /// The first descriptor that systemd passes. (sd_listen_fds(3))
  private static let firstPassed: Int32 = 3

  /// Determines the kind of `descriptor`; refuses one that isn't a stream socket.
  public init(descriptor: Int32) throws(TransportError) {
    guard descriptor > 2, Self.option(SO_TYPE, of: descriptor) == Int32(SOCK_STREAM.rawValue) else {
      throw TransportError(
        code: .badDescriptor, message: "Descriptor \(descriptor) isn't a stream socket that was inherited.")
    }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    self = Self.option(SO_ACCEPTCONN, of: descriptor) == 1 ? .listening(descriptor) : .connected(descriptor)
  }

  /// Returns the sockets that systemd passed (`LISTEN_FDS`, `LISTEN_PID`), or none if they are meant for another
  /// process.
  ///
  /// Removes the variables, so that child processes don't mistake the sockets for theirs. Call it before threads are
  /// created.
  public static func passedBySystemd() throws(TransportError) -> [InheritedSocket] {
    defer { for name in ["LISTEN_PID", "LISTEN_PIDFDID", "LISTEN_FDS", "LISTEN_FDNAMES"] { unsetenv(name) } }
    return try self.passed(
      process: getenv("LISTEN_PID").map { String(cString: $0) },
      count: getenv("LISTEN_FDS").map { String(cString: $0) },
      first: self.firstPassed)
  }

  /// Returns the sockets that variables with these values denote, the first of which has the number `first`.
  static func passed(process: String?, count: String?, first: Int32) throws(TransportError) -> [InheritedSocket] {
    guard process.flatMap({ Int32($0) }) == getpid(), let count = count.flatMap({ Int32($0) }), (1...64).contains(count)
    else { return [] }
    var sockets: [InheritedSocket] = []
    for offset in 0..<count { sockets.append(try InheritedSocket(descriptor: first + offset)) }
    return sockets
  }

  private static func option(_ name: Int32, of descriptor: Int32) -> Int32? {
    var value: Int32 = 0
    var size = socklen_t(MemoryLayout<Int32>.size)
    return getsockopt(descriptor, SOL_SOCKET, name, &value, &size) == 0 ? value : nil
  }
}
