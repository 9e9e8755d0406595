import Glibc
public import NIOCore

/// Looks host names up, away from the loop.
public enum NameResolver {
  /// Returns the addresses of `host`, in the system's order of preference; fails with a ``NameResolutionError``.
  public static func resolve(host: String, port: Int, on eventLoop: any EventLoop) -> EventLoopFuture<[SocketAddress]> {
    guard UInt16(exactly: port) != nil else {
      return eventLoop.makeFailedFuture(NameResolutionError(code: .invalidPort, message: "\(port) is not a port."))
    }
    // An address needs no look-up, and must not wait behind another one's.
    if let address = try? SocketAddress(ipAddress: host, port: port) {
      return eventLoop.makeSucceededFuture([address])
    }
    // getaddrinfo blocks without a time limit; the caller has a deadline, and a late answer is dropped.
    return self.threads.future(on: eventLoop) { try self.lookUp(host: host, port: port) }
  }

  /// Separate threads: dead name servers would otherwise occupy the few threads that all blocking work shares.
  private static let threads = Blocking(threads: 4)

  private static func lookUp(host: String, port: Int) throws(NameResolutionError) -> [SocketAddress] {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    hints.ai_protocol = Int32(IPPROTO_TCP)
    var list: UnsafeMutablePointer<addrinfo>?
    let status = getaddrinfo(host, String(port), &hints, &list)
    defer { if let list { freeaddrinfo(list) } }
    guard status == 0 else {
      let reason = gai_strerror(status).map { String(cString: $0) } ?? "error \(status)"
      throw NameResolutionError(code: .noAddress, message: "The host \"\(host)\" has no address: \(reason).")
    }
    var addresses: [SocketAddress] = []
    var entry = list
    while let current = entry {
      if let address = self.address(current.pointee, host: host), !addresses.contains(address) {
        addresses.append(address)
      }
      entry = current.pointee.ai_next
    }
    return addresses
  }

  private static func address(_ info: addrinfo, host: String) -> SocketAddress? {
    guard let pointer = UnsafeRawPointer(info.ai_addr) else { return nil }
    switch info.ai_family {
    case AF_INET: return SocketAddress(pointer.loadUnaligned(as: sockaddr_in.self), host: host)
    case AF_INET6: return SocketAddress(pointer.loadUnaligned(as: sockaddr_in6.self), host: host)
    default: return nil
    }
  }
}

/// The reason why a host name can't be resolved.
public struct NameResolutionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of failure, as a stable key.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The code's name is a stable key, as `noAddress`.
    public let rawValue: String
    /// Makes a code of its name; a name that isn't among the members here is kept.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The number isn't a port.
    public static let invalidPort = Code(rawValue: "invalidPort")
    /// The system's look-up failed or found nothing.
    public static let noAddress = Code(rawValue: "noAddress")
  }

  /// The kind of failure, for programs: an invalid port, or a name without an address.
  public var code: Code
  /// What happened, for people, with the system's words.
  public var message: String

  public var description: String { self.message }
}
