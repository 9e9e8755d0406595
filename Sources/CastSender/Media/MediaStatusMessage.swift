package import CastModel
package import CastV2
import JSONCodec

/// A MEDIA_STATUS as it came.
package struct MediaStatusMessage: Sendable {
  /// The request that it answers; 0 or `nil`: none of ours, perhaps somebody else's.
  package var requestId: Int64?
  /// The status; `nil`: the receiver says that there is no media session.
  package var status: MediaStatus?
  /// How long the message is, in bytes.
  package var byteCount: Int

  package init(requestId: Int64? = nil, status: MediaStatus?, byteCount: Int = 0) {
    self.requestId = requestId
    self.status = status
    self.byteCount = byteCount
  }

  /// Reads a MEDIA_STATUS; `nil` if there is no status in it, not even an empty list, which is then no news.
  ///
  /// Besides the usual list some receivers write one object, or put its members beside `type` (cast.md 7.2). Only the
  /// first object of a list counts.
  package init?(_ payload: CastPayload, byteCount: Int = 0) {
    let root = payload.root
    self.requestId = payload.requestId
    self.byteCount = byteCount
    guard let node = root["status"], !node.isNull else {
      guard root["playerState"] != nil || root["mediaSessionId"] != nil, var flat = try? MediaStatus(json: root)
      else { return nil }
      for key in ["type", "responseType", "requestId"] { flat.additional[key] = nil }
      self.status = flat
      return
    }
    switch node.kind {
    case .array where node.count == 0: self.status = nil
    case .array:
      let elements = (0..<node.count).lazy.compactMap { node[$0] }
      guard let first = elements.first(where: { $0.kind == .object }), let status = try? MediaStatus(json: first)
      else { return nil }
      self.status = status
    default:
      guard let status = try? MediaStatus(json: node) else { return nil }
      self.status = status
    }
  }
}
