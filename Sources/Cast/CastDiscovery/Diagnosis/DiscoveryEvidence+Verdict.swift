import CastModel

/// The texts of a diagnosis. They name no method and no command: shells, editors and assistants print them alike.
extension DiscoveryEvidence {
  /// The state of discovery, in a sentence or two.
  public var verdict: String {
    switch self.finding {
    case .stopped: "Discovery is not started."
    case .daemonUnreachable: "The DNS-SD daemon (Avahi) doesn't answer, and the options allow no other source."
    case .noUsableInterface: self.interfaceVerdict
    case .multicastBlocked: self.blockedVerdict + self.reachedVerdict
    case .noAnswers: "No device answers on this network." + self.knownVerdict
    case .unresolvedServices: "Devices are announced, but their addresses can't be resolved." + self.knownVerdict
    case .devicesUnreachable:
      "\(Self.devices(self.answeredCount, "answers", "answer")), but none accepts a connection: "
        + "\(Self.list(self.unreached { $0.source == .dnsSd }))."
    case .allLeftOut:
      self.hasOnlyUnusedInterfaces
        ? "Devices answer only on a network interface that the options exclude."
        : "Devices answer, but none fits the criteria."
    default: self.healthyVerdict
    }
  }

  /// The recommended action, in a sentence or two; empty if nothing needs to be done.
  public var advice: String {
    switch self.finding {
    case .stopped: "Start it, and ask again after a few seconds."
    case .daemonUnreachable:
      "Start it (`systemctl start avahi-daemon dbus`); in a container, mount the host's D-Bus socket. Or set"
        + " the discovery option `source` to `AUTOMATIC`: the server then asks the network itself."
    case .noUsableInterface: self.interfaceAdvice
    case .multicastBlocked: self.blockedAdvice
    case .noAnswers: self.silenceAdvice
    case .unresolvedServices:
      "A firewall may block replies on UDP port 5353, or the devices were just switched off."
    case .devicesUnreachable: self.unreachableAdvice
    case .allLeftOut:
      self.hasOnlyUnusedInterfaces
        ? "Allow that interface in the discovery options (`allowedInterfaces`, `deniedInterfaces`)."
        : "Look for other apps, or ask a device for its apps."
    default: ""
    }
  }

  // MARK: No interface

  private var others: [HostInterface] { self.interfaces.filter { !$0.isLoopback } }

  private var interfaceVerdict: String {
    guard !self.others.isEmpty else { return "This machine has no network interface but the loopback." }
    let reasons = self.others.map { "\($0.name): \($0.reasonToSkip(self.selection) ?? "it has no usable address")" }
    return "No network interface can carry discovery (\(reasons.prefix(8).joined(separator: "; ")))."
  }

  private var interfaceAdvice: String {
    if self.others.contains(where: { $0.isUsable && !self.selection.includes($0.name) }) {
      return "Allow one of them in the discovery options (`allowedInterfaces`, `deniedInterfaces`)."
    }
    return "Connect this machine to the devices' network. " + Self.byAddress
  }

  // MARK: Blocked here

  private var blockedVerdict: String {
    switch self.obstacle {
    case .sending(let reason)?: "This machine can't send questions to the network (\(reason))."
    default: "A firewall of this machine blocks discovery: not even its own questions come back on UDP port 5353."
    }
  }

  private var blockedAdvice: String {
    switch self.obstacle {
    case .sending?:
      "Let UDP port 5353 out of this machine's firewall, and check that it has a route for multicast (`ip route"
        + " get 224.0.0.251`). " + Self.byAddress
    default: "Let UDP port 5353 into this machine, from its firewall's settings. " + Self.byAddress
    }
  }

  // MARK: Silence

  /// The known devices that didn't answer in this run.
  private var known: [DeviceReach] { self.reach.filter { $0.source != .dnsSd } }
  private var reachedCount: Int { self.known.count { $0.outcome == .reached } }

