import NIOCore
import Glibc

/// A TCP port on 127.0.0.1 that takes connections, and never says anything.
public final class SilentPort {
  public let port: Int
  private let descriptor: CInt

  public init() throws {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    self.descriptor = descriptor
    let isListening = try SocketAddress(ipAddress: "127.0.0.1", port: 0).withSockAddr { address, size in
      bind(descriptor, address, socklen_t(size)) == 0 && listen(descriptor, 16) == 0
    }
    // An address of IPv4: two bytes of the family, two of the port, four of the host.
    var address = [UInt8](repeating: 0, count: 16)
    var length = socklen_t(address.count)
    let isNamed = address.withUnsafeMutableBytes {
      getsockname(descriptor, $0.baseAddress?.assumingMemoryBound(to: sockaddr.self), &length) == 0
    }
    self.port = Int(address[2]) << 8 | Int(address[3])
    guard isListening, isNamed else {
      throw NetworkNamespace.Unavailable(description: "no silent port: errno \(errno)")
    }
  }

  deinit { close(self.descriptor) }
}
