import CastDiscovery
import CastModel
import Logging
import LoopIsolation
import NIOCore

/// Looks for a session that left its device on others, which a receiver's platform may have brought it to (cast.md 13): the
/// shell around ``MovedSessionSearch``.
@LoopActor
final class SessionPursuit {
  /// How far the position may be from where it should be, in seconds.
  private static let tolerance = 30.0

  private let session: CastSession
  private let makeProbe: @LoopActor (DiscoveredDevice) -> CastSession?
  private let didEndProbe: @LoopActor (CastSession) -> Void
  private var search: MovedSessionSearch
  private var probes: [String: CastSession] = [:]
  private var isOver = false

  init(
    _ session: CastSession, makeProbe: @escaping @LoopActor (DiscoveredDevice) -> CastSession?,
    didEndProbe: @escaping @LoopActor (CastSession) -> Void
  ) {
    self.session = session
    self.makeProbe = makeProbe
    self.didEndProbe = didEndProbe
    self.search = MovedSessionSearch(
      maximumProbes: session.environment.options.transfer.maximumProbes,
      mayAppear: session.environment.discovery.isRunning)
  }

  func start() { self.consider(self.session.environment.discovery.devices) }

  /// Discovery knows something of these.
  func consider(_ devices: [DiscoveredDevice]) {
    self.carryOut(self.search.consider(devices.compactMap { self.candidate($0) }))
  }

  private func candidate(_ device: DiscoveredDevice) -> MovedSessionSearch.Candidate? {
    guard device.deviceId != self.session.device.deviceId else { return nil }
    let name = self.session.application?.displayName ?? ""
    let likelihood: Int
    switch device.status {
    case .busy: likelihood = !name.isEmpty && device.statusText.contains(name) ? 4 : 3
    case .unknown: likelihood = 1
    default:
      guard device.isGroup else { return nil }
      likelihood = 2
    }
    return MovedSessionSearch.Candidate(deviceId: device.deviceId, likelihood: likelihood)
  }

  private func carryOut(_ actions: [MovedSessionSearch.Action]) {
    for action in actions {
      switch action {
      case .probe(let id): Task { @LoopActor in await self.probe(id) }
      case .found(let id): self.found(id)
      case .exhausted: self.session.wasNotFound()
      }
    }
  }

  private func probe(_ deviceId: String) async {
    guard !self.isOver, let device = self.session.environment.discovery.device(id: deviceId),
      let probe = self.makeProbe(device)
    else { return self.carryOut(self.search.probed(deviceId, isThere: false)) }
    self.probes[deviceId] = probe
    let snapshot = try? await probe.start()
    let isUp = probe.connectionState == .connected
    let isThere = snapshot.map { isUp && self.isOurs($0, media: probe.media.snapshot) } ?? false
    if !isThere || self.isOver { await self.endProbe(deviceId) }
    self.carryOut(self.search.probed(deviceId, isThere: isThere && !self.isOver))
  }

  /// The same run of the app; or another one that plays the same at the same place, since the platform gives new names.
  private func isOurs(_ other: SessionSnapshot, media: MediaSnapshot) -> Bool {
    if let id = other.receiverSessionId, !id.isEmpty, id == self.session.presence?.receiverSessionId { return true }
    let own = self.session.media.snapshot
    guard let content = own.media?.contentId ?? own.media?.entity, media.status?.isEnded == false,
      content == media.media?.contentId ?? media.media?.entity
    else { return false }
    guard media.media?.streamType != .live else { return true }
    let now = self.session.environment.clock.now
    return abs(media.position(at: now) - own.position(at: now)) <= Self.tolerance
  }

  private func found(_ deviceId: String) {
    guard let probe = self.probes.removeValue(forKey: deviceId) else { return }
    self.stop()
    self.session.environment.emit(.sessionWillTransfer(self.session.snapshot, to: probe.device))
    self.session.adopt(probe)
    // It has the link to the device that the session has left, whose app is gone.
    Task { @LoopActor in
      await probe.end(.leave)
      self.didEndProbe(probe)
    }
  }

  /// Ends the search; what is being looked at is left.
  func stop() {
    guard !self.isOver else { return }
    self.isOver = true
    self.search.stop()
    if self.session.pursuit === self { self.session.pursuit = nil }
    for id in self.probes.keys { Task { @LoopActor in await self.endProbe(id) } }
  }

  private func endProbe(_ deviceId: String) async {
    guard let probe = self.probes.removeValue(forKey: deviceId) else { return }
    await probe.end(.leave)
    self.didEndProbe(probe)
  }
}

extension CastSession {
  /// Looks for the session on other devices.
  func pursue() {
    guard self.pursuit == nil, let pursuit = self.environment.pursue(self) else { return self.wasNotFound() }
    self.logger.info("the app has gone; it may have moved to another device")
    self.pursuit = pursuit
    self.environment.stateChanged(self)
    pursuit.start()
  }

  /// There is no other device that it could be on.
  func wasNotFound() {
    self.carryOut(self.presence?.notFound() ?? [])
  }
}
