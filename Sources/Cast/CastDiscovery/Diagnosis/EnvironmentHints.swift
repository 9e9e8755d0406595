import Glibc

/// Likely obstacles to multicast on this machine: firewalls, containers, VPNs. Found in a few files and the
/// interfaces.
package struct EnvironmentHints {
  /// The most bytes that are read of a file.
  private static let maximumBytes = 8_192
  private let text: (_ path: String) -> String?
  private let exists: (_ path: String) -> Bool

  /// - Parameters:
  ///   - text: the content of a file; nil if it can't be read.
  ///   - exists: whether a file exists at a path.
  package init(text: @escaping (_ path: String) -> String?, exists: @escaping (_ path: String) -> Bool) {
    self.text = text
    self.exists = exists
  }

  /// The hints of this machine. Reads files: not for the loop.
  package static var system: EnvironmentHints {
    EnvironmentHints(text: self.contents, exists: { access($0, F_OK) == 0 })
  }

  package func hints(_ interfaces: [HostInterface]) -> [String] {
    var hints: [String] = []
    if self.exists("/run/firewalld") || self.exists("/var/run/firewalld.pid") {
      hints.append("firewalld runs: `firewall-cmd --add-service=mdns` lets discovery through.")
    }
    if self.text("/etc/ufw/ufw.conf")?.contains("ENABLED=yes") == true {
      hints.append("ufw is enabled: `ufw allow in proto udp to any port 5353` lets discovery through.")
    }
    if self.exists("/.dockerenv") || self.exists("/run/.containerenv") {
      hints.append(
        "This is a container: the network's multicast doesn't reach it unless it uses the host's network"
          + " (`--network host`). Devices can be added by address.")
    }
    if self.text("/proc/sys/kernel/osrelease")?.lowercased().contains("microsoft") == true {
      hints.append(
        "This is WSL: its network is apart from the local one unless it is mirrored (`networkingMode=mirrored`).")
    }
    let tunnels = interfaces.filter(\.isRunning).map(\.name).filter { name in
      ["tun", "wg", "tailscale", "ppp"].contains { name.hasPrefix($0) }
    }
    if !tunnels.isEmpty {
      hints.append("A VPN is up (\(tunnels.joined(separator: ", "))): some send all traffic through it, multicast too.")
    }
    return hints + [
      "A firewall must let UDP port 5353 in and out, and TCP (8009, and other ports for groups) out. Wi-Fi with client"
        + " isolation, guest networks and VLANs keep devices apart."
    ]
  }

  private static func contents(_ path: String) -> String? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: self.maximumBytes)
    let count = read(descriptor, &bytes, bytes.count)
    return count >= 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
  }
}
