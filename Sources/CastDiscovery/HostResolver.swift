import Glibc
import NIOCore
import NIOPosix

/// Looks host names up with the system's resolver, on a thread of the pool because `getaddrinfo` waits.
enum HostResolver {
  /// The addresses of `host` as text, in the resolver's order; a literal answers itself.
  ///
  /// - Throws: ``DiscoveryError`` (`unresolvable`).
  static func addresses(of host: String) async throws -> [String] {
    if AddressLiteral.isValid(host) { return [host] }
    return try await NIOThreadPool.singleton.runIfActive { try self.lookUp(host) }
  }

  private static func lookUp(_ host: String) throws -> [String] {
    var hints = addrinfo()
    hints.ai_family = AF_UNSPEC
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var list: UnsafeMutablePointer<addrinfo>?
    let status = getaddrinfo(host, nil, &hints, &list)
    guard status == 0 else {
      let reason = gai_strerror(status).map { String(cString: $0) } ?? "error \(status)"
      throw DiscoveryError(.unresolvable, "The host name '\(host)' can't be looked up: \(reason).")
    }
    defer { freeaddrinfo(list) }
    var addresses: [String] = []
    for entry in sequence(first: list, next: { $0?.pointee.ai_next }) {
      guard let entry, let address = entry.pointee.ai_addr else { break }
      var buffer = [CChar](repeating: 0, count: Int(NI_MAXHOST))
      let length = entry.pointee.ai_addrlen
      guard getnameinfo(address, length, &buffer, socklen_t(buffer.count), nil, 0, NI_NUMERICHOST) == 0 else {
        continue
      }
      addresses.append(String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
    }
    return addresses
  }
}
