public import HTTPServing
public import LoopIsolation

/// Content of another server, which is fetched from it for each request.
@LoopActor
public protocol PublishedResource: AnyObject, Sendable {
  /// Called with the number of bytes that were sent; and once with whether those were all, when the response has ended.
  typealias Report = @LoopActor (_ sent: Int64, _ isWhole: Bool?) -> Void

  /// Whether the path after the token names one of several parts, whose types the responses say; otherwise all
  /// responses have the type of the publication.
  nonisolated var hasParts: Bool { get }

  /// Returns the other server's response to a request.
  ///
  /// If ``hasParts``, a body of bytes in memory is a manifest's: the media server answers the request with it, and
  /// reports the transfer.
  ///
  /// - Parameter report: Called for a response with a body that is streamed.
  func response(to request: HTTPRequest, report: @escaping Report) async -> HTTPResponse
}

extension PublishedResource {
  /// By default `false`: the resource is one part.
  public nonisolated var hasParts: Bool { false }
}
