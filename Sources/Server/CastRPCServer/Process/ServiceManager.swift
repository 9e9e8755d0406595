import Glibc
public import NIOCore

/// The service manager that started the server and monitors it: systemd, or another that uses its protocol.
/// (sd_notify(3))
///
/// Implemented by hand, because it is one datagram: libsystemd would be another library to load at every start.
public struct ServiceManager: Sendable {
  private let descriptor: Int32
  private let address: [UInt8]
  /// Half the watchdog's interval, so that no notification is late, or `nil` without a watchdog.
  public let watchdogInterval: TimeAmount?

  /// The protocol's variables, which child processes must not take for theirs.
  private static let variables = ["NOTIFY_SOCKET", "WATCHDOG_USEC", "WATCHDOG_PID"]

  /// Returns the manager that the environment names, or `nil` if there is none, or it can't be reached this way.
  ///
  /// Removes the variables. Call it before threads are created.
  public static func takeFromEnvironment() -> ServiceManager? {
    defer { for name in self.variables { unsetenv(name) } }
    return ServiceManager { getenv($0).map { String(cString: $0) } }
  }

  init?(environment: (String) -> String?) {
    guard let address = environment("NOTIFY_SOCKET").flatMap(Self.address(of:)) else { return nil }
    let descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { return nil }
    self.descriptor = descriptor
    self.address = address
    self.watchdogInterval = Self.watchdogInterval(
      environment("WATCHDOG_USEC"), process: environment("WATCHDOG_PID"), own: getpid())
  }

  /// Returns the bytes of `sun_path`: a path, or after `@` an abstract name, which begins with a zero byte.
  static func address(of text: String) -> [UInt8]? {
    var bytes = Array(text.utf8)
    switch bytes.first {
    case UInt8(ascii: "/"): bytes.append(0)
    case UInt8(ascii: "@"): bytes[0] = 0
    default: return nil
    }
    return (2...MemoryLayout.size(ofValue: sockaddr_un().sun_path)).contains(bytes.count) ? bytes : nil
  }

  /// Returns half the watchdog's interval, if it watches the process `own`. (sd_watchdog_enabled(3))
  static func watchdogInterval(_ microseconds: String?, process: String?, own: Int32) -> TimeAmount? {
    guard let span = microseconds.flatMap({ Int64($0) }), span > 1, span < Int64.max / 1_000,
      process.map({ $0 == "\(own)" }) ?? true
    else { return nil }
    return .microseconds(span / 2)
  }

  /// Sends assignments such as `READY=1`, one a line. A datagram that can't be sent at once is dropped, so a manager
  /// that hangs blocks nothing.
  func notify(_ assignments: [String]) {
    let message = Array(assignments.joined(separator: "\n").utf8)
    var target = sockaddr_un()
    target.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &target.sun_path) { $0.copyBytes(from: self.address) }
    let size = socklen_t(MemoryLayout<sa_family_t>.size + self.address.count)
    withUnsafePointer(to: &target) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = sendto(self.descriptor, message, message.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT), $0, size)
      }
    }
  }

  /// Closes the socket; called once, last.
  func close() { Glibc.close(self.descriptor) }
}
