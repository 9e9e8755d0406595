import Glibc

/// A TCP port of loopback that refuses every connection as long as this is kept: it is bound, but nobody listens.
///
/// A port that was just closed would do only until another test is given it.
public final class UnlistenedPort: Sendable {
  public let number: UInt16
  private let descriptor: Int32

  public init() {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    self.number = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
        _ = bind(descriptor, generic, length)
        _ = getsockname(descriptor, generic, &length)
      }
      return UInt16(bigEndian: pointer.pointee.sin_port)
    }
    self.descriptor = descriptor
  }

  deinit { close(self.descriptor) }
}
