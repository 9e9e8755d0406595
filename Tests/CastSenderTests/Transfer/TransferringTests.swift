import CastDiscovery
import CastModel
import CastSender
import CastTestSupport
import CastV2
import EmulatedReceiver
import JSONCodec
import LoopIsolation
import NIOCore
import Testing

@Suite("Transferring a session to another device", .timeLimit(.minutes(1)))
@LoopActor
struct TransferringTests {
  /// Two receivers and a context; a film plays on the first.
  @LoopActor
  struct Scene {
    let bench: Bench
    let kitchen: ScriptedReceiver
    let session: CastSession

    init(
      options: CastContextOptions = .quick, namespaces: [String] = ["urn:x-cast:com.google.cast.media"]
    ) async throws {
      self.bench = try await Bench(options: options)
      self.kitchen = try await ScriptedReceiver.start()
      self.kitchen.launchable = [
        "CC1AD845": .running(sessionId: "run-k", transportId: "transport-k", namespaces: namespaces)
      ]
      self.bench.receiver.launchable["CC1AD845"] = .running(namespaces: namespaces)
      self.session = try await self.bench.startPlaying()
      self.bench.receiver.handlers["STORE_SESSION"] = { [receiver = self.bench.receiver] request in
        receiver.reply(Self.sessionState, to: request)
      }
      self.kitchen.handlers["RESUME_SESSION"] = { [kitchen] request in
        kitchen.mediaStatus =
          #"{"mediaSessionId":7,"playerState":"PLAYING","currentTime":42,"media":{"contentId":"a","duration":100}}"#
        kitchen.reply(kitchen.mediaStatusMessage(request.id), to: request)
      }
    }

    static let sessionState =
      #"{"type":"SESSION_STATE","requestId":%ID,"sessionState":{"loadRequestData":{"media":{"contentId":"a"},"#
      + #""currentTime":40,"autoplay":true},"customData":{"own":1},"later":true}}"#

    var livingRoom: ScriptedReceiver { self.bench.receiver }
    var target: SessionTarget { .address("127.0.0.1", port: self.kitchen.port) }

    func transfer(keepsVolume: Bool = false) async throws -> SessionManager.TransferResult {
      try await self.bench.context.sessions.transfer(self.session.id, to: self.target, keepsVolume: keepsVolume)
    }

    /// Expects that nothing has changed here, and that nothing is left there.
    func expectRolledBack(sourceLocation: SourceLocation = #_sourceLocation) async throws {
      #expect(self.session.connectionState == .connected, sourceLocation: sourceLocation)
      #expect(self.session.device.port == self.livingRoom.port, sourceLocation: sourceLocation)
      #expect(!self.livingRoom.types.contains("STOP"), sourceLocation: sourceLocation)
      let status = try await self.session.media.pause().status
      #expect(status?.media?.contentId == "a", sourceLocation: sourceLocation)
    }
  }

  @Test func movesTheAppsState() async throws {
    let scene = try await Scene()
    let old = try await scene.transfer()
    #expect(old.session.sessionId == scene.session.id)
    #expect(old.source.port == scene.livingRoom.port && old.session.device.port == scene.kitchen.port)
    #expect(old.stateSource == .application && old.isResumedByApplication && old.isSourceStopped)
    _ = await scene.livingRoom.message("CLOSE")
    #expect(scene.livingRoom.types.contains("STOP"))
    #expect(!scene.kitchen.types.contains("LOAD"))
    // The session continues as the same one, over the other connection.
    #expect(try scene.bench.context.sessions.session(scene.session.id) === scene.session)
    #expect(scene.session.media.snapshot.mediaSessionId == 7)
    _ = try await scene.session.media.pause()
    #expect(scene.kitchen.types.contains("PAUSE"))
    #expect(try await scene.session.setVolume(0.2).level == 0.2)
    #expect(scene.kitchen.volume.level == 0.2 && scene.livingRoom.volume.level == 0.5)
    #expect(scene.bench.context.sessions.visitedDevices.isEmpty)
    try await scene.bench.context.sessions.end(scene.session.id, action: .stopCasting)
    #expect(scene.bench.recorder.names.last == "didEnd REQUESTED")
  }

