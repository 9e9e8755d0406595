extension DiscoveryManager {
  /// Finds out why the list is as it is: asks every source whether it works, and looks at the network interfaces.
  public func diagnose() async -> DiscoveryDiagnosis {
    var reports: [DiscoverySourceReport] = []
    for source in self.sources { reports.append(await source.report()) }
    return DiscoveryDiagnosis(
      isRunning: self.isRunning,
      sources: reports,
      interfaces: NetworkInterface.all(),
      deviceCount: self.devices.count,
      configuredCount: self.configuredDevices.count,
      madeAt: self.clock.now
    )
  }
}
