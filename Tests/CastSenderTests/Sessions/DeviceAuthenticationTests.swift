import CastDiscovery
import CastModel
import CastSender
import CastTestSupport
import CastV2
import DeviceAuthentication
import EmulatedReceiver
import LoopIsolation
import NIOCore
import Testing

@Suite("Device authentication", .timeLimit(.minutes(1)))
@LoopActor
struct DeviceAuthenticationTests {
  private nonisolated static let chain = Result {
    try DeviceChain(root: PrivateRoot(commonName: "Private Root", at: EventLoopClock.unixTime()))
  }

  private static func options(_ policy: DeviceAuthenticationPolicy) throws -> CastContextOptions {
    let chain = try self.chain.get()
    var options = CastContextOptions.quick
    options.deviceAuthentication.policy = policy
    options.authenticationFiles.trustedRoots = AuthenticationFile(
      path: "", contents: try TrustAnchors(pem: Array(chain.root.certificatePEM.utf8)))
    options.authenticationFiles.trustedCRLRoots = AuthenticationFile(
      path: "", contents: try TrustAnchors(pem: Array(chain.crlRoot.certificatePEM.utf8)))
    return options
  }

  /// A receiver with a certificate chain to a private root, and a sender.
  @LoopActor
  private struct Pair {
    let receiver: EmulatedReceiver
    let context: CastContext
    let recorder: EventRecorder

    init(_ quirks: Set<AuthenticationQuirk>, _ options: CastContextOptions) async throws {
      var configuration = ReceiverConfiguration.testing()
      configuration.device.authenticationQuirks = quirks
      configuration.deviceChain = try chain.get()
      self.receiver = try await EmulatedReceiver.start(configuration, logger: .silent)
      self.context = CastContext(
        discovery: DiscoveryManager(sources: [], logger: .silent), options: options, logger: .silent)
      self.recorder = EventRecorder(self.context)
    }

    func start() async throws -> SessionSnapshot {
      try await self.context.sessions.start(.address("127.0.0.1", port: UInt16(self.receiver.port)))
    }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var quirk: AuthenticationQuirk?
    var verdict = AuthenticationVerdict.notAuthentic
    var check: AuthenticationCheck?
    var testDescription: String { self.quirk?.rawValue ?? "good" }
  }

  nonisolated static let rows: [Row] = [
    Row(verdict: .authentic),
    Row(quirk: .noNonce, verdict: .authentic),
    Row(quirk: .sha1Signature, verdict: .authentic),
    Row(quirk: .audioOnly, verdict: .authentic),
    Row(quirk: .crl, verdict: .authentic),
    Row(quirk: .expiredCRL, verdict: .authentic),
    Row(quirk: .forgedCRL, verdict: .authentic),
    Row(quirk: .expiredLeaf, verdict: .expired, check: .deviceCertificateExpired),
    Row(quirk: .expiredIntermediate, verdict: .expired, check: .intermediateExpired),
    Row(quirk: .tlsExpired, verdict: .expired, check: .tlsCertificateExpired),
    Row(quirk: .tlsLongLived, check: .tlsCertificateLifetime),
    Row(quirk: .wrongRoot, check: .untrustedRoot),
    Row(quirk: .shortKey, check: .keySize),
    Row(quirk: .deviceRevoked, check: .revoked),
    Row(quirk: .issuerRevoked, check: .revoked),
    Row(quirk: .deviceSerialRevoked, check: .revoked),
    Row(quirk: .issuerSerialRevoked, check: .revoked),
    Row(quirk: .replayedSignature, check: .nonce),
    Row(quirk: .mismatchedTLS, check: .signature),
    Row(quirk: .authError, verdict: .unanswered, check: .deviceError),
    // Old devices: the signature covers the bytes of their TLS certificate, even a malformed one (trap 66).
    Row(quirk: .tlsVersion1, verdict: .authentic),
    Row(quirk: .tlsSHA1, verdict: .authentic),
    Row(quirk: .tlsShortKey, verdict: .authentic),
  ]

  @Test(arguments: Self.rows)
  func aSessionReportsTheFindings(row: Row) async throws {
    let pair = try await Pair(Set([row.quirk].compactMap { $0 }), try Self.options(.report))
    let session = try await pair.start()
    #expect(session.authentication?.verdict == row.verdict, "\(session.authentication?.failures ?? [])")
    #expect(session.authentication?.failure?.check == row.check)
    #expect(pair.recorder.names.contains("phase AUTHENTICATE"))
    await pair.context.shutDown()
  }

