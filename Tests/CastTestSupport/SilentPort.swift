import Glibc

/// A TCP port on 127.0.0.1 that takes connections, and never says anything.
public final class SilentPort {
  public let port: UInt16
  private let descriptor: CInt

  public init() throws {
    self.descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) { [descriptor] pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, length) == 0 && listen(descriptor, 16) == 0 && getsockname(descriptor, $0, &length) == 0
      }
    }
    self.port = UInt16(bigEndian: address.sin_port)
    guard isListening else { throw NetworkNamespace.Unavailable(description: "no silent port: errno \(errno)") }
  }

  deinit { close(self.descriptor) }
}
