public import NIOCore

/// Why the list of devices is as it is: what a user needs to tell a firewall from a bug.
public struct DiscoveryDiagnosis: Sendable, Hashable {
  /// What is wrong, most basic first; open for more.
  public struct Finding: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Discovery isn't started.
    public static let stopped = Finding(rawValue: "STOPPED")
    /// The options want the DNS-SD daemon alone, and it can't be reached.
    public static let daemonUnreachable = Finding(rawValue: "DAEMON_UNREACHABLE")
    /// No interface can carry multicast, or only to this host itself, and nothing is found there.
    public static let noUsableInterface = Finding(rawValue: "NO_USABLE_INTERFACE")
    /// A source works, but no answer ever came.
    public static let noAnswers = Finding(rawValue: "NO_ANSWERS")
    /// Services are announced, but none can be resolved.
    public static let unresolvedServices = Finding(rawValue: "UNRESOLVED_SERVICES")
    /// Devices are known, but none fits the criteria.
    public static let allLeftOut = Finding(rawValue: "ALL_LEFT_OUT")
    /// Devices are known.
    public static let healthy = Finding(rawValue: "HEALTHY")
  }

  /// The verdict.
  public let finding: Finding
  /// What to do, in a sentence or two.
  public let advice: String
  /// Whether discovery is started.
  public let isRunning: Bool
  /// What each source reports.
  public let sources: [DiscoverySourceReport]
  /// The network interfaces of this host.
  public let interfaces: [NetworkInterface]
  /// Which interfaces are to be used.
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

  public init(
    isRunning: Bool,
    sources: [DiscoverySourceReport],
    interfaces: [NetworkInterface],
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
    self.finding = DiscoveryDiagnosis.finding(isRunning, sources, usable, deviceCount, wanted)
    self.advice = DiscoveryDiagnosis.advice(self.finding, sources)
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
  ) -> Finding {
    guard isRunning else { return .stopped }
    guard sources.contains(where: \.isReachable) else {
      let asksItself = sources.contains { $0.name == SourcePolicy.embedded.rawValue }
      return asksItself ? .noUsableInterface : .daemonUnreachable
    }
    if deviceCount > 0 { return wantedCount > 0 ? .healthy : .allLeftOut }
    if sources.contains(where: { $0.services > 0 }) { return .unresolvedServices }
    return hasUsableInterface ? .noAnswers : .noUsableInterface
  }

  private static func advice(_ finding: Finding, _ sources: [DiscoverySourceReport]) -> String {
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
