public import CastDiscovery
public import CastModel
import LocalMedia
public import LoopIsolation
public import MediaPreflight
public import NIOCore

/// Playing in one step, for people: on top of devices, sessions and their media, with nothing of its own but names.
///
/// Whatever it does twice does no harm, and calls for one device that come at once share one session.
@LoopActor
public final class CastPlayer {
  /// Is told a session that begins, before any notification about it.
  public typealias Beginning = @LoopActor (CastSession) -> Void

  /// The names that a user gave to devices.
  public let names: DeviceNameStore
  let context: CastContext
  let turns = DeviceTurns()
  /// Is told the session of which an answer is about to tell what plays.
  var willAnswer: (@LoopActor (CastSession) -> Void)?
  /// The newest call of ``play(_:in:waiting:progress:)`` of each session that has one under way.
  var newestPlays: [String: UInt64] = [:]
  private var lastPlay: UInt64 = 0

  /// Makes the player of a context.
  public init(context: CastContext, names: DeviceNameStore) {
    self.context = context
    self.names = names
  }

  /// Finds the device that a call is for.
  public var devices: PlayerDeviceFinder { PlayerDeviceFinder(context: self.context, names: self.names) }

  var sessions: SessionManager { self.context.sessions }
  var now: NIODeadline { self.context.clock.now }

  // MARK: Sessions

  /// The session with a device whose app plays: the one that there is, or else a new one, for which the app is joined or launched.
  ///
  /// - Parameters:
  ///   - applicationId: The app; `nil`: the context's, or that of a session which a client began with an app of its choice.
  ///   - timeout: How long connecting and launching may take; `nil`: as the context's options say.
  /// - Throws: as ``SessionManager/start(_:options:didBegin:)``.
  public func start(
    on device: PlayerDevice, applicationId: String?, timeout: TimeAmount?, didBegin: @escaping Beginning
  ) async throws(CastError) -> SessionSnapshot {
    device.link?.link.close()
    await self.sessions.claimsSettled()
    if applicationId == nil, let session = self.sessions.occupant(of: device.device), session.hasChosenMediaApplication
    {
      return try await self.join(on: device, timeout: timeout, didBegin: didBegin)
    }
    let assumed = self.context.options.launchOptions
    var options = SessionStartOptions(
      applicationId: applicationId ?? self.context.assumedApplicationId,
      androidReceiverCompatible: assumed.androidReceiverCompatible, timeout: timeout)
    options.usesExisting = true
    do throws(CastError) {
      return await self.named(try await self.sessions.start(device.target, options: options, didBegin: didBegin))
    } catch {
      // Another app can't go on beside this one: the launch ends it, and so does its session.
      guard error.code == .sessionExists, let id = error.sessionId, let session = try? self.sessions.session(id),
        session.connectionState == .connected, session.application?.matches(options.applicationId) != true
      else { throw error }
      await session.end(.leave)
      return await self.named(try await self.sessions.start(device.target, options: options, didBegin: didBegin))
    }
  }

  /// The session with a device, or else a new one with what runs there; nothing is launched.
  ///
  /// - Throws: as ``SessionManager/join(_:options:didBegin:)``.
  public func join(
    on device: PlayerDevice, timeout: TimeAmount?, didBegin: @escaping Beginning
  ) async throws(CastError) -> SessionSnapshot {
    device.link?.link.close()
    var options = SessionJoinOptions(timeout: timeout)
    options.usesExisting = true
    return await self.named(
      try await self.sessions.join(device.target, options: options, didBegin: didBegin))
  }

  /// Lets a session that was begun by an address have its device's name.
  private func named(_ snapshot: SessionSnapshot) async -> SessionSnapshot {
    guard let session = try? self.sessions.session(snapshot.sessionId),
      let device = await session.link.namedDevice(within: .milliseconds(500))
    else { return snapshot }
    session.deviceUpdated(device)
    return session.snapshot
  }

  /// A session that a call has just used; it may have ended since.
  func session(_ id: String) throws(CastError) -> CastSession {
    guard let session = try? self.sessions.session(id) else {
      throw CastError(.sessionEnded, "The session has ended meanwhile. Call again.", sessionId: id)
    }
    return session
  }

  // MARK: Playing

  /// Loads, and waits until it plays; paused counts where that was asked for, and a picture counts when it is loaded.
  ///
  /// A newer call for the session ends an older one with ``CastErrorCode/requestReplaced``.
  ///
  /// - Parameter limit: How long to wait after the receiver's answer; zero: not at all.
  /// - Throws: what loading and waiting can fail with.
  public func play(
    _ request: PlayRequest, in sessionId: String, waiting limit: TimeAmount,
    progress: QueueProgress.Handler? = nil
  ) async throws(CastError) -> PlayerStatus {
    let session = try self.session(sessionId)
    self.lastPlay += 1
    let number = self.lastPlay
    self.newestPlays[sessionId] = number
    defer { if self.newestPlays[sessionId] == number { self.newestPlays[sessionId] = nil } }
    do throws(CastError) {
      _ = try await session.media.load(request.loadRequest, progress: progress)
      // What a file is shows when it was looked into.
      let isImage = request.isImage || MediaTypeTable.isImage(session.media.snapshot.media?.contentType)
      if limit > .zero, !isImage {
        let state: PlayerState = request.autoplay ? .playing : .paused
        _ = try await session.media.wait(for: .init(state, timeout: limit), isLoad: true)
      }
    } catch {
      guard [.mediaLoadCancelled, .requestReplaced].contains(error.code),
        let newest = self.newestPlays[sessionId], newest != number
      else {
        guard request.explainsFailure else { throw error }
        throw await self.context.explained(
          error, of: request.loadRequest, on: session.device, application: session.snapshot.applicationId)
      }
      throw CastError(
        .requestReplaced, "A newer call plays something else there.", sessionId: sessionId, cause: error)
    }
    return await self.answer(session)
  }

