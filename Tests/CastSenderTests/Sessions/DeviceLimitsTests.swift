import CastModel
import CastSender
import CastV2
import JSONCodec
import NIOCore
import Testing

/// Limits of a device's data in memory, and the growth of work with its messages.
@Suite("Limits of a device's data") struct DeviceLimitsTests {
  // MARK: Work

  /// Data that a device can send in bulk.
  enum Flood: String, CaseIterable, CustomTestStringConvertible {
    case theSameItemsTwice, unknownMembersOfAStatus, unknownMembersOfAnItem, unknownMembersOfAVolume
    case groupMembers, groupMembersAtOnce, insertedItems, adBreaks

    var testDescription: String { self.rawValue }

    @Sendable func run(_ count: Int) throws {
      var media = MediaStatusReducer(now: at(0))
      func receive(_ members: String) throws {
        let status = try mediaStatus(#"{"mediaSessionId":1,"playerState":"PLAYING",\#(members)}"#)
        _ = media.receive(MediaStatusMessage(status: status, byteCount: members.utf8.count), now: at(0))
      }
      func members(_ name: String) -> String { (0..<count).map { #""\#(name)\#($0)":1"# }.joined(separator: ",") }
      switch self {
      case .theSameItemsTwice:
        for _ in 0..<2 {
          try receive(#""items":[\#((1...count).map { #"{"itemId":\#($0)}"# }.joined(separator: ","))]"#)
        }
      case .unknownMembersOfAStatus: for name in ["a", "b", "c"] { try receive(members(name)) }
      case .unknownMembersOfAnItem:
        for name in ["a", "b", "c"] { try receive(#""items":[{"itemId":1,\#(members(name))}]"#) }
      case .unknownMembersOfAVolume:
        var reducer = ReceiverStatusReducer()
        for name in ["a", "b", "c"] {
          let text = #"{"type":"RECEIVER_STATUS","status":{"volume":{"level":1,\#(members(name))}}}"#
          _ = reducer.receive(try #require(ReceiverStatusMessage(try payload(text))))
        }
      case .groupMembers:
        var reducer = MultizoneReducer()
        for index in 0..<count {
          let text = #"{"type":"DEVICE_ADDED","device":{"deviceId":"d\#(index % 200)","name":"\#(index)"}}"#
          _ = reducer.receive(try #require(MultizoneMessage(try payload(text))))
        }
      case .groupMembersAtOnce:
        var reducer = MultizoneReducer()
        for round in 0..<2 {
          let devices = (0..<count).map { #"{"deviceId":"d\#($0 % 200)","name":"\#(round)"}"# }
          let text = #"{"type":"MULTIZONE_STATUS","status":{"devices":[\#(devices.joined(separator: ","))]}}"#
          _ = reducer.receive(try #require(MultizoneMessage(try payload(text))))
        }
      case .insertedItems:
        var model = QueueModelScript.known([1, 2, 3], sequenceNumber: 0).model
        for index in 0..<count {
          let id = Int64(index + 10)
          _ = model.receive(
            QueueChange(type: .insert, itemIds: [id]), sequenceNumber: Int64(index + 1), requestId: nil)
        }
        #expect(model.itemIds.count == count + 3)
      case .adBreaks:
        let breaks = (1...count).map { #"{"id":"b\#($0)","position":\#($0),"breakClipIds":["c\#($0)"]}"# }
        let clips = (1...count).map { #"{"id":"c\#($0)","duration":10}"# }
        let lists = #""breaks":[\#(breaks.joined(separator: ","))],"breakClips":[\#(clips.joined(separator: ","))]"#
        for time in 0..<3 {
          let times = #""currentBreakTime":\#(time),"currentBreakClipTime":\#(time)"#
          let ad = #"{"breakId":"b\#(count)","breakClipId":"c\#(count)",\#(times)}"#
          try receive(#""media":{"contentId":"a",\#(lists)},"breakStatus":\#(ad)"#)
          let estimator = PositionEstimator(
            status: media.status, positionReceivedAt: at(0), statusReceivedAt: at(0))
          let snapshot = MediaSnapshot(sessionId: "s", revision: 1, status: media.status, estimator: estimator)
          #expect(snapshot.ad(at: at(0))?.clipIndex == 0)
        }
      }
    }
  }

  @Test(arguments: Flood.allCases)
  func workGrowsLinearlyWithMessages(_ flood: Flood) throws {
    let steps = try [400, 800, 1_600].map { count in
      try JSONWork.steps { try flood.run(count) }
    }
    #expect(steps[0] >= 400)
    #expect(steps[1] < 3 * steps[0] && steps[2] < 3 * steps[1], "\(steps)")
  }

  // MARK: Bytes

  @Test func boundsUnknownMembersOfStatuses() throws {
    var reducer = MediaStatusReducer(now: at(0))
    func receive(_ members: String) throws {
      let status = try mediaStatus(#"{"mediaSessionId":1,\#(members)}"#)
      _ = reducer.receive(MediaStatusMessage(status: status), now: at(0))
    }
    for index in 0..<40 { try receive(#""playerState":"PLAYING","old\#(index)":\#(index)"#) }
    #expect(reducer.status?.additional.count == 40 && !reducer.hasLeftOut)
    for index in 0..<1_000 { try receive(#""new\#(index)":\#(index)"#) }
    let kept = try #require(reducer.status?.additional)
    #expect(kept.count == DeviceLimits.inheritedMembers && kept["new999"] == 999 && kept["new940"] == 940)
    #expect(reducer.hasLeftOut)
    try receive(#""big":"\#(String(repeating: "x", count: 50_000))""#)
    #expect(reducer.status?.additional["big"] != nil, "what the newest says is never cut")
    try receive(#""last":1"#)
    #expect(reducer.status?.additional["big"] == nil && reducer.status?.additional["last"] == 1)
    #expect(reducer.status?.playerState == .playing)
  }

  @Test func itemsDoNotAccumulateUnknownMembers() throws {
    var reducer = MediaStatusReducer(now: at(0))
    let filler = String(repeating: "x", count: 50_000)
    var longest = 0
    for index in 1...200 {
      let items = (1...200).map { id in
        id == index ? #"{"itemId":\#(id),"media":{"contentId":"\#(filler)"}}"# : #"{"itemId":\#(id)}"#
      }
      let text =
        #"{"mediaSessionId":1,"playerState":"PLAYING","media":{"contentId":"a"},"items":[\#(items.joined(separator: ","))]}"#
      let message = MediaStatusMessage(status: try mediaStatus(text), byteCount: text.utf8.count)
      _ = reducer.receive(message, now: at(Double(index)))
      longest = max(longest, reducer.status?.jsonBytes.count ?? 0)
    }
    #expect(longest <= DeviceLimits.statusBytes && reducer.hasLeftOut)
    #expect(reducer.status?.items?.count == 200 && reducer.status?.media?.contentId == "a")
    #expect(reducer.status?.items?.last?.media?.contentId?.utf8.count == 50_000)
  }

  @Test(arguments: [false, true])
  func ofItemsWithTheSameIdOneInherits(isKnown: Bool) throws {
    var reducer = MediaStatusReducer(now: at(0))
    let media = #"{"contentId":"\#(String(repeating: "x", count: 3_000))"}"#
    try self.receive(
      &reducer,
      #""currentItemId":1,"media":\#(media)"# + (isKnown ? #","items":[{"itemId":1,"media":\#(media)}]"# : ""))
    let items = Array(repeating: #"{"itemId":1}"#, count: 3_000).joined(separator: ",")
    try self.receive(&reducer, #""items":[\#(items)]"#)
    #expect(reducer.status?.items?.count == 3_000)
    #expect(reducer.status?.items?.count { $0.media != nil } == 1)
    #expect(try #require(reducer.status).jsonBytes.count <= DeviceLimits.statusBytes)
  }

  @Test func aCopyOfTheMediaCountsAsALargeStatus() throws {
    var reducer = MediaStatusReducer(now: at(0))
    try self.receive(&reducer, #""currentItemId":1,"media":{"contentId":"\#(String(repeating: "x", count: 300_000))"}"#)
    try self.receive(&reducer, #""items":[{"itemId":1}]"#)
    #expect(try #require(reducer.status).jsonBytes.count <= DeviceLimits.statusBytes && reducer.hasLeftOut)
  }

  private func receive(_ reducer: inout MediaStatusReducer, _ members: String) throws {
    let text = #"{"mediaSessionId":1,"playerState":"PLAYING",\#(members)}"#
    let message = MediaStatusMessage(status: try mediaStatus(text), byteCount: text.utf8.count)
    _ = reducer.receive(message, now: at(0))
  }

  @Test func smallStatusesKeepInheriting() throws {
    var reducer = MediaStatusReducer(now: at(0))
    let first = try mediaStatus(
      #"{"mediaSessionId":1,"playerState":"PLAYING","customData":{"k":1},"items":[{"itemId":1}]}"#)
    _ = reducer.receive(MediaStatusMessage(status: first, byteCount: 100), now: at(0))
    for index in 0..<2_000 {
      let next = try mediaStatus(#"{"mediaSessionId":1,"currentTime":\#(index)}"#)
      _ = reducer.receive(MediaStatusMessage(status: next, byteCount: 1_000), now: at(Double(index)))
    }
    #expect(reducer.status?.customData == ["k": 1] && reducer.status?.items?.count == 1 && !reducer.hasLeftOut)
  }

  @Test func aGroupMemberIsShort() throws {
    var reducer = MultizoneReducer()
    func receive(_ device: String) throws {
      _ = reducer.receive(
        try #require(MultizoneMessage(try payload(#"{"type":"DEVICE_ADDED","device":{\#(device)}}"#))))
    }
    let long = String(repeating: "n", count: 100_000)
    try receive(#""deviceId":"a","name":"A","extra":"\#(long)""#)
    try receive(#""deviceId":"b","name":"\#(long)""#)
    try receive(#""deviceId":"\#(long)""#)
    #expect(reducer.status?.devices?.map(\.announcedId) == ["a", "b"])
    #expect(
      reducer.status?.devices?.map(\.name) == ["A", nil] && reducer.status?.devices?[0].additional.isEmpty == true)
    #expect(reducer.hasLeftOut)
  }

  @Test func appsAndTheirNamespacesAreCounted() throws {
    let namespaces = (0..<1_000).map { #"{"name":"urn:x-cast:n\#($0)"}"# }.joined(separator: ",")
    let apps = (0..<100).map { #"{"appId":"A\#($0)","namespaces":[\#($0 == 0 ? namespaces : "")]}"# }
    let text = #"{"type":"RECEIVER_STATUS","status":{"applications":[\#(apps.joined(separator: ","))]}}"#
    var reducer = ReceiverStatusReducer()
    _ = reducer.receive(try #require(ReceiverStatusMessage(try payload(text))))
    #expect(reducer.applications.count == DeviceLimits.applications && reducer.hasLeftOut)
    #expect(reducer.applications[0].namespaces?.count == DeviceLimits.namespaces)
  }

  @Test func cachedItemsOfAQueueAreShortTogether() throws {
    var cache = QueueItemCache(capacity: 5_000)
    let item = try QueueItem(
      json: JSONDocument(parsing: #"{"customData":"\#(String(repeating: "x", count: 100_000))"}"#).root)
    let evicted = (1...20).flatMap { cache.insert(item, id: $0) }
    #expect(cache.count == 5 && evicted == Array(1...15))
    for id in 16...20 { _ = cache.remove(Int64(id)) }
    #expect(cache.insert(item, id: 1).isEmpty && cache.count == 1)
  }

  @Test func boundsTheMemoryOfEndedSessions() throws {
    let text =
      #"{"mediaSessionId":1,"playerState":"PLAYING","currentItemId":4,"activeTrackIds":[2],"media":{"contentId":"a","duration":100,"customData":"\#(String(repeating: "x", count: 100_000))"},"items":[{"itemId":4}],"customData":1}"#
    let status = try mediaStatus(text)
    let estimator = PositionEstimator(status: status, positionReceivedAt: at(0), statusReceivedAt: at(0))
    var last = try #require(
      PlayedMedia(MediaSnapshot(sessionId: "s", revision: 1, status: status, estimator: estimator), deviceId: "d"))
    last.sessionEnded()
    #expect(last.hasSessionEnded && last.media == MediaInformation(contentId: "a", duration: 100))
    #expect(last.snapshot.status?.items == nil && last.snapshot.status?.customData == nil)
    #expect(last.snapshot.status?.currentItemId == 4 && last.snapshot.duration == 100)
  }

  // MARK: Numbers

  @Test(arguments: [
    (0.9499999992549419, 0.95), (0.949999988079071, 0.95), (0.30000001192092896, 0.3), (1, 1), (0, 0), (0.333, 0.333),
    (0.05000000074505806, 0.05), (1e300, 1e300), (-0.0, 0),
  ])
  func roundsTheNoiseOfFloats(sent: Double, shown: Double) throws {
    #expect(sent.withoutFloatNoise == shown && sent.withoutFloatNoise.sign == .plus)
    var receiver = ReceiverStatusReducer()
    let text = #"{"type":"RECEIVER_STATUS","status":{"volume":{"level":\#(sent),"stepInterval":\#(sent)}}}"#
    _ = receiver.receive(try #require(ReceiverStatusMessage(try payload(text))))
    #expect(receiver.volume?.level == shown && receiver.volume?.stepInterval == shown)
    var media = MediaStatusReducer(now: at(0))
    let status = try mediaStatus(#"{"mediaSessionId":1,"volume":{"level":\#(sent)},"playbackRate":\#(sent)}"#)
    _ = media.receive(MediaStatusMessage(status: status), now: at(0))
    #expect(media.status?.volume?.level == shown && media.status?.playbackRate == shown)
    var group = MultizoneReducer()
    let device = #"{"type":"DEVICE_UPDATED","device":{"deviceId":"d","volume":{"level":\#(sent)}}}"#
    _ = group.receive(try #require(MultizoneMessage(try payload(device))))
    #expect(group.device("d")?.volume?.level == shown)
  }

  @Test func timesAreNeverMinusZero() throws {
    let status = try mediaStatus(
      #"{"mediaSessionId":1,"playerState":"PAUSED","currentTime":-0.0,"breakStatus":{"breakId":"b","breakClipId":"c","currentBreakTime":5.3,"currentBreakClipTime":5.3,"whenSkippable":5}}"#
    )
    let estimator = PositionEstimator(status: status, positionReceivedAt: at(0), statusReceivedAt: at(0))
    let media = MediaSnapshot(sessionId: "s", revision: 1, status: status, estimator: estimator)
    #expect(media.position(at: at(0)).sign == .plus && status.currentTime?.sign == .plus)
    #expect(media.ad(at: at(0))?.skippableIn?.sign == .plus)
    #expect((-0.0).nonNegative.sign == .plus && (-3.0).nonNegative == 0 && 2.5.nonNegative == 2.5)
  }
}
