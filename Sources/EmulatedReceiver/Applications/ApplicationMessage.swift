import CastV2
import JSONCodec
import NIOCore

/// A message of an app, without the ends that it goes between.
struct ApplicationMessage: Sendable, Hashable {
  var namespace: CastNamespace
  var payloadType: CastMessage.PayloadType
  var payload: ByteBuffer

  init(namespace: CastNamespace, payloadType: CastMessage.PayloadType = .string, payload: ByteBuffer) {
    self.namespace = namespace
    self.payloadType = payloadType
    self.payload = payload
  }

  init(namespace: CastNamespace, json: some JSONEncodable) {
    self.init(namespace: namespace, payload: ByteBuffer(bytes: json.jsonBytes))
  }

  /// The message on its way.
  func from(_ sourceId: String, to destinationId: String) -> CastMessage {
    CastMessage(
      sourceId: sourceId, destinationId: destinationId, namespace: self.namespace, payloadType: self.payloadType,
      payload: self.payload)
  }
}
