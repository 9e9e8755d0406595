public import CastDiscovery
public import CastModel
import LocalMedia
public import LoopIsolation
import MediaFormats
public import MediaPreflight
public import NIOCore
import TextFormats

/// Playing media in one step: a layer above devices, sessions and their media, whose only own state is the names.
///
/// Repeating a call does no harm, and concurrent calls for one device share one session.
@LoopActor
public final class CastPlayer {
  /// A callback that gets a new session before any notification about it.
  public typealias Beginning = @LoopActor (CastSession) -> Void

  /// The names that a user gave to devices.
  public let names: DeviceNameStore
  let context: CastContext
  let turns = DeviceTurns()
  private let addresses = AddressedDevices()
  /// Called with a session before an answer describes its status.
  var willAnswer: (@LoopActor (CastSession) -> Void)?
  /// The number of the latest call of ``play(_:in:waiting:progress:)`` in progress, by session.
  var newestPlays: [String: UInt64] = [:]
  private var lastPlay: UInt64 = 0

  /// Creates the player of a context.
  public init(context: CastContext, names: DeviceNameStore) {
    self.context = context
    self.names = names
  }

  /// The finder of the device that a call names.
  public var devices: PlayerDeviceFinder {
    PlayerDeviceFinder(context: self.context, names: self.names, addresses: self.addresses)
  }

  var sessions: SessionManager { self.context.sessions }
  var now: NIODeadline { self.context.clock.now }

  // MARK: Sessions

