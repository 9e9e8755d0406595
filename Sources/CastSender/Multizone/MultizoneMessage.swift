package import CastModel
package import CastV2
import JSONCodec

/// A message of the multizone namespace as it came (cast.md 8).
package enum MultizoneMessage: Sendable, Hashable {
  /// All members.
  case status(MultizoneStatus)
  /// A member that is new or changed; receivers confuse the two.
  case device(MultizoneDevice)
  /// A member that left.
  case removed(deviceId: String)
  /// Whether what plays can be moved and spread.
  case playbackSession(MultizonePlaybackSession)
  /// An answer that only completes its request.
  case castingGroups

  /// Reads a message; `nil` if it is of another type or says nothing.
  package init?(_ payload: CastPayload) {
    let root = payload.root
    switch payload.type?.rawValue {
    case "MULTIZONE_STATUS":
      guard let node = root["status"], let status = try? MultizoneStatus(json: node) else { return nil }
      self = .status(Self.repaired(status, from: node))
    case "DEVICE_ADDED", "DEVICE_UPDATED":
      guard let node = root["device"], let device = try? MultizoneDevice(json: node), !device.deviceId.isEmpty else {
        return nil
      }
      self = .device(device)
    case "DEVICE_REMOVED":
      guard let id = root["deviceId"]?.string ?? root["device"]?["deviceId"]?.string, !id.isEmpty else { return nil }
      self = .removed(deviceId: id)
    case "PLAYBACK_SESSION_UPDATED":
      guard let node = root["playbackSession"] ?? root["status"]?["playbackSession"],
        let session = try? MultizonePlaybackSession(json: node)
      else { return nil }
      self = .playbackSession(session)
    case "CASTING_GROUPS": self = .castingGroups
    default: return nil
    }
  }

  /// One member that can't be read doesn't cost the others: then each is read by itself.
  private static func repaired(_ status: MultizoneStatus, from node: JSONNode) -> MultizoneStatus {
    guard status.devices == nil, let list = node["devices"], list.kind == .array else { return status }
    var status = status
    status.devices = (0..<list.count).compactMap { index in list[index].flatMap { try? MultizoneDevice(json: $0) } }
    status.additional["devices"] = nil
    return status
  }
}
