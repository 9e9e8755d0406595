import CastRPCProtocol
import CastSender
import CastV2
import FrameworkLog
import JSONCodec
import NIOCore

extension LogDidTapMessage {
  /// - Parameter tap: What the client wants to see of it.
  init(_ tapped: TappedMessage, recordId: Int64, time: Double, for tap: MessageTap) {
    let message = tapped.message
    let limit = Int(tap.maximumPayloadBytes ?? 16_384)
    let isRedacted = tap.redact ?? true
    var text: String?
    var binary: String?
    var isTruncated = false
    if message.payloadType == .string {
      (text, isTruncated) = Self.shortened(isRedacted ? Self.redacted(message) : message.text, to: limit)
    } else if isRedacted {
      isTruncated = true
    } else {
      let bytes = message.bytes
      isTruncated = bytes.count > limit
      binary = Base64.encode(Array(bytes.prefix(limit)))
    }
    self.init(
      recordId: recordId, time: time, sessionId: tapped.sessionId,
      direction: tapped.direction == .inbound ? .in : .out, sourceId: message.sourceId,
      destinationId: message.destinationId, namespace: message.namespace.rawValue, payload: text,
      binaryPayload: binary, payloadBytes: Int64(message.payload.readableBytes), isTruncated: isTruncated)
  }

  /// JSON is gone through as such; what an app says in words of its own, as text.
  private static func redacted(_ message: CastMessage) -> String {
    guard let document = try? JSONDocument(parsing: message.bytes, policy: .tolerant) else {
      return Redactor.redact(message.text)
    }
    return String(decoding: Redactor.redact(document.root.value).jsonBytes, as: UTF8.self)
  }

  /// The first `limit` bytes, cut between characters.
  private static func shortened(_ text: String, to limit: Int) -> (String, Bool) {
    guard text.utf8.count > limit else { return (text, false) }
    var end = text.utf8.index(text.startIndex, offsetBy: limit)
    while end > text.startIndex, end.samePosition(in: text.unicodeScalars) == nil {
      end = text.utf8.index(before: end)
    }
    return (String(text[..<end]), true)
  }
}
