import CastModel
import NIOCore

extension DiscoveryEvidence {
  /// The whole report as lines for people.
  public var summary: [String] {
    var lines = [self.verdict]
    if !self.advice.isEmpty { lines.append("Advice: \(self.advice)") }
    lines += self.hints.map { "Hint: \($0)" }
    lines.append(self.headline)
    // Working sources come first: one that doesn't work only matters if none does.
    lines += (self.sources.filter(\.isReachable) + self.sources.filter { !$0.isReachable }).map(self.line)
    lines += self.interfaces.map(self.line)
    lines += self.reach.map { "Device '\($0.friendlyName)' at \($0.place): \($0.words)." }
    lines += self.leftOut.map { "Left out: '\($0.friendlyName)' (\($0.deviceId)): \($0.words)." }
    return lines
  }

  private var headline: String {
    let devices = self.deviceCount == 1 ? "1 device is known" : "\(self.deviceCount) devices are known"
    let configured = self.configuredCount > 0 ? ", \(self.configuredCount) by address" : ""
    let state = self.isRunning ? "runs" : "is not started"
    return "Discovery \(state); \(devices)\(configured); \(self.answeredCount) answered."
  }

  private func line(_ source: DiscoverySourceReport) -> String {
    var parts: [String] = []
    if let since = source.activeSince, source.isReachable {
      parts.append("works for \(Self.words(self.madeAt - since))")
    } else {
      parts.append(source.isReachable ? "would work, but isn't asked" : self.unreachable)
    }
    if let reason = source.reason { parts.append(reason) }
    if let queries = source.queriesSent { parts.append("\(queries) questions sent") }
    let age = source.lastAnswerAt.map { ", the last \(Self.words(self.madeAt - $0)) ago" } ?? ""
    parts.append("\(source.answers) answers\(age)")
    parts.append("\(source.services) services announced, \(source.resolvedServices) resolved")
    if source.ignoredServices > 0 { parts.append("\(source.ignoredServices) announcements ignored: too many") }
    if let error = source.lastError { parts.append("last error: \(error)") }
    if let retryAt = source.retryAt { parts.append("tries again in \(Self.words(retryAt - self.madeAt))") }
    return "Source \(source.name): \(parts.joined(separator: "; "))."
  }

  /// The words for a source that doesn't work, which is a fault only if no other works.
  private var unreachable: String { self.sources.contains(where: \.isReachable) ? "not used" : "does not work" }

  private func line(_ interface: HostInterface) -> String {
    let addresses = interface.addresses.isEmpty ? "" : " (\(interface.addresses.joined(separator: ", ")))"
    let reason = interface.reasonToSkip(self.selection).map { "not used, because \($0)" } ?? "used"
    return "Interface \(interface.name)\(addresses): \(reason)."
  }

  private static func words(_ time: TimeAmount) -> String {
    let seconds = max(time.nanoseconds, 0) / 1_000_000_000
    if seconds < 120 { return "\(seconds) s" }
    return seconds < 7_200 ? "\(seconds / 60) min" : "\(seconds / 3_600) h"
  }
}
