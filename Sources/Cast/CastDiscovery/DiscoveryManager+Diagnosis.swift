public import CastModel
import DNSSD
import LoopIsolation

extension DiscoveryManager {
  /// Finds out why the list is as it is: asks every source whether it works, and looks at the network interfaces and at what
  /// else may be in the way.
  ///
  /// - Parameter criteria: those of the client that asks.
  public func diagnose(for criteria: DiscoveryCriteria = .all) async -> DiscoveryEvidence {
    var reports: [DiscoverySourceReport] = []
    for source in self.sources { reports.append(await source.report()) }
    let interfaces = HostInterface.all()
    let hints = await Blocking.run { EnvironmentHints.system.hints(interfaces) }
    let devices = self.devices
    let misfits = devices.map { ($0, self.admission(of: $0, to: criteria)) }.filter { $0.1 != .admitted }
    let listed = Set(devices.map(\.deviceId))
    var told: Set<LeftOutDevice> = []
    let unused = self.gate.refused.values.sorted { $0.key < $1.key }.map(LeftOutDevice.init(unused:))
      .filter { told.insert($0).inserted }
    return DiscoveryEvidence(
      isRunning: self.isRunning,
      sources: reports,
      interfaces: interfaces,
      deviceCount: devices.count,
      configuredCount: self.configuredDevices.count,
      madeAt: self.clock.now,
      selection: self.interfaces,
      leftOut: misfits.map(LeftOutDevice.init) + unused.filter { !listed.contains($0.deviceId) },
      hints: hints
    )
  }

  /// Why nothing can be discovered now; nil if a source works. The first source that works answers for all.
  public func unavailability() async -> DiscoveryError? {
    var reasons: [String] = []
    var cause: DNSSDErrorCode?
    for source in self.sources {
      let report = await source.report()
      if report.isReachable { return nil }
      reasons.append(report.reason ?? "The source '\(report.name)' doesn't work.")
      cause = cause ?? report.lastError
    }
    let text = reasons.isEmpty ? "There is no way to ask the network." : reasons.joined(separator: " ")
    return DiscoveryError(.daemonUnavailable, text, cause: cause)
  }
}
