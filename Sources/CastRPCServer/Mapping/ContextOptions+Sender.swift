import CastDiscovery
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
      discoveryCriteria: CastRPCProtocol.DiscoveryCriteria(options.discoveryCriteria),
      discovery: CastRPCProtocol.DiscoveryOptions(options.discovery),
      disableDiscoveryAutostart: options.disableDiscoveryAutostart,
      stopReceiverApplicationWhenEndingSession: options.stopReceiverApplicationWhenEndingSession,
      deviceAuthentication: CastRPCProtocol.DeviceAuthenticationOptions(options.deviceAuthentication),
      userAgent: options.userAgent, maximumSessions: Int64(options.maximumSessions),
      connectTimeout: options.connectLimits.total.seconds,
      suspendSessionsWhenBackgrounded: options.suspendSessionsWhenBackgrounded,
      physicalVolumeButtonsWillControlDeviceVolume: options.physicalVolumeButtonsWillControlDeviceVolume,
      reconnect: CastRPCProtocol.ReconnectOptions(options.reconnect))
  }
}

extension CastContextOptions {
  /// These options, with what a client said in place of what is assumed.
  func replacing(_ options: ContextOptions?) -> CastContextOptions {
    guard let options else { return self }
    var result = self
    result.launchOptions = self.launchOptions.replacing(options.launchOptions)
    options.discoveryCriteria.map { result.discoveryCriteria = CastDiscovery.DiscoveryCriteria($0) }
    result.discovery = self.discovery.replacing(options.discovery)
    options.disableDiscoveryAutostart.map { result.disableDiscoveryAutostart = $0 }
    options.stopReceiverApplicationWhenEndingSession.map { result.stopReceiverApplicationWhenEndingSession = $0 }
    options.deviceAuthentication.map { result.deviceAuthentication = self.deviceAuthentication.replacing($0) }
    options.userAgent.map { result.userAgent = $0 }
    options.maximumSessions.map { result.maximumSessions = Int($0) }
    options.connectTimeout.map { result.connectLimits.total = TimeAmount(seconds: $0) }
    options.suspendSessionsWhenBackgrounded.map { result.suspendSessionsWhenBackgrounded = $0 }
    options.physicalVolumeButtonsWillControlDeviceVolume.map {
      result.physicalVolumeButtonsWillControlDeviceVolume = $0
    }
    result.reconnect = self.reconnect.replacing(options.reconnect)
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

extension CastRPCProtocol.ReconnectOptions {
  fileprivate init(_ options: CastSender.ReconnectOptions) {
    self.init(
      isEnabled: options.isEnabled, initialDelay: options.initialDelay.seconds,
      maximumDelay: options.maximumDelay.seconds, attemptTimeout: options.attemptTimeout.seconds,
      giveUpAfter: options.giveUpAfter?.seconds ?? 0)
  }
}

extension CastSender.ReconnectOptions {
  fileprivate func replacing(_ options: CastRPCProtocol.ReconnectOptions?) -> CastSender.ReconnectOptions {
    guard let options else { return self }
    var result = self
    options.isEnabled.map { result.isEnabled = $0 }
    options.initialDelay.map { result.initialDelay = TimeAmount(seconds: $0) }
    options.maximumDelay.map { result.maximumDelay = TimeAmount(seconds: $0) }
    options.attemptTimeout.map { result.attemptTimeout = TimeAmount(seconds: $0) }
    options.giveUpAfter.map { result.giveUpAfter = $0 == 0 ? nil : TimeAmount(seconds: $0) }
    return result
  }
}

extension TimeAmount {
  fileprivate var seconds: Double { Double(self.nanoseconds) / 1e9 }
}
