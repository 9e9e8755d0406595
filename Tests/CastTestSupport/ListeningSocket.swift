import Glibc

/// A Unix socket on which a program that was just started will listen; there is no other sign that it does.
public enum ListeningSocket {
  /// Connects to it; waits until a program listens, at most 20 seconds. The file exists a moment earlier.
  public static func connect(to path: String) throws -> Int32 {
    for _ in 0..<20_000 {
      if let descriptor = self.tryToConnect(to: path) { return descriptor }
      poll(nil, 0, 1)
    }
    throw ChildProcess.TimedOut(description: "nobody listens on \(path)")
  }

  /// Connects to it, if a program listens now.
  public static func tryToConnect(to path: String) -> Int32? {
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    if result == 0 { return descriptor }
    close(descriptor)
    return nil
  }
}
