import CastDiscovery
import CastModel
import Foundation
import JSONCodec
import Testing

/// Reading answers to `eureka_info`: those of real devices, and hostile ones.
@Suite struct SetupAnswerTests {
  private static func answer(_ json: String) -> SetupAnswer? { SetupAnswer(bytes: Array(json.utf8)) }

  private static func description(_ json: String) -> DeviceDescription? {
    self.answer(json)?.description(of: "id")
  }

  // MARK: Captures

  struct Capture: Sendable, CustomTestStringConvertible {
    var line: Int
    var payload: JSONValue
    var testDescription: String { "eureka-info:\(self.line)" }
  }

  static let captures: [Capture] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Fixtures/eureka-info.jsonl")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").enumerated().compactMap { line, text in
      (try? JSONDocument(parsing: String(text)).root.value["payload"]).map { Capture(line: line + 1, payload: $0) }
    }
  }()

  @Test func findsTheCaptures() { #expect(Self.captures.count == 4) }

  @Test(arguments: captures)
  func readsEveryCaptureFromItsBytes(_ capture: Capture) throws {
    let answer = try #require(SetupAnswer(bytes: capture.payload.jsonBytes))
    #expect(answer == SetupAnswer(capture.payload))
    #expect(answer.description(of: "id")?.friendlyName == capture.payload["name"]?.string)
  }

  @Test func readsTheFlatDocumentOfAFirstChromecast() throws {
    let answer = try #require(SetupAnswer(Self.captures[0].payload))
    let description = try #require(answer.description(of: "id"))
    #expect(description.friendlyName == "ChromeCastVideo")
    #expect(description.modelName == nil && description.hasScreen == nil && description.groups == nil)
    #expect(description.castBuild == "1.56.275994" && description.systemBuild == "275994")
    #expect(description.releaseTrack == "stable-channel" && description.formatVersion == 12)
    #expect(description.network?.macAddress == "02:00:00:6b:e4:1b" && description.network?.isWired == false)
    #expect(description.network?.signalLevel == -23 && description.network?.isOnline == true)
    #expect(description.locale == "en-US" && description.countryCode == "NL")
    #expect(description.uptime == 29_600.232099)
    #expect(!answer.isComplete)
    let identity = try #require(answer.identity())
    #expect(identity.friendlyName == "ChromeCastVideo" && identity.capabilities == nil)
  }

  @Test func readsTheSectionsOfASpeaker() throws {
    let answer = try #require(SetupAnswer(Self.captures[3].payload))
    let description = try #require(answer.description(of: "id"))
    #expect(description.modelName == "Google Home" && description.manufacturer == "Google Inc.")
    #expect(description.productName == "pineapple" && description.deviceType == .speaker)
    #expect(description.hasScreen == false && description.supportsGroups == true)
    #expect(description.buildType == 2 && description.formatVersion == 10 && description.groups == [])
    #expect(description.timezone == "Asia/Kolkata" && description.network?.ipAddress == "192.0.2.160")
    #expect(answer.isComplete)
    #expect(answer.identity()?.capabilities == .audioOut)
  }

  @Test func aSectionAloneIsAnAnswer() throws {
    let answer = try #require(SetupAnswer(Self.captures[2].payload))
    #expect(answer.description(of: "id") == DeviceDescription(deviceId: "id"))
    #expect(answer.reportedId == nil && answer.identity()?.deviceId == "")
  }

  // MARK: Ids, groups, merging

  @Test(arguments: [
    ("0123ABCD-89ab-cdef-0123-456789abcdef", "0123abcd89abcdef0123456789abcdef"),
    ("uuid:0123abcd-89ab-cdef-0123-456789abcdef", "0123abcd89abcdef0123456789abcdef"),
    ("../../x", DeviceID.canonical("../../x")),
  ])
  func idsFollowTheOneRule(reported: String, id: String) {
    #expect(Self.answer(#"{"device_info":{"ssdp_udn":"\#(reported)"}}"#)?.identity()?.deviceId == id)
    #expect(Self.answer(#"{"ssdp_udn":"\#(reported)"}"#)?.identity()?.deviceId == id)
  }

  private static let leader = #"""
    {"name":"Kitchen","build_info":{"cast_build_revision":"1.56.5"},"multizone":{
      "groups":[{"name":"Down","uuid":"89abcdef-0123-4567-89ab-cdef01234567","elected_leader":"self","cast_port":32187},
        {"name":"Pair","uuid":"aaaaaaaa-0123-4567-89ab-cdef01234567","elected_leader":"192.0.2.9:10001","cast_port":7,
         "multichannel_group":true}, 7, {}, {"uuid":5}],
      "dynamic_groups":[{"name":"Now","elected_leader":"[2001:db8::9]:10001","cast_port":"x"}]}}
    """#

  @Test func readsTheGroupsOfAMember() throws {
    let groups = try #require(Self.answer(Self.leader)?.groups)
    #expect(groups.map(\.friendlyName) == ["Down", "Pair", nil, "Now"])
    #expect(groups.map(\.isLeader) == [true, false, false, false])
    #expect(groups.map(\.leader) == [nil, "192.0.2.9", nil, "2001:db8::9"])
    #expect(groups.map(\.port) == [32_187, 7, nil, nil])
    #expect(groups[0].groupId == "89abcdef0123456789abcdef01234567")
    #expect(groups[1].isStereoPair && groups[3].isDynamic)
  }

  @Test func theAddressOfAGroupIsDescribedByItsLeader() throws {
    let answer = try #require(Self.answer(Self.leader))
    let description = try #require(answer.description(of: "id", groupPort: 32_187))
    #expect(description.friendlyName == "Down" && description.deviceType == .speakerGroup)
    #expect(description.castBuild == "1.56.5" && description.hasScreen == false)
    let identity = try #require(answer.identity(groupPort: 32_187))
    #expect(identity.deviceId == "89abcdef0123456789abcdef01234567")
    #expect(identity.capabilities == [.audioOut, .multizoneGroup])
    // Another member leads that one.
    #expect(answer.description(of: "id", groupPort: 7) == nil && answer.identity(groupPort: 8) == nil)
  }

  @Test func mergesTheAnswersOfBothPaths() throws {
    var answer = try #require(Self.answer(#"{"name":"TV","net":{"online":true}}"#))
    #expect(!answer.isComplete)
    answer.add(
      try #require(
        Self.answer(
          #"{"net":{"ip_address":"192.0.2.7"},"device_info":{"capabilities":{"display_supported":true}},"multizone":{}}"#
        )))
    #expect(answer.isComplete)
    let description = try #require(answer.description(of: "id"))
    #expect(description.friendlyName == "TV" && description.deviceType == .tv && description.groups == [])
    #expect(description.network?.isOnline == true && description.network?.ipAddress == "192.0.2.7")
    #expect(answer.identity()?.capabilities == [.videoOut, .audioOut])
  }

  // MARK: Hostile answers

  @Test(arguments: [
    "", " ", "null", "[]", "{}", "[{}]", "7", "\"x\"", "{", "\u{0}", "<html></html>", #"{"name":"#,
    String(repeating: "[", count: 100_000), #"{"a":"# + String(repeating: "[", count: 500),
  ])
  func refusesOtherThings(json: String) {
    #expect(Self.answer(json) == nil)
  }

  @Test func refusesGarbageAndTooMuch() {
    #expect(SetupAnswer(bytes: [0xff, 0xfe, 0x00, 0x80]) == nil)
    #expect(SetupAnswer(bytes: Array(repeating: UInt8(ascii: " "), count: SetupAnswer.maximumBytes + 1)) == nil)
    let many = "{" + (0..<30_000).map { #""\#($0)":1"# }.joined(separator: ",") + "}"
    #expect(Self.answer(many) == nil)
  }

  @Test(arguments: [
    #"{"name":7,"version":"x","uptime":"soon","device_info":[],"build_info":null,"net":"x","multizone":[1]}"#,
    #"{"name":{},"device_info":{"capabilities":[],"model_name":{"a":1}},"wifi":{"signal_level":"strong"},"uptime":-1}"#,
    #"{"name":"","device_info":{"capabilities":{"display_supported":"yes"}},"location":7,"settings":false}"#,
  ])
  func oddTypesAreLeftOut(json: String) throws {
    let description = try #require(Self.description(json))
    #expect([nil, "7"].contains(description.friendlyName))
    #expect(description.modelName == nil && description.hasScreen == nil && description.uptime == nil)
    #expect(description.network?.signalLevel == nil && description.countryCode == nil)
  }

  @Test func textsAreCleanedAndBounded() throws {
    let long = String(repeating: "é", count: 300)
    let description = try #require(
      Self.description(#"{"name":" \u001b[31mTV\n\u202e ","device_info":{"model_name":"\#(long)"}}"#))
    #expect(description.friendlyName == "[31mTV")
    #expect(description.modelName?.utf8.count == 254)
    let groups = (0..<500).map { #"{"name":"g\#($0)"}"# }.joined(separator: ",")
    #expect(
      Self.description(#"{"multizone":{"groups":[\#(groups)],"dynamic_groups":[\#(groups)]}}"#)?.groups?.count == 64)
  }
}