  @Test(arguments: Self.rows)
  func connectsOnlyToAuthenticDevicesIfRequired(row: Row) async throws {
    let pair = try await Pair(Set([row.quirk].compactMap { $0 }), try Self.options(.require))
    guard row.check != nil else {
      #expect(try await pair.start().authentication?.verdict == .authentic)
      return await pair.context.shutDown()
    }
    let error = try await castError { _ = try await pair.start() }
    #expect(error.code == .deviceAuthenticationFailed)
    #expect(error.phase == .authenticate)
    #expect(error.authentication?.failure?.check == row.check)
    #expect(error.message.contains(row.check?.rawValue ?? "?"))
    #expect(pair.recorder.names.contains("didFailToStart DeviceAuthenticationFailed"))
    #expect(pair.context.sessions.sessions.isEmpty)
  }

  @Test func ignoresExpiryOnRequest() async throws {
    var options = try Self.options(.require)
    options.deviceAuthentication.ignoreExpiry = true
    let pair = try await Pair([.expiredIntermediate], options)
    let authentication = try await pair.start().authentication
    #expect(authentication?.verdict == .authentic)
    #expect(authentication?.warnings.map(\.check) == [.intermediateExpired])
    await pair.context.shutDown()
  }

  @Test func trustsAPrivateRootOnlyIfConfigured() async throws {
    var options = try Self.options(.report)
    options.authenticationFiles.trustedRoots = nil
    let pair = try await Pair([], options)
    #expect(try await pair.start().authentication?.failure?.check == .untrustedRoot)
    await pair.context.shutDown()
  }

  // MARK: The exchange

  private static func bench(
    _ policy: DeviceAuthenticationPolicy, clock: any LoopClock = EventLoopClock()
  ) async throws -> Bench {
    var options = CastContextOptions.quick
    options.deviceAuthentication.policy = policy
    options.deviceAuthentication.timeout = .seconds(5)
    return try await Bench(options: options, clock: clock)
  }

  private static func reply(_ message: DeviceAuthMessage, to challenge: CastMessage) -> CastMessage {
    message.message(from: challenge.destinationId, to: challenge.sourceId)
  }

  @Test func asksNoDeviceByDefault() async throws {
    let bench = try await Bench()
    let session = try await bench.start()
    #expect(session.snapshot.authentication == nil)
    #expect(!bench.receiver.namespaces.contains(.deviceAuth))
    #expect(!bench.recorder.names.contains("phase AUTHENTICATE"))
  }

