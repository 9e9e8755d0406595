import CastDiscovery
import CastModel
import Logging
import LoopIsolation
import NIOCore

/// The choice and order of devices to check for a session that left its own. A pure value.
///
/// A device is checked if an app runs there, or if it doesn't say so. A group is always checked, since a group
/// may announce its app late. A device that announces itself again is checked again, a few times.
package struct MovedSessionSearch: Sendable {
  /// A device to check, as discovery knows it.
  package struct Candidate: Sendable, Hashable {
    package var deviceId: String
    /// The priority: larger if the session is more likely there.
    package var likelihood: Int

    package init(deviceId: String, likelihood: Int) {
      self.deviceId = deviceId
      self.likelihood = likelihood
    }
  }

  /// An action that the owner must carry out.
  package enum Action: Sendable, Hashable {
    case probe(deviceId: String)
    /// The session was found on this device.
    case found(deviceId: String)
    /// The session wasn't found, and no device is left to check or to wait for.
    case exhausted
  }

  /// The number of checks per device.
  package static let maximumLooks = 3

  private let maximumProbes: Int
  /// Whether further devices may still announce themselves.
  private let mayAppear: Bool
  private var waiting: [Candidate] = []
  private var looks: [String: Int] = [:]
  private var probing: Set<String> = []
  /// The devices that announced themselves again while they were being checked.
  private var changed: Set<String> = []
  private var isOver = false

  /// - Parameter mayAppear: Whether discovery runs, so that waiting is worthwhile when no device is left to check.
  package init(maximumProbes: Int, mayAppear: Bool) {
    self.maximumProbes = maximumProbes
    self.mayAppear = mayAppear
  }

  /// Adds devices that are known, or have announced themselves.
  package mutating func consider(_ candidates: [Candidate]) -> [Action] {
    guard !self.isOver else { return [] }
    for candidate in candidates where self.looks[candidate.deviceId, default: 0] < Self.maximumLooks {
      if self.probing.contains(candidate.deviceId) {
        self.changed.insert(candidate.deviceId)
      } else {
        self.waiting.removeAll { $0.deviceId == candidate.deviceId }
        self.waiting.append(candidate)
      }
    }
    return self.next()
  }

  package mutating func probed(_ deviceId: String, isThere: Bool) -> [Action] {
    guard !self.isOver, self.probing.remove(deviceId) != nil else { return [] }
    if isThere {
      self.isOver = true
      return [.found(deviceId: deviceId)]
    }
    if self.changed.remove(deviceId) != nil {
      return self.consider([Candidate(deviceId: deviceId, likelihood: 1)])
    }
    return self.next()
  }

  /// Ends the search without a result.
  package mutating func stop() { self.isOver = true }

  private mutating func next() -> [Action] {
    var actions: [Action] = []
    self.waiting.sort { $0.likelihood > $1.likelihood }
    while self.probing.count < self.maximumProbes, !self.waiting.isEmpty {
      let id = self.waiting.removeFirst().deviceId
      self.probing.insert(id)
      self.looks[id, default: 0] += 1
      actions.append(.probe(deviceId: id))
    }
    guard self.probing.isEmpty, !self.mayAppear else { return actions }
    self.isOver = true
    return [.exhausted]
  }
}

/// A search of other devices for a session that left its own, because the receiver's platform may have moved it there
/// (cast.md 13). Carries out a ``MovedSessionSearch``.
@LoopActor
final class MovedSessionFinder {
  /// The allowed difference from the expected position, in seconds.
  private static let tolerance = 30.0

  private let session: CastSession
  private let makeVisit: @LoopActor (DiscoveredDevice) -> LinkVisit?
  private let didLeave: @LoopActor (LinkVisit) -> Void
  private var search: MovedSessionSearch
  private var visits: [String: LinkVisit] = [:]
  private var isOver = false

  init(
    _ session: CastSession, visit: @escaping @LoopActor (DiscoveredDevice) -> LinkVisit?,
    didLeave: @escaping @LoopActor (LinkVisit) -> Void
  ) {
    self.session = session
    self.makeVisit = visit
    self.didLeave = didLeave
    self.search = MovedSessionSearch(
      maximumProbes: session.environment.options.transfer.maximumProbes,
      mayAppear: session.environment.discovery.isRunning)
  }

  func start() { self.consider(self.session.environment.discovery.devices) }

  /// Adds devices that discovery has found or updated.
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
      case .probe(let id): LoopActor.task { await self.visit(id) }
      case .found(let id): self.found(id)
      case .exhausted: self.session.wasNotFound()
      }
    }
  }

  private func visit(_ deviceId: String) async {
    guard !self.isOver, let device = self.session.environment.discovery.device(id: deviceId),
      let visit = self.makeVisit(device)
    else { return self.carryOut(self.search.probed(deviceId, isThere: false)) }
    self.visits[deviceId] = visit
    let hasOpened = (try? await visit.link.open()) != nil
    let isThere = hasOpened && visit.link.stage == .up && self.isOurs(visit)
    if !isThere || self.isOver { await self.leave(deviceId) }
    self.carryOut(self.search.probed(deviceId, isThere: isThere && !self.isOver))
  }

  /// Whether the visited app has the session: the same run, or another run that plays the same media at the same
  /// position, since the platform assigns new ids.
  private func isOurs(_ visit: LinkVisit) -> Bool {
    let media = visit.media.snapshot
    if let id = visit.link.presence?.receiverSessionId, !id.isEmpty,
      id == self.session.link.presence?.receiverSessionId
    {
      return true
    }
    let own = self.session.media.snapshot
    guard let content = own.media?.contentId ?? own.media?.entity, media.status?.isEnded == false,
      content == media.media?.contentId ?? media.media?.entity
    else { return false }
    guard media.media?.streamType != .live else { return true }
    let now = self.session.environment.clock.now
    return abs(media.position(at: now) - own.position(at: now)) <= Self.tolerance
  }

  private func found(_ deviceId: String) {
    guard let visit = self.visits.removeValue(forKey: deviceId) else { return }
    self.stop()
    self.session.environment.emit(.transfer(.willTransfer(self.session.snapshot, to: visit.link.device)))
    self.session.cross(to: visit)
    // After the exchange the visit has the link to the device that the session left, whose app is gone.
    LoopActor.task { await self.leave(visit) }
  }

  /// Ends the search, and disconnects from devices that are being checked.
  func stop() {
    guard !self.isOver else { return }
    self.isOver = true
    self.search.stop()
    if self.session.search === self { self.session.search = nil }
    for id in self.visits.keys { LoopActor.task { await self.leave(id) } }
  }

  private func leave(_ deviceId: String) async {
    guard let visit = self.visits.removeValue(forKey: deviceId) else { return }
    await self.leave(visit)
  }

  private func leave(_ visit: LinkVisit) async {
    await visit.link.leave(stoppingApplication: false)
    self.didLeave(visit)
  }
}

extension CastSession {
  func searchOtherDevices() {
    guard self.search == nil, let finder = self.manager?.finder(of: self) else { return self.wasNotFound() }
    self.logger.info("the app has gone; it may have moved to another device")
    self.search = finder
    self.manager?.stateChanged(of: self)
    finder.start()
  }

  /// Handles the end of a search without a result.
  func wasNotFound() {
    self.link.follow(self.link.presence?.notFound() ?? [])
  }
}
