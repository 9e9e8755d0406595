import CastDiscovery
import CastModel
import CastSender
import CastV2
import JSONCodec
import Testing

@Suite struct MultizoneReducerTests {
  private var reducer = MultizoneReducer()

  private static let lounge =
    #"{"capabilities":4,"deviceId":"123456","name":"Room Lounge","volume":{"level":0.24,"muted":false}}"#

  private mutating func receive(_ text: String) throws -> MultizoneReducer.Result? {
    let root = try JSONDocument(parsing: text, policy: .tolerant).root
    return MultizoneMessage(try CastPayload(root: root)).map { self.reducer.receive($0) }
  }

  private mutating func changes(_ text: String) throws -> [String] {
    try self.receive(text)?.changes.map(\.word) ?? ["ignored"]
  }

  @Test mutating func recordedMessagesAreFollowed() throws {
    #expect(
      try self.changes(
        #"{"requestId":0,"status":{"devices":[{"capabilities":196612,"deviceId":"123456-11c9-8822-cbde-114234fabd","#
          + #""name":"Room Study","volume":{"level":0.30000001192092896,"muted":false}}],"isMultichannel":false},"#
          + #""type":"MULTIZONE_STATUS"}"#) == ["status 1"])
    #expect(self.reducer.status?.isMultichannel == false)
    #expect(try self.changes(#"{"device":\#(Self.lounge),"requestId":0,"type":"DEVICE_ADDED"}"#) == ["+123456"])
    #expect(
      try self.changes(
        #"{"device":{"capabilities":4,"deviceId":"123456","name":"Room Lounge","volume":{"level":0.35,"muted":false}},"#
          + #""requestId":0,"type":"DEVICE_UPDATED"}"#) == ["~123456 0.35"])
    #expect(try self.changes(#"{"deviceId":"111111","requestId":0,"type":"DEVICE_REMOVED"}"#) == [], "nobody we know")
    #expect(
      try self.changes(#"{"deviceId":"123456","requestId":0,"type":"DEVICE_REMOVED"}"#) == [
        "-\(DeviceID.canonical("123456"))"
      ])
  }

  @Test mutating func readsTheTVsPlaybackSession() throws {
    let text =
      #"{"requestId":0,"status":{"devices":[{"capabilities":458757,"deviceId":"BBB7EEDD-B097-DB73-826B-E22F5F722C5B","#
      + #""name":"Room Landing","volume":{"level":1.0,"muted":false}}],"isMultichannel":false,"playbackSession":"#
      + #"{"appAllowsGrouping":true,"isVideoContent":false,"streamTransferSupported":true}},"type":"MULTIZONE_STATUS"}"#
    #expect(try self.changes(text) == ["status 1"])
    #expect(try self.changes(text) == [], "the same again is no news")
    #expect(self.reducer.status?.playbackSession?.streamTransferSupported == true)
    let device = self.reducer.device("bbb7eeddb097db73826be22f5f722c5b")
    #expect(device?.name == "Room Landing" && device?.deviceId == "bbb7eeddb097db73826be22f5f722c5b")
    #expect(device?.announcedId == nil)
    #expect(
      self.reducer.spelling(of: "bbb7eeddb097db73826be22f5f722c5b") == "BBB7EEDD-B097-DB73-826B-E22F5F722C5B",
      "messages to the device spell it as the device does")
    #expect(
      try self.changes(#"{"type":"PLAYBACK_SESSION_UPDATED","playbackSession":{"streamTransferSupported":false}}"#)
        == ["session"])
    #expect(try self.changes(#"{"type":"PLAYBACK_SESSION_UPDATED","requestId":0}"#) == ["ignored"])
  }

  @Test mutating func anUpdateOfAnUnknownDeviceAddsIt() throws {
    #expect(try self.changes(#"{"device":\#(Self.lounge),"type":"DEVICE_UPDATED"}"#) == ["+123456"])
    #expect(try self.changes(#"{"device":\#(Self.lounge),"type":"DEVICE_ADDED"}"#) == [], "known")
  }

