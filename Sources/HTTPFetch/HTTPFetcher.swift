public import Logging
public import LoopIsolation
import NIOCore
public import TLS

/// Fetches resources over HTTP/1.1 and HTTPS by libcurl, each on a connection of its own, within limits.
///
/// It follows redirects as far as the request's policy goes, tells failures apart (``FetchError``), and hands the body out as it comes.
/// It keeps no cookies, no cache and no idle connections, decompresses nothing, and asks no proxy.
@LoopActor
public final class HTTPFetcher {
  private let tls: TLSPolicy
  private let logger: Logger

  /// - Parameter tls: Which TLS is acceptable for https, and whose certificates.
  public init(tls: TLSPolicy = .web, logger: Logger = Logger(label: "http.fetch")) {
    self.logger = logger
    self.tls = tls
  }

  /// Sends a request; the answer's head is there when this returns, whatever its status.
  ///
  /// - Throws: ``FetchError``.
  public func fetch(_ request: FetchRequest) async throws(FetchError) -> FetchResponse {
    try request.checkHeaders()
    let deadline = request.limits.totalTimeout.map { NIODeadline.now() + $0 }
    let thread = try await CurlThread.shared()
    var chain = RedirectChain(request)
    while true {
      if Task.isCancelled { throw FetchError(.cancelled, "The fetch was cancelled.") }
      let current = chain.request
      let body = FetchBody(thread)
      let head = try await body.start(current, timeout: deadline.map { $0 - .now() }, tls: self.tls)
      self.logger.trace("fetched", metadata: ["url": "\(current.url)", "status": "\(head.status)"])
      guard try chain.next(after: head) != nil else {
        return FetchResponse(url: current.url, status: head.status, headers: head.headers, body: body)
      }
      body.cancel()
    }
  }
}
