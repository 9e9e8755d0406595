public import CastModel
public import NIOCore

/// The evidence of a diagnosis of discovery, and its verdict, which distinguishes a firewall from a bug.
///
/// 1. ``DiscoveryManager/diagnose(for:)`` collects it: the devices that answered in this run, the interfaces, obstacles
///    to questions, and whether known devices accept a connection.
/// 2. ``finding`` is derived from it. Only devices that answered count: the cache and configured addresses prove
///    nothing about the network.
/// 3. ``verdict`` and ``advice`` put it in words that fit every program: no method, no command.
public struct DiscoveryEvidence: Sendable, Hashable {
  /// Whether discovery searches for devices.
  public let isRunning: Bool
  /// The reports of the sources.
  public let sources: [DiscoverySourceReport]
  /// The network interfaces of this host.
  public let interfaces: [HostInterface]
  /// The selection of interfaces.
  public let selection: InterfaceSelection
  /// The announced devices that don't fit the criteria of the asking client, or were seen only on an unused
  /// interface.
  public let leftOut: [LeftOutDevice]
  /// The likely obstacles on this machine, such as a firewall; empty without any.
  public private(set) var hints: [String]
  /// The number of listed devices.
  public let deviceCount: Int
  /// The number of devices that have answered in this run and can still be resolved.
  public let answeredCount: Int
  /// The number of addresses that clients configured.
  public let configuredCount: Int
  /// The results of connecting to known devices.
  public let reach: [DeviceReach]
  /// The time of the report, of the same clock as the times in ``sources``.
  public let madeAt: NIODeadline

  /// Collects the evidence; hints are dropped if ``finding`` is healthy.
  ///
  /// `leftOut` distinguishes a list without any wanted device from a healthy one; `madeAt` is of the clock of the
  /// `sources`.
  public init(
    isRunning: Bool,
    sources: [DiscoverySourceReport],
    interfaces: [HostInterface],
    deviceCount: Int,
    answeredCount: Int,
    configuredCount: Int,
    madeAt: NIODeadline,
    selection: InterfaceSelection = .all,
    leftOut: [LeftOutDevice] = [],
    reach: [DeviceReach] = [],
    hints: [String] = []
  ) {
    self.isRunning = isRunning
    self.sources = sources
    self.interfaces = interfaces
    self.deviceCount = deviceCount
    self.answeredCount = answeredCount
    self.configuredCount = configuredCount
    self.madeAt = madeAt
    self.selection = selection
    self.leftOut = leftOut
    self.reach = reach
    self.hints = hints
    if self.finding == .healthy { self.hints = [] }
  }

  /// The age of the last answer of any source; `nil` if there was none.
  public var lastAnswerAge: TimeAmount? {
    self.sources.compactMap(\.lastAnswerAt).max().map { self.madeAt - $0 }
  }

  /// The obstacle to multicast DNS on this machine, as far as a source that asks the network itself detects it.
  var obstacle: DiscoverySourceReport.Obstacle? { self.sources.compactMap(\.network?.obstacle).first }

  /// Whether discovery can use any interface.
  var hasUsableInterface: Bool { self.interfaces.contains { $0.isUsed(self.selection) } }

  /// The verdict.
  public var finding: DiscoveryFinding {
    guard self.isRunning else { return .stopped }
    guard self.sources.contains(where: \.isReachable) else {
      let asksItself = self.sources.contains { $0.name == DiscoverySourceKind.embedded.rawValue }
      return asksItself ? .noUsableInterface : .daemonUnreachable
    }
    // A device that answers on the loopback alone, an emulated one, is proof enough.
    if self.answeredCount > 0 { return self.findingAmongAnswers }
    if self.hasUsableInterface, self.obstacle != nil { return .multicastBlocked }
    if self.sources.contains(where: { $0.services > $0.resolvedServices }) { return .unresolvedServices }
    guard self.hasUsableInterface else { return .noUsableInterface }
    return self.leftOut.contains { $0.reason == .interface } ? .allLeftOut : .noAnswers
  }

  private var findingAmongAnswers: DiscoveryFinding {
    if self.answeredCount <= self.leftOut.count(where: { $0.reason != .interface }) { return .allLeftOut }
    let answered = self.reach.filter { $0.source == .dnsSd }
    let areUnreachable = !answered.isEmpty && answered.allSatisfy { $0.outcome != .reached }
    return areUnreachable ? .devicesUnreachable : .healthy
  }
}

extension HostInterface {
  /// Whether discovery uses it.
  func isUsed(_ selection: InterfaceSelection) -> Bool { self.reasonToSkip(selection) == nil }
}
