import CastModel
import CastSender
import CastTestSupport
import CastV2
import LoopIsolation
import NIOCore
import Testing

@Suite("Channels over sockets", .timeLimit(.minutes(1))) @LoopActor
struct ChannelManagerTests {
  private static let chat = "urn:x-cast:com.example.chat"

  /// A bench whose receiver runs an app with the namespace `chat`, and an owner of channels.
  private static func bench(namespaces: [String] = [chat]) async throws -> (Bench, ChannelOwner) {
    let bench = try await Bench()
    bench.receiver.launchable["CC1AD845"] = .running(namespaces: namespaces)
    return (bench, bench.context.channels.makeOwner())
  }

  private static func names(_ bench: Bench) -> [String] {
    bench.recorder.names.filter { name in
      !["phase", "castState", "status"].contains { name.hasPrefix($0) }
    }
  }

  @Test func aChannelAddedBeforeTheSessionReceivesTheGreeting() async throws {
    let (bench, owner) = try await Self.bench(namespaces: [Self.chat, "urn:x-cast:com.google.cast.media"])
    // The app greets before its first media status has arrived.
    bench.receiver.handlers["media.GET_STATUS"] = { request in
      bench.receiver.send(
        "welcome", from: "transport-1", to: request.message.sourceId, namespace: CastNamespace(Self.chat))
      bench.receiver.answer(request)
    }
    let added = try bench.context.channels.add(Self.chat, owner: owner)
    #expect(added.sessions.isEmpty && added.sessionId == nil)
    _ = try await bench.start()
    await bench.recorder.event("channel text(\"welcome\")")
    #expect(
      Self.names(bench).prefix(4) == ["willStart", "didStart", "channel+ \(Self.chat)", "channel text(\"welcome\")"])
  }

  @Test func aChannelReconnectsAfterALostLink() async throws {
    let (bench, owner) = try await Self.bench()
    let session = try await bench.start()
    let channel = try bench.context.channels.add(Self.chat, sessionId: session.id, owner: owner)
    #expect(channel.sessions == [.init(sessionId: session.id, isConnected: true, isWritable: true)])
    // Looked at during the event: the session may have resumed when the test continues.
    var wasConnected: Bool?
    var error: CastError?
    bench.context.addListener { event in
      guard case .session(.didSuspend) = event else { return }
      wasConnected = bench.context.channels.list(of: owner).first?.sessions.first?.isConnected
      do throws(CastError) {
        try bench.context.channels.send(.text("x"), on: Self.chat, owner: owner)
      } catch let refused {
        error = refused
      }
    }
    bench.receiver.dropLinks()
    while Self.names(bench).count(where: { $0.hasPrefix("channel+") }) < 2 { await Task.yield() }
    #expect(wasConnected == false && error?.code == .sessionSuspended && error?.sessionId == session.id)
    #expect(
      Self.names(bench).suffix(5) == [
        "channel- \(Self.chat) SESSION_SUSPENDED", "didSuspend NETWORK_ERROR", "willResume 1", "didResume",
        "channel+ \(Self.chat)",
      ])
    try bench.context.channels.send(.text(#"{"type":"HELLO"}"#), on: Self.chat, owner: owner)
    #expect(await bench.receiver.message("HELLO").message.namespace.rawValue == Self.chat)
  }

  @Test func receivesTheFirstMessageOfAResumedApp() async throws {
    let (bench, owner) = try await Self.bench()
    _ = try bench.context.channels.add(Self.chat, owner: owner)
    _ = try await bench.start()
    bench.receiver.handlers["CONNECT"] = { request in
      guard request.message.destinationId == "transport-1" else { return }
      bench.receiver.send(
        "again", from: "transport-1", to: request.message.sourceId, namespace: CastNamespace(Self.chat))
    }
    bench.receiver.dropLinks()
    await bench.recorder.event("channel text(\"again\")")
    #expect(Self.names(bench).suffix(3) == ["didResume", "channel+ \(Self.chat)", "channel text(\"again\")"])
  }

  @Test func anAppThatChangesItsNamespacesConnectsAndDisconnects() async throws {
    let (bench, owner) = try await Self.bench(namespaces: [])
    _ = try bench.context.channels.add(Self.chat, owner: owner)
    let session = try await bench.start()
    let error = try await castError { try bench.context.channels.send(.text("x"), on: Self.chat, owner: owner) }
    #expect(error.code == .channelNotConnected && error.sessionId == session.id)
    bench.receiver.applications = [.running(namespaces: [Self.chat])]
    bench.receiver.broadcastStatus()
    await bench.recorder.event("channel+ \(Self.chat)")
    bench.receiver.applications = [.running(namespaces: [])]
    bench.receiver.broadcastStatus()
    await bench.recorder.event("channel- \(Self.chat) NOT_LISTED")
  }

  @Test func endingASessionDisconnectsFirst() async throws {
    let (bench, owner) = try await Self.bench()
    _ = try bench.context.channels.add(Self.chat, owner: owner)
    let session = try await bench.start()
    _ = try bench.context.channels.add(Self.chat, sessionId: session.id, owner: owner)
    try await bench.context.sessions.end(session.id)
    #expect(
      Self.names(bench).suffix(3) == ["channel- \(Self.chat) SESSION_ENDED", "willEnd", "didEnd REQUESTED"])
    #expect(bench.context.channels.list(of: owner).map(\.sessionId) == [nil])
  }

  @Test func receivesOnlyTheAppsMessagesOnItsNamespaces() async throws {
    let (bench, owner) = try await Self.bench()
    _ = try bench.context.channels.add(Self.chat, owner: owner)
    _ = try bench.context.channels.add("urn:x-cast:com.example.other", owner: owner)
    _ = try await bench.start()
    bench.receiver.send("a stranger", from: "transport-2", namespace: CastNamespace(Self.chat))
    bench.receiver.send("the platform", from: "receiver-0", namespace: CastNamespace(Self.chat))
    bench.receiver.send("not listed", from: "transport-1", namespace: "urn:x-cast:com.example.other")
    bench.receiver.send("to another", from: "transport-1", to: "sender-x", namespace: CastNamespace(Self.chat))
    bench.receiver.send("to all", from: "transport-1", to: "*", namespace: CastNamespace(Self.chat))
    await bench.recorder.event("channel text(\"to all\") *")
    #expect(Self.names(bench).filter { $0.hasPrefix("channel text") } == ["channel text(\"to all\") *"])
  }

  @Test func refusesInvalidCalls() async throws {
    let (bench, owner) = try await Self.bench()
    let channels = bench.context.channels
    #expect(try await castError { try channels.send(.text("x"), on: Self.chat, owner: owner) }.code == .noSuchSession)
    #expect(
      try await castError { _ = try channels.add(Self.chat, sessionId: "s-0", owner: owner) }.code == .noSuchSession)
    let session = try await bench.start()
    #expect(try await castError { try channels.send(.text("x"), on: Self.chat, owner: owner) }.code == .noSuchChannel)
    _ = try channels.add(Self.chat, owner: owner)
    #expect(try await castError { _ = try channels.add(Self.chat, owner: owner) }.code == .channelExists)
    let stranger = channels.makeOwner()
    #expect(
      try await castError { try channels.send(.text("x"), on: Self.chat, owner: stranger) }.code == .noSuchChannel)
    for length in [65_536, 2 << 20] {
      let tooLong = ChannelPayload.binary([UInt8](repeating: 1, count: length))
      let error = try await castError { try channels.send(tooLong, on: Self.chat, owner: owner) }
      #expect(error.code == .castMessageTooLarge && error.sessionId == session.id)
    }
    #expect(throws: Never.self) {
      try channels.send(.binary([UInt8](repeating: 1, count: 65_400)), on: Self.chat, owner: owner)
    }
    try await bench.context.sessions.end(session.id)
    #expect(
      try await castError { try channels.send(.text("x"), on: Self.chat, sessionId: session.id, owner: owner) }.code
        == .noSuchSession)
  }

  @Test func aBroadcastNeedsNoChannel() async throws {
    let (bench, _) = try await Self.bench(namespaces: [])
    _ = try await bench.start()
    try bench.context.channels.broadcast(.text(#"{"type":"ALL"}"#), on: "urn:x-cast:com.google.cast.broadcast")
    let request = await bench.receiver.message("ALL")
    #expect(request.message.destinationId == "*")
    #expect(request.message.namespace == .broadcast)
  }

  @Test func aDeviceThatDoesNotReadBlocksOnlyItsChannel() async throws {
    let (bench, owner) = try await Self.bench()
    _ = try bench.context.channels.add(Self.chat, owner: owner)
    let session = try await bench.start()
    bench.receiver.setReading(false)
    let message = ChannelPayload.binary([UInt8](repeating: 7, count: 60_000))
    var sent = 0
    var refusal: CastError?
    // The size of the kernel's buffers is unknown; 32 MiB exceed them.
    while refusal == nil, sent < 560 {
      do throws(CastError) {
        try bench.context.channels.send(message, on: Self.chat, owner: owner)
        sent += 1
      } catch {
        refusal = error
      }
      if sent.isMultiple(of: 8) { await Task.yield() }
    }
    #expect(refusal?.code == .sendBufferFull)
    #expect(bench.recorder.names.contains("channel writable false"))
    #expect(bench.context.channels.list(of: owner).first?.sessions.first?.isWritable == false)
    // A blocked channel doesn't block the framework's own messages.
    async let volume = session.setVolume(0.25)
    await Task.yield()
    bench.receiver.setReading(true)
    #expect(try await volume.level == 0.25)
    await bench.recorder.event("channel writable true")
    #expect(bench.receiver.namespaces.count { $0.rawValue == Self.chat } == sent, "nothing is lost")
    #expect(try bench.context.channels.send(.text("x"), on: Self.chat, owner: owner))
  }
}
