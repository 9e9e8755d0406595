import CastV2
import NIOCore

/// Messages of every shape, for the codec's tests.
enum CastMessageSamples {
  static let mediaStatus = CastMessage(
    sourceId: "8a154ab1-c29b-4e6d-841b-637da4ec5a3a", destinationId: "*", namespace: .media,
    text: #"{"type":"MEDIA_STATUS","requestId":0,"status":["# + String(repeating: #"{"mediaSessionId":1},"#, count: 160)
      + #"{}]}"#)

  static let all: [CastMessage] =
    [
      CastMessage(sourceId: "s", destinationId: "d", namespace: "n", text: ""),
      CastMessage(sourceId: "s", destinationId: "d", namespace: "n", binary: []),
      HeartbeatMessage.ping(from: CastEndpointID.transport, to: CastEndpointID.transport),
      CastMessage(sourceId: "sender-0", destinationId: "receiver-0", namespace: .deviceAuth, binary: 0...255),
      CastMessage(
        sourceId: "sender-é", destinationId: "\u{1F4FA}", namespace: "urn:x-cast:ü",
        text: "\"quotes\" \\ and\nbreaks\u{0}\u{7F} 漢字"),
      mediaStatus,
      CastMessage(
        sourceId: "a", destinationId: "b", namespace: "c", payloadType: .binary, payload: ByteBuffer(bytes: [0]),
        protocolVersion: .v1_3, isContinued: true, remainingLength: .max),
      CastMessage(
        sourceId: "a", destinationId: "b", namespace: "c", payloadType: .string, payload: ByteBuffer(string: "x"),
        protocolVersion: .v1_2, isContinued: false, remainingLength: 0),
    ]
    // The lengths around which varints grow.
    + [1, 126, 127, 128, 129, 16_383, 16_384, 65_000].map {
      CastMessage(
        sourceId: String(repeating: "s", count: min($0, 300)), destinationId: "d", namespace: .receiver,
        text: String(repeating: "x", count: $0))
    }
    + [UInt32(1), 127, 128, 16_384, 1 << 21, 1 << 28].map {
      CastMessage(
        sourceId: "a", destinationId: "b", namespace: "c", payloadType: .binary, payload: ByteBuffer(),
        protocolVersion: .v1_1, remainingLength: $0)
    }
}
