import CastDiscovery
import CastModel
import CastSender
import CastTestSupport
import CastV2
import JSONCodec
import LoopIsolation
import NIOCore
import NIOPosix
import Testing

@Suite("Starting sessions over real sockets", .timeLimit(.minutes(1)))
@LoopActor
struct StartingTests {
  @Test func launchesAndReportsEveryStep() async throws {
    let bench = try await Bench()
    let session = try await bench.start()
    #expect(
      bench.receiver.types == ["CONNECT", "GET_STATUS", "LAUNCH", "CONNECT", "GET_STATUS"])
    #expect(
      bench.recorder.names == [
        "castState CONNECTING", "willStart", "phase RESOLVE", "phase TCP", "phase TLS", "phase CONNECT", "phase LAUNCH",
        "phase APP_CONNECT", "phase MEDIA_STATUS", "castState CONNECTED", "didStart",
      ])
    let snapshot = session.snapshot
    #expect(snapshot.connectionState == .connected && snapshot.phase == nil)
    #expect(snapshot.receiverSessionId == "run-1" && snapshot.application?.transportId == "transport-1")
    #expect(snapshot.volume?.level == 0.5 && snapshot.supportsMedia)
    #expect(snapshot.sessionId.wholeMatch(of: /s-[0-9a-f]{8}/) != nil)
    #expect(bench.context.sessions.current === session)
  }

  @Test func theLaunchSendsTheOptions() async throws {
    let bench = try await Bench()
    _ = try await bench.start(
      SessionStartOptions(
        language: "de-CH", androidReceiverCompatible: true,
        credentials: LaunchCredentials(credentials: "secret", credentialsType: "cloud")))
    var json = try #require(await bench.receiver.message("LAUNCH").json.object)
    #expect(json["requestId"]?.integer ?? 0 > 0)
    json["requestId"] = nil
    #expect(
      json == [
        "type": "LAUNCH", "appId": "CC1AD845", "language": "de-CH", "supportedAppTypes": ["ANDROID_TV", "WEB"],
        "appParams": [
          "launchCheckerParams": ["credentialsData": ["credentials": "secret", "credentialsType": "cloud"]]
        ],
      ])
  }

  @Test func joinsARunningAppWithoutALaunch() async throws {
    let bench = try await Bench()
    bench.receiver.applications = [.running()]
    bench.receiver.mediaStatus = #"{"mediaSessionId":9,"playerState":"PAUSED","currentTime":5}"#
    let session = try await bench.start()
    #expect(!bench.receiver.types.contains("LAUNCH"))
    #expect(session.media.snapshot.mediaSessionId == 9)
    #expect(
      Array(bench.recorder.names.suffix(3)) == ["didStart", "mediaStart 9", "media PAUSED"])
  }

  @Test func everySessionHasItsOwnSenderId() async throws {
    let bench = try await Bench()
    let first = try await bench.start()
    let sources = Set(bench.receiver.received.map(\.message.sourceId))
    #expect(sources.count == 1)
    #expect(sources.first?.wholeMatch(of: /sender-[0-9a-f]{12}/) != nil)
    try await bench.context.sessions.end(first.id)
    _ = try await bench.start()
    #expect(Set(bench.receiver.received.map(\.message.sourceId)).count == 2)
  }

  @Test func acceptsOpenscreensAnswers() async throws {
    let bench = try await Bench()
    let receiver = bench.receiver
    receiver.handlers["LAUNCH"] = { request in
      receiver.applications = [.running()]
      receiver.broadcastStatus()
      receiver.reply(
        #"{"type":"LAUNCH_STATUS","launchRequestId":%ID,"status":"USER_ALLOWED"}"#, to: request)
      receiver.broadcastStatus(requestId: request.id)
    }
    _ = try await bench.start()
    #expect(receiver.types == ["CONNECT", "GET_STATUS", "LAUNCH", "CONNECT", "GET_STATUS"])
  }

  @Test func aLaunchErrorEndsTheStartAndTheLink() async throws {
    let bench = try await Bench()
    let error = try await castError { _ = try await bench.start(SessionStartOptions(applicationId: "00000000")) }
    #expect(error.code == .applicationNotFound && error.phase == .launch && error.receiver?.reason == "NOT_FOUND")
    #expect(bench.recorder.names.suffix(2) == ["castState NO_DEVICES_AVAILABLE", "didFailToStart ApplicationNotFound"])
    #expect(bench.context.sessions.sessions.isEmpty)
    _ = await bench.receiver.message("CLOSE")
  }

  @Test func aCancelledLaunchIsTriedOnceMore() async throws {
    let bench = try await Bench()
    let receiver = bench.receiver
    receiver.handlers["LAUNCH"] = { request in
      receiver.handlers["LAUNCH"] = nil
      receiver.reply(#"{"type":"LAUNCH_ERROR","requestId":%ID,"reason":"CANCELLED"}"#, to: request)
    }
    _ = try await bench.start()
    #expect(receiver.types.filter { $0 == "LAUNCH" }.count == 2)
  }

  @Test func joiningNothingFails() async throws {
    let bench = try await Bench()
    let error = try await castError { _ = try await bench.context.sessions.join(bench.target) }
    #expect(error.code == .applicationNotRunning && error.phase == .join)
  }

  @Test func anAppWithoutMediaIsJoinedToo() async throws {
    let bench = try await Bench()
    bench.receiver.applications = [.running("ABCDEF01", namespaces: ["urn:x-cast:com.example"])]
    let snapshot = try await bench.context.sessions.join(bench.target)
    #expect(!snapshot.supportsMedia)
    let session = try bench.context.sessions.session(snapshot.sessionId)
    let error = try await castError { _ = try await session.media.play() }
    #expect(error.code == .mediaNotSupported)
  }

  // MARK: Silence

  struct SilenceRow: Sendable {
    var type: String
    var phase: ConnectionPhase
  }

  @Test(arguments: [
    SilenceRow(type: "GET_STATUS", phase: .connect), SilenceRow(type: "LAUNCH", phase: .launch),
  ])
  func aSilentReceiverTimesOut(_ row: SilenceRow) async throws {
    var options = CastContextOptions.quick
    let limit = { (phase: ConnectionPhase) in Duration.milliseconds(row.phase == phase ? 200 : 10_000) }
    options.connectLimits = ConnectLimits(
      connect: limit(.connect), launch: limit(.launch))
    let clock = ManualClock()
    let bench = try await Bench(options: options, clock: clock)
    bench.receiver.handlers[row.type] = { _ in clock.advance(by: .milliseconds(200)) }
    let error = try await castError { _ = try await bench.start() }
    #expect(error.code == .connectionTimedOut && error.phase == row.phase)
    #expect(error.elapsed == .milliseconds(200))
  }

  @Test func aPeerThatNeverEncryptsTimesOut() async throws {
    let server = try await PlainServer.start()
    var options = CastContextOptions.quick
    options.connectLimits = ConnectLimits(tls: .milliseconds(200))
    let bench = try await Bench(options: options)
    let error = try await castError {
      _ = try await bench.context.sessions.start(.address("127.0.0.1", port: server.port))
    }
    #expect(error.code == .connectionTimedOut && error.phase == .tls)
  }

  // MARK: Links that fail

  @Test func reportsOpenSSLsReason() async throws {
    let server = try await PlainServer.start(greeting: "HTTP/1.1 400 Bad Request\r\n\r\n")
    let bench = try await Bench()
    let error = try await castError {
      _ = try await bench.context.sessions.start(.address("127.0.0.1", port: server.port))
    }
    #expect(error.code == .tlsFailed && error.phase == .tls)
    #expect(error.message.lowercased().contains("ssl") || error.message.contains("version"))
  }

  @Test func aClosedPortRefuses() async throws {
    let deaf = UnlistenedPort()
    let bench = try await Bench()
    let error = try await castError {
      _ = try await bench.context.sessions.start(.address("127.0.0.1", port: deaf.number))
    }
    #expect(error.code == .connectionRefused && error.phase == .tcp && error.elapsed != nil)
  }

  @Test func aNameWithoutAnAddressIsNotResolved() async throws {
    let bench = try await Bench()
    let error = try await castError {
      _ = try await bench.context.sessions.start(.address("no-such-host.invalid"))
    }
    #expect(error.phase == .resolve)
    #expect([.addressNotResolved, .connectionTimedOut].contains(error.code))
  }

  @Test func aLinkThatBreaksWhileConnectingIsLost() async throws {
    let bench = try await Bench()
    bench.receiver.handlers["LAUNCH"] = { _ in bench.receiver.dropLinks() }
    let error = try await castError { _ = try await bench.start() }
    #expect(error.code == .connectionLost && error.phase == .launch)
  }

  @Test func failsWhenTheReceiverClosesTheSecondConnection() async throws {
    let bench = try await Bench()
    let receiver = bench.receiver
    receiver.handlers["GET_STATUS"] = { receiver.close(from: "receiver-0", to: $0.message.sourceId) }
    let error = try await castError { _ = try await bench.start() }
    #expect(error.code == .connectionRejected && error.phase == .connect)
    #expect(receiver.types.filter { $0 == "GET_STATUS" }.count == 2)
  }

  @Test func connectsAgainAfterTheReceiverClosedTheFirstConnection() async throws {
    let bench = try await Bench()
    let receiver = bench.receiver
    receiver.handlers["GET_STATUS"] = { request in
      receiver.handlers["GET_STATUS"] = nil
      receiver.close(from: "receiver-0", to: request.message.sourceId)
    }
    let session = try await bench.start()
    #expect(session.connectionState == .connected)
    let senders = receiver.received.filter { $0.json["type"]?.string == "GET_STATUS" }.map(\.message.sourceId)
    #expect(senders.count >= 2 && senders[0] != senders[1])
  }

  // MARK: Giving up

  @Test func aCancelledCallEndsTheStart() async throws {
    let bench = try await Bench()
    bench.receiver.handlers["LAUNCH"] = { _ in }
    let task = Task { @LoopActor in try await castError { _ = try await bench.start() } }
    _ = await bench.receiver.message("LAUNCH")
    task.cancel()
    #expect(try await task.value.code == .requestCancelled)
    #expect(bench.context.sessions.sessions.isEmpty)
  }

  @Test func endingASessionThatConnectsEndsTheStart() async throws {
    let bench = try await Bench()
    bench.receiver.handlers["LAUNCH"] = { _ in }
    let task = Task { @LoopActor in try await castError { _ = try await bench.start() } }
    _ = await bench.receiver.message("LAUNCH")
    let id = try #require(bench.context.sessions.sessions.first?.id)
    try await bench.context.sessions.end(id)
    #expect(try await task.value.code == .sessionEnded)
    #expect(!bench.recorder.names.contains("didEnd REQUESTED"))
  }

  // MARK: Devices

  @Test func anUnknownDeviceIsNotFound() async throws {
    let bench = try await Bench()
    let error = try await castError { _ = try await bench.context.sessions.start(.device("nobody")) }
    #expect(error.code == .deviceNotFound)
  }

  @Test func aConfiguredDeviceIsStartedByItsId() async throws {
    let bench = try await Bench()
    let id = try bench.context.discovery.addConfiguredDevice(
      ConfiguredDevice(host: "127.0.0.1", port: bench.receiver.port, name: "Bench", deviceId: "device-1"))
    #expect(bench.context.castState == .notConnected)
    let snapshot = try await bench.context.sessions.start(.device(id))
    #expect(snapshot.deviceId == id && snapshot.device.friendlyName == "Bench")
    let error = try await castError { _ = try await bench.start() }
    #expect(error.code == .sessionExists && error.sessionId == snapshot.sessionId)
  }
}
