import CastModel
import CastSender
import CastV2
import JSONCodec
import NIOCore

/// Points in time, in seconds from an arbitrary one.
func at(_ seconds: Double) -> NIODeadline {
  NIODeadline.uptimeNanoseconds(1_000_000_000_000 + UInt64(seconds * 1e9))
}

/// A payload as a device sends it.
func payload(_ text: String) throws -> CastPayload {
  try CastPayload(root: JSONDocument(parsing: text, policy: .tolerant).root)
}

/// A media status as a device sends it: one element of `status`.
func mediaStatus(_ text: String) throws -> MediaStatus {
  try MediaStatus(json: JSONDocument(parsing: text, policy: .tolerant).root)
}

extension ReceiverApplication {
  /// A running app.
  static func running(
    _ appId: String = "CC1AD845", sessionId: String = "run-1", transportId: String? = "transport-1",
    universalAppId: String? = nil, isIdleScreen: Bool? = nil,
    namespaces: [String] = ["urn:x-cast:com.google.cast.media"]
  ) -> ReceiverApplication {
    ReceiverApplication(
      appId: appId, universalAppId: universalAppId, displayName: "App \(appId)", isIdleScreen: isIdleScreen,
      namespaces: namespaces.map { ApplicationNamespace(name: $0) }, sessionId: sessionId, transportId: transportId)
  }
}

extension ReceiverStatusMessage {
  /// A status that lists `applications`.
  static func listing(_ applications: [ReceiverApplication], requestId: Int64? = 0) -> ReceiverStatusMessage {
    ReceiverStatusMessage(requestId: requestId, status: ReceiverStatus(applications: applications))
  }
}
