import CastModel
import Glibc

/// A port of the loopback that is taken, and where nobody listens: connecting to it is refused.
final class DeafPort {
  let port: UInt16
  private let descriptor: Int32

  init() {
    self.descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let descriptor = self.descriptor
    withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
        _ = bind(descriptor, generic, length)
        _ = getsockname(descriptor, generic, &length)
      }
    }
    self.port = UInt16(bigEndian: address.sin_port)
  }

  deinit { close(self.descriptor) }
}
