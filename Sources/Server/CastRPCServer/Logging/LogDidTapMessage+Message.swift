import CastRPCProtocol
import CastSender
import CastV2
import FrameworkLog
import JSONCodec
import LoopIsolation
import NIOCore

extension LogDidTapMessage {
  /// - Parameters:
  ///   - redacted: The message's text without secrets, which all clients share.
  ///   - tap: The client's tap: its limit on payloads, and whether they are redacted.
  @LoopActor
  init(_ tapped: TappedMessage, redacted: RedactedText, recordId: Int64, time: Double, for tap: MessageTap) {
    let message = tapped.message
    let limit = Int(tap.maximumPayloadBytes ?? 16_384)
    let isRedacted = tap.redact ?? true
    var text: String?
    var binary: String?
    var isTruncated = false
    if message.payloadType == .string {
      (text, isTruncated) = Self.shortened(isRedacted ? redacted.value : message.text, to: limit)
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

  /// Returns the first `limit` bytes, cut between characters, and whether the text was longer.
  private static func shortened(_ text: String, to limit: Int) -> (String, Bool) {
    guard text.utf8.count > limit else { return (text, false) }
    var end = text.utf8.index(text.startIndex, offsetBy: limit)
    while end > text.startIndex, end.samePosition(in: text.unicodeScalars) == nil {
      end = text.utf8.index(before: end)
    }
    return (String(text[..<end]), true)
  }
}

/// The text of a message without secrets; created when a client first wants it, once for all clients.
@LoopActor
final class RedactedText {
  private let message: CastMessage
  private(set) lazy var value = Self.redacted(self.message)

  init(_ message: CastMessage) { self.message = message }

  /// Redacts JSON by its structure, and other payloads as text.
  private static func redacted(_ message: CastMessage) -> String {
    guard let document = try? JSONDocument(parsing: message.bytes, policy: .tolerant) else {
      return Redactor.redact(message.text)
    }
    return String(decoding: Redactor.redact(document.root.value).jsonBytes, as: UTF8.self)
  }
}
