public import CastModel
public import NIOCore

/// What a diagnosis of discovery is made from, and its verdict: what a user needs to tell a firewall from a bug.
public struct DiscoveryEvidence: Sendable, Hashable {
  /// The verdict.
  public let finding: DiscoveryFinding
  /// What to do, in a sentence or two.
  public let advice: String
  /// Whether discovery is started.
  public let isRunning: Bool
  /// What each source reports.
  public let sources: [DiscoverySourceReport]
  /// The network interfaces of this host.
  public let interfaces: [HostInterface]
  /// Which interfaces to use.
  public let selection: InterfaceSelection
  /// What is announced but doesn't fit the criteria of the client that asks, or was seen only on an interface that isn't used.
  public let leftOut: [LeftOutDevice]
  /// What may keep answers away on this machine, such as a firewall.
  public let hints: [String]
  /// How many devices are listed.
  public let deviceCount: Int
  /// How many addresses clients named.
  public let configuredCount: Int
  /// When the report was made; the times in ``sources`` are of the same clock.
  public let madeAt: NIODeadline

  /// Collects the evidence and derives ``finding`` and ``advice`` from it.
  ///
  /// `leftOut` tells a list without any wanted device from a healthy one; `madeAt` is of the clock of the `sources`.
  public init(
    isRunning: Bool,
    sources: [DiscoverySourceReport],
    interfaces: [HostInterface],
    deviceCount: Int,
    configuredCount: Int,
    madeAt: NIODeadline,
    selection: InterfaceSelection = .all,
    leftOut: [LeftOutDevice] = [],
    hints: [String] = []
  ) {
    self.isRunning = isRunning
    self.sources = sources
    self.interfaces = interfaces
    self.deviceCount = deviceCount
    self.configuredCount = configuredCount
    self.madeAt = madeAt
    self.selection = selection
    self.leftOut = leftOut
    self.hints = hints
    let usable = interfaces.contains { $0.reasonToSkip(selection) == nil }
    let wanted = deviceCount - leftOut.count { $0.reason != .interface }
    self.finding = DiscoveryEvidence.finding(isRunning, sources, usable, deviceCount, wanted)
    self.advice = DiscoveryEvidence.advice(self.finding, sources)
  }

  /// The age of the last answer of any source; nil if none came.
  public var lastAnswerAge: TimeAmount? {
    self.sources.compactMap(\.lastAnswerAt).max().map { self.madeAt - $0 }
  }

  private static func finding(
    _ isRunning: Bool,
    _ sources: [DiscoverySourceReport],
    _ hasUsableInterface: Bool,
    _ deviceCount: Int,
    _ wantedCount: Int
  ) -> DiscoveryFinding {
    guard isRunning else { return .stopped }
    guard sources.contains(where: \.isReachable) else {
      let asksItself = sources.contains { $0.name == DiscoverySourceKind.embedded.rawValue }
      return asksItself ? .noUsableInterface : .daemonUnreachable
    }
    if deviceCount > 0 { return wantedCount > 0 ? .healthy : .allLeftOut }
    if sources.contains(where: { $0.services > 0 }) { return .unresolvedServices }
    return hasUsableInterface ? .noAnswers : .noUsableInterface
  }

  private static func advice(_ finding: DiscoveryFinding, _ sources: [DiscoverySourceReport]) -> String {
    switch finding {
    case .stopped: "Discovery is not started: call discovery.start."
    case .daemonUnreachable:
      "The DNS-SD daemon does not answer: start it (`systemctl start avahi-daemon dbus`); in a container, mount the"
        + " host's D-Bus socket. Or set the option `discovery.source` to `automatic`: the server then asks the network itself."
    case .noUsableInterface:
      "No network interface of this host is up and carries multicast: connect to the devices' network, or add devices by"
        + " address with discovery.addDevice."
    case .noAnswers:
      "Discovery works, but no device has answered: check that the devices are on and in the same network (VLAN, guest"
        + " Wi-Fi), and that no firewall blocks UDP port 5353. Across networks, add devices by address with"
        + " discovery.addDevice."
    case .unresolvedServices:
      "Devices are announced, but where they are can't be resolved: a firewall may block replies on UDP port 5353, or the"
        + " devices were just switched off."
    case .allLeftOut:
      "There are devices, but none fits the criteria: start discovery with others, or ask a device for its apps with"
        + " discovery.queryAppAvailability."
    default: "Discovery works."
    }
  }
}
