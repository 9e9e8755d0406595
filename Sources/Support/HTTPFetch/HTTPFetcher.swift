public import Logging
public import LoopIsolation
import NIOCore
import NIOHTTP1
public import TLS

/// Fetches resources over HTTP/1.1 and HTTPS by libcurl, each on its own connection, within limits.
///
/// It follows redirects within the request's policy, classifies failures (``FetchError``), and delivers the body as it
/// arrives. It keeps no cookies, no cache and no idle connections, decompresses nothing, and uses no proxy.
@LoopActor
public final class HTTPFetcher {
  private let tls: TLSPolicy
  private let logger: Logger

  /// - Parameter tls: The accepted TLS versions, ciphers and certificates for https.
  public init(tls: TLSPolicy = .web, logger: Logger = Logger(label: "http.fetch")) {
    self.logger = logger.component("HTTPFetcher")
    self.tls = tls
  }

  /// Sends a request, and returns when the head of the response has arrived, with any status.
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
        return FetchResponse(
          url: current.url, status: head.status, headers: head.headers, body: body, denial: chain.access?.denial)
      }
      body.cancel()
    }
  }
}

/// The requests of a fetch, from redirect to redirect.
///
/// A pure value: it computes the next request from a response.
struct RedirectChain: Sendable {
  private(set) var request: FetchRequest
  /// The access of the request's page; `nil` if it has none.
  private(set) var access: PageAccess?
  private var visited: Set<HTTPURL>

  init(_ request: FetchRequest) {
    self.request = request
    self.visited = [request.url]
    self.access = request.page.map { PageAccess(origin: $0, url: request.url) }
    self.setOrigin()
  }

  private mutating func setOrigin() {
    guard let access else { return }
    self.request.headers.remove(name: "Origin")
    if let origin = access.requestOrigin { self.request.headers.add(name: "Origin", value: origin) }
  }

  /// Returns the request to make next, or `nil` if the response is the answer.
  mutating func next(after response: ResponseHead) throws(FetchError) -> FetchRequest? {
    self.access?.judge(response.headers)
    guard [301, 302, 303, 307, 308].contains(response.status), self.request.redirects.maximum > 0 else {
      return nil
    }
    let status = response.status
    let from = self.request.url
    guard let location = response.headers.first(name: "Location") else {
      throw FetchError(.redirectRefused, "\(from) redirects (\(status)) but doesn't say where to.", status: status)
    }
    let to: HTTPURL
    do throws(FetchError) {
      to = try from.resolving(location)
    } catch {
      throw FetchError(
        .redirectRefused, "\(from) redirects to what can't be fetched: \(error)", status: status, cause: error)
    }
    guard self.request.redirects.allows(from, to) else {
      throw FetchError(.redirectRefused, "\(from) redirects to \(to), which isn't followed.", status: status)
    }
    // The first URL isn't a redirect.
    guard self.visited.count <= self.request.redirects.maximum, self.visited.insert(to).inserted else {
      throw FetchError(.tooManyRedirects, "\(from) is one redirect too many, or leads back.", status: status)
    }
    if from.origin != to.origin {
      for name in ["Authorization", "Cookie"] { self.request.headers.remove(name: name) }
      self.request.originHeaders = [:]
    }
    self.request.url = to
    self.access?.follow(to: to)
    self.setOrigin()
    return self.request
  }
}
