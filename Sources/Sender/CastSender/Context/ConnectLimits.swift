package import CastModel
package import NIOCore

extension ConnectLimits {
  /// Returns the limits for a call with its own limit of the whole, or with none if `timeout` is `nil`.
  ///
  /// More time than the default total extends every step that can time out: an earlier time-out of a step would defeat
  /// the caller's limit. Less time shortens no step.
  package func allowing(_ timeout: TimeAmount?) -> ConnectLimits {
    var limits = self
    if let timeout { limits.total = Duration(timeout) }
    // Even working receivers may launch slowly, so a launch may always take the caller's whole time.
    if let timeout { limits.launch = max(limits.launch, Duration(timeout)) }
    guard limits.total > ConnectLimits().total else { return limits }
    for step in [\ConnectLimits.resolve, \.tcp, \.tls, \.connect, \.launch, \.appConnect] {
      limits[keyPath: step] = max(limits[keyPath: step], limits.total)
    }
    return limits
  }

  func limit(of phase: ConnectionPhase) -> Duration {
    switch phase {
    case .resolve: self.resolve
    case .tcp: self.tcp
    case .tls: self.tls
    case .connect: self.connect
    case .launch: self.launch
    case .appConnect: self.appConnect
    case .mediaStatus: self.mediaStatus
    default: self.total
    }
  }
}