  /// Returns a session with a device whose app can play media: the existing one, or a new one that joins or launches
  /// the app.
  ///
  /// - Parameters:
  ///   - applicationId: The app; `nil` takes the context's, or that of a session which the caller began with an app of
  ///     its choice.
  ///   - isCallers: Returns whether the caller began a session. An app that another client chose isn't loaded into.
  ///   - timeout: The time limit for connecting and launching; `nil` takes the context's.
  /// - Throws: as ``SessionManager/start(_:options:didBegin:)``.
  public func start(
    on device: PlayerDevice, applicationId: String?, timeout: TimeAmount?,
    isCallers: @LoopActor (CastSession) -> Bool = { _ in true }, didBegin: @escaping Beginning
  ) async throws(CastError) -> SessionSnapshot {
    device.link?.link.close()
    await self.sessions.claimsSettled()
    if applicationId == nil, let session = self.sessions.occupant(of: device.device), session.hasChosenMediaApplication,
      isCallers(session)
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
      // Two apps can't run at once: once this one runs, the other has ended, and with it its session. But a session
      // that is being transferred is on another device.
      guard error.code == .sessionExists, let id = error.sessionId, let session = try? self.sessions.session(id),
        session.connectionState == .connected, session.application?.matches(options.applicationId) != true,
        self.sessions.transfer(with: device.device)?.sessionId != id
      else { throw error }
      return await self.named(
        try await self.sessions.start(device.target, options: options, replacing: session.link, didBegin: didBegin))
    }
  }

  /// Returns the session with a device, or a new one that joins the running app. Launches nothing.
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

  /// Updates the name of the device of a session that was started by an address.
  private func named(_ snapshot: SessionSnapshot) async -> SessionSnapshot {
    guard let session = try? self.sessions.session(snapshot.sessionId) else { return snapshot }
    let link = session.link
    let device = await link.namedDevice(within: .seconds(1))
    guard session.connectionState != .disconnected else { return snapshot }
    if let device { session.deviceUpdated(device, over: link) }
    self.context.describer.fill(session)
    return session.snapshot
  }

  /// Returns a session that a call has just used. It may have ended since.
  func session(_ id: String) throws(CastError) -> CastSession {
    guard let session = try? self.sessions.session(id) else {
      throw CastError(.sessionEnded, "The session has ended meanwhile. Call again.", sessionId: id)
    }
    return session
  }

  // MARK: Playing

  /// Loads the media, and waits until it plays. If the request starts paused, it waits for that; an image needs only
  /// to be loaded.
  ///
  /// A newer call for the session ends an older one with ``CastErrorCode/requestReplaced``.
  ///
  /// Media that was a risk for the device, and that the receiver refuses, is loaded once more, converted.
  ///
  /// - Parameters:
  ///   - limit: The time to wait after the receiver's answer; zero doesn't wait.
  ///   - willRetry: Called with the refusal before media is loaded again.
  /// - Throws: The errors of loading and waiting.
  public func play(
    _ request: PlayRequest, in sessionId: String, waiting limit: TimeAmount,
    progress: QueueProgress.Handler? = nil, willRetry: @LoopActor (CastError) -> Void = { _ in }
  ) async throws(CastError) -> PlayerStatus {
    let session = try self.session(sessionId)
    self.lastPlay += 1
    let number = self.lastPlay
    self.newestPlays[sessionId] = number
    defer { if self.newestPlays[sessionId] == number { self.newestPlays[sessionId] = nil } }
    // Entries of an earlier playlist don't follow the new media.
    self.context.pageQueues.follow([], in: session)
    self.context.serving.forgetConversion(in: sessionId)
    let outcome: (passedOver: [PassedOverItem], refusal: CastError?)
    do throws(CastError) {
      let load = await self.context.describingSegments(request.loadRequest, examined: request.examined)
      // A slow playlist takes seconds to examine.
      guard self.newestPlays[sessionId] == number else { throw Self.replaced(in: sessionId) }
      outcome = try await self.loadTwice(load, of: request, in: session, waiting: limit, progress) { refusal in
        guard self.newestPlays[sessionId] == number else { return false }
        willRetry(refusal)
        return true
      }
    } catch {
      guard [.mediaLoadCancelled, .requestReplaced].contains(error.code),
        let newest = self.newestPlays[sessionId], newest != number
      else { throw error }
      throw Self.replaced(in: sessionId, by: error)
    }
    self.context.pageQueues.follow(request.following, with: request.wishes, in: session)
    var status = await self.answer(session)
    status.resolved = request.resolved
    if let refusal = outcome.refusal, let plan = self.context.serving.conversionPlans[sessionId] {
      status.secondTry = SecondTry(refusal: refusal.message, conversion: plan.described())
    }
    let others = request.passedOver + outcome.passedOver
    status.passedOver = others.isEmpty ? nil : others
    status.unusedSubtitles = self.context.serving.takeUnusedSubtitles(in: sessionId)
    return status
  }

  private static func replaced(in sessionId: String, by cause: CastError? = nil) -> CastError {
    CastError(.requestReplaced, "A newer call plays something else there.", sessionId: sessionId, cause: cause)
  }

  /// Loads media, and once more, converted, if the receiver refuses it for a risk; returns the items that were passed
  /// over, and the refusal.
  ///
  /// - Parameter mayRetry: Called with the refusal before the second load; `false` leaves it at the first.
  private func loadTwice(
    _ load: LoadRequestData, of request: PlayRequest, in session: CastSession, waiting limit: TimeAmount,
    _ progress: QueueProgress.Handler?, mayRetry: @LoopActor (CastError) -> Bool
  ) async throws(CastError) -> (passedOver: [PassedOverItem], refusal: CastError?) {
    let refusal: CastError
    do throws(CastError) {
      return (try await self.load(load, of: request, request.wishes, in: session, waiting: limit, progress), nil)
    } catch {
      refusal = await self.explained(error, of: request, in: session)
    }
    guard let wishes = await self.secondTry(of: request, load, after: refusal, in: session), mayRetry(refusal) else {
      throw refusal
    }
    do throws(CastError) {
      return (try await self.load(load, of: request, wishes, in: session, waiting: limit, progress), refusal)
    } catch {
      // Nothing was sent to the device: there is nothing to convert.
      guard error.code != .fileNotPlayable else { throw refusal }
      var second = self.context.serving.explained(error, in: session.id)
      second.message = "\(refusal.message) Loaded again, converted, it failed too: \(second.message)"
      second.preflight = refusal.preflight
      throw second
    }
  }

  /// Loads media once, and waits until it plays; returns the items that were passed over.
  private func load(
    _ load: LoadRequestData, of request: PlayRequest, _ wishes: ConversionWishes?, in session: CastSession,
    waiting limit: TimeAmount, _ progress: QueueProgress.Handler?
  ) async throws(CastError) -> [PassedOverItem] {
    try await session.media.loadPassingOver(load, wishes: wishes, progress: progress) { () throws(CastError) in
      // The type of a local file is known only after the file was inspected.
      let isImage = request.isImage || FormatTable.isImage(session.media.snapshot.media?.contentType)
      guard limit > .zero, !isImage else { return }
      let state: PlayerState = request.autoplay ? .playing : .paused
      _ = try await session.media.wait(for: .init(state, timeout: limit), isLoad: true)
    }
  }

  /// Returns the wishes with which refused media is loaded again, converted; `nil` if that wouldn't help.
  ///
  /// Media that wasn't examined before the load is examined now, even if the caller refused that: only
  /// ``ConvertMode/never`` prevents a second load.
  private func secondTry(
    of request: PlayRequest, _ load: LoadRequestData, after error: CastError, in session: CastSession
  ) async -> ConversionWishes? {
    let serving = self.context.serving
    var wishes = request.wishes ?? ConversionWishes(mode: self.context.options.conversion.mode)
    let report = error.preflight ?? request.examined?.report
    var refused = RefusedMedia(
      error: error, findings: report?.findings ?? [], mode: wishes.mode,
      isConvertible: load.media != nil && error.failedItem == nil && serving.canConvert,
      isConverted: serving.conversionPlans[session.id] != nil)
    if report == nil, refused.isWorthExamining {
      let application = session.snapshot.applicationId
      refused.findings =
        await self.context.examined(afterRefusalOf: load, on: session.device, application: application)?.findings ?? []
    }
    wishes.suspects = refused.suspects
    return wishes.suspects.isEmpty ? nil : wishes
  }

  /// Returns the error of a load with its cause, and with the name of the item that failed.
  private func explained(_ error: CastError, of request: PlayRequest, in session: CastSession) async -> CastError {
    var explained = self.context.serving.explained(error, in: session.id)
    let load = request.loadRequest
    // A folder and a playlist of this machine aren't the file that failed.
    let isPart = error.failedItem != nil && LocalMediaPublisher.concerns(load)
    if request.explainsFailure, explained.message == error.message, !isPart {
      let media = error.failedItem?.media
      explained = await self.context.explained(
        error, of: media.map { LoadRequestData(media: $0) } ?? load, on: session.device,
        application: session.snapshot.applicationId)
    }
    if let item = error.failedItem { explained.message = "“\(item.name)”: \(explained.message)" }
    return explained
  }

  /// Checks the media that would be played, and throws if the device can't play it. Starts nothing.
  ///
  /// - Parameter application: The app that would play it; `nil` is the default media receiver.
  /// - Returns: The findings, for ``PlayRequest/examined``; `nil` for an app's own ids.
  /// - Throws: ``CastErrorCode/mediaWillFail``.
  public func check(
    _ request: PlayRequest, on device: PlayerDevice, application: String? = nil,
    progress: @escaping MediaPreflight.Progress = { _ in }
  ) async throws(CastError) -> ExaminedMedia? {
    try await self.context.check(
      request.loadRequest, on: await self.described(device), application: application, wishes: request.wishes,
      progress: progress)
  }

  /// Whether a request is for one media file of this machine, which is examined before it is loaded: that takes some
  /// milliseconds, and a file that can't play ends nothing.
  public func isMediaFile(_ request: PlayRequest) async -> Bool {
    // The publisher tells which wish can't be met.
    guard request.wishes?.isExplicit != true, case .urls(let urls, _, _) = request.content, urls.count == 1,
      LocalFileURL.isOne(urls[0]),
      let path = try? LocalFileURL.path(of: urls[0])
    else { return false }
    return await LocalMediaReader.content(of: path) == .media
  }

  /// Returns the device, asking it for its model if only its address is known.
  public func described(_ device: PlayerDevice) async -> DiscoveredDevice {
    guard device.device.modelName.isEmpty, case .address(let host, let port) = device.target.kind else {
      return device.device
    }
    let (probe, probed) = await self.context.probeKeepingLink(host: host, port: port)
    if let identity = probe.identity, identity.capabilities != nil { return device.device.identified(as: identity) }
    // A device need not report more on connection.
    let identity = await self.context.describer.identity(of: host, port: port, link: probed?.link)
    return [probe.identity, identity].compactMap(\.self).reduce(device.device) { $0.completed(by: $1) }
  }

  // MARK: Status

  /// The time a call waits for the list of the queue's items, without which its answer lacks the place in the queue.
  static let listPatience = TimeAmount.milliseconds(500)

  /// Returns the answer to a call for a session.
  func answer(_ session: CastSession) async -> PlayerStatus {
    await session.media.queue.awaitList(within: Self.listPatience, clock: self.context.clock)
    return self.status(of: session)
  }

  /// The status of the devices with sessions, the oldest session first, without asking the devices.
  public var statuses: [PlayerStatus] { self.sessions.standing.map { self.status(of: $0) } }

  /// Returns the status of a session's device for an answer to a client, without asking the device.
  public func status(of session: CastSession) -> PlayerStatus {
    self.willAnswer?(session)
    return self.present(session)
  }

  /// Returns the status of a session's device.
  func present(_ session: CastSession) -> PlayerStatus {
    let queue = session.media.queue
    return PlayerStatus(
      PlayerFacts(
        device: session.device, sessionId: session.id, application: session.application, volume: session.volume,
        media: session.media.snapshot, queueItemIds: queue.isComplete ? queue.knownItemIds : nil,
        isDefault: self.isDefault(session.device)), at: self.now)
  }

  /// Returns the status of a session's device, after a short wait for the queue's list.
  ///
  /// - Throws: ``CastErrorCode/sessionEnded``.
  public func status(ofSession id: String) async throws(CastError) -> PlayerStatus {
    await self.answer(try self.session(id))
  }

  /// Returns the status of a device from its session, or else by asking the device.
  ///
  /// - Parameter limit: The time limit for connecting and the requests.
  public func status(of device: PlayerDevice, within limit: TimeAmount) async throws(CastError) -> PlayerStatus {
    if let session = self.connectedSession(with: device) { return await self.answer(session) }
    return try await self.visit(device, within: limit) { _ in }
  }

  func connectedSession(with device: PlayerDevice) -> CastSession? {
    self.sessions.occupant(of: device.device).flatMap { $0.connectionState == .connected ? $0 : nil }
  }

  /// Connects to a device without a session, runs `body`, and returns the device's status afterwards.
  func visit(
    _ device: PlayerDevice, within limit: TimeAmount,
    _ body: @escaping @LoopActor (DeviceVisit) async throws(CastError) -> Void
  ) async throws(CastError) -> PlayerStatus {
    let environment = self.context.makeLinkEnvironment()
    let facts = try await DeviceVisit.make(to: device, within: limit, environment) { visit throws(CastError) in
      try await body(visit)
      return await visit.facts()
    }
    return self.status(facts)
  }

  private func status(_ facts: PlayerFacts) -> PlayerStatus {
    var facts = facts
    facts.isDefault = self.isDefault(facts.device)
    // The answer includes a suspended or connecting session, too.
    facts.sessionId = self.sessions.occupant(of: facts.device)?.id
    return PlayerStatus(facts, at: self.now)
  }

  /// Whether a device is the default device, among all known ones.
  func isDefault(_ device: DiscoveredDevice) -> Bool {
    let others = self.context.discovery.devices.filter { $0.deviceId != device.deviceId }
    return self.names.names.isDefault(device, among: others + [device])
  }

  /// Returns the status of a device on which no app runs any more.
  func idle(_ device: DiscoveredDevice, _ volume: DeviceVolume?) -> PlayerStatus {
    PlayerStatus(
      PlayerFacts(device: device, volume: volume, isDefault: self.isDefault(device)), at: self.now)
  }
}

extension CastSession {
  /// Whether a client began the session by launching an app of its choice that plays media, rather than by joining
  /// one.
  fileprivate var hasChosenMediaApplication: Bool {
    guard case .launch = self.link.goal else { return false }
    return self.application?.supportsMedia == true
  }
}
