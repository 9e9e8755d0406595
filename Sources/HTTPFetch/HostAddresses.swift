import LoopIsolation
import NIOCore

/// The addresses of a host; those that are given as numbers need no look-up.
enum HostAddresses {
  static func lookUp(host: String, port: Int, on eventLoop: any EventLoop) -> EventLoopFuture<[SocketAddress]> {
    if let address = try? SocketAddress(ipAddress: host, port: port) {
      return eventLoop.makeSucceededFuture([address])
    }
    return NameResolver.resolve(host: host, port: port, on: eventLoop).flatMapErrorThrowing { error in
      throw FetchError(.resolveFailed, "\(error)", cause: error)
    }
  }
}
