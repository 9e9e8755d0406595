import CastDiscovery
import CastRPCProtocol
import CastSender
import LoopIsolation
import NIOCore
import StateFiles

extension CastRPCProtocol.DiscoveryDiagnosis {
  @LoopActor
  init(_ diagnosis: CastDiscovery.DiscoveryDiagnosis, cache: DeviceCache?) {
    let daemon = diagnosis.sources.first { $0.name == SourcePolicy.avahi.rawValue }
    let since = diagnosis.sources.compactMap(\.activeSince).min()
    let error = diagnosis.sources.compactMap(\.lastError).first
    let cache = DeviceCacheInfo(cache)
    self.init(
      daemon: daemon.map { $0.isReachable ? .available : .unavailable } ?? .notAsked, isRunning: diagnosis.isRunning,
      runningFor: since.map { (diagnosis.madeAt - $0).seconds },
      finding: DiscoveryFinding(rawValue: diagnosis.finding.rawValue),
      sources: diagnosis.sources.map { DiscoverySourceInfo($0, at: diagnosis.madeAt) },
      deviceCount: Int64(diagnosis.deviceCount), leftOut: diagnosis.leftOut.map { LeftOutDevice($0) },
      answersSeen: Int64(diagnosis.sources.reduce(0) { $0 + $1.answers }),
      lastAnswerAgo: diagnosis.lastAnswerAge?.seconds, lastErrorCode: error.map { Int64($0.rawValue) },
      lastError: error?.meaning,
      interfaces: diagnosis.interfaces.map { CastRPCProtocol.NetworkInterface($0, diagnosis.selection) },
      cache: cache, hints: diagnosis.hints, advice: diagnosis.advice,
      summary: diagnosis.summary + (cache.message.map { ["Known devices: \($0)"] } ?? []))
  }
}

extension CastRPCProtocol.NetworkInterface {
  fileprivate init(_ interface: CastDiscovery.NetworkInterface, _ selection: InterfaceSelection) {
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

extension CastRPCProtocol.LeftOutDevice {
  fileprivate init(_ device: CastDiscovery.LeftOutDevice) {
    self.init(
      deviceId: device.deviceId, friendlyName: device.friendlyName,
      reason: LeftOutReason(rawValue: device.reason.rawValue))
  }
}

extension DeviceCacheInfo {
  @LoopActor
  fileprivate init(_ cache: DeviceCache?) {
    self.init(
      isEnabled: cache.map { $0.isEnabled && $0.file != nil } ?? false, path: cache?.file?.path,
      state: DeviceCacheState(rawValue: (cache?.state ?? .off).rawValue), message: cache?.message,
      devices: Int64(cache?.unseenCount ?? 0))
  }
}
