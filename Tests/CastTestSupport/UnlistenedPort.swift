import Glibc
import NIOCore

/// A TCP port of loopback that refuses every connection during its lifetime: it is bound, but has no listener.
///
/// A port that was just closed might be given to another test.
public final class UnlistenedPort: Sendable {
  public let number: UInt16
  private let descriptor: Int32

  public init() {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    try? SocketAddress(ipAddress: "127.0.0.1", port: 0).withSockAddr { address, length in
      _ = bind(descriptor, address, socklen_t(length))
    }
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    self.number = withUnsafeMutableBytes(of: &storage) { bytes in
      guard let base = bytes.baseAddress,
        getsockname(descriptor, base.assumingMemoryBound(to: sockaddr.self), &length) == 0
      else { return 0 }
      // The members of a sockaddr_in: the family, then the port in network byte order. The module that declares them
      // depends on the order in which modules are built.
      return UInt16(bytes[2]) << 8 | UInt16(bytes[3])
    }
    self.descriptor = descriptor
  }

  deinit { close(self.descriptor) }
}
