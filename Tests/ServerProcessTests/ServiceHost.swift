import CastTestSupport
import Glibc
import Testing

/// Plays systemd: holds a listening socket, starts the server with it, and receives its notifications.
final class ServiceHost {
  let folder: String
  /// The path of the listening socket.
  var path: String { "\(self.folder)/socket" }
  private let listener: Int32
  private let notifications: Int32
  private let notifyName: String

  /// - Parameter isAbstract: Whether the server's messages go to a name in the kernel's own space, in place of a path.
  init(isAbstract: Bool = false) throws {
    var template = Array("/tmp/cast-rpc-service-XXXXXX".utf8CString)
    _ = try #require(mkdtemp(&template))
    self.folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    // Inherited by the server, therefore not closed on exec.
    self.listener = try Self.bind("\(self.folder)/socket", Int32(SOCK_STREAM.rawValue))
    try #require(listen(self.listener, 64) == 0)
    self.notifyName = isAbstract ? "@\(self.folder)/notify" : "\(self.folder)/notify"
    self.notifications = try Self.bind(self.notifyName, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue))
  }

  deinit {
    close(self.listener)
    close(self.notifications)
    for entry in ["socket", "notify", ""] { remove("\(self.folder)/\(entry)") }
  }

  private static func bind(_ name: String, _ kind: Int32) throws -> Int32 {
    let descriptor = socket(AF_UNIX, kind, 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    var bytes = Array(name.utf8)
    if bytes.first == UInt8(ascii: "@") { bytes[0] = 0 }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let size = socklen_t(MemoryLayout<sa_family_t>.size + bytes.count + (name.hasPrefix("@") ? 0 : 1))
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { Glibc.bind(descriptor, $0, size) }
    }
    try #require(result == 0, "bind \(name): \(String(cString: strerror(errno)))")
    return descriptor
  }

  /// Starts the server as systemd does, with the listening socket as descriptor 3.
  func start(_ arguments: String, environment: [String: String] = [:]) throws -> ChildProcess {
    let folders = ["XDG_STATE_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME"].reduce(into: [String: String]()) {
      $0[$1] = "/proc/nonexistent"
    }
    let script = """
      exec 3<&\(self.listener)
      export LISTEN_PID=$$ LISTEN_FDS=1 LISTEN_FDNAMES=cast-rpc.socket
      exec '\(BuiltProducts.path(of: "cast-rpc"))' --systemd \(arguments)
      """
    return try ChildProcess(
      "/bin/bash", ["-c", script],
      environment: folders.merging(["NOTIFY_SOCKET": self.notifyName]) { $1 }.merging(environment) { $1 })
  }

  /// The server's next message, line by line.
  func notification() throws -> [String] {
    var request = pollfd(fd: self.notifications, events: Int16(POLLIN), revents: 0)
    try #require(poll(&request, 1, 20_000) > 0, "the server says nothing within 20 s")
    var buffer = [UInt8](repeating: 0, count: 4_096)
    let count = recv(self.notifications, &buffer, buffer.count, 0)
    return String(decoding: buffer.prefix(max(count, 0)), as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Reads messages until one has the line `line`; returns all of them.
  @discardableResult
  func notifications(upTo line: String) throws -> [[String]] {
    var all: [[String]] = []
    repeat { all.append(try self.notification()) } while !(all.last?.contains(line) ?? true)
    return all
  }
}
