public import HTTPServing
public import LoopIsolation

/// Content of another server, which is fetched from it for each request.
@LoopActor
public protocol PublishedResource: AnyObject, Sendable {
  /// Called with the number of bytes that were sent; and once with whether those were all, when the response has ended.
  typealias Report = @LoopActor (_ sent: Int64, _ isWhole: Bool?) -> Void

  /// Returns the other server's response to a request.
  ///
  /// - Parameter report: Called for a response with a body that is streamed.
  func response(to request: HTTPRequest, report: @escaping Report) async -> HTTPResponse
}