  private var reachedVerdict: String {
    guard self.reachedCount > 0 else { return "" }
    return " \(self.reachedCount) of \(Self.devices(self.known.count)) known from before or by address"
      + " \(self.reachedCount == 1 ? "accepts" : "accept") connections."
  }

  private var knownVerdict: String {
    guard !self.known.isEmpty else { return "" }
    if self.reachedCount > 0 { return self.reachedVerdict }
    let names = Self.list(self.known)
    return self.isElsewhere
      ? " The devices known from before or by address are in other networks than this machine, and don't accept"
        + " connections either: \(names)."
      : " Nor do those known from before or by address accept a connection: \(names)."
  }

  private var isElsewhere: Bool { !self.known.isEmpty && !self.known.contains(where: \.isInLocalNetwork) }

  private var silenceAdvice: String {
    if self.reachedCount > 0 {
      return "The devices are on, but multicast DNS (UDP port 5353) doesn't pass between them and this machine: look"
        + " for it in the settings of the router or access point (VLAN, IGMP snooping, multicast filter). "
        + Self.byAddress
    }
    if self.isElsewhere {
      return "This machine is probably in another network than its devices (guest Wi-Fi, VLAN, VPN):"
        + " connect it to theirs."
    }
    return "Check that the devices are on and in the same network as this machine (VLAN, guest Wi-Fi,"
      + " client isolation), and that no firewall in between blocks UDP port 5353. " + Self.byAddress
  }

  // MARK: Out of reach

  private func unreached(_ isMeant: (DeviceReach) -> Bool) -> [DeviceReach] {
    self.reach.filter { $0.outcome != .reached && isMeant($0) }
  }

  private var unreachableAdvice: String {
    let outcomes = Set(self.unreached { $0.source == .dnsSd }.map(\.outcome))
    switch outcomes.count == 1 ? outcomes.first : nil {
    case .refused?:
      return "Nothing listens on the announced port: the devices restart, or a firewall rejects TCP (8009, and"
        + " other ports for groups)."
    case .noRoute?:
      return "No route leads to the announced addresses: check this machine's addresses and routes (`ip"
        + " route`), and whether a VPN takes the traffic."
    default:
      return "A firewall drops TCP (8009, and other ports for groups), on this machine or in between, or"
        + " the network keeps its clients apart."
    }
  }

  // MARK: Working

  private var healthyVerdict: String {
    var text = "Discovery works: \(Self.devices(self.answeredCount, "answers", "answer"))."
    let unreached = self.unreached { $0.source == .dnsSd }
    if !unreached.isEmpty { text += " Not reachable: \(Self.list(unreached))." }
    let silent = self.unreached { $0.source != .dnsSd }
    if !silent.isEmpty { text += " Known, but neither answering nor reachable: \(Self.list(silent))." }
    if !self.hasUsableInterface {
      text += " Only devices on this machine can answer: no network interface can carry discovery."
    }
    return text
  }

  private var hasOnlyUnusedInterfaces: Bool { self.answeredCount == 0 }

  // MARK: Words

  private static let byAddress = "Devices can also be used by their address."
  /// The most devices that a text names.
  private static let maximumNames = 4

  private static func devices(_ count: Int) -> String { count == 1 ? "1 device" : "\(count) devices" }

  private static func devices(_ count: Int, _ singular: String, _ plural: String) -> String {
    "\(self.devices(count)) \(count == 1 ? singular : plural)"
  }

  private static func list(_ devices: [DeviceReach]) -> String {
    let named = devices.prefix(self.maximumNames).map { "'\($0.friendlyName)' (\($0.place), \($0.words))" }
    let rest = devices.count - named.count
    return named.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}

extension DeviceReach {
  /// The address and the port.
  var place: String { self.host.contains(":") ? "[\(self.host)]:\(self.port)" : "\(self.host):\(self.port)" }

  /// The outcome in words.
  var words: String {
    switch self.outcome {
    case .reached: "accepts connections"
    case .refused: "refuses connections"
    case .noRoute: "no route"
    case .unresolved: "its name has no address"
    default: "doesn't answer"
    }
  }
}
