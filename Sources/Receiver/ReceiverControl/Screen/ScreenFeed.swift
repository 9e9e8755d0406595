import CastModel
import EmulatedReceiver
import JSONCodec
import NIOCore

/// The decision which screens must be redrawn.
///
/// A pure value: the caller passes the time of each state. A position that advances as expected needs no update, since
/// the viewer advances it itself.
struct ScreenFeed: Sendable {
  /// The deviation of a position, in seconds, from which on it is sent again.
  static let tolerance = 0.75

  private struct Drawn: Sendable {
    var screen: ReceiverScreenState
    var time: NIODeadline
  }

  private var drawn: [String: Drawn] = [:]

  /// Whether `screen` of a device differs from the last drawn one; stores it as drawn if so.
  mutating func isNews(_ screen: ReceiverScreenState, of deviceId: String, now: NIODeadline) -> Bool {
    guard let last = self.drawn[deviceId], Self.isSame(last.screen, screen, after: now - last.time) else {
      self.drawn[deviceId] = Drawn(screen: screen, time: now)
      return true
    }
    return false
  }

  /// Returns the drawn devices that aren't among `ids` any more, and removes them.
  mutating func gone(remaining ids: Set<String>) -> [String] {
    let gone = self.drawn.keys.filter { !ids.contains($0) }.sorted()
    for id in gone { self.drawn[id] = nil }
    return gone
  }

  private static func isSame(_ old: ReceiverScreenState, _ new: ReceiverScreenState, after: TimeAmount) -> Bool {
    let seconds = Double(after.nanoseconds) / 1e9
    var expected = old
    if let media = old.media, let newMedia = new.media {
      let position = media.position + seconds * media.rate
      let end = media.duration ?? .infinity
      guard abs(min(position, end) - newMedia.position) < self.tolerance else { return false }
      expected.media?.position = newMedia.position
      // A live window moves with time; it is sent along with the other changes.
      expected.media?.liveRange = newMedia.liveRange
    }
    if let ad = old.ad, let newAd = new.ad {
      let isMoving = new.phase == .playing
      guard abs(ad.position + (isMoving ? seconds : 0) - newAd.position) < self.tolerance else { return false }
      expected.ad?.position = newAd.position
    }
    return expected == new
  }
}

// The screen in JSON, for pages and `device.status`; names are those of the state itself.
extension ReceiverScreenState {
  var object: JSONObject {
    var object: JSONObject = [
      "deviceName": .string(self.deviceName), "phase": .string(self.phase.rawValue),
      "volume": self.volume.jsonValue,
    ]
    object["app"] = self.application.map { .object($0.object) }
    object["prompt"] = self.prompt.map { .object($0.object) }
    object["media"] = self.media.map { .object($0.object) }
    object["ad"] = self.ad.map { .object($0.object) }
    object["idleReason"] = self.idleReason.map { .string($0.rawValue) }
    object["failure"] = self.failure.map(JSONValue.string)
    object["queue"] = self.queue.map { .object($0.object) }
    return object
  }
}

extension ReceiverScreenState.Application {
  fileprivate var object: JSONObject {
    [
      "appId": .string(self.appId), "name": .string(self.name), "statusText": .string(self.statusText),
      "senders": .integer(Int64(self.senders)),
    ]
  }
}

extension ReceiverScreenState.Prompt {
  fileprivate var object: JSONObject {
    var object: JSONObject = ["appId": .string(self.appId), "appName": .string(self.applicationName)]
    object["senderDeviceName"] = self.senderDeviceName.map(JSONValue.string)
    return object
  }
}

extension ReceiverScreenState.Media {
  fileprivate var object: JSONObject {
    var object: JSONObject = [
      "contentUrl": .string(self.contentURL), "kind": .string("\(self.kind.rawValue)"),
      "position": .number(self.position), "rate": .number(self.rate),
    ]
    object["title"] = self.title.map(JSONValue.string)
    object["subtitle"] = self.subtitle.map(JSONValue.string)
    object["artworkUrl"] = self.artworkURL.map(JSONValue.string)
    object["contentType"] = self.contentType.map(JSONValue.string)
    object["duration"] = self.duration.map(JSONValue.number)
    object["liveRange"] = self.liveRange.map { [.number($0.lowerBound), .number($0.upperBound)] }
    object["subtitleText"] = self.subtitleText.map(JSONValue.string)
    if !self.activeTracks.isEmpty { object["activeTracks"] = .array(self.activeTracks.map(\.label)) }
    object["textTrackStyle"] = self.textTrackStyle?.jsonValue
    if !self.hasPicture { object["hasPicture"] = false }
    if !self.hasSound { object["hasSound"] = false }
    return object
  }
}

extension Track {
  /// The track's label, for people.
  fileprivate var label: JSONValue {
    .string(self.name ?? self.language ?? "\(self.type.rawValue) \(self.trackId)")
  }
}

extension ReceiverScreenState.Ad {
  fileprivate var object: JSONObject {
    var object: JSONObject = [
      "breakId": .string(self.breakId), "clipId": .string(self.clipId), "number": .integer(Int64(self.number)),
      "count": .integer(Int64(self.count)), "position": .number(self.position), "duration": .number(self.duration),
    ]
    object["title"] = self.title.map(JSONValue.string)
    object["skippableFrom"] = self.skippableFrom.map(JSONValue.number)
    return object
  }
}

extension ReceiverScreenState.Queue {
  fileprivate var object: JSONObject {
    var object: JSONObject = [
      "number": .integer(Int64(self.number)), "count": .integer(Int64(self.count)),
      "repeatMode": .string(self.repeatMode.rawValue), "isShuffled": .bool(self.isShuffled),
    ]
    object["nextTitle"] = self.nextTitle.map(JSONValue.string)
    return object
  }
}
