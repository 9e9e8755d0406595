import CastDiscovery
import CastModel
import CastTestSupport
import DNSSD
import LoopIsolation
import NIOCore
import Testing

@Suite @LoopActor struct DiagnosisTests {
  private func interface(
    _ name: String, addresses: [String] = ["192.0.2.2"], isRunning: Bool = true, isMulticast: Bool = true,
    isLoopback: Bool = false
  ) -> HostInterface {
    HostInterface(
      name: name, index: 1, addresses: addresses, isRunning: isRunning, isMulticast: isMulticast,
      isLoopback: isLoopback)
  }

  @Test func anInterfaceIsSkippedForAReason() {
    let all = InterfaceSelection.all
    #expect(self.interface("eth0").reasonToSkip(all) == nil)
    #expect(self.interface("eth0", isRunning: false).reasonToSkip(all)?.contains("down") == true)
    #expect(self.interface("eth0", isMulticast: false).reasonToSkip(all)?.contains("multicast") == true)
    #expect(self.interface("eth0", addresses: []).reasonToSkip(all)?.contains("no address") == true)
    #expect(self.interface("lo", isLoopback: true).reasonToSkip(all)?.contains("this machine") == true)
    #expect(
      self.interface("docker0").reasonToSkip(InterfaceSelection(denied: ["docker*"]))?.contains("options") == true)
  }

  @Test func namesLeftOutDevicesWithTheReason() async {
    let source = FakeSource()
    let manager = DiscoveryManager(sources: [source], clock: ManualClock())
    manager.start()
    source.emit(.serviceResolved(.make("a", name: "A")))
    source.emit(.serviceResolved(.make("b", name: "B")))
    manager.recordAvailability(["ABCD1234": .unavailable], on: "b")
    let diagnosis = await manager.diagnose(for: DiscoveryCriteria(applicationIds: ["ABCD1234"]))
    #expect(diagnosis.leftOut.map(\.deviceId) == ["a", "b"].map(DeviceID.canonical))
    #expect(diagnosis.leftOut.map(\.reason.rawValue) == ["APPLICATION_UNKNOWN", "APPLICATION_UNAVAILABLE"])
    #expect(diagnosis.finding == .allLeftOut)
    manager.interfaces = InterfaceSelection(denied: ["eth0"])
    let hidden = await manager.diagnose()
    #expect(hidden.leftOut.map(\.reason) == [.interface, .interface] && hidden.leftOut.first?.friendlyName == "A")
  }

  @Test func aLeftOutDeviceWithAnEmptyNameHasThatOfItsInstance() async {
    let source = FakeSource()
    let manager = DiscoveryManager(sources: [source], clock: ManualClock())
    manager.interfaces = InterfaceSelection(denied: ["eth0"])
    manager.start()
    source.emit(.serviceResolved(.make("a", name: "", instance: "Attic")))
    #expect(await manager.diagnose().leftOut.map(\.friendlyName) == ["Attic"])
  }

  @Test func theSummaryIncludesAllFindings() {
    let now = NIODeadline.uptimeNanoseconds(1_000_000_000_000)
    let source = DiscoverySourceReport(
      name: "avahi", isReachable: true, activeSince: now - .seconds(300), answers: 4, lastAnswerAt: now - .seconds(3),
      services: 2, resolvedServices: 1, ignoredServices: 7, queriesSent: 12, reason: "the daemon answers")
    let broken = DiscoverySourceReport(
      name: "other", isReachable: false, lastError: .unknown, retryAt: now + .seconds(8), isInUse: false)
    let diagnosis = DiscoveryEvidence(
      isRunning: true, sources: [source, broken],
      interfaces: [self.interface("eth0"), self.interface("lo", isLoopback: true)],
      deviceCount: 0, answeredCount: 0, configuredCount: 0, madeAt: now, hints: ["Mind the firewall."])
    #expect(
      diagnosis.summary == [
        "Devices are announced, but their addresses can't be resolved.",
        "Advice: \(diagnosis.advice)",
        "Hint: Mind the firewall.",
        "Discovery runs; 0 devices are known; 0 answered.",
        "Source avahi: works for 5 min; the daemon answers; 12 questions sent; 4 answers, the last 3 s ago;"
          + " 2 services announced, 1 resolved; 7 announcements ignored: too many.",
        "Source other: not used; 0 answers; 0 services announced, 0 resolved; last error: \(DNSSDErrorCode.unknown);"
          + " tries again in 8 s.",
        "Interface eth0 (192.0.2.2): used.",
        "Interface lo (192.0.2.2): not used, because it leads only to this machine.",
      ])
  }

  @Test(
    arguments: [
      (["/run/firewalld"], [:], "firewalld"), ([], ["/etc/ufw/ufw.conf": "ENABLED=yes\n"], "ufw"),
      (["/.dockerenv"], [:], "container"), (["/run/.containerenv"], [:], "container"),
      ([], ["/proc/sys/kernel/osrelease": "5.15.0-Microsoft-standard-WSL2"], "WSL"),
    ] as [([String], [String: String], String)])
  func theSurroundingsGiveHints(paths: [String], texts: [String: String], word: String) {
    let hints = EnvironmentHints(text: { texts[$0] }, exists: paths.contains).hints([])
    #expect(hints.count == 2 && hints[0].contains(word))
  }

  @Test func aVPNIsAHintAndAPlainMachineHasOnlyTheFirewall() {
    let hints = EnvironmentHints(text: { _ in "ENABLED=no" }, exists: { _ in false })
    #expect(hints.hints([self.interface("eth0")]).count == 1)
    #expect(hints.hints([self.interface("wg0"), self.interface("tun9", isRunning: false)])[0].contains("(wg0)"))
  }

  @Test func withoutASourceThatWorksNothingIsAvailable() async {
    let source = FakeSource()
    let manager = DiscoveryManager(sources: [source], clock: ManualClock())
    #expect(await manager.unavailability() == nil)
    source.currentReport = DiscoverySourceReport(name: "fake", isReachable: false, lastError: .timeout)
    #expect(await manager.unavailability()?.code == .daemonUnavailable)
    #expect(await DiscoveryManager(sources: []).unavailability()?.code == .daemonUnavailable)
  }

  @Test func otherSourcesTakeOverAndTheirPredecessorsAreSilent() {
    let old = FakeSource()
    let new = FakeSource()
    let manager = DiscoveryManager(sources: [old], clock: ManualClock())
    manager.start()
    old.emit(.serviceResolved(.make("a")))
    manager.setSources([new])
    #expect(manager.devices.isEmpty && !old.isStarted && new.isStarted)
    old.emit(.serviceResolved(.make("a")))
    new.emit(.serviceResolved(.make("b")))
    #expect(manager.devices.map(\.announcedId) == ["b"])
  }

  @Test func otherSourcesStartTheSearchAgain() {
    let clock = ManualClock()
    let manager = DiscoveryManager(sources: [FakeSource()], clock: clock)
    manager.start()
    clock.advance(by: .seconds(10))
    manager.setSources([FakeSource()])
    #expect(manager.settlesAt == clock.now + .milliseconds(3_500))
  }

  @Test func subtypesEndWithTheirSource() {
    let old = FakeSource()
    let new = FakeSource()
    let manager = DiscoveryManager(sources: [old], clock: ManualClock())
    let service = CastService.make("a")
    manager.start()
    old.emit(.serviceResolved(service))
    old.emit(.subtype(service.key, "_ABCD1234", isAnnounced: true))
    #expect(manager.devices.map(\.applicationIds) == [["ABCD1234"]])
    manager.setSources([new])
    new.emit(.serviceResolved(service))
    #expect(manager.devices.map(\.applicationIds) == [[]])
  }
}