  @Test func theChallengeIsTheFirstMessageOfAll() async throws {
    let bench = try await Self.bench(.report)
    var challenges: [CastMessage] = []
    bench.receiver.challenged = { message, link in
      challenges.append(message)
      try? link.send(Self.reply(DeviceAuthMessage(error: AuthError(.internalError)), to: message))
    }
    let session = try await bench.start()
    #expect(bench.receiver.namespaces.first == .deviceAuth)
    #expect(challenges.count == 1)
    #expect(challenges.first?.sourceId == "sender-0" && challenges.first?.destinationId == "receiver-0")
    let challenge = try DeviceAuthMessage(payload: try #require(challenges.first).payload).challenge
    #expect(challenge?.hashAlgorithm == .sha256)
    #expect(challenge?.senderNonce?.count == 16)
    #expect(session.snapshot.authentication?.failure?.check == .deviceError)
  }

  @Test func twoLinksNeverShareANonce() async throws {
    let bench = try await Self.bench(.report)
    var nonces: Set<[UInt8]> = []
    bench.receiver.challenged = { message, link in
      let challenge = try? DeviceAuthMessage(payload: message.payload).challenge
      nonces.insert(challenge?.senderNonce ?? [])
      try? link.send(Self.reply(DeviceAuthMessage(error: AuthError(.internalError)), to: message))
    }
    _ = try await bench.start()
    // A new connection after a loss: the device is asked again.
    bench.receiver.dropLinks()
    await bench.recorder.nextEvent("didResume")
    #expect(nonces.count == 2)
  }

  /// openscreen's and Chromium's handshakes fail on these (trap 69).
  @Test func ignoresOtherMessagesBeforeTheAnswer() async throws {
    let bench = try await Self.bench(.report)
    let receiver = bench.receiver
    receiver.challenged = { message, link in
      try? link.send(HeartbeatMessage.ping(from: "receiver-0", to: "sender-0"))
      receiver.broadcastStatus()
      receiver.close(from: "receiver-0", to: "sender-0")
      try? link.send(Self.reply(DeviceAuthMessage(error: AuthError(.noTLS)), to: message))
      // One message too many.
      try? link.send(Self.reply(DeviceAuthMessage(error: AuthError(.internalError)), to: message))
    }
    let session = try await bench.start()
    #expect(session.snapshot.authentication?.failure?.message.contains("NO_TLS") == true)
  }

  @Test func aDeviceThatIsSilentIsConnectedToAfterTheTimeout() async throws {
    let clock = ManualClock()
    let bench = try await Self.bench(.report, clock: clock)
    bench.receiver.challenged = { _, _ in clock.advance(by: .seconds(5)) }
    let session = try await bench.start()
    #expect(session.snapshot.authentication?.verdict == .unanswered)
    #expect(session.snapshot.authentication?.failure?.check == .noReply)
  }

  @Test func sendsNothingToASilentDeviceIfRequired() async throws {
    let clock = ManualClock()
    let bench = try await Self.bench(.require, clock: clock)
    bench.receiver.challenged = { _, _ in clock.advance(by: .seconds(5)) }
    let error = try await castError { _ = try await bench.start() }
    #expect(error.code == .deviceAuthenticationFailed)
    #expect(error.authentication?.verdict == .unanswered)
    #expect(bench.receiver.namespaces.allSatisfy { $0 == .deviceAuth })
  }

  @Test(arguments: [
    CastMessage(sourceId: "receiver-0", destinationId: "sender-0", namespace: .deviceAuth, binary: [0xFF, 0xFF]),
    CastMessage(sourceId: "receiver-0", destinationId: "sender-0", namespace: .deviceAuth, text: "{}"),
    CastMessage(sourceId: "receiver-0", destinationId: "sender-0", namespace: .deviceAuth, binary: []),
  ])
  func garbageIsNoAnswer(garbage: CastMessage) async throws {
    let bench = try await Self.bench(.require)
    bench.receiver.challenged = { _, link in try? link.send(garbage) }
    let error = try await castError { _ = try await bench.start() }
    #expect(error.authentication?.failure?.check == .replyMalformed)
    #expect(error.authentication?.verdict == .notAuthentic)
  }

  @Test func reportsALostLinkMeanwhile() async throws {
    let bench = try await Self.bench(.require)
    bench.receiver.challenged = { _, link in link.abort() }
    let error = try await castError { _ = try await bench.start() }
    #expect(error.code == .connectionLost)
    #expect(error.phase == .authenticate)
  }

  @Test func aStartThatIsCancelledMeanwhileLeavesNothingBehind() async throws {
    let bench = try await Self.bench(.require)
    let start = Task { @LoopActor in try await bench.start() }
    await bench.recorder.event("phase AUTHENTICATE")
    start.cancel()
    await bench.recorder.event("didFailToStart RequestCancelled")
    #expect(bench.context.sessions.sessions.isEmpty)
    _ = await start.result
  }

  @Test func aFailureOnReconnectEndsTheSession() async throws {
    var options = try Self.options(.require)
    options.reconnect.giveUpAfter = .zero
    options.deviceAuthentication.timeout = .seconds(4)
    let pair = try await Pair([], options)
    let session = try await pair.start()
    // From now on it proves nothing: another host may have its address.
    try await pair.receiver.inject(
      FaultRule(.discard, when: MessageTrigger(direction: .sent, namespace: "deviceauth")))
    pair.receiver.dropLinks()
    await pair.recorder.event("didFailToResume DeviceAuthenticationFailed")
    await pair.recorder.event("didEnd AUTHENTICATION_FAILED")
    #expect(pair.recorder.names.filter { $0.hasPrefix("willResume") } == ["willResume 1"], "it isn't asked twice")
    #expect(pair.context.sessions.sessions.isEmpty)
    guard case .session(.didEnd(let ended, _, let error))? = pair.recorder.events.last(where: Self.isEnd) else {
      return #expect(Bool(false), "no end")
    }
    #expect(ended.sessionId == session.sessionId && error?.authentication?.verdict == .unanswered)
  }

  private static func isEnd(_ event: CastEvent) -> Bool {
    if case .session(.didEnd) = event { true } else { false }
  }
}
