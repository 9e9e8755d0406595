import CastDiscovery
import CastModel
import CastSender
import CastV2
import EmulatedReceiver
import JSONCodec
import LoopIsolation
import NIOCore
import Testing

@Suite(.timeLimit(.minutes(1))) @LoopActor struct MultizoneSessionTests {
  private static let studyId = DeviceID.canonical("AAAA")
  private static let study = #"{"deviceId":"AAAA","name":"Study","volume":{"level":0.3,"muted":false}}"#

  @Test func aMemberIsSetAndTheReportConfirmsIt() async throws {
    let bench = try await Bench()
    bench.receiver.handlers["SET_DEVICE_VOLUME"] = { request in
      #expect(request.json["volume"] == ["level": 0.8] && request.json["deviceId"] == "AAAA")
      bench.receiver.send(
        #"{"type":"DEVICE_UPDATED","requestId":0,"device":{"deviceId":"AAAA","volume":{"level":0.8}}}"#,
        from: "receiver-0", namespace: .multizone)
    }
    let session = try await bench.start()
    bench.receiver.handlers["GET_STATUS"] = { request in
      bench.receiver.reply(
        #"{"type":"MULTIZONE_STATUS","requestId":%ID,"status":{"devices":[\#(Self.study)]}}"#, to: request)
    }
    let device = try await session.setVolume(0.8, ofMember: "AAAA")
    #expect(device.volume?.level == 0.8 && device.volume?.muted == false && device.name == "Study")
    #expect(bench.recorder.names.filter { $0.hasPrefix("member") } == ["members 1", "member \(Self.studyId) 0.8"])
    #expect(session.snapshot.multizone?.devices?.count == 1)
    try await bench.context.sessions.end(session.id)
    #expect(session.snapshot.multizone == nil, "members are forgotten with the link")
  }

  @Test func requestsAMemberThatThePartialReportLacks() async throws {
    let bench = try await Bench()
    let session = try await bench.start()
    bench.receiver.send(
      #"{"type":"PLAYBACK_SESSION_UPDATED","playbackSession":{"appAllowsGrouping":true}}"#, from: "receiver-0",
      namespace: .multizone)
    await bench.recorder.event("playbackSession")
    bench.receiver.handlers["GET_STATUS"] = { request in
      bench.receiver.reply(
        #"{"type":"MULTIZONE_STATUS","requestId":%ID,"status":{"devices":[\#(Self.study)]}}"#, to: request)
    }
    bench.receiver.handlers["SET_DEVICE_VOLUME"] = { _ in
      bench.receiver.send(
        #"{"type":"DEVICE_UPDATED","requestId":0,"device":{"deviceId":"AAAA","volume":{"level":0.8}}}"#,
        from: "receiver-0", namespace: .multizone)
    }
    #expect(try await session.setVolume(0.8, ofMember: "AAAA").volume?.level == 0.8)
    try await bench.context.sessions.end(session.id)
  }

  /// A slider and a key at once, or two clients of one daemon.
  @Test func eachChangeOfAMemberIsAnsweredWithItsEffect() async throws {
    let bench = try await Bench()
    // Devices report a change of a member without a request's id.
    for (type, volume) in [("SET_DEVICE_VOLUME", #""level":0.8"#), ("SET_VOLUME", #""muted":true"#)] {
      bench.receiver.handlers[type] = { _ in
        bench.receiver.send(
          #"{"type":"DEVICE_UPDATED","requestId":0,"device":{"deviceId":"AAAA","volume":{\#(volume)}}}"#,
          from: "receiver-0", namespace: .multizone)
      }
    }
    let session = try await bench.start()
    bench.receiver.handlers["GET_STATUS"] = { request in
      bench.receiver.reply(
        #"{"type":"MULTIZONE_STATUS","requestId":%ID,"status":{"devices":[\#(Self.study)]}}"#, to: request)
    }
    _ = try await session.requestMultizoneStatus()
    async let level = session.setVolume(0.8, ofMember: "AAAA").volume?.level
    async let muted = session.setMuted(true, ofMember: "AAAA").volume?.muted
    #expect(try await level == 0.8)
    #expect(try await muted == true)
    try await bench.context.sessions.end(session.id)
  }

  @Test func reportsTheGroupsMessages() async throws {
    let bench = try await Bench()
    let session = try await bench.start()
    for text in [
      #"{"type":"DEVICE_ADDED","requestId":0,"device":\#(Self.study)}"#,
      #"{"type":"DEVICE_REMOVED","requestId":0,"deviceId":"AAAA"}"#,
      #"{"type":"PLAYBACK_SESSION_UPDATED","playbackSession":{"appAllowsGrouping":true}}"#,
    ] { bench.receiver.send(text, from: "receiver-0", namespace: .multizone) }
    await bench.recorder.event("playbackSession")
    #expect(
      bench.recorder.names.filter { $0.hasPrefix("member") || $0.hasPrefix("playback") }
        == ["member+ \(Self.studyId)", "member- \(Self.studyId)", "playbackSession"])
    try await bench.context.sessions.end(session.id)
  }

  @Test func aReceiverThatRefusesOrIsSilentEndsTheRequest() async throws {
    var options = CastContextOptions.quick
    options.requestLimits.receiver = .seconds(2)
    let bench = try await Bench(options: options)
    let session = try await bench.start()
    bench.receiver.handlers["GET_STATUS"] = { request in
      bench.receiver.reply(#"{"type":"INVALID_REQUEST","requestId":%ID,"reason":"INVALID_COMMAND"}"#, to: request)
    }
    #expect(try await castError { _ = try await session.requestMultizoneStatus() }.code == .requestRejected)
    #expect(try await castError { _ = try await session.castingGroups() }.code == .requestTimedOut)
    #expect(try await castError { _ = try await session.setVolume(2, ofMember: "A") }.code == .invalidParams)
    try await bench.context.sessions.end(session.id)
  }

  @Test func anAnswerCountsAlthoughTheSessionEndsWithIt() async throws {
    let bench = try await Bench()
    let session = try await bench.start()
    bench.receiver.handlers["GET_STATUS"] = { request in
      bench.receiver.reply(
        #"{"type":"MULTIZONE_STATUS","requestId":%ID,"status":{"devices":[\#(Self.study),\#(Self.study)]}}"#,
        to: request)
      bench.receiver.send(
        #"{"type":"RECEIVER_STATUS","requestId":0,"status":{"applications":[]}}"#, from: "receiver-0",
        namespace: .receiver)
    }
    let status = try await session.requestMultizoneStatus()
    #expect(status.devices?.map(\.deviceId) == [Self.studyId])
    await bench.recorder.event("didEnd APPLICATION_ENDED")
    #expect(session.snapshot.multizone == nil)
    #expect(try await castError { _ = try await session.setVolume(0.8, ofMember: "AAAA") }.code == .sessionEnded)
  }

  @Test func aGroupOfTheEmulatedReceiverTellsItsMembers() async throws {
    var device = ReceiverDevice()
    device.capabilities = .group
    device.members = [
      GroupMember(deviceId: "11111111-2222-3333-4444-555555555555", name: "Left", level: 0.4),
      GroupMember(deviceId: "two", name: "Right"),
    ]
    let receiver = try await EmulatedReceiver.start(.testing(device: device), logger: .silent)
    let context = CastContext(
      discovery: DiscoveryManager(sources: [], logger: .silent), options: .quick, logger: .silent)
    let recorder = EventRecorder(context)
    let started = try await context.sessions.start(.address("127.0.0.1", port: UInt16(receiver.port)))
    let session = try context.sessions.session(started.sessionId)
    let status = try await session.requestMultizoneStatus()
    #expect((status.devices ?? []).map { $0.name } == ["Left", "Right"])
    let left = try await session.setVolume(0.9, ofMember: "11111111222233334444555555555555")
    #expect(abs((left.volume?.level ?? 0) - 0.9) < 0.01)
    #expect(try await session.setMuted(true, ofMember: "two").volume?.muted == true)
    #expect(try await castError { _ = try await session.setMuted(true, ofMember: "three") }.code == .deviceNotFound)
    #expect(recorder.names.contains { $0.hasPrefix("member ") || $0.hasPrefix("members") })
    await context.shutDown()
    await receiver.shutDown()
  }
}
