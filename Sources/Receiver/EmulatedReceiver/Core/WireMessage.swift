import CastModel
import JSONCodec

/// A JSON message that the receiver sends: its type, the id of the request that it answers, and further members.
struct WireMessage: JSONEncodable, Sendable {
  var type: CastMessageType
  /// The key that holds the type; `nil`: the device's dialect decides (cast.md 6.3).
  var typeKey: ReceiverDialect.TypeKey?
  /// The id of the request that is answered; 0 for none.
  var requestId: Int64 = 0
  /// Writes the further members.
  var members: @Sendable (inout JSONWriter) -> Void = { _ in }

  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    if self.typeKey != .responseType { writer.member("type", self.type) }
    if self.typeKey == .responseType || self.typeKey == .both { writer.member("responseType", self.type) }
    self.members(&writer)
    writer.member("requestId", self.requestId)
    writer.endObject()
  }

  /// The same message without a request id, for senders that didn't request it.
  var unsolicited: WireMessage {
    var message = self
    message.requestId = 0
    return message
  }

  /// Returns INVALID_REQUEST with `reason` (cast.md 6.3, 7.2).
  static func invalidRequest(_ reason: InvalidRequestReason, requestId: Int64) -> WireMessage {
    WireMessage(type: .invalidRequest, requestId: requestId) { $0.member("reason", reason.rawValue) }
  }
}

/// The reason why a request is refused (cast.md 6.3, 7.2).
struct InvalidRequestReason: RawRepresentable, Error, Hashable, Sendable {
  let rawValue: String

  static let invalidCommand = InvalidRequestReason(rawValue: "INVALID_COMMAND")
  static let invalidParameters = InvalidRequestReason(rawValue: "INVALID_PARAMS")
  static let duplicateRequestID = InvalidRequestReason(rawValue: "DUPLICATE_REQUEST_ID")
  static let languageNotSupported = InvalidRequestReason(rawValue: "LANGUAGE_NOT_SUPPORTED")
  static let invalidSessionID = InvalidRequestReason(rawValue: "INVALID_SESSION_ID")
  static let invalidMediaSessionID = InvalidRequestReason(rawValue: "INVALID_MEDIA_SESSION_ID")
  static let notSupported = InvalidRequestReason(rawValue: "NOT_SUPPORTED")
}
