import Glibc
import NIOCore

/// A TCP port of loopback that refuses every connection as long as this is kept: it is bound, but nobody listens.
///
/// A port that was just closed would do only until another test is given it.
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
      // Of a sockaddr_in: the family, then the port in the network's byte order. Which module declares its members depends on the order in
      // which modules are built.
      return UInt16(bytes[2]) << 8 | UInt16(bytes[3])
    }
    self.descriptor = descriptor
  }

  deinit { close(self.descriptor) }
}
