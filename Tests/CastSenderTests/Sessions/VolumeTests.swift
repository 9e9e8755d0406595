import CastModel
import CastSender
import CastTestSupport
import JSONCodec
import LoopIsolation
import NIOCore
import Testing

@Suite("The device's volume", .timeLimit(.minutes(1)))
@LoopActor
struct VolumeTests {
  @Test func sendsALevelAlone() async throws {
    let bench = try await Bench()
    let session = try await bench.start()
    #expect(try await session.setVolume(0).level == 0)
    let request = await bench.receiver.message("SET_VOLUME")
    #expect(request.json["volume"] == ["level": 0.0])
    #expect(session.volume?.muted == false)
    #expect(bench.recorder.names.last == "volume 0.0 false")
  }

  @Test func sendsMuteAlone() async throws {
    let bench = try await Bench()
    let session = try await bench.start()
    #expect(try await session.setMuted(true).muted == true)
    let request = await bench.receiver.message("SET_VOLUME")
    #expect(request.json["volume"] == ["muted": true])
    #expect(session.volume?.level == 0.5)
  }

  /// A slider and a key at once, or two clients of one daemon.
  @Test func eachChangeIsAnsweredWithItsEffect() async throws {
    let bench = try await Bench()
    let session = try await bench.start()
    async let level = session.setVolume(0.3).level
    async let muted = session.setMuted(true).muted
    #expect(try await level == 0.3)
    #expect(try await muted == true)
  }

  @Test(arguments: [-0.1, 1.1, .nan, .infinity])
  func aLevelOutOfRangeIsRefused(_ level: Double) async throws {
    let bench = try await Bench()
    let session = try await bench.start()
    let error = try await castError { _ = try await session.setVolume(level) }
    #expect(error.code == .invalidParams)
    #expect(!bench.receiver.types.contains("SET_VOLUME"))
  }

  @Test func aFixedVolumeIsRefused() async throws {
    let bench = try await Bench()
    bench.receiver.volume.controlType = .fixed
    let session = try await bench.start()
    let error = try await castError { _ = try await session.setVolume(0.3) }
    #expect(error.code == .volumeFixed)
  }

  @Test func aFixedVolumeCannotBeMutedOrStepped() async throws {
    let bench = try await Bench()
    bench.receiver.volume.controlType = .fixed
    let session = try await bench.start()
    #expect(session.traits.isFixedVolume && !session.traits.supportsMuting && session.traits.volumeIncrement == 0)
    #expect(try await castError { _ = try await session.setMuted(true) }.code == .volumeFixed)
    #expect(try await castError { _ = try await session.stepVolume(by: 1) }.code == .volumeFixed)
  }

  @Test func usesTheDevicesStep() async throws {
    let bench = try await Bench()
    bench.receiver.volume.stepInterval = 0.1
    let session = try await bench.start()
    #expect(session.traits.volumeIncrement == 0.1)
    #expect(abs((try await session.stepVolume(by: -2).level ?? 0) - 0.3) < 1e-9)
    #expect(try await session.stepVolume(by: 100).level == 1)
    #expect(try await session.stepVolume(by: -100).level == 0)
  }

  @Test func stepsAddUpWhileTheyAreUnanswered() async throws {
    let bench = try await Bench()
    bench.receiver.volume.stepInterval = 0.1
    let session = try await bench.start()
    var held: [ScriptedReceiver.Request] = []
    bench.receiver.handlers["SET_VOLUME"] = { held.append($0) }
    async let first = session.stepVolume(by: 1)
    async let second = session.stepVolume(by: 1)
    _ = await bench.receiver.message { _ in held.count == 2 }
    bench.receiver.handlers["SET_VOLUME"] = nil
    for request in held { bench.receiver.answer(request) }
    _ = try await (first, second)
    #expect(abs((session.volume?.level ?? 0) - 0.7) < 1e-9)
  }

  @Test func oneStatusThatNamesNoRequestAnswersSeveralChanges() async throws {
    let bench = try await Bench()
    let session = try await bench.start()
    var requests = 0
    bench.receiver.handlers["SET_VOLUME"] = { _ in requests += 1 }
    async let level = session.setVolume(0.3)
    async let muted = session.setMuted(true)
    _ = await bench.receiver.message { _ in requests == 2 }
    bench.receiver.volume.level = 0.3
    bench.receiver.volume.muted = true
    bench.receiver.broadcastStatus()
    _ = try await (level, muted)
    #expect(session.volume?.level == 0.3 && session.volume?.muted == true)
  }

  @Test(arguments: [0.0, -1, .nan, .infinity])
  func replacesInvalidSteps(_ step: Double) {
    #expect(SessionTraits(DeviceVolume(stepInterval: step)).volumeIncrement == 0.05)
  }

  @Test func acceptsVolumesAfterATimeout() async throws {
    var options = CastContextOptions.quick
    options.requestLimits.receiver = .milliseconds(100)
    let clock = ManualClock()
    let bench = try await Bench(options: options, clock: clock)
    let session = try await bench.start()
    bench.receiver.handlers["SET_VOLUME"] = { _ in clock.advance(by: .milliseconds(100)) }
    let error = try await castError { _ = try await session.setVolume(0.3) }
    #expect(error.code == .requestTimedOut && error.elapsed == .milliseconds(100))
    bench.receiver.volume.level = 0.9
    bench.receiver.broadcastStatus()
    await bench.recorder.event("volume 0.9 false")
  }

  @Test func reportsVolumesOfOtherSenders() async throws {
    let bench = try await Bench()
    _ = try await bench.start()
    bench.receiver.volume.muted = true
    bench.receiver.broadcastStatus(requestId: 77)
    await bench.recorder.event("volume 0.5 true")
  }

  @Test func aRejectedRequestSaysWhy() async throws {
    let bench = try await Bench()
    let session = try await bench.start()
    let receiver = bench.receiver
    receiver.handlers["SET_VOLUME"] = {
      receiver.reply(#"{"type":"INVALID_REQUEST","requestId":%ID,"reason":"INVALID_PARAMS"}"#, to: $0)
    }
    let error = try await castError { _ = try await session.setVolume(0.3) }
    #expect(error.code == .requestRejected && error.receiver?.reason == "INVALID_PARAMS")
  }
}
