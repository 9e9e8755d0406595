package import CastV2
import NIOCore

/// The content of a channel's message.
public enum ChannelPayload: Sendable, Hashable {
  /// Text, forwarded unchanged; only the app interprets it, as JSON or otherwise.
  case text(String)
  /// Bytes (a CastMessage's BINARY payload).
  case binary([UInt8])

  /// Creates the payload of a message. Text that isn't valid UTF-8 is kept as bytes.
  package init(_ message: CastMessage) {
    let bytes = message.payload.readableBytesView
    if message.payloadType == .string, let text = String(validating: bytes, as: UTF8.self) {
      self = .text(text)
    } else {
      self = .binary(Array(bytes))
    }
  }

  package var byteCount: Int {
    switch self {
    case .text(let text): text.utf8.count
    case .binary(let bytes): bytes.count
    }
  }

  func message(from source: String, to destination: String, namespace: CastNamespace) -> CastMessage {
    switch self {
    case .text(let text):
      CastMessage(sourceId: source, destinationId: destination, namespace: namespace, text: text)
    case .binary(let bytes):
      CastMessage(sourceId: source, destinationId: destination, namespace: namespace, binary: bytes)
    }
  }
}
