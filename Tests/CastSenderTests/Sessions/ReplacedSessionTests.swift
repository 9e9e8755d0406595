import CastDiscovery
import CastModel
import CastSender
import JSONCodec
import LoopIsolation
import NIOCore
import Testing

/// `player.play` with an app that isn't the session's. The device tells the session nothing.
@Suite("A session that another app replaces", .timeLimit(.minutes(1)))
@LoopActor
struct ReplacedSessionTests {
  private static let video = "233637DE"

  /// Starts a session with the video app, as `player.play` does.
  private static func play(on bench: Bench) async throws -> SessionSnapshot {
    bench.receiver.launchable[Self.video] = .running(Self.video, sessionId: "run-2", transportId: "transport-2")
    let player = Self.player(bench)
    let device = try await Self.device(of: bench, player)
    return try await player.start(on: device, applicationId: Self.video, timeout: nil) { _ in }
  }

  private static func player(_ bench: Bench) -> CastPlayer {
    CastPlayer(context: bench.context, names: DeviceNameStore(directory: nil))
  }

  private static func device(of bench: Bench, _ player: CastPlayer) async throws -> PlayerDevice {
    let address = "127.0.0.1:\(bench.receiver.port)"
    return try await player.devices.find(address, currentSessionId: nil, within: .seconds(1)) {}
  }

  private static func lives(_ bench: Bench) -> [String] {
    bench.recorder.names.filter { name in
      ["didStart", "didFailToStart", "didSuspend", "didEnd"].contains { name.hasPrefix($0) }
    }
  }

  @Test func endsBeforeTheOtherStarts() async throws {
    let bench = try await Bench()
    let session = try await bench.start()
    let started = try await Self.play(on: bench)
    #expect(session.connectionState == .disconnected)
    #expect(bench.context.sessions.sessions.map(\.id) == [started.sessionId])
    #expect(Self.lives(bench) == ["didStart", "didEnd REPLACED", "didStart"])
  }

  @Test func endsThoughItIsSuspended() async throws {
    let bench = try await Bench()
    let session = try await bench.start()
    bench.receiver.handlers["LAUNCH"] = { [receiver = bench.receiver] request in
      try? session.suspend()
      receiver.answer(request)
    }
    let started = try await Self.play(on: bench)
    #expect(bench.context.sessions.sessions.map(\.id) == [started.sessionId])
    #expect(Self.lives(bench) == ["didStart", "didSuspend REQUESTED", "didEnd REPLACED", "didStart"])
  }

  @Test func lastsIfTheOtherAppIsRefused() async throws {
    let bench = try await Bench()
    let session = try await bench.start()
    bench.receiver.handlers["LAUNCH"] = { [receiver = bench.receiver] request in
      receiver.reply(#"{"type":"LAUNCH_ERROR","requestId":%ID,"reason":"NOT_FOUND"}"#, to: request)
    }
    let error = try await castError { _ = try await Self.play(on: bench) }
    #expect(error.code == .applicationNotFound)
    #expect(bench.context.sessions.sessions.map(\.id) == [session.id])
    #expect(try await session.setVolume(0.3).level == 0.3)
  }

  @Test func isTheDevicesOnlyOneUntilTheOtherAppRuns() async throws {
    let bench = try await Bench()
    let session = try await bench.start()
    bench.receiver.handlers["LAUNCH"] = { _ in }
    async let started = Self.play(on: bench)
    let launch = await bench.receiver.message { $0.type == "LAUNCH" && $0.json["appId"]?.string == Self.video }
    let player = Self.player(bench)
    #expect(bench.context.sessions.sessions.count == 2)
    #expect(bench.context.sessions.standing.map(\.id) == [session.id])
    #expect(player.statuses.map(\.sessionId) == [session.id])
    #expect(try await Self.device(of: bench, player).device.deviceId == session.device.deviceId)
    bench.receiver.answer(launch)
    let id = try await started.sessionId
    #expect(bench.context.sessions.standing.map(\.id) == [id])
  }

  @Test func lastsIfTheCallIsCancelled() async throws {
    let bench = try await Bench()
    let session = try await bench.start()
    bench.receiver.handlers["LAUNCH"] = { _ in }
    let call = LoopActor.task { try await Self.play(on: bench) }
    _ = await bench.receiver.message { $0.type == "LAUNCH" && $0.json["appId"]?.string == Self.video }
    call.cancel()
    await bench.recorder.event("didFailToStart RequestCancelled")
    #expect(bench.context.sessions.sessions.map(\.id) == [session.id])
    #expect(try await session.setVolume(0.3).level == 0.3)
  }

  @Test func lastsOnTheDeviceToWhichItIsTransferredMeanwhile() async throws {
    let scene = try await TransferringTests.Scene()
    scene.livingRoom.handlers["LAUNCH"] = { _ in }
    async let started = Self.play(on: scene.bench)
    let launch = await scene.livingRoom.message {
      $0.type == "LAUNCH" && $0.json["appId"]?.string == Self.video
    }
    _ = try await scene.transfer()
    scene.livingRoom.answer(launch)
    let id = try await started.sessionId
    #expect(Set(scene.bench.context.sessions.sessions.map(\.id)) == [scene.session.id, id])
    #expect(scene.session.connectionState == .connected && scene.session.device.port == scene.kitchen.port)
  }
}
