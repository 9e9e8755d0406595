public import CastDiscovery
public import CastModel
import LoopIsolation
public import NIOCore

extension SessionManager {
  /// The outcome of a transfer.
  public struct TransferResult: Sendable {
    /// The session, now on the other device.
    public var session: SessionSnapshot
    /// The device that it left.
    public var source: DiscoveredDevice
    /// The source of the playback state; `nil` if nothing played, or nothing that can be moved.
    public var stateSource: PlaybackStateSource?
    /// Whether the app resumed the state itself (RESUME_SESSION), instead of loading the media again.
    public var isResumedByApplication: Bool
    /// Whether the old device confirmed that its app has ended.
    public var isSourceStopped: Bool
  }

  /// Transfers a session to another device: launches or joins the app there, sends it the playback state, and stops
  /// the app here.
  ///
  /// It stays the same session, with another ``CastSession/device``. This device is unaffected until the other one
  /// plays. If any step fails, or the calling task is cancelled, the app launched there is stopped, and the playback
  /// here continues.
  ///
  /// - Parameters:
  ///   - keepsVolume: Whether the other device gets this one's volume.
  ///   - timeout: The time limit for connecting there, and again for all other steps; `nil` takes
  ///     ``ConnectLimits/total`` and ``TransferOptions/total``.
  /// - Returns: The result, once the app here has ended or doesn't answer.
  /// - Throws: ``CastErrorCode/noSuchSession``, ``CastErrorCode/deviceNotFound``, ``CastErrorCode/sessionExists`` if
  ///   the other device has a session, ``CastErrorCode/invalidParams`` if it is the same one,
  ///   ``CastErrorCode/sessionNotConnected``, ``CastErrorCode/sessionEnded``; and for every later failure
  ///   ``CastErrorCode/sessionTransferFailed`` with its cause, which may be one of these if only the connection shows
  ///   which device it is.
  public func transfer(
    _ id: String? = nil, to target: SessionTarget, keepsVolume: Bool = false, timeout: TimeAmount? = nil,
    didBegin: (@LoopActor (CastSession) -> Void)? = nil
  ) async throws(CastError) -> TransferResult {
    let session = try self.session(id)
    try session.checkConnected()
    guard session.transfer == nil else {
      throw CastError(
        .sessionTransferFailed, "The session is being transferred already. Wait for the outcome.",
        sessionId: session.id)
    }
    let source = session.device
    let destination = try self.makeDestination(for: session, target, timeout: timeout)
    let driver = SessionTransferDriver(
      session, to: destination, timeout: timeout, keepsVolume: keepsVolume,
      didFinish: { [weak self] in self?.forget(destination) })
    session.transfer = driver
    didBegin?(session)
    let result = try await driver.run()
    return TransferResult(
      session: result.session, source: source, stateSource: result.outcome.source,
      isResumedByApplication: result.outcome.handOver == .resumeSession,
      isSourceStopped: result.outcome.isSourceStopped)
  }

  private func makeDestination(
    for session: CastSession, _ target: SessionTarget, timeout: TimeAmount?
  ) throws(CastError) -> LinkVisit {
    let device = try self.device(for: target)
    guard device.deviceId != session.device.deviceId else { throw .isThereAlready(session.id) }
    guard let applicationId = session.launchableId else {
      throw CastError(
        .sessionTransferFailed, "The app of the session has no id to launch it by.", sessionId: session.id)
    }
    let environment = try self.admit(device, isReplacing: true)
    var launch = session.link.launch ?? SessionStartOptions()
    launch.applicationId = applicationId
    launch.relaunchIfRunning = false
    launch.timeout = nil
    let link = ReceiverLink(
      sessionId: session.id, target: target, device: device,
      goal: .launch(applicationId: applicationId, relaunchIfRunning: false), launch: launch, timeout: timeout,
      owesCredentials: true, environment: environment)
    return self.remember(LinkVisit(link, sessionId: session.id, isTransfer: true))
  }

  private func remember(_ visit: LinkVisit) -> LinkVisit {
    self.visits.append(visit)
    return visit
  }

  func forget(_ visit: LinkVisit) { self.visits.removeAll { $0 === visit } }

  /// Checks where the connection of a transfer or search leads: only its address may show that the device has a
  /// session, even the same one.
  func checkVisit(_ link: ReceiverLink, at address: SocketAddress?) throws(CastError) {
    guard let visit = self.visits.first(where: { $0.link === link }), let session = self.occupant(at: address) else {
      return
    }
    throw session.id == visit.sessionId ? .isThereAlready(session.id) : session.stands()
  }

  // MARK: Moves of others

  /// Returns a new search for a session on other devices.
  func finder(of session: CastSession) -> MovedSessionFinder? {
    guard !self.isShutDown else { return nil }
    return MovedSessionFinder(
      session,
      visit: { [weak self, weak session] device in session.flatMap { self?.visit(device, for: $0) } },
      didLeave: { [weak self] in self?.forget($0) })
  }

  /// Returns a link to the app on a device that the session may have moved to, or `nil` if there can't be one.
  private func visit(_ device: DiscoveredDevice, for session: CastSession) -> LinkVisit? {
    guard let environment = try? self.admit(device, isReplacing: true),
      let applicationId = session.launchableId
    else { return nil }
    let link = ReceiverLink(
      sessionId: session.id, target: .device(device.deviceId), device: device,
      goal: .join(applicationId: applicationId, receiverSessionId: nil), launch: session.link.launch,
      timeout: environment.options.transfer.search, environment: environment)
    return self.remember(LinkVisit(link, sessionId: session.id, isTransfer: false))
  }
}

extension CastError {
  /// The error of a transfer to the session's own device.
  fileprivate static func isThereAlready(_ sessionId: String) -> CastError {
    CastError(InvalidParameter("deviceId", "the session is on this device already"), sessionId: sessionId)
  }
}

extension CastSession {
  /// The id by which another device can launch the session's app, rather than that of its counterpart on this device.
  var launchableId: String? {
    let ids = [self.link.launch?.applicationId, self.application?.universalAppId, self.link.applicationId]
    return ids.compactMap(\.self).first { !$0.isEmpty }
  }
}
