package import CastV2
import NIOCore

/// What one message of a channel carries.
public enum ChannelPayload: Sendable, Hashable {
  /// Text, passed on byte by byte; JSON or not is the app's affair.
  case text(String)
  /// Bytes (a CastMessage's BINARY payload).
  case binary([UInt8])

  /// What a message carries. Text that isn't valid UTF-8 is kept as the bytes that it is.
  package init(_ message: CastMessage) {
    let bytes = message.payload.readableBytesView
    if message.payloadType == .string, let text = String(validating: bytes, as: UTF8.self) {
      self = .text(text)
    } else {
      self = .binary(Array(bytes))
    }
  }

  /// How many bytes it has on the wire.
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