  @Test func theOldDeviceLosesTheAppsNamespaces() async throws {
    let scene = try await Scene()
    let (discovery, source) = (scene.bench.context.discovery, scene.session.device)
    let criteria = DiscoveryCriteria(namespaces: ["urn:x-cast:com.google.cast.media"])
    #expect(discovery.admission(of: source, to: criteria) == .admitted)
    _ = try await scene.transfer()
    #expect(discovery.admission(of: source, to: criteria) == .namespacesMissing)
    #expect(discovery.admission(of: scene.session.device, to: criteria) == .admitted)
  }

  @Test func movesTheAppsDataWithThePresentPosition() async throws {
    let scene = try await Scene()
    _ = try await scene.transfer()
    let state = await scene.kitchen.message("RESUME_SESSION").json["sessionState"]
    #expect(state?["customData"]?["own"]?.integer == 1 && state?["later"]?.bool == true)
    // The position here is extrapolated from the status, which is newer than the app's state.
    let time = try #require(state?["loadRequestData"]?["currentTime"]?.number)
    #expect(time >= 10 && time < 40)
    #expect(state?["loadRequestData"]?["autoplay"]?.bool == true)
  }

  @Test(arguments: [["PAUSED"], ["PAUSED", "BUFFERING"]])
  func keepsThePause(states: [String]) async throws {
    let scene = try await Scene()
    for state in states {
      scene.livingRoom.broadcastMedia(
        #"{"mediaSessionId":1,"playerState":"\#(state)","currentTime":55,"media":{"contentId":"a","duration":100}}"#)
      await scene.bench.recorder.event("media \(state)")
    }
    _ = try await scene.transfer()
    let data = await scene.kitchen.message("RESUME_SESSION").json["sessionState"]?["loadRequestData"]
    #expect(data?["autoplay"]?.bool == false && data?["currentTime"]?.number == 55)
  }

  @Test func theMediaStaysPausedWhileItBuffersThere() async throws {
    let scene = try await Scene()
    scene.livingRoom.broadcastMedia(#"{"mediaSessionId":1,"playerState":"PAUSED","media":{"contentId":"a"}}"#)
    await scene.bench.recorder.event("media PAUSED")
    scene.kitchen.handlers["RESUME_SESSION"] = { [kitchen = scene.kitchen] request in
      kitchen.mediaStatus = #"{"mediaSessionId":7,"playerState":"BUFFERING","media":{"contentId":"a"}}"#
      kitchen.reply(kitchen.mediaStatusMessage(request.id), to: request)
    }
    _ = try await scene.transfer()
    #expect(scene.session.media.snapshot.playerState == .buffering && scene.session.media.snapshot.isPaused)
  }

  @Test func theEventsComeInOrder() async throws {
    let scene = try await Scene()
    let before = scene.bench.recorder.names.count
    _ = try await scene.transfer()
    let names = scene.bench.recorder.names.dropFirst(before).filter { !$0.hasPrefix("castState") }
    #expect(
      Array(names) == [
        "willTransfer", "phase STORE_SESSION", "phase RESOLVE", "phase TCP", "phase TLS", "phase CONNECT",
        "phase LAUNCH", "phase APP_CONNECT", "phase MEDIA_STATUS", "phase RESUME_SESSION", "device",
        "volume 0.5 false", "mediaEnd 1 -", "media IDLE", "metadata", "mediaStart 7", "media PLAYING", "metadata",
        "didResume", "didTransfer", "phase STOP_SOURCE",
      ])
  }

  @Test func withoutStoreSessionTheStatusIsLoaded() async throws {
    let scene = try await Scene()
    scene.livingRoom.handlers["STORE_SESSION"] = { [receiver = scene.livingRoom] request in
      receiver.reply(#"{"type":"INVALID_REQUEST","requestId":%ID,"reason":"INVALID_COMMAND"}"#, to: request)
    }
    let result = try await scene.transfer()
    #expect(result.stateSource == .mediaStatus && !result.isResumedByApplication)
    let load = await scene.kitchen.message("LOAD").json
    #expect(load["media"]?["contentId"]?.string == "a" && (load["currentTime"]?.number ?? 0) >= 10)
  }

  @Test func withoutResumeSessionTheStateIsLoaded() async throws {
    let scene = try await Scene()
    scene.kitchen.handlers["RESUME_SESSION"] = { [kitchen = scene.kitchen] request in
      kitchen.reply(#"{"type":"INVALID_REQUEST","requestId":%ID,"reason":"INVALID_COMMAND"}"#, to: request)
    }
    let result = try await scene.transfer()
    #expect(result.stateSource == .application && !result.isResumedByApplication)
    #expect(await scene.kitchen.message("LOAD").json["media"]?["contentId"]?.string == "a")
  }

  @Test func loadsTheItemThatBeganDuringTheLaunch() async throws {
    let scene = try await Scene()
    let (livingRoom, kitchen, recorder) = (scene.livingRoom, scene.kitchen, scene.bench.recorder)
    kitchen.handlers["LAUNCH"] = { launch in
      livingRoom.handlers["STORE_SESSION"] = { request in
        livingRoom.reply(Scene.sessionState.replacing(#""contentId":"a""#, with: #""contentId":"b""#), to: request)
      }
      livingRoom.broadcastMedia(
        #"{"mediaSessionId":2,"playerState":"PLAYING","currentTime":1,"media":{"contentId":"b","duration":100}}"#)
      LoopActor.task {
        await recorder.event("mediaStart 2")
        kitchen.answer(launch)
      }
    }
    kitchen.handlers["RESUME_SESSION"] = { request in
      kitchen.reply(#"{"type":"INVALID_REQUEST","requestId":%ID,"reason":"INVALID_COMMAND"}"#, to: request)
    }
    _ = try await scene.transfer()
    let resumed = await kitchen.message("RESUME_SESSION").json["sessionState"]?["loadRequestData"]
    #expect(resumed?["media"]?["contentId"]?.string == "b")
    #expect(await kitchen.message("LOAD").json["media"]?["contentId"]?.string == "b")
  }

  /// A device's state makes no file of this machine public.
  @Test func sendsPathsInTheStateUnchanged() async throws {
    let scene = try await Scene()
    let folder = try TemporaryFolder()
    let file = "file://\(try folder.write(SilentSound.wave(seconds: 1), to: "diary.wav"))"
    scene.livingRoom.handlers["STORE_SESSION"] = { [receiver = scene.livingRoom] request in
      receiver.reply(Scene.sessionState.replacing(#""contentId":"a""#, with: #""contentId":"\#(file)""#), to: request)
    }
    scene.kitchen.handlers["RESUME_SESSION"] = { [kitchen = scene.kitchen] request in
      kitchen.reply(#"{"type":"INVALID_REQUEST","requestId":%ID,"reason":"INVALID_COMMAND"}"#, to: request)
    }
    _ = try await scene.transfer()
    #expect(await scene.kitchen.message("LOAD").json["media"]?["contentId"]?.string == file)
    #expect(scene.bench.context.serving.publications.isEmpty)
  }

  @Test func movesTheVolumeOnRequest() async throws {
    let scene = try await Scene()
    _ = try await scene.session.setVolume(0.7)
    _ = try await scene.transfer(keepsVolume: true)
    #expect(scene.kitchen.volume.level == 0.7)
    let types = scene.kitchen.types.filter { ["SET_VOLUME", "RESUME_SESSION"].contains($0) }
    #expect(types == ["SET_VOLUME", "RESUME_SESSION"], "not after it is heard")
  }

  @Test(arguments: [true, false])
  func channelsStayConnected(_ succeeds: Bool) async throws {
    let chat = "urn:x-cast:com.example.chat"
    let scene = try await Scene(namespaces: [chat, "urn:x-cast:com.google.cast.media"])
    let channels = scene.bench.context.channels
    let owner = channels.makeOwner()
    #expect(try channels.add(chat, owner: owner).sessions.first?.isConnected == true)
    if succeeds {
      _ = try await scene.transfer()
    } else {
      scene.kitchen.launchable = [:]
      _ = try await castError { _ = try await scene.transfer() }
    }
    #expect(!scene.bench.recorder.names.contains { $0.hasPrefix("channel-") })
    #expect(channels.list(of: owner).first?.sessions.first?.isConnected == true)
    try channels.send(.text(#"{"type":"HELLO"}"#), on: chat, owner: owner)
    let receiver = succeeds ? scene.kitchen : scene.livingRoom
    #expect(await receiver.message("HELLO").message.namespace.rawValue == chat)
  }

  // MARK: Failures

  @Test func anUnreachableDeviceChangesNothing() async throws {
    let scene = try await Scene()
    let port = UnlistenedPort()
    let error = try await castError {
      _ = try await scene.bench.context.sessions.transfer(to: .address("127.0.0.1", port: port.number))
    }
    #expect(error.code == .sessionTransferFailed && error.phase == .tcp)
    #expect((error.cause as? CastError)?.code == .connectionRefused)
    #expect(scene.bench.recorder.names.last == "didFailToTransfer SessionTransferFailed")
    try await scene.expectRolledBack()
    #expect(scene.bench.context.sessions.visitedDevices.isEmpty)
  }

  @Test func anAppThatCanNotBeLaunchedThereChangesNothing() async throws {
    let scene = try await Scene()
    scene.kitchen.launchable = [:]
    let error = try await castError { _ = try await scene.transfer() }
    #expect(error.phase == .launch && error.receiver?.reason == "NOT_FOUND")
    try await scene.expectRolledBack()
  }

  @Test func mediaThatCanNotBePlayedThereStopsTheAppThere() async throws {
    let scene = try await Scene()
    for type in ["RESUME_SESSION", "LOAD"] {
      scene.kitchen.handlers[type] = { [kitchen = scene.kitchen] request in
        kitchen.reply(#"{"type":"LOAD_FAILED","requestId":%ID,"detailedErrorCode":104}"#, to: request)
      }
    }
    let error = try await castError { _ = try await scene.transfer() }
    #expect(error.phase == .resumeSession && error.receiver?.detailedErrorCode == 104)
    #expect(await scene.kitchen.message("STOP").json["sessionId"]?.string == "run-k")
    try await scene.expectRolledBack()
  }

  @Test func anAppThatRanThereAlreadyIsLeftRunning() async throws {
    let scene = try await Scene()
    scene.kitchen.applications = [.running(sessionId: "run-k", transportId: "transport-k")]
    for type in ["RESUME_SESSION", "LOAD"] {
      scene.kitchen.handlers[type] = { [kitchen = scene.kitchen] request in
        kitchen.reply(#"{"type":"LOAD_FAILED","requestId":%ID}"#, to: request)
      }
    }
    _ = try await castError { _ = try await scene.transfer() }
    _ = await scene.kitchen.message("CLOSE")
    #expect(!scene.kitchen.types.contains("STOP") && !scene.kitchen.types.contains("LAUNCH"))
    try await scene.expectRolledBack()
  }

  @Test func loadsMediaOnAnAppWithoutAStatus() async throws {
    var options = CastContextOptions.quick
    options.connectLimits.mediaStatus = .seconds(1)
    let scene = try await Scene(options: options)
    scene.kitchen.handlers["media.GET_STATUS"] = { _ in }
    _ = try await scene.transfer()
    #expect(!scene.kitchen.types.contains("STOP"))
    #expect(scene.kitchen.types.contains { ["LOAD", "RESUME_SESSION"].contains($0) })
  }

  @Test func cancellingDuringTheLaunchStopsTheApp() async throws {
    let scene = try await Scene()
    var launch: ScriptedReceiver.Request?
    scene.kitchen.handlers["LAUNCH"] = { launch = $0 }
    let task = Task { @LoopActor in try await castError { _ = try await scene.transfer() } }
    _ = await scene.kitchen.message("LAUNCH")
    task.cancel()
    let error = try await task.value
    #expect((error.cause as? CastError)?.code == .requestCancelled)
    let other = try await castError { _ = try await scene.bench.context.sessions.start(scene.target) }
    #expect(other.code == .sessionExists, "what is still to be undone there must not hit somebody else")
    // Only now the receiver answers: the app is up, but no longer wanted.
    scene.kitchen.answer(try #require(launch))
    #expect(await scene.kitchen.message("STOP").json["sessionId"]?.string == "run-k")
    try await scene.expectRolledBack()
  }

  @Test func cancellingWhileItLoadsStopsTheAppThere() async throws {
    let scene = try await Scene()
    scene.kitchen.handlers["RESUME_SESSION"] = { _ in }
    let task = Task { @LoopActor in try await castError { _ = try await scene.transfer() } }
    _ = await scene.kitchen.message("RESUME_SESSION")
    task.cancel()
    #expect(try await task.value.code == .sessionTransferFailed)
    _ = await scene.kitchen.message("STOP")
    try await scene.expectRolledBack()
  }

  @Test func endingTheSessionMeanwhileUndoesIt() async throws {
    let scene = try await Scene()
    scene.kitchen.handlers["RESUME_SESSION"] = { _ in }
    let task = Task { @LoopActor in try await castError { _ = try await scene.transfer() } }
    _ = await scene.kitchen.message("RESUME_SESSION")
    try await scene.bench.context.sessions.end(scene.session.id, action: .leave)
    #expect((try await task.value.cause as? CastError)?.code == .sessionEnded)
    _ = await scene.kitchen.message("STOP")
    #expect(scene.bench.recorder.names.contains("didEnd REQUESTED"))
  }

  @Test func suspendingTheSessionMeanwhileUndoesIt() async throws {
    let scene = try await Scene()
    scene.kitchen.handlers["RESUME_SESSION"] = { _ in }
    let task = Task { @LoopActor in try await castError { _ = try await scene.transfer() } }
    _ = await scene.kitchen.message("RESUME_SESSION")
    try scene.session.suspend()
    #expect((try await task.value.cause as? CastError)?.code == .sessionSuspended)
    _ = await scene.kitchen.message("STOP")
    #expect(scene.session.connectionState == .suspended && scene.session.device.port == scene.livingRoom.port)
  }

  @Test func theOldLinkMayBreakOnceTheStateIsThere() async throws {
    let scene = try await Scene()
    scene.livingRoom.refusesLinks = true
    scene.kitchen.handlers["LAUNCH"] = { [kitchen = scene.kitchen, livingRoom = scene.livingRoom] request in
      livingRoom.dropLinks()
      kitchen.answer(request)
    }
    let result = try await scene.transfer()
    #expect(result.session.connectionState == .connected && !result.isSourceStopped)
    #expect(scene.session.media.snapshot.mediaSessionId == 7)
  }

  /// As on a member of the group that is the other device: another app replaces its own.
  @Test(arguments: [true, false])
  func theAppHereMayBeReplacedOnceItsStateIsKnown(_ succeeds: Bool) async throws {
    let scene = try await Scene()
    let (livingRoom, kitchen, session) = (scene.livingRoom, scene.kitchen, scene.session)
    if !succeeds { kitchen.launchable = [:] }
    kitchen.handlers["LAUNCH"] = { launch in
      livingRoom.applications = [.running("0F5096E8", sessionId: "run-5", transportId: "transport-5")]
      livingRoom.broadcastStatus()
      LoopActor.task {
        // A second after the other app is seen.
        while session.snapshot.applicationState != .ended {
          try await LoopActor.shared.eventLoop.scheduleTask(in: .milliseconds(5)) {}.futureResult.get()
        }
        kitchen.answer(launch)
      }
    }
    if succeeds {
      let result = try await scene.transfer()
      #expect(result.isSourceStopped && session.connectionState == .connected)
      #expect(session.media.snapshot.mediaSessionId == 7)
      #expect(!livingRoom.types.contains("STOP"), "the other app runs there")
    } else {
      #expect(try await castError { _ = try await scene.transfer() }.phase == .launch)
      await scene.bench.recorder.event("didEnd REPLACED")
      #expect(session.connectionState == .disconnected)
    }
  }

  @Test func pendingRequestsFailWithTheTransfer() async throws {
    let scene = try await Scene()
    scene.livingRoom.handlers["PAUSE"] = { _ in }
    let pause = Task { @LoopActor in try await castError { _ = try await scene.session.media.pause() } }
    _ = await scene.livingRoom.message("PAUSE")
    _ = try await scene.transfer()
    #expect(try await pause.value.code == .sessionTransferred)
  }

  @Test func oneTransferAtATimeAndToAnotherDevice() async throws {
    let scene = try await Scene()
    scene.kitchen.handlers["RESUME_SESSION"] = { _ in }
    let task = Task { @LoopActor in try? await scene.transfer() }
    _ = await scene.kitchen.message("RESUME_SESSION")
    #expect(try await castError { _ = try await scene.transfer() }.code == .sessionTransferFailed)
    task.cancel()
    _ = await task.value
    let same = try await castError {
      _ = try await scene.bench.context.sessions.transfer(to: scene.bench.target)
    }
    #expect(same.code == .invalidParams)
  }

  @Test func refusesADeviceWithAnotherSession() async throws {
    let scene = try await Scene()
    _ = try await scene.bench.context.sessions.start(scene.target)
    let error = try await castError {
      _ = try await scene.bench.context.sessions.transfer(scene.session.id, to: scene.target)
    }
    #expect(error.code == .sessionExists)
  }

  /// Only the connection shows which device has this name.
  private func transferToLocalhost(_ scene: Scene, port: UInt16) async throws -> CastError? {
    let error = try await castError {
      _ = try await scene.bench.context.sessions.transfer(scene.session.id, to: .address("localhost", port: port))
    }
    #expect(error.code == .sessionTransferFailed)
    return error.cause as? CastError
  }

  @Test func refusesAnotherNameOfTheSameDevice() async throws {
    let scene = try await Scene()
    let connects = scene.livingRoom.types.filter { $0 == "CONNECT" }
    #expect(try await self.transferToLocalhost(scene, port: scene.livingRoom.port)?.code == .invalidParams)
    try await scene.expectRolledBack()
    #expect(scene.livingRoom.types.filter { $0 == "CONNECT" } == connects)
    #expect(scene.bench.context.sessions.visitedDevices.isEmpty)
  }

  @Test func refusesAnotherNameOfADeviceWithAnotherSession() async throws {
    let scene = try await Scene()
    _ = try await scene.bench.context.sessions.start(scene.target)
    #expect(try await self.transferToLocalhost(scene, port: scene.kitchen.port)?.code == .sessionExists)
    try await scene.expectRolledBack()
    #expect(!scene.kitchen.types.contains("STOP") && !scene.kitchen.types.contains("RESUME_SESSION"))
  }

  // MARK: With the emulated receiver

  @Test func movesAllItemsOfAQueue() async throws {
    let livingRoom = try await EmulatedReceiver.start(.testing(), logger: .silent)
    let kitchen = try await EmulatedReceiver.start(.testing(), logger: .silent)
    let context = CastContext(
      discovery: DiscoveryManager(sources: [], logger: .silent), options: .quick, logger: .silent)
    let started = try await context.sessions.start(.address("127.0.0.1", port: UInt16(livingRoom.port)))
    let session = try context.sessions.session(started.sessionId)
    let items = (1...5).map { number in
      QueueItem(
        media: MediaInformation(
          contentId: "https://example.com/\(number).mp4", contentType: "video/mp4", streamType: .buffered, duration: 100
        ))
    }
    _ = try await session.media.load(
      LoadRequestData(queueData: QueueData(repeatMode: .repeatAll, items: items, startIndex: 2), currentTime: 30))
    _ = try await session.media.pause()
    let result = try await context.sessions.transfer(to: .address("127.0.0.1", port: UInt16(kitchen.port)))
    #expect(result.stateSource == .application && result.isResumedByApplication)
    #expect(livingRoom.sessionId == nil && kitchen.sessionId == result.session.receiverSessionId)
    let status = try #require(try await session.media.requestStatus().status)
    #expect(status.media?.contentId == "https://example.com/3.mp4" && status.playerState == .paused)
    #expect(status.repeatMode == .repeatAll && abs((status.currentTime ?? 0) - 30) < 2)
    // The same with the status alone.
    let state = try #require(await session.playbackStateFromStatus())
    #expect(state.loadRequestData.queueData?.items?.count == 5 && state.loadRequestData.queueData?.startIndex == 2)
    #expect(state.loadRequestData.queueData?.repeatMode == .repeatAll && state.loadRequestData.autoplay == false)
    #expect(state.loadRequestData.queueData?.items?.contains { $0.itemId != nil } == false)
    await context.shutDown()
  }
}
