public import CastModel
import DNSSD
import LoopIsolation
import NIOCore

extension DiscoveryDiagnosis {
  /// Makes the diagnosis for clients.
  ///
  /// - Parameter cache: The state of the cache of devices on disk.
  public init(_ diagnosis: DiscoveryEvidence, cache: DeviceCacheInfo) {
    let daemon = diagnosis.sources.first { $0.name == DiscoverySourceKind.avahi.rawValue }
    let since = diagnosis.sources.compactMap(\.activeSince).min()
    let error = diagnosis.sources.compactMap(\.lastError).first
    self.init(
      daemon: daemon.map { $0.isReachable ? .available : .unavailable } ?? .notAsked, isRunning: diagnosis.isRunning,
      runningFor: since.map { (diagnosis.madeAt - $0).seconds },
      finding: diagnosis.finding,
      sources: diagnosis.sources.map { DiscoverySourceInfo($0, at: diagnosis.madeAt) },
      deviceCount: Int64(diagnosis.deviceCount), answeredCount: Int64(diagnosis.answeredCount), reach: diagnosis.reach,
      leftOut: diagnosis.leftOut,
      answersSeen: Int64(diagnosis.sources.reduce(0) { $0 + $1.answers }),
      lastAnswerAgo: diagnosis.lastAnswerAge?.seconds, lastErrorCode: error.map { Int64($0.rawValue) },
      lastError: error?.meaning,
      interfaces: diagnosis.interfaces.map { NetworkInterface($0, diagnosis.selection) },
      cache: cache, hints: diagnosis.hints, verdict: diagnosis.verdict, advice: diagnosis.advice,
      summary: diagnosis.summary + (cache.message.map { ["Known devices: \($0)"] } ?? []))
  }
}

extension NetworkInterface {
  fileprivate init(_ interface: HostInterface, _ selection: InterfaceSelection) {
    let reason = interface.reasonToSkip(selection)
    self.init(
      name: interface.name, addresses: interface.addresses, isUsed: reason == nil, skippedBecause: reason,
      isUp: interface.isRunning, supportsMulticast: interface.isMulticast, isLoopback: interface.isLoopback)
  }
}

extension DiscoverySourceInfo {
  fileprivate init(_ report: DiscoverySourceReport, at now: NIODeadline) {
    self.init(
      name: DiscoverySourceKind(rawValue: report.name), isReachable: report.isReachable, isInUse: report.isInUse,
      reason: report.reason,
      runningFor: report.activeSince.map { (now - $0).seconds }, queriesSent: report.queriesSent.map(Int64.init),
      answersSeen: Int64(report.answers), lastAnswerAgo: report.lastAnswerAt.map { (now - $0).seconds },
      services: Int64(report.services), resolvedServices: Int64(report.resolvedServices),
      ignoredServices: Int64(report.ignoredServices), lastError: report.lastError?.meaning,
      retriesIn: report.retryAt.map { max(($0 - now).seconds, 0) })
  }
}
