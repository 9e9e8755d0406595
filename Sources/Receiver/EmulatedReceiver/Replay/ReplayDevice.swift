import CastModel
public import CastRecording
import DNSSD
import JSONCodec

extension ReceiverConfiguration {
  /// Gives the receiver the recorded device's identity, TXT record, volume and messages.
  ///
  /// The first announcement of the recording determines the identity; without one the header's device does.
  ///
  /// - Throws: ``ReceiverError`` (`invalidData`) if nothing can be replayed.
  public mutating func replay(_ recording: Recording, options: ReplayOptions) throws(ReceiverError) {
    self.replay = try ReplayScript(recording, options: options)
    self.showsIdleScreen = false
    let described = recording.header.device
    if let id = described["id"]?.string ?? described["deviceId"]?.string { self.adopt(id: id) }
    if let name = described["friendlyName"]?.string, !name.isEmpty { self.device.friendlyName = name }
    if let model = described["modelName"]?.string ?? described["model"]?.string, !model.isEmpty {
      self.device.model = model
    }
    if let capabilities = described["capabilities"]?.integer {
      self.device.capabilities = DeviceCapabilities(rawValue: capabilities)
    }
    for entry in recording.entries {
      guard case .service(let service) = entry.event, service.isAnnounced, !service.txt.isEmpty else { continue }
      self.adopt(service)
      break
    }
    self.adoptVolume(recording)
    if let problem = self.device.announcementProblem { throw ReceiverError(.invalidData, problem) }
  }

  /// Adopts the TXT record of a recorded announcement, and the identity in it.
  private mutating func adopt(_ service: RecordedService) {
    let entries = service.txt.compactMap { text -> TXTRecord.Entry? in
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let key = parts.first, !key.isEmpty else { return nil }
      return TXTRecord.Entry(key: key, value: parts.count > 1 ? parts[1] : nil)
    }
    let record = TXTRecord(entries)
    if let id = record["id"] { self.adopt(id: id) }
    if let name = record["fn"], !name.isEmpty { self.device.friendlyName = name }
    if let model = record["md"], !model.isEmpty { self.device.model = model }
    if let capabilities = record["ca"].flatMap(Int64.init) {
      self.device.capabilities = DeviceCapabilities(rawValue: capabilities)
    }
    self.device.txt = TXTTemplate(entries: entries)
    // A DNS label has up to 63 bytes (RFC 1035, 2.3.4).
    if (1...63).contains(service.instance.utf8.count) { self.device.instanceName = service.instance }
  }

  /// Adopts an id, with or without dashes; a stand-in of another form is ignored.
  private mutating func adopt(id: String) {
    let id = id.lowercased().filter { $0 != "-" }
    if ReceiverDevice.isValidID(id) { self.device.id = id }
  }

  /// Adopts the volume of the first RECEIVER_STATUS that has one.
  private mutating func adoptVolume(_ recording: Recording) {
    for entry in recording.entries {
      guard case .message(let message) = entry.event, message.direction == .inbound,
        case .json(let value) = message.payload, value["type"]?.string == CastMessageType.receiverStatus.rawValue,
        let volume = value["status"]?["volume"]?.object
      else { continue }
      if let type = volume["controlType"]?.string {
        self.device.volume.controlType = VolumeControlType(rawValue: type)
      }
      if let step = volume["stepInterval"]?.number, (0...1).contains(step) { self.device.volume.stepInterval = step }
      if let level = volume["level"]?.number { self.device.volume.level = min(max(level, 0), 1) }
      self.device.volume.isMuted = volume["muted"]?.bool ?? false
      return
    }
  }
}
