import CastDiscovery
import CastRPCProtocol
import CastSender
import CastV2
import LoopIsolation
import NIOCore
import TLS

extension ContextOptions {
  /// The context's options, all of them.
  init(_ options: CastContextOptions) {
    self.init(
      launchOptions: CastRPCProtocol.LaunchOptions(
        languageCode: options.launchOptions.languageCode, relaunchIfRunning: options.launchOptions.relaunchIfRunning,
        androidReceiverCompatible: options.launchOptions.androidReceiverCompatible),
      discoveryCriteria: CastRPCProtocol.DiscoveryCriteria(options.discoveryCriteria),
      discovery: CastRPCProtocol.DiscoveryOptions(options.discovery),
      startDiscoveryAfterFirstTapOnCastButton: options.startDiscoveryAfterFirstTapOnCastButton,
      disableAnalyticsLogging: true, disableDiscoveryAutostart: options.disableDiscoveryAutostart,
      stopReceiverApplicationWhenEndingSession: options.stopReceiverApplicationWhenEndingSession,
      deviceAuthentication: CastRPCProtocol.DeviceAuthenticationOptions(options.deviceAuthentication),
      userAgent: options.userAgent, maximumSessions: Int64(options.maximumSessions),
      connectTimeout: options.connectLimits.total.seconds,
      suspendSessionsWhenBackgrounded: options.suspendSessionsWhenBackgrounded,
      physicalVolumeButtonsWillControlDeviceVolume: options.physicalVolumeButtonsWillControlDeviceVolume,
      reconnect: CastRPCProtocol.ReconnectOptions(options.reconnect),
      transfer: CastRPCProtocol.TransferOptions(options.transfer), saveSessions: options.savesSessions, tls: TLSOptions(options),
      images: CastRPCProtocol.ImageOptions(options.images),
      sharedContainerIdentifier: options.images.sharedContainerIdentifier,
      heartbeat: HeartbeatOptions(options.heartbeat ?? .sender))
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
    options.startDiscoveryAfterFirstTapOnCastButton.map { result.startDiscoveryAfterFirstTapOnCastButton = $0 }
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
    result.transfer = self.transfer.replacing(options.transfer)
    options.saveSessions.map { result.savesSessions = $0 }
    result.replaceTLS(options.tls)
    result.images = self.images.replacing(
      options.images, sharedContainerIdentifier: options.sharedContainerIdentifier)
    if let heartbeat = options.heartbeat {
      result.heartbeat = (self.heartbeat ?? .sender).replacing(heartbeat)
    }
    return result
  }
}

extension CastContextOptions {
  /// These options, with what `options` say in place of what is assumed, and the files read that they name.
  ///
  /// - Throws: ``APIError/Kind/fileNotUsable``.
  @LoopActor
  func replacingWithFiles(_ options: ContextOptions?) async throws -> CastContextOptions {
    var result = self.replacing(options)
    try result.images.checkRoots()
    if let authentication = options?.deviceAuthentication, authentication.namesFiles {
      try await result.deviceAuthentication.read(authentication)
    }
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

extension CastRPCProtocol.TransferOptions {
  fileprivate init(_ options: CastSender.TransferOptions) {
    self.init(
      followsMoves: options.followsMoves, searchTimeout: options.search.seconds, timeout: options.total.seconds)
  }
}

extension CastSender.TransferOptions {
  fileprivate func replacing(_ options: CastRPCProtocol.TransferOptions?) -> CastSender.TransferOptions {
    guard let options else { return self }
    var result = self
    options.followsMoves.map { result.followsMoves = $0 }
    options.searchTimeout.map { result.search = TimeAmount(seconds: $0) }
    options.timeout.map { result.total = TimeAmount(seconds: $0) }
    return result
  }
}

extension TLSOptions {
  fileprivate init(_ options: CastContextOptions) {
    let policy = options.tls ?? TLSPolicy()
    self.init(
      minimumVersion: TLSVersion(policy.minimumVersion), maximumVersion: policy.maximumVersion.map(TLSVersion.init),
      ciphers: policy.ciphers, securityLevel: Int64(policy.securityLevel),
      maximumStoredSessions: Int64(options.maximumStoredTLSSessions))
  }
}

extension CastContextOptions {
  fileprivate mutating func replaceTLS(_ options: TLSOptions?) {
    guard let options else { return }
    var policy = self.tls ?? TLSPolicy()
    options.minimumVersion?.version.map { policy.minimumVersion = $0 }
    options.maximumVersion?.version.map { policy.maximumVersion = $0 }
    options.ciphers.map { policy.ciphers = $0 }
    options.securityLevel.map { policy.securityLevel = Int32(clamping: $0) }
    options.maximumStoredSessions.map { self.maximumStoredTLSSessions = Int(clamping: $0) }
    self.tls = policy
  }
}

extension TLSVersion {
  private static let versions: [(TLSVersion, TLSPolicy.Version)] = [
    (.tls10, .v1_0), (.tls11, .v1_1), (.tls12, .v1_2), (.tls13, .v1_3),
  ]

  fileprivate init(_ version: TLSPolicy.Version) {
    self = Self.versions.first { $0.1 == version }?.0 ?? TLSVersion(rawValue: version.description)
  }

  fileprivate var version: TLSPolicy.Version? { Self.versions.first { $0.0 == self }?.1 }
}

extension HeartbeatOptions {
  fileprivate init(_ heartbeat: Heartbeat.Configuration) {
    self.init(
      pingAfter: heartbeat.pingAfter?.seconds, deadAfter: heartbeat.deadAfter?.seconds,
      partialMessageDeadline: heartbeat.partialFrameDeadline?.seconds)
  }
}

extension Heartbeat.Configuration {
  fileprivate func replacing(_ options: HeartbeatOptions) -> Heartbeat.Configuration {
    Heartbeat.Configuration(
      pingAfter: options.pingAfter.map { TimeAmount(seconds: $0) } ?? self.pingAfter,
      deadAfter: options.deadAfter.map { TimeAmount(seconds: $0) } ?? self.deadAfter,
      partialFrameDeadline: options.partialMessageDeadline.map { TimeAmount(seconds: $0) }
        ?? self.partialFrameDeadline)
  }
}
