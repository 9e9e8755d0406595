public import CastModel
import DNSSD
import LoopIsolation
public import NIOCore

extension DiscoveryManager {
  /// The most devices that are resolved again, so that a burst of questions stays small.
  private static let maximumConfirmed = 4
  /// The time after which devices are resolved again; younger answers are fresh.
  private static let freshness = TimeAmount.seconds(10)

  /// Searches for devices for `time`, then diagnoses.
  ///
  /// Starts discovery if it isn't running, and restores its previous state afterwards. Unless a device has answered
  /// just before, some of the listed ones are resolved again. If none of them answers and no other device does, none
  /// counts as answered.
  ///
  /// - Throws: ``DiscoveryError`` (`cancelled`) if the task is cancelled.
  public func diagnose(
    for criteria: DiscoveryCriteria = .all, listeningFor time: TimeAmount
  ) async throws -> DiscoveryEvidence {
    self.beginScan()
    defer { self.endScan() }
    let start = self.clock.now
    let areOld = !self.hasAnswer(since: start - Self.freshness)
    let confirmation = LoopActor.task { areOld ? await self.confirmAnswers(within: time) : true }
    _ = try await self.find(where: { _ in false }, timeout: time)
    let isConfirmed = await confirmation.value
    return await self.diagnose(for: criteria, countsAnswers: isConfirmed || self.hasAnswer(since: start))
  }

  /// Whether a source has reported a listed device since `time`. Devices stay listed for a while after a stop, so
  /// their presence alone doesn't prove an answer.
  private func hasAnswer(since time: NIODeadline) -> Bool {
    let ids = Set(self.answeredDevices.map(\.deviceId))
    return self.sightings.contains { sighting in
      !sighting.isLost && sighting.lastSeen >= time && sighting.deviceId.map { ids.contains($0) } ?? false
    }
  }

  /// Returns whether a device that answered before answers now; true if there is none to ask.
  private func confirmAnswers(within time: TimeAmount) async -> Bool {
    let old = self.answeredDevices.prefix(Self.maximumConfirmed)
    guard !old.isEmpty else { return true }
    let found = Waiter<Bool, Never>()
    var open = old.count
    let tasks = old.map { device in
      LoopActor.task {
        let isThere = (try? await self.freshEndpoints(for: device.deviceId)) != nil
        open -= 1
        if isThere || open == 0 { found.finish(.success(isThere)) }
      }
    }
    found.limit(to: time, clock: self.clock) { found.finish(.success(false)) }
    defer { for task in tasks { task.cancel() } }
    return await found.value { found.finish(.success(true)) }
  }

  /// The devices that answered in this run and can still be resolved.
  private var answeredDevices: [DiscoveredDevice] {
    self.devices.filter { $0.origin == .dnssd && self.registry.isResolvable($0.deviceId) }
  }

  /// Diagnoses the state of the list: asks every source whether it works, checks the network interfaces and possible
  /// obstacles, and tries whether known devices accept connections.
  ///
  /// - Parameters:
  ///   - criteria: those of the client that asks.
  ///   - countsAnswers: false if the devices that answered before are known not to answer now.
  public func diagnose(for criteria: DiscoveryCriteria = .all, countsAnswers: Bool = true) async -> DiscoveryEvidence {
    let reach = await self.reachCheck.results(self.devices)
    var reports: [DiscoverySourceReport] = []
    for source in self.sources { reports.append(await source.report()) }
    let interfaces = HostInterface.all()
    let hints = await Blocking.run { EnvironmentHints.system.hints(interfaces) }
    let devices = self.devices
    let answered = countsAnswers ? self.answeredDevices : []
    let misfits = answered.map { ($0, self.admission(of: $0, to: criteria)) }.filter { $0.1 != .admitted }
    let listed = Set(devices.map(\.deviceId))
    var told: Set<LeftOutDevice> = []
    let unused = self.gate.refused.values.sorted { $0.key < $1.key }.map(LeftOutDevice.init(unused:))
      .filter { told.insert($0).inserted }
    return DiscoveryEvidence(
      isRunning: self.isRunning,
      sources: reports,
      interfaces: interfaces,
      deviceCount: devices.count,
      answeredCount: answered.count,
      configuredCount: self.configuredDevices.count,
      madeAt: self.clock.now,
      selection: self.interfaces,
      leftOut: misfits.map(LeftOutDevice.init) + unused.filter { !listed.contains($0.deviceId) },
      reach: reach,
      hints: hints
    )
  }

  /// Returns why nothing can be discovered now, or `nil` if a source works.
  public func unavailability() async -> DiscoveryError? {
    var reasons: [String] = []
    var cause: DNSSDErrorCode?
    for source in self.sources {
      let report = await source.report()
      if report.isReachable { return nil }
      reasons.append(report.reason ?? "The source '\(report.name)' doesn't work.")
      cause = cause ?? report.lastError
    }
    let text = reasons.isEmpty ? "The network can't be queried." : reasons.joined(separator: " ")
    return DiscoveryError(.daemonUnavailable, text, cause: cause)
  }
}
