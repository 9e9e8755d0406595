import CastModel
import JSONCodec

@testable import CastSender

/// Compares a merged status with the rule of each member (`merge` in `spec/model/media.json`).
struct MergeCheck {
  private static let rules = SpecShapes.mergeRules(of: "MediaStatus")
  private static let volumeMembers = SpecShapes.shared.members(of: "Volume")?.map(\.name) ?? []
  private static let itemMembers = SpecShapes.shared.members(of: "QueueItem")?.map(\.name) ?? []
  /// The members that an idle player has no more (cast.md 7.4, 3).
  private static let ofQueue: Set<String> = [
    "currentItemId", "loadingItemId", "preloadedItemId", "items", "repeatMode",
  ]

  /// The status before; `nil` if the new one replaces it.
  let old: MediaStatus?
  /// Whether a seek is unanswered, so that a position is outdated.
  let keepsPosition: Bool
  /// Whether a change of the volume is unanswered.
  let keepsVolume: Bool

  func check(_ received: MediaStatus, became merged: MediaStatus) {
    var incoming = received
    incoming.readLegacyNames()
    let level = incoming.volume?.level
    incoming.volume?.level = level?.withoutFloatNoise
    incoming.playbackRate = incoming.playbackRate?.withoutFloatNoise
    let (part, before, after) = (declared(incoming), self.old.map(declared), declared(merged))
    for (name, rule, unless) in Self.rules {
      guard self.isDecided(name, incoming) else { continue }
      let isCleared = unless.map { part[$0] != nil } ?? false
      let kept = isCleared ? nil : before?[name]
      switch rule {
      case "clear": self.compare(name, after[name], part[name], merged)
      case "keep": self.compare(name, after[name], part[name] ?? kept, merged)
      case "byMember": self.compare(name, after[name], Self.joined(part[name], kept), merged)
      case "byId": self.compareItems(part, before, after, merged)
      default: preconditionFailure("\(name) has the rule \(rule), which this target doesn't know")
      }
    }
  }

  /// Whether the spec alone decides a member; the others have rules in code.
  private func isDecided(_ name: String, _ incoming: MediaStatus) -> Bool {
    switch name {
    // Without a position, one is estimated when time stops or starts.
    case "currentTime": self.old == nil || (!self.keepsPosition && incoming.currentTime != nil)
    // The spec has no rule for members of another shape, such as the level `true`; the next volume drops them.
    case "volume":
      self.old == nil
        || !self.keepsVolume
          && [incoming, self.old].allSatisfy { $0?.volume?.additional.isEmpty != false }
    // Old receivers send the breaks beside the media.
    case "media": self.old?.additional["breakInfo"] == nil && incoming.additional["breakInfo"] == nil
    default: true
    }
  }

  /// Returns a volume with the declared members of `older` that it lacks.
  private static func joined(_ value: JSONValue?, _ older: JSONValue?) -> JSONValue? {
    guard case .object(var members) = value, let older = older?.object else { return value ?? older }
    for name in self.volumeMembers where !members.contains(name) { members[name] = older[name] }
    return .object(members)
  }

  private func compare(_ name: String, _ value: JSONValue?, _ expected: JSONValue?, _ merged: MediaStatus) {
    if value == nil, Self.ofQueue.contains(name), merged.effectivePlayerState == .idle { return }
    precondition(
      value == expected, "\(name) is \(value?.jsonText ?? "absent"), but should be \(expected?.jsonText ?? "absent")")
  }

  /// Compares each item with its part; the first one of an id with its earlier version, too.
  private func compareItems(_ part: JSONObject, _ before: JSONObject?, _ after: JSONObject, _ merged: MediaStatus) {
    guard let items = part["items"]?.array else {
      return self.compare("items", after["items"], before?["items"], merged)
    }
    guard let found = after["items"]?.array else { return self.compare("items", nil, part["items"], merged) }
    precondition(found.count == items.count, "an item was made up or lost")
    var seen: Set<Int64> = []
    for (item, value) in zip(items, found) {
      let isFirst = item["itemId"]?.integer.map { seen.insert($0).inserted } ?? false
      let known = isFirst ? before?["items"]?.array?.first { $0["itemId"] == item["itemId"] } : nil
      for name in Self.itemMembers {
        let expected = item[name] ?? known?[name]
        // The current item has the current media.
        let isGiven = isFirst && name == "media" && expected == nil && value[name] == after["media"]
        precondition(
          isGiven || value[name] == expected,
          "\(name) of an item is \(value[name]?.jsonText ?? "absent"), not \(expected?.jsonText ?? "absent")")
      }
    }
  }
}

/// Returns the declared members that have their declared shape.
private func declared(_ status: MediaStatus) -> JSONObject {
  var status = status
  status.additional = JSONObject()
  return status.jsonObject
}
