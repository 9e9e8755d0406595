import CastDiscovery
import CastRPCProtocol
import NIOCore

extension CastRPCProtocol.DiscoveryDiagnosis {
  init(_ diagnosis: CastDiscovery.DiscoveryDiagnosis) {
    let isAvailable = diagnosis.sources.contains(where: \.isReachable)
    let since = diagnosis.sources.compactMap(\.activeSince).min()
    let error = diagnosis.sources.compactMap(\.lastError).first
    self.init(
      daemon: isAvailable ? .available : .unavailable, isRunning: diagnosis.isRunning,
      runningFor: since.map { (diagnosis.madeAt - $0).seconds }, deviceCount: Int64(diagnosis.deviceCount),
      answersSeen: Int64(diagnosis.sources.reduce(0) { $0 + $1.answers }),
      lastAnswerAgo: diagnosis.lastAnswerAge?.seconds, lastErrorCode: error.map { Int64($0.rawValue) },
      lastError: error?.meaning,
      interfaces: diagnosis.interfaces.map { interface in
        CastRPCProtocol.NetworkInterface(
          name: interface.name, addresses: interface.addresses, isUp: interface.isRunning,
          supportsMulticast: interface.isMulticast, isLoopback: interface.isLoopback)
      },
      advice: diagnosis.advice)
  }
}

extension TimeAmount {
  fileprivate var seconds: Double { Double(self.nanoseconds) / 1e9 }
}
