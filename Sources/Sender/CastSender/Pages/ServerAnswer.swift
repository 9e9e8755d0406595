import CastModel
import Conversion
import HTTPFetch
import LocalMedia
import LoopIsolation
import MediaPreflight
import NIOCore
import NIOHTTP1

/// A server's answer to the first request of an address, made as a device would make it.
struct ServerAnswer: Sendable {
  /// Where the answer came from in the end.
  var url: String
  var content: RemoteContent
  /// Whether it is a radio station, which has no end.
  var isLive: Bool
  /// The station's own name.
  var title: String?
  /// Whether pages of the default media receiver may read it (CORS).
  var isReadable: Bool

  private static let headBytes = 4_096
  private static let limits = FetchLimits(
    connectTimeout: .seconds(5), idleTimeout: .seconds(5), totalTimeout: .seconds(10))

  /// Asks for the beginning of media as this machine would fetch it for a device, with the source's header fields, or
  /// as the device itself would.
  ///
  /// - Throws: ``FetchError``; `badStatus` also for a page in place of the media.
  @LoopActor
  static func ask(
    _ source: RemoteSource, withHeaders: Bool, with fetcher: HTTPFetcher, _ fetching: PreflightFetching
  ) async throws(FetchError) -> ServerAnswer {
    let answer = try await self.ask(source.url, with: fetcher, fetching, withHeaders ? source.headers : [])
    guard answer.content != .page else {
      throw FetchError(.badStatus, "\(PageText.line(source.url) ?? "") answers with a page, and not with media.")
    }
    return answer
  }

  /// Asks for the beginning of a resource.
  ///
  /// - Parameter headers: Sent in place of a device's fields with the same names; another origin gets the `User-Agent`
  ///   alone.
  /// - Throws: ``FetchError``; `badStatus` for everything but success, of which a page may say why.
  @LoopActor
  static func ask(
    _ text: String, with fetcher: HTTPFetcher, _ fetching: PreflightFetching, _ headers: [RemoteSource.Header] = []
  ) async throws(FetchError) -> ServerAnswer {
    let url = try HTTPURL(text)
    var request = FetchRequest(
      url, headers: ["User-Agent": MediaPreflight.userAgent], range: .bytes(from: 0, count: Int64(Self.headBytes)),
      limits: Self.limits, redirects: fetching.redirects, addresses: fetching.addresses)
    request.page = ReceiverPage.defaultReceiver.origin
    if !headers.isEmpty { RemoteSource(text, headers: headers).addHeaders(to: &request) }
    let response = try await fetcher.fetch(request)
    let isPage = response.contentType == "text/html"
    // Sites that turn devices away may let a resolver in.
    guard (200...299).contains(response.status) || isPage && [401, 403, 429, 503].contains(response.status) else {
      response.body.cancel()
      try response.requireSuccess()
      throw FetchError(.badStatus, "\(url) answers with status \(response.status).", status: response.status)
    }
    let head = Array(try await response.body.prefix(Self.headBytes).readableBytesView)
    let headers = response.headers
    return ServerAnswer(
      url: response.url.description,
      content: RemoteContent(head: head, url: response.url.description, serverType: response.contentType),
      isLive: headers.contains(name: "icy-name") || headers.contains(name: "icy-br"),
      title: PageText.line(headers.first(name: "icy-name")),
      isReadable: (try? response.requireAccess()) != nil)
  }
}
