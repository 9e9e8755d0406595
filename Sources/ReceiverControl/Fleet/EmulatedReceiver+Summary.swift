import CastDiscovery
import CastModel
import EmulatedReceiver
import JSONCodec
import LoopIsolation

extension EmulatedReceiver {
  /// The device in a few words, as `device.list` shows it.
  var summary: JSONObject {
    let (device, presence) = (self.configuration.device, self.presence)
    var summary: JSONObject = [
      "id": .string(device.id), "name": .string(device.friendlyName), "model": .string(device.model),
      "capabilities": .integer(device.capabilities.rawValue), "host": .string(presence.host),
      "port": .integer(Int64(presence.port)), "advertised": .bool(presence.isAdvertised),
      "volume": .object(self.volume.object),
    ]
    if let sessionId { summary["sessionId"] = .string(sessionId) }
    if let application = self.screen.application { summary["appId"] = .string(application.appId) }
    return summary
  }
}

extension DeviceVolume {
  /// The volume as JSON.
  var object: JSONObject { (try? JSONDocument(parsing: self.jsonBytes).root.value.object) ?? [:] }
}
