import CastRPCProtocol
import CastSender
import NIOCore

extension ContextOptions {
  /// The context's options, all of them.
  init(_ options: CastContextOptions) {
    self.init(
      launchOptions: CastRPCProtocol.LaunchOptions(
        languageCode: options.launchOptions.languageCode, relaunchIfRunning: options.launchOptions.relaunchIfRunning,
        androidReceiverCompatible: options.launchOptions.androidReceiverCompatible),
      disableDiscoveryAutostart: options.disableDiscoveryAutostart,
      stopReceiverApplicationWhenEndingSession: options.stopReceiverApplicationWhenEndingSession,
      userAgent: options.userAgent, maximumSessions: Int64(options.maximumSessions),
      connectTimeout: Double(options.connectLimits.total.nanoseconds) / 1e9)
  }
}

extension CastContextOptions {
  /// These options, with what a client said in place of what is assumed.
  func replacing(_ options: ContextOptions?) -> CastContextOptions {
    guard let options else { return self }
    var result = self
    result.launchOptions = self.launchOptions.replacing(options.launchOptions)
    options.disableDiscoveryAutostart.map { result.disableDiscoveryAutostart = $0 }
    options.stopReceiverApplicationWhenEndingSession.map { result.stopReceiverApplicationWhenEndingSession = $0 }
    options.userAgent.map { result.userAgent = $0 }
    options.maximumSessions.map { result.maximumSessions = Int($0) }
    options.connectTimeout.map { result.connectLimits.total = TimeAmount(seconds: $0) }
    return result
  }
}

extension CastSender.LaunchOptions {
  fileprivate func replacing(_ options: CastRPCProtocol.LaunchOptions?) -> CastSender.LaunchOptions {
    CastSender.LaunchOptions(
      languageCode: options?.languageCode ?? self.languageCode,
      relaunchIfRunning: options?.relaunchIfRunning ?? self.relaunchIfRunning,
      androidReceiverCompatible: options?.androidReceiverCompatible ?? self.androidReceiverCompatible)
  }
}
