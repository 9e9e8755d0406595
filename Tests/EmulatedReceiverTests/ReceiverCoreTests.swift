import CastModel
import CastV2
import JSONCodec
import NIOCore
import Testing

@testable import EmulatedReceiver

@Suite struct ReceiverCoreTests {
  @Test func answersGetStatusAsADeviceDoes() throws {
    var bench = ReceiverBench()
    bench.connect()
    let sent = bench.send(#"{"type":"GET_STATUS","requestId":7}"#, .receiver)
    #expect(sent.count == 1)
    #expect(sent.first?.message.sourceId == "receiver-0")
    #expect(sent.first?.message.destinationId == "sender-1")
    // The shape of an idle Chromecast with Google TV.
    let captured = try JSONDocument(
      parsing: #"""
        {"requestId": 7, "status": {"isActiveInput": true, "isStandBy": false, "userEq": {}, "volume": {"controlType":
        "attenuation", "level": 1.0, "muted": false, "stepInterval": 0.05000000074505806}}, "type": "RECEIVER_STATUS"}
        """#
    ).root.value
    #expect(sent.first?.payload == captured)
  }

  @Test func withoutAVirtualConnectionNothingIsAnswered() {
    var bench = ReceiverBench()
    #expect(bench.send(#"{"type":"GET_STATUS","requestId":7}"#, .receiver).isEmpty)
    bench.connect(from: "sender-9")
    #expect(bench.send(#"{"type":"GET_STATUS","requestId":7}"#, .receiver, from: "sender-1").isEmpty)
  }

  @Test func connectingToAnUnknownEndpointIsAnsweredByClose() {
    var bench = ReceiverBench()
    let sent = bench.send(#"{"type":"CONNECT"}"#, .connection, to: "gone")
    #expect(sent.map(\.type) == ["CLOSE"])
    #expect(sent.first?.message.sourceId == "gone")
    #expect(bench.send(#"{"type":"CONNECT","connType":9}"#, .connection).map(\.type) == ["CLOSE"])
  }

  @Test func connectedIsOnlySaidToThoseWhoOfferAVersion() {
    var bench = ReceiverBench()
    #expect(bench.send(#"{"type":"CONNECT"}"#, .connection).isEmpty)
    let sent = bench.send(#"{"type":"CONNECT","protocolVersionList":[0,1,2]}"#, .connection, from: "sender-2")
    #expect(sent.first?.payload == ["type": "CONNECTED", "protocolVersion": 2])
  }

  @Test func launchAnswersTheSenderAndTellsTheOthers() {
    var bench = ReceiverBench()
    bench.connect()
    bench.connect(link: 2)
    let sent = bench.send(#"{"type":"LAUNCH","appId":"cc1ad845","requestId":4,"language":"de"}"#, .receiver)
    #expect(sent.map(\.requestId) == [4, 0])
    #expect(sent.map(\.link) == [1, 2])
    #expect(sent.map(\.message.destinationId) == ["sender-1", "*"])
    #expect(sent.allSatisfy { $0.application?["sessionId"] == "session-1" })
    #expect(sent.first?.application?["appId"] == "CC1AD845")
    guard case .launched(let record)? = bench.events.last(where: { $0.name == "launched" }) else {
      Issue.record("no launch was reported")
      return
    }
    #expect(record == LaunchRecord(appId: "CC1AD845", sessionId: "session-1", language: "de"))
  }

  @Test func theRunningAppLooksAsOnADevice() throws {
    var bench = ReceiverBench()
    _ = bench.launch()
    let status = bench.send(#"{"type":"GET_STATUS","requestId":2}"#, .receiver).first
    let keys = Set(status?.application?.object?.keys ?? [])
    // As captured from a TV.
    #expect(
      keys == [
        "appId", "appType", "displayName", "iconUrl", "isIdleScreen", "launchedFromCloud", "namespaces",
        "senderConnected", "sessionId", "statusText", "transportId", "universalAppId",
      ])
    #expect(status?.application?["namespaces"] == [["name": "urn:x-cast:com.google.cast.media"]])
  }

  @Test func launchingTheRunningAppKeepsItsSession() {
    var bench = ReceiverBench()
    let transportId = bench.launch()
    bench.connect(link: 2)
    let sent = bench.send(#"{"type":"LAUNCH","appId":"CC1AD845","requestId":9}"#, .receiver, link: 2)
    #expect(sent.map(\.requestId) == [9])
    #expect(sent.first?.application?["transportId"]?.string == transportId)
  }

  @Test func launchingAnotherAppEndsTheFirst() {
    var bench = ReceiverBench()
    let transportId = bench.launch()
    let sent = bench.send(#"{"type":"LAUNCH","appId":"EC40EC40","requestId":9}"#, .receiver)
    #expect(sent.map(\.type) == ["CLOSE", "RECEIVER_STATUS"])
    #expect(sent.first?.message.sourceId == transportId)
    #expect(sent.last?.application?["sessionId"] == "session-2")
    #expect(bench.media(#"{"type":"GET_STATUS","requestId":1}"#, to: transportId).isEmpty)
  }

  @Test func unknownAppsAreNotFound() {
    var bench = ReceiverBench()
    bench.connect()
    let sent = bench.send(#"{"type":"LAUNCH","appId":"DEADBEEF","requestId":4}"#, .receiver)
    #expect(sent.map(\.type) == ["LAUNCH_ERROR"])
    #expect(sent.first?.payload["reason"] == "NOT_FOUND")
    #expect(sent.first?.requestId == 4)
  }

  @Test func launchTakesItsTimeAndANewerOneCancelsIt() {
    var configuration = ReceiverConfiguration.testing()
    configuration.launchTime = .seconds(2)
    configuration.launchAuthorization = LaunchAuthorization(.allow)
    var bench = ReceiverBench(configuration)
    bench.connect()
    let first = bench.send(#"{"type":"LAUNCH","appId":"CC1AD845","requestId":4}"#, .receiver)
    #expect(first.map(\.payload) == [["type": "LAUNCH_STATUS", "launchRequestId": 4, "status": "USER_ALLOWED"]])
    let second = bench.send(#"{"type":"LAUNCH","appId":"EC40EC40","requestId":5}"#, .receiver)
    #expect(second.first?.payload["reason"] == "CANCELLED")
    #expect(second.first?.requestId == 4)
    #expect(bench.pass(.milliseconds(1999)).isEmpty)
    #expect(bench.pass(.milliseconds(1)).map(\.requestId) == [5])
  }

  @Test func stopEndsTheSessionItNamesAndRefusesOthers() {
    var bench = ReceiverBench()
    let transportId = bench.launch()
    bench.connect(link: 2)
    let wrong = bench.send(#"{"type":"STOP","sessionId":"other","requestId":5}"#, .receiver)
    #expect(wrong.map(\.type) == ["INVALID_REQUEST"])
    #expect(wrong.first?.payload["reason"] == "INVALID_SESSION_ID")
    let sent = bench.send(#"{"type":"STOP","sessionId":"\#(transportId)","requestId":6}"#, .receiver)
    #expect(sent.map(\.type) == ["CLOSE", "RECEIVER_STATUS", "RECEIVER_STATUS"])
    #expect(sent.map(\.requestId) == [nil, 6, 0])
    #expect(sent.allSatisfy { $0.application == nil })
  }

  @Test func stopWithoutAnIdEndsTheRunningApp() {
    var bench = ReceiverBench()
    _ = bench.launch()
    let sent = bench.send(#"{"type":"STOP","requestId":6}"#, .receiver)
    #expect(sent.last?.application == nil)
    #expect(bench.send(#"{"type":"STOP","requestId":7}"#, .receiver).map(\.requestId) == [7])
  }

  @Test func theIdleScreenComesAndGoes() {
    var configuration = ReceiverConfiguration.testing()
    configuration.showsIdleScreen = true
    var bench = ReceiverBench(configuration)
    bench.connect()
    let idle = bench.send(#"{"type":"GET_STATUS","requestId":1}"#, .receiver).first
    #expect(idle?.application?["appId"] == "E8C28D3C")
    #expect(idle?.application?["isIdleScreen"] == true)
    let launched = bench.send(#"{"type":"LAUNCH","appId":"CC1AD845","requestId":2}"#, .receiver)
    #expect(launched.last?.application?["isIdleScreen"] == false)
    let stopped = bench.send(#"{"type":"STOP","requestId":3}"#, .receiver)
    #expect(stopped.last?.application?["appId"] == "E8C28D3C")
  }

  /// control type, request, level and muted afterwards; `nil` where it is refused
  @Test(
    arguments: [
      (VolumeControlType.attenuation, #"{"level":0.25}"#, 0.25, false), (.attenuation, #"{"level":7}"#, 1, false),
      (.attenuation, #"{"muted":true}"#, 0.5, true), (.fixed, #"{"level":0.25}"#, 0.5, false),
      (.fixed, #"{"muted":true}"#, 0.5, true), (.master, #"{"level":0,"muted":true}"#, 0, true),
      (.attenuation, #"{}"#, nil, nil), (.attenuation, #""loud""#, nil, nil),
    ] as [(VolumeControlType, String, Double?, Bool?)])
  func setsTheVolume(control: VolumeControlType, volume: String, level: Double?, muted: Bool?) {
    let device = ReceiverDevice(volume: VolumeBehavior(controlType: control, level: 0.5))
    var bench = ReceiverBench(.testing(device: device))
    bench.connect()
    let answer = bench.send(#"{"type":"SET_VOLUME","volume":\#(volume),"requestId":3}"#, .receiver).first
    #expect(answer?.requestId == 3)
    let now = answer?.payload["status"]?["volume"]
    #expect(now?["level"]?.number == level)
    #expect(now?["muted"]?.bool == muted)
    if level == nil { #expect(answer?.payload["reason"] == "INVALID_PARAMS") }
  }

  @Test func volumeChangesReachTheOthers() {
    var bench = ReceiverBench()
    bench.connect()
    bench.connect(link: 2)
    let sent = bench.send(#"{"type":"SET_VOLUME","volume":{"level":0.5},"requestId":3}"#, .receiver)
    #expect(sent.map(\.link) == [1, 2])
    #expect(sent.map(\.requestId) == [3, 0])
    // What changes nothing is answered, and not broadcast.
    let again = bench.send(#"{"type":"SET_VOLUME","volume":{"level":0.5},"requestId":4}"#, .receiver)
    #expect(again.map(\.requestId) == [4])
  }

  @Test func availabilityIsAnsweredUnderResponseType() {
    var bench = ReceiverBench()
    bench.connect()
    let sent = bench.send(#"{"type":"GET_APP_AVAILABILITY","appId":["CC1AD845","X"],"requestId":3}"#, .receiver)
    #expect(
      sent.first?.payload == [
        "responseType": "GET_APP_AVAILABILITY", "requestId": 3,
        "availability": ["CC1AD845": "APP_AVAILABLE", "X": "APP_UNAVAILABLE"],
      ])
  }

  @Test(arguments: [
    (#"{"type":"NONSENSE","requestId":3}"#, "INVALID_COMMAND"), (#"{"type":"LAUNCH","requestId":3}"#, "INVALID_PARAMS"),
    (#"{"type":"GET_APP_AVAILABILITY","requestId":3}"#, "INVALID_PARAMS"),
  ])
  func badRequestsAreRefused(json: String, reason: String) {
    var bench = ReceiverBench()
    bench.connect()
    let sent = bench.send(json, .receiver)
    #expect(sent.map(\.type) == ["INVALID_REQUEST"])
    #expect(sent.first?.payload["reason"]?.string == reason)
    #expect(sent.first?.requestId == 3)
  }

  @Test(arguments: ["", "[]", "{", #"{"type":"GET_STATUS"}"#, #"{"type":"GET_STATUS","requestId":null}"#, #""x""#])
  func whatCanNotBeAnsweredIsDropped(json: String) {
    var bench = ReceiverBench()
    bench.connect()
    #expect(bench.send(json, .receiver).isEmpty)
  }

  @Test func aDeadLinkTakesOnlyItsConnectionsWithIt() {
    var bench = ReceiverBench()
    let transportId = bench.launch()
    bench.connect(link: 2)
    bench.connect(to: transportId, link: 2)
    #expect(bench.closeLink(1).isEmpty)
    let status = bench.send(#"{"type":"GET_STATUS","requestId":2}"#, .receiver, link: 2)
    #expect(status.first?.application?["transportId"]?.string == transportId)
    // Nothing is sent to the dead link any more.
    #expect(
      bench.send(#"{"type":"SET_VOLUME","volume":{"level":0},"requestId":3}"#, .receiver, link: 2).map(\.link) == [2])
  }

  @Test func closeEndsOneVirtualConnection() {
    var bench = ReceiverBench()
    let transportId = bench.launch()
    _ = bench.send(#"{"type":"CLOSE"}"#, .connection, to: transportId)
    #expect(bench.media(#"{"type":"GET_STATUS","requestId":1}"#, to: transportId).isEmpty)
    #expect(bench.send(#"{"type":"GET_STATUS","requestId":2}"#, .receiver).count == 1)
  }

  @Test func customNamespacesEchoTextAndBinary() {
    var bench = ReceiverBench()
    let transportId = bench.launch("EC40EC40")
    let text = bench.send("not even JSON", .echo, to: transportId).first?.message
    #expect(text?.text == "not even JSON")
    #expect(text?.sourceId == transportId)
    #expect(text?.destinationId == "sender-1")
    let binary = CastMessage(
      sourceId: "sender-1", destinationId: transportId, namespace: .echo, binary: [0, 255, 10])
    #expect(bench.send(binary).first?.message.bytes == [0, 255, 10])
    #expect(bench.send(binary).first?.message.payloadType == .binary)
    #expect(bench.send("{}", "urn:x-cast:unknown", to: transportId).isEmpty)
  }

  @Test func membersOfAGroupHaveVolumesOfTheirOwn() {
    let member = GroupMember(deviceId: "m1", name: "Kitchen")
    var bench = ReceiverBench(.testing(device: ReceiverDevice(capabilities: .group, members: [member])))
    bench.connect()
    let status = bench.send(#"{"type":"GET_STATUS","requestId":1}"#, .multizone).first
    #expect(status?.type == "MULTIZONE_STATUS")
    #expect(status?.payload["status"]?["devices"]?[0]?["name"] == "Kitchen")
    let sent = bench.send(
      #"{"type":"SET_DEVICE_VOLUME","deviceId":"m1","volume":{"level":0.25},"requestId":2}"#, .multizone)
    #expect(sent.map(\.type) == ["MULTIZONE_STATUS", "DEVICE_UPDATED", "RECEIVER_STATUS"])
    #expect(sent.dropFirst().first?.payload["device"]?["volume"]?["level"] == 0.25)
  }

  @Test func describesItsDevice() {
    let device = ReceiverDevice(id: "0123456789abcdef0123456789abcdef", friendlyName: "Küche")
    var bench = ReceiverBench(.testing(device: device))
    bench.connect()
    let info = bench.send(#"{"type":"GET_DEVICE_INFO","requestId":1}"#, .discovery).first?.payload
    #expect(info?["deviceId"]?.string == device.id)
    #expect(info?["friendlyName"] == "Küche")
    let eureka = bench.send(#"{"type":"eureka_info","request_id":2,"params":["name"]}"#, .setup).first?.payload
    #expect(eureka?["data"]?["name"] == "Küche")
    #expect(eureka?["request_id"] == 2)
  }
}