  /// Looks at what would begin, and refuses what the device can't play; nothing is started.
  ///
  /// - Parameter application: The app that would play it; `nil`: the default media receiver.
  /// - Throws: ``CastErrorCode/mediaWillFail``.
  public func check(
    _ request: PlayRequest, on device: PlayerDevice, application: String? = nil,
    progress: MediaPreflight.Progress = { _ in }
  ) async throws(CastError) {
    try await self.context.check(
      request.loadRequest, on: await self.described(device), application: application, progress: progress)
  }

  /// The device, asked for its model where it is known by its address alone.
  public func described(_ device: PlayerDevice) async -> DiscoveredDevice {
    guard device.device.modelName.isEmpty, case .address(let host, let port) = device.target.kind,
      let identity = await self.context.probe(host: host, port: port).identity
    else { return device.device }
    return device.device.identified(as: identity)
  }

  // MARK: What plays

  /// How long a call waits for the queue's list that is on its way: without it no answer has a place in the queue.
  static let listPatience = TimeAmount.milliseconds(500)

  /// What a call for a session answers.
  func answer(_ session: CastSession) async -> PlayerStatus {
    await session.media.queue.awaitList(within: Self.listPatience, clock: self.context.clock)
    return self.status(of: session)
  }

  /// What the devices with sessions play, the oldest session first, without asking them.
  public var statuses: [PlayerStatus] { self.sessions.sessions.map { self.status(of: $0) } }

  /// What a session's device plays, without asking it, for an answer to a client.
  public func status(of session: CastSession) -> PlayerStatus {
    self.willAnswer?(session)
    return self.present(session)
  }

  /// What a session's device plays.
  func present(_ session: CastSession) -> PlayerStatus {
    let queue = session.media.queue
    return PlayerStatus(
      PlayerFacts(
        device: session.device, sessionId: session.id, application: session.application, volume: session.volume,
        media: session.media.snapshot, queueItemIds: queue.isComplete ? queue.knownItemIds : nil,
        isDefault: self.isDefault(session.device)), at: self.now)
  }

  /// What a session's device plays.
  ///
  /// - Throws: ``CastErrorCode/sessionEnded``.
  public func status(ofSession id: String) async throws(CastError) -> PlayerStatus {
    await self.answer(try self.session(id))
  }

  /// What a device plays: as its session says, or else asked without one.
  ///
  /// - Parameter limit: How long connecting and asking may take.
  public func status(of device: PlayerDevice, within limit: TimeAmount) async throws(CastError) -> PlayerStatus {
    if let session = self.connectedSession(with: device) { return await self.answer(session) }
    return try await self.visit(device, within: limit) { _ in }
  }

  /// The session with a device, if it can be asked now.
  func connectedSession(with device: PlayerDevice) -> CastSession? {
    self.sessions.occupant(of: device.device).flatMap { $0.connectionState == .connected ? $0 : nil }
  }

  /// Visits a device, does `body` there, and returns what it plays then.
  func visit(
    _ device: PlayerDevice, within limit: TimeAmount,
    _ body: @escaping @LoopActor (DeviceVisit) async throws(CastError) -> Void
  ) async throws(CastError) -> PlayerStatus {
    let environment = self.context.linkEnvironment
    let facts = try await DeviceVisit.make(to: device, within: limit, environment) { visit throws(CastError) in
      try await body(visit)
      return await visit.facts()
    }
    return self.status(facts)
  }

  private func status(_ facts: PlayerFacts) -> PlayerStatus {
    var facts = facts
    facts.isDefault = self.isDefault(facts.device)
    // One that is suspended, or connecting, belongs to the answer all the same.
    facts.sessionId = self.sessions.occupant(of: facts.device)?.id
    return PlayerStatus(facts, at: self.now)
  }

  /// Whether a device is what the default means, among all that there are.
  func isDefault(_ device: DiscoveredDevice) -> Bool {
    let others = self.context.discovery.devices.filter { $0.deviceId != device.deviceId }
    return self.names.names.isDefault(device, among: others + [device])
  }

  /// What a device plays on which nothing runs any more.
  func idle(_ device: DiscoveredDevice, _ volume: DeviceVolume?) -> PlayerStatus {
    PlayerStatus(
      PlayerFacts(device: device, volume: volume, isDefault: self.isDefault(device)), at: self.now)
  }
}

extension CastSession {
  /// Whether a client began it with an app of its choice, which plays media, and it didn't just join what ran.
  fileprivate var hasChosenMediaApplication: Bool {
    guard case .launch = self.link.goal else { return false }
    return self.application?.supportsMedia == true
  }
}
