/// The answer to a request.
public struct CastReply: Sendable {
  /// The message as it came.
  public var message: CastMessage
  /// Its JSON.
  public var payload: CastPayload

  public init(message: CastMessage, payload: CastPayload) {
    self.message = message
    self.payload = payload
  }
}
