import CastModel
import EmulatedReceiver
import JSONCodec

// What pages and `device.status` get to see; names are those of the state itself.
extension ReceiverScreenState {
  var object: JSONObject {
    var object: JSONObject = [
      "deviceName": .string(self.deviceName), "phase": .string(self.phase.rawValue),
      "volume": .object(self.volume.object),
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
    if let style = self.textTrackStyle, let value = try? JSONDocument(parsing: style.jsonBytes).root.value {
      object["textTrackStyle"] = value
    }
    return object
  }
}

extension Track {
  /// What a person calls the track.
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