  @Test mutating func anUpdateSaysOnlyWhatChanged() throws {
    _ = try self.changes(#"{"device":\#(Self.lounge),"type":"DEVICE_ADDED"}"#)
    #expect(
      try self.changes(#"{"device":{"deviceId":"123456","volume":{"muted":true}},"type":"DEVICE_UPDATED"}"#)
        == ["~123456 0.24"])
    let device = self.reducer.device("123456")
    #expect(device?.name == "Room Lounge" && device?.capabilities == 4)
    #expect(device?.volume?.muted == true && device?.volume?.level == 0.24)
  }

  @Test(arguments: [
    #"{"type":"MULTIZONE_STATUS"}"#, #"{"type":"MULTIZONE_STATUS","status":7}"#, #"{"type":"DEVICE_ADDED"}"#,
    #"{"type":"DEVICE_ADDED","device":{}}"#, #"{"type":"DEVICE_UPDATED","device":{"deviceId":""}}"#,
    #"{"type":"DEVICE_REMOVED"}"#, #"{"type":"DEVICE_REMOVED","deviceId":5}"#, #"{"type":"SOMETHING"}"#, #"{}"#,
  ])
  mutating func ignoresEmptyMessages(text: String) throws {
    #expect(try self.changes(text) == ["ignored"])
    #expect(self.reducer.status == nil)
  }

  @Test mutating func skipsABadMember() throws {
    #expect(
      try self.changes(#"{"type":"MULTIZONE_STATUS","status":{"devices":[{"name":"no id"},\#(Self.lounge),17]}}"#)
        == ["status 1"])
  }

  @Test mutating func theSameMemberTwiceCountsOnce() throws {
    #expect(
      try self.changes(#"{"type":"MULTIZONE_STATUS","status":{"devices":[\#(Self.lounge),\#(Self.lounge)]}}"#)
        == ["status 1"])
  }

  @Test mutating func thereIsALimitOfMembers() throws {
    let devices = (0..<400).map { #"{"deviceId":"d\#($0)"}"# }.joined(separator: ",")
    #expect(try self.changes(#"{"type":"MULTIZONE_STATUS","status":{"devices":[\#(devices)]}}"#) == ["status 256"])
    #expect(try self.changes(#"{"type":"DEVICE_ADDED","device":{"deviceId":"one too many"}}"#) == [])
  }

  @Test mutating func reportsOfAVolumeThatIsBeingSetAreEchoes() throws {
    _ = try self.changes(#"{"device":\#(Self.lounge),"type":"DEVICE_ADDED"}"#)
    self.reducer.beginVolumeRequest(7, deviceId: "123456", key: .level)
    self.reducer.beginVolumeRequest(8, deviceId: "123456", key: .level)
    let first = try self.receive(#"{"device":{"deviceId":"123456","volume":{"level":0.5}},"type":"DEVICE_UPDATED"}"#)
    #expect(first?.confirmed == [7] && first?.changes == [], "the second is still on its way")
    let second = try self.receive(#"{"device":{"deviceId":"123456","volume":{"level":0.9}},"type":"DEVICE_UPDATED"}"#)
    #expect(second?.confirmed == [8] && second?.changes.map(\.word) == ["~123456 0.9"])
    self.reducer.beginVolumeRequest(9, deviceId: "123456", key: .muted)
    let other = try self.receive(#"{"device":{"deviceId":"123456","volume":{"level":0.1}},"type":"DEVICE_UPDATED"}"#)
    #expect(other?.confirmed == [] && other?.changes == [])
    self.reducer.finishVolumeRequest(9)
    #expect(
      try self.changes(#"{"device":{"deviceId":"123456","volume":{"level":0.1}},"type":"DEVICE_UPDATED"}"#)
        == ["~123456 0.1"])
  }

  @Test mutating func forgetsTheMembersWithTheLink() throws {
    _ = try self.changes(#"{"device":\#(Self.lounge),"type":"DEVICE_ADDED"}"#)
    self.reducer.beginVolumeRequest(1, deviceId: "123456", key: .level)
    self.reducer.reset()
    #expect(self.reducer.status == nil)
    let result = try self.receive(#"{"device":\#(Self.lounge),"type":"DEVICE_ADDED"}"#)
    #expect(result?.confirmed == [] && result?.changes.map(\.word) == ["+123456"])
  }
}

extension MultizoneReducer.Change {
  fileprivate var word: String {
    switch self {
    case .status(let status): "status \(status.devices?.count ?? 0)"
    case .added(let device): "+\(device.announcedId ?? device.deviceId)"
    case .updated(let device): "~\(device.announcedId ?? device.deviceId) \(device.volume?.level ?? -1)"
    case .removed(let id): "-\(id)"
    case .playbackSession: "session"
    }
  }
}
