import Glibc

/// A UDP port for the streams of a mirroring sender, which nobody reads: the kernel drops what it has no room for.
///
/// It is there so that the sender isn't told that its packets arrive nowhere.
final class MirroringSocket: Sendable {
  let port: Int
  private let descriptor: Int32

  /// Binds any free port of all addresses; `nil` if the system refuses.
  init?() {
    let descriptor = socket(AF_INET6, Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { return nil }
    var address = sockaddr_in6()
    address.sin6_family = sa_family_t(AF_INET6)
    var length = socklen_t(MemoryLayout<sockaddr_in6>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
        bind(descriptor, generic, length) == 0 && getsockname(descriptor, generic, &length) == 0
      }
    }
    guard isBound else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
    self.port = Int(UInt16(bigEndian: address.sin6_port))
  }

  deinit { close(self.descriptor) }
}
