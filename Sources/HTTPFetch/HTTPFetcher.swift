public import Logging
public import LoopIsolation
import NIOCore
import NIOHTTP1
public import TLS

/// Fetches resources over HTTP/1.1 and HTTPS, each on a connection of its own, within limits.
///
/// It follows redirects as far as the request's policy goes, tells failures apart (``FetchError``), and hands the body out as it comes.
/// It keeps no cookies, no cache and no idle connections, and decompresses nothing.
@LoopActor
public final class HTTPFetcher {
  private let connector: Connector
  private let logger: Logger

  /// - Parameter tls: Which TLS is acceptable for https, and whose certificates.
  public init(tls: TLSPolicy = .web, logger: Logger = Logger(label: "http.fetch")) {
    self.logger = logger
    self.connector = Connector(tls: tls)
  }

  /// Sends a request; the answer's head is there when this returns, whatever its status.
  ///
  /// - Throws: ``FetchError``.
  public func fetch(_ request: FetchRequest) async throws(FetchError) -> FetchResponse {
    let deadline = request.limits.totalTimeout.map { NIODeadline.now() + $0 }
    var chain = RedirectChain(request)
    while true {
      let current = chain.request
      let (exchange, head) = try await self.exchange(current, deadline: deadline)
      self.logger.trace("fetched", metadata: ["url": "\(current.url)", "status": "\(head.status.code)"])
      guard try chain.next(after: head) != nil else {
        return FetchResponse(
          url: current.url, status: Int(head.status.code), headers: head.headers, body: FetchBody(exchange))
      }
      exchange.cancel()
    }
  }

  private func exchange(
    _ request: FetchRequest, deadline: NIODeadline?
  ) async throws(FetchError) -> (Exchange, HTTPResponseHead) {
    if Task.isCancelled { throw FetchError(.cancelled, "The fetch was cancelled.") }
    let exchange = try await self.connector.connect(request, deadline: deadline)
    let head = try await exchange.cancellable { () throws(FetchError) in try await exchange.start(request.head) }
    return (exchange, head)
  }
}
