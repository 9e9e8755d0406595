// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import JSONCodec

/// Whether there are devices, and a session.
public struct CastState: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No device is known.
  public static let noDevicesAvailable: CastState = CastState(rawValue: "NO_DEVICES_AVAILABLE")
  /// There are devices, but no session.
  public static let notConnected: CastState = CastState(rawValue: "NOT_CONNECTED")
  /// A session is starting.
  public static let connecting: CastState = CastState(rawValue: "CONNECTING")
  /// At least one session is connected.
  public static let connected: CastState = CastState(rawValue: "CONNECTED")

  public static let knownValues: [CastState] = [
    .noDevicesAvailable,
    .notConnected,
    .connecting,
    .connected,
  ]
}

/// How apps are launched where a call doesn't say otherwise.
///
/// SDK: `GCKLaunchOptions`.
public struct LaunchOptions: Sendable, Hashable, JSONCodable {
  /// The language that is asked of apps, RFC 5646; absent: the server's locale.
  ///
  /// Not empty. SDK: `GCKLaunchOptions.languageCode`.
  public var languageCode: String?
  /// Whether an app that runs already is started anew.
  ///
  /// Absent: `false`. SDK: `GCKLaunchOptions.relaunchIfRunning`.
  public var relaunchIfRunning: Bool?
  /// Whether the app's Android TV twin may be launched.
  ///
  /// Absent: `false`. SDK: `GCKLaunchOptions.androidReceiverCompatible`.
  public var androidReceiverCompatible: Bool?

  public init(languageCode: String? = nil, relaunchIfRunning: Bool? = nil, androidReceiverCompatible: Bool? = nil) {
    self.languageCode = languageCode
    self.relaunchIfRunning = relaunchIfRunning
    self.androidReceiverCompatible = androidReceiverCompatible
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.languageCode = try members.optional("languageCode", JSONConstraint<String>.nonEmpty)
    self.relaunchIfRunning = try members.optional("relaunchIfRunning")
    self.androidReceiverCompatible = try members.optional("androidReceiverCompatible")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "languageCode",
      "relaunchIfRunning",
      "androidReceiverCompatible",
    ],
    meant: [
      "language": "languageCode",
      "relaunch": "relaunchIfRunning",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("languageCode", self.languageCode)
    writer.member("relaunchIfRunning", self.relaunchIfRunning)
    writer.member("androidReceiverCompatible", self.androidReceiverCompatible)
  }
}

/// Whether the program that casts is in use.
public struct AppState: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// It is.
  public static let foreground: AppState = AppState(rawValue: "FOREGROUND")
  /// It is hidden, or rests.
  public static let background: AppState = AppState(rawValue: "BACKGROUND")

  public static let knownValues: [AppState] = [
    .foreground,
    .background,
  ]
}

/// How a session whose link broke is resumed.
public struct ReconnectOptions: Sendable, Hashable, JSONCodable {
  /// Whether it is; otherwise the session ends.
  ///
  /// Absent: `true`.
  public var isEnabled: Bool?
  /// The longest pause before the first attempt; what is shorter is drawn by lot.
  ///
  /// In seconds. From 0 to 600. Absent: `0.5`.
  public var initialDelay: Double?
  /// The longest pause between attempts; pauses double up to it, and half of each is drawn by lot.
  ///
  /// In seconds. From 0.1 to 3600. Absent: `30`.
  public var maximumDelay: Double?
  /// How long one attempt may take.
  ///
  /// In seconds. From 0.1 to 600. Absent: `15`.
  public var attemptTimeout: Double?
  /// How long after the loss the session is given up; 0: never.
  ///
  /// In seconds. From 0 to 31536000. Absent: `300`.
  public var giveUpAfter: Double?

  public init(
    isEnabled: Bool? = nil,
    initialDelay: Double? = nil,
    maximumDelay: Double? = nil,
    attemptTimeout: Double? = nil,
    giveUpAfter: Double? = nil
  ) {
    self.isEnabled = isEnabled
    self.initialDelay = initialDelay
    self.maximumDelay = maximumDelay
    self.attemptTimeout = attemptTimeout
    self.giveUpAfter = giveUpAfter
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.isEnabled = try members.optional("isEnabled")
    self.initialDelay = try members.optional("initialDelay", JSONConstraint<Double>.range(0...600))
    self.maximumDelay = try members.optional("maximumDelay", JSONConstraint<Double>.range(0.1...3600))
    self.attemptTimeout = try members.optional("attemptTimeout", JSONConstraint<Double>.range(0.1...600))
    self.giveUpAfter = try members.optional("giveUpAfter", JSONConstraint<Double>.range(0...31536000))
  }

  private static let vocabulary = JSONVocabulary(
    [
      "isEnabled",
      "initialDelay",
      "maximumDelay",
      "attemptTimeout",
      "giveUpAfter",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("isEnabled", self.isEnabled)
    writer.member("initialDelay", self.initialDelay)
    writer.member("maximumDelay", self.maximumDelay)
    writer.member("attemptTimeout", self.attemptTimeout)
    writer.member("giveUpAfter", self.giveUpAfter)
  }
}

/// How sessions come to other devices.
public struct TransferOptions: Sendable, Hashable, JSONCodable {
  /// Whether a session whose app vanishes while it plays something that can be moved is looked for on other devices, as
  /// when somebody moves it by voice or at the device.
  ///
  /// Absent: `true`.
  public var followsMoves: Bool?
  /// How long it is looked for; then it has ended.
  ///
  /// In seconds. From 0.1 to 60. Absent: `5`.
  public var searchTimeout: Double?
  /// How long `session.transfer` may take, but for connecting to the other device, where the call doesn't say.
  ///
  /// In seconds. More than 0, at most 600. Absent: `90`.
  public var timeout: Double?

  public init(followsMoves: Bool? = nil, searchTimeout: Double? = nil, timeout: Double? = nil) {
    self.followsMoves = followsMoves
    self.searchTimeout = searchTimeout
    self.timeout = timeout
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.followsMoves = try members.optional("followsMoves")
    self.searchTimeout = try members.optional("searchTimeout", JSONConstraint<Double>.range(0.1...60))
    self.timeout = try members.optional("timeout", JSONConstraint<Double>.moreThan(0, atMost: 600))
  }

  private static let vocabulary = JSONVocabulary(
    [
      "followsMoves",
      "searchTimeout",
      "timeout",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("followsMoves", self.followsMoves)
    writer.member("searchTimeout", self.searchTimeout)
    writer.member("timeout", self.timeout)
  }
}

/// Whether devices have to prove what they are.
public struct DeviceAuthenticationPolicy: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No device is asked.
  public static let off: DeviceAuthenticationPolicy = DeviceAuthenticationPolicy(rawValue: "OFF")
  /// Every device is asked, and connected to whatever comes of it; `Session.authentication` tells.
  public static let report: DeviceAuthenticationPolicy = DeviceAuthenticationPolicy(rawValue: "REPORT")
  /// A device that isn't authentic is not connected to: `DeviceAuthenticationFailed`.
  public static let require: DeviceAuthenticationPolicy = DeviceAuthenticationPolicy(rawValue: "REQUIRE")

  public static let knownValues: [DeviceAuthenticationPolicy] = [
    .off,
    .report,
    .require,
  ]
}

/// What lists of revoked devices are for.
public struct RevocationPolicy: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// None is looked at.
  public static let ignore: RevocationPolicy = RevocationPolicy(rawValue: "IGNORE")
  /// What a valid list revokes is refused; no list does no harm. Hardly any device sends one.
  public static let optional: RevocationPolicy = RevocationPolicy(rawValue: "OPTIONAL")
  /// There has to be a valid list: the device's own, or `crlFile`.
  public static let required: RevocationPolicy = RevocationPolicy(rawValue: "REQUIRED")

  public static let knownValues: [RevocationPolicy] = [
    .ignore,
    .optional,
    .required,
  ]
}

/// Whether and how strictly devices have to prove what they are. The proof is a signature by a key that Google
/// certified; it is off by default, because in March 2025 strict senders refused millions of genuine devices.
public struct DeviceAuthenticationOptions: Sendable, Hashable, JSONCodable {
  /// Whether devices have to prove what they are.
  ///
  /// Absent: `"OFF"`.
  public var policy: DeviceAuthenticationPolicy?
  /// Whether certificates of the device's chain that ran out, or aren't valid yet, are accepted. The dates of its TLS
  /// certificate count all the same.
  ///
  /// Absent: `false`.
  public var ignoreExpiry: Bool?
  /// Whether a signature over SHA-1 is accepted, as the oldest devices make it.
  ///
  /// Absent: `true`.
  public var acceptSHA1: Bool?
  /// Whether an answer that doesn't repeat the challenge is refused, as the oldest devices give it. One that repeats
  /// another challenge is always refused.
  ///
  /// Absent: `false`.
  public var requireNonce: Bool?
  /// What lists of revoked devices are for.
  ///
  /// Absent: `"OPTIONAL"`.
  public var crl: RevocationPolicy?
  /// Path of a revocation list (a `CrlBundle` in protobuf) on the server's machine that is looked through besides the
  /// device's own.
  ///
  /// Not empty.
  public var crlFile: String?
  /// Path of a PEM file with roots for revocation lists that are trusted besides Google's.
  ///
  /// Not empty.
  public var crlRootsFile: String?
  /// Path of a PEM file on the server's machine with root certificates that are trusted besides Google's: for
  /// `cast-receiver`, that of its `--root-certificate`.
  ///
  /// Not empty.
  public var trustedRootsFile: String?
  /// How long a device may take to answer.
  ///
  /// In seconds. More than 0, at most 60. Absent: `5`.
  public var timeout: Double?

  public init(
    policy: DeviceAuthenticationPolicy? = nil,
    ignoreExpiry: Bool? = nil,
    acceptSHA1: Bool? = nil,
    requireNonce: Bool? = nil,
    crl: RevocationPolicy? = nil,
    crlFile: String? = nil,
    crlRootsFile: String? = nil,
    trustedRootsFile: String? = nil,
    timeout: Double? = nil
  ) {
    self.policy = policy
    self.ignoreExpiry = ignoreExpiry
    self.acceptSHA1 = acceptSHA1
    self.requireNonce = requireNonce
    self.crl = crl
    self.crlFile = crlFile
    self.crlRootsFile = crlRootsFile
    self.trustedRootsFile = trustedRootsFile
    self.timeout = timeout
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.policy = try members.optional("policy")
    self.ignoreExpiry = try members.optional("ignoreExpiry")
    self.acceptSHA1 = try members.optional("acceptSHA1")
    self.requireNonce = try members.optional("requireNonce")
    self.crl = try members.optional("crl")
    self.crlFile = try members.optional("crlFile", JSONConstraint<String>.nonEmpty)
    self.crlRootsFile = try members.optional("crlRootsFile", JSONConstraint<String>.nonEmpty)
    self.trustedRootsFile = try members.optional("trustedRootsFile", JSONConstraint<String>.nonEmpty)
    self.timeout = try members.optional("timeout", JSONConstraint<Double>.moreThan(0, atMost: 60))
  }

  private static let vocabulary = JSONVocabulary(
    [
      "policy",
      "ignoreExpiry",
      "acceptSHA1",
      "requireNonce",
      "crl",
      "crlFile",
      "crlRootsFile",
      "trustedRootsFile",
      "timeout",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("policy", self.policy)
    writer.member("ignoreExpiry", self.ignoreExpiry)
    writer.member("acceptSHA1", self.acceptSHA1)
    writer.member("requireNonce", self.requireNonce)
    writer.member("crl", self.crl)
    writer.member("crlFile", self.crlFile)
    writer.member("crlRootsFile", self.crlRootsFile)
    writer.member("trustedRootsFile", self.trustedRootsFile)
    writer.member("timeout", self.timeout)
  }
}

/// A version of TLS.
public struct TLSVersion: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// TLS 1.0, of the oldest sets.
  public static let tls10: TLSVersion = TLSVersion(rawValue: "TLS_1_0")
  /// TLS 1.1.
  public static let tls11: TLSVersion = TLSVersion(rawValue: "TLS_1_1")
  /// TLS 1.2, usual.
  public static let tls12: TLSVersion = TLSVersion(rawValue: "TLS_1_2")
  /// TLS 1.3, of new devices.
  public static let tls13: TLSVersion = TLSVersion(rawValue: "TLS_1_3")

  public static let knownValues: [TLSVersion] = [
    .tls10,
    .tls11,
    .tls12,
    .tls13,
  ]
}

/// Which TLS is acceptable towards receivers. What is assumed connects to old sets too; receivers' certificates prove
/// nothing in any case, which is what device authentication is for.
public struct TLSOptions: Sendable, Hashable, JSONCodable {
  /// The oldest version that is accepted.
  ///
  /// Absent: `"TLS_1_0"`.
  public var minimumVersion: TLSVersion?
  /// The newest version that is offered; absent: the newest there is.
  public var maximumVersion: TLSVersion?
  /// OpenSSL's cipher list for TLS up to 1.2 (`man openssl-ciphers`).
  ///
  /// Not empty. Absent: `"DEFAULT"`.
  public var ciphers: String?
  /// OpenSSL's security level. 0 accepts what old sets have: TLS 1.0 and 1.1, SHA-1 signatures, keys of 1,024 bits;
  /// from 1 on they are refused.
  ///
  /// From 0 to 5. Absent: `0`.
  public var securityLevel: Int64?
  /// How many receivers' TLS sessions are kept, so that the next connection takes less; 0: each handshake is a whole
  /// one, as it is in any case while devices are authenticated.
  ///
  /// From 0 to 10000. Absent: `64`.
  public var maximumStoredSessions: Int64?

  public init(
    minimumVersion: TLSVersion? = nil,
    maximumVersion: TLSVersion? = nil,
    ciphers: String? = nil,
    securityLevel: Int64? = nil,
    maximumStoredSessions: Int64? = nil
  ) {
    self.minimumVersion = minimumVersion
    self.maximumVersion = maximumVersion
    self.ciphers = ciphers
    self.securityLevel = securityLevel
    self.maximumStoredSessions = maximumStoredSessions
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.minimumVersion = try members.optional("minimumVersion")
    self.maximumVersion = try members.optional("maximumVersion")
    self.ciphers = try members.optional("ciphers", JSONConstraint<String>.nonEmpty)
    self.securityLevel = try members.optional("securityLevel", JSONConstraint<Int64>.range(0...5))
    self.maximumStoredSessions = try members.optional("maximumStoredSessions", JSONConstraint<Int64>.range(0...10000))
  }

  private static let vocabulary = JSONVocabulary(
    [
      "minimumVersion",
      "maximumVersion",
      "ciphers",
      "securityLevel",
      "maximumStoredSessions",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("minimumVersion", self.minimumVersion)
    writer.member("maximumVersion", self.maximumVersion)
    writer.member("ciphers", self.ciphers)
    writer.member("securityLevel", self.securityLevel)
    writer.member("maximumStoredSessions", self.maximumStoredSessions)
  }
}

/// When a silent receiver is asked, and when it is given up.
public struct HeartbeatOptions: Sendable, Hashable, JSONCodable {
  /// PING when nothing was received, or nothing was sent, for so long. Some old devices cut senders that are silent for
  /// more than 5 seconds.
  ///
  /// In seconds. From 0.05 to 3600. Absent: `5`.
  public var pingAfter: Double?
  /// The receiver is dead when nothing came from it for so long, although it was asked.
  ///
  /// In seconds. From 0.1 to 7200. Absent: `10`.
  public var deadAfter: Double?
  /// The receiver is dead when a message isn't complete so long after its first byte.
  ///
  /// In seconds. From 0.1 to 7200. Absent: `10`.
  public var partialMessageDeadline: Double?

  public init(pingAfter: Double? = nil, deadAfter: Double? = nil, partialMessageDeadline: Double? = nil) {
    self.pingAfter = pingAfter
    self.deadAfter = deadAfter
    self.partialMessageDeadline = partialMessageDeadline
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.pingAfter = try members.optional("pingAfter", JSONConstraint<Double>.range(0.05...3600))
    self.deadAfter = try members.optional("deadAfter", JSONConstraint<Double>.range(0.1...7200))
    self.partialMessageDeadline = try members.optional("partialMessageDeadline", JSONConstraint<Double>.range(0.1...7200))
  }

  private static let vocabulary = JSONVocabulary(
    [
      "pingAfter",
      "deadAfter",
      "partialMessageDeadline",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("pingAfter", self.pingAfter)
    writer.member("deadAfter", self.deadAfter)
    writer.member("partialMessageDeadline", self.partialMessageDeadline)
  }
}

/// What the context assumes and allows; set once, before anything else is done with it.
///
/// SDK: `GCKCastOptions`.
public struct ContextOptions: Sendable, Hashable, JSONCodable {
  /// How apps are launched.
  ///
  /// SDK: `GCKCastOptions.launchOptions`.
  public var launchOptions: LaunchOptions?
  /// Which devices clients want that don't say so in `discovery.start`; absent: all.
  ///
  /// SDK: `GCKCastOptions.discoveryCriteria`.
  public var discoveryCriteria: DiscoveryCriteria?
  /// How devices are looked for.
  public var discovery: DiscoveryOptions?
  /// Whether `context.create` leaves discovery for the first `widget.tapCastButton` to begin. The SDK assumes true, to
  /// spare phones; here it would only hide devices.
  ///
  /// Absent: `false`. SDK: `GCKCastOptions.startDiscoveryAfterFirstTapOnCastButton`.
  public var startDiscoveryAfterFirstTapOnCastButton: Bool?
  /// Accepted for the SDK's sake: nothing is ever reported to anybody, so it is true whatever is said.
  ///
  /// Absent: `true`. SDK: `GCKCastOptions.disableAnalyticsLogging`.
  public var disableAnalyticsLogging: Bool?
  /// Whether `context.create` leaves discovery for `discovery.start` to begin.
  ///
  /// Absent: `false`. SDK: `GCKCastOptions.disableDiscoveryAutostart`.
  public var disableDiscoveryAutostart: Bool?
  /// Whether `session.end` without an action stops the app for everybody.
  ///
  /// Absent: `false`. SDK: `GCKCastOptions.stopReceiverApplicationWhenEndingSession`.
  public var stopReceiverApplicationWhenEndingSession: Bool?
  /// Whether devices have to prove what they are.
  public var deviceAuthentication: DeviceAuthenticationOptions?
  /// What this sender calls itself towards receivers.
  ///
  /// Not empty. Absent: `"cast-rpc"`.
  public var userAgent: String?
  /// The most sessions at once.
  ///
  /// From 1 to 1024. Absent: `64`.
  public var maximumSessions: Int64?
  /// How long starting or joining a session may take where the call doesn't say.
  ///
  /// In seconds. More than 0, at most 600. Absent: `30`.
  public var connectTimeout: Double?
  /// Whether sessions are suspended while every client is in the background (`context.setAppState`).
  ///
  /// Absent: `true`. SDK: `GCKCastOptions.suspendSessionsWhenBackgrounded`.
  public var suspendSessionsWhenBackgrounded: Bool?
  /// Whether `session.pressVolumeKey` changes the volume of the current session's device.
  ///
  /// Absent: `false`. SDK: `GCKCastOptions.physicalVolumeButtonsWillControlDeviceVolume`.
  public var physicalVolumeButtonsWillControlDeviceVolume: Bool?
  /// How a session whose link broke is resumed.
  public var reconnect: ReconnectOptions?
  /// How sessions come to other devices.
  public var transfer: TransferOptions?
  /// Whether sessions are written down, so that the next server can join them again (`session.restore`). Assumed is
  /// true for a daemon, and false for a server that a program spawned for itself.
  public var saveSessions: Bool?
  /// Which TLS is acceptable towards receivers.
  public var tls: TLSOptions?
  /// How pictures are fetched and kept.
  public var images: ImageOptions?
  /// Names a folder in the user's folder for caches in which several programs share their pictures: letters, digits,
  /// `.`, `_` and `-`, 100 at most.
  ///
  /// Not empty. SDK: `GCKCastOptions.sharedContainerIdentifier`.
  public var sharedContainerIdentifier: String?
  /// When a silent receiver is asked, and when it is given up.
  public var heartbeat: HeartbeatOptions?

  public init(
    launchOptions: LaunchOptions? = nil,
    discoveryCriteria: DiscoveryCriteria? = nil,
    discovery: DiscoveryOptions? = nil,
    startDiscoveryAfterFirstTapOnCastButton: Bool? = nil,
    disableAnalyticsLogging: Bool? = nil,
    disableDiscoveryAutostart: Bool? = nil,
    stopReceiverApplicationWhenEndingSession: Bool? = nil,
    deviceAuthentication: DeviceAuthenticationOptions? = nil,
    userAgent: String? = nil,
    maximumSessions: Int64? = nil,
    connectTimeout: Double? = nil,
    suspendSessionsWhenBackgrounded: Bool? = nil,
    physicalVolumeButtonsWillControlDeviceVolume: Bool? = nil,
    reconnect: ReconnectOptions? = nil,
    transfer: TransferOptions? = nil,
    saveSessions: Bool? = nil,
    tls: TLSOptions? = nil,
    images: ImageOptions? = nil,
    sharedContainerIdentifier: String? = nil,
    heartbeat: HeartbeatOptions? = nil
  ) {
    self.launchOptions = launchOptions
    self.discoveryCriteria = discoveryCriteria
    self.discovery = discovery
    self.startDiscoveryAfterFirstTapOnCastButton = startDiscoveryAfterFirstTapOnCastButton
    self.disableAnalyticsLogging = disableAnalyticsLogging
    self.disableDiscoveryAutostart = disableDiscoveryAutostart
    self.stopReceiverApplicationWhenEndingSession = stopReceiverApplicationWhenEndingSession
    self.deviceAuthentication = deviceAuthentication
    self.userAgent = userAgent
    self.maximumSessions = maximumSessions
    self.connectTimeout = connectTimeout
    self.suspendSessionsWhenBackgrounded = suspendSessionsWhenBackgrounded
    self.physicalVolumeButtonsWillControlDeviceVolume = physicalVolumeButtonsWillControlDeviceVolume
    self.reconnect = reconnect
    self.transfer = transfer
    self.saveSessions = saveSessions
    self.tls = tls
    self.images = images
    self.sharedContainerIdentifier = sharedContainerIdentifier
    self.heartbeat = heartbeat
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.launchOptions = try members.optional("launchOptions")
    self.discoveryCriteria = try members.optional("discoveryCriteria")
    self.discovery = try members.optional("discovery")
    self.startDiscoveryAfterFirstTapOnCastButton = try members.optional("startDiscoveryAfterFirstTapOnCastButton")
    self.disableAnalyticsLogging = try members.optional("disableAnalyticsLogging")
    self.disableDiscoveryAutostart = try members.optional("disableDiscoveryAutostart")
    self.stopReceiverApplicationWhenEndingSession = try members.optional("stopReceiverApplicationWhenEndingSession")
    self.deviceAuthentication = try members.optional("deviceAuthentication")
    self.userAgent = try members.optional("userAgent", JSONConstraint<String>.nonEmpty)
    self.maximumSessions = try members.optional("maximumSessions", JSONConstraint<Int64>.range(1...1024))
    self.connectTimeout = try members.optional("connectTimeout", JSONConstraint<Double>.moreThan(0, atMost: 600))
    self.suspendSessionsWhenBackgrounded = try members.optional("suspendSessionsWhenBackgrounded")
    self.physicalVolumeButtonsWillControlDeviceVolume = try members.optional("physicalVolumeButtonsWillControlDeviceVolume")
    self.reconnect = try members.optional("reconnect")
    self.transfer = try members.optional("transfer")
    self.saveSessions = try members.optional("saveSessions")
    self.tls = try members.optional("tls")
    self.images = try members.optional("images")
    self.sharedContainerIdentifier = try members.optional("sharedContainerIdentifier", JSONConstraint<String>.nonEmpty)
    self.heartbeat = try members.optional("heartbeat")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "launchOptions",
      "discoveryCriteria",
      "discovery",
      "startDiscoveryAfterFirstTapOnCastButton",
      "disableAnalyticsLogging",
      "disableDiscoveryAutostart",
      "stopReceiverApplicationWhenEndingSession",
      "deviceAuthentication",
      "userAgent",
      "maximumSessions",
      "connectTimeout",
      "suspendSessionsWhenBackgrounded",
      "physicalVolumeButtonsWillControlDeviceVolume",
      "reconnect",
      "transfer",
      "saveSessions",
      "tls",
      "images",
      "sharedContainerIdentifier",
      "heartbeat",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("launchOptions", self.launchOptions)
    writer.member("discoveryCriteria", self.discoveryCriteria)
    writer.member("discovery", self.discovery)
    writer.member("startDiscoveryAfterFirstTapOnCastButton", self.startDiscoveryAfterFirstTapOnCastButton)
    writer.member("disableAnalyticsLogging", self.disableAnalyticsLogging)
    writer.member("disableDiscoveryAutostart", self.disableDiscoveryAutostart)
    writer.member("stopReceiverApplicationWhenEndingSession", self.stopReceiverApplicationWhenEndingSession)
    writer.member("deviceAuthentication", self.deviceAuthentication)
    writer.member("userAgent", self.userAgent)
    writer.member("maximumSessions", self.maximumSessions)
    writer.member("connectTimeout", self.connectTimeout)
    writer.member("suspendSessionsWhenBackgrounded", self.suspendSessionsWhenBackgrounded)
    writer.member("physicalVolumeButtonsWillControlDeviceVolume", self.physicalVolumeButtonsWillControlDeviceVolume)
    writer.member("reconnect", self.reconnect)
    writer.member("transfer", self.transfer)
    writer.member("saveSessions", self.saveSessions)
    writer.member("tls", self.tls)
    writer.member("images", self.images)
    writer.member("sharedContainerIdentifier", self.sharedContainerIdentifier)
    writer.member("heartbeat", self.heartbeat)
  }
}

/// The context as it is now.
///
/// SDK: `GCKCastContext`.
public struct ContextInfo: Sendable, Hashable, JSONCodable {
  /// Whether there are devices, and a session.
  public var castState: CastState
  /// The session that this connection means where it names none.
  public var currentSessionId: String?
  /// The state of the newest session; DISCONNECTED where there is none.
  ///
  /// SDK: `GCKSessionManager.connectionState`.
  public var connectionState: ConnectionState
  /// Whether the options are settled: by `context.create`, or by the first call that looks for devices or connects to
  /// one, which creates the context with what is assumed.
  ///
  /// SDK: `GCKCastContext.isSharedInstanceInitialized`.
  public var isCreated: Bool
  /// The options, with what is assumed in place of what wasn't said.
  public var options: ContextOptions
  /// Whether a client is in use.
  public var appState: AppState

  public init(
    castState: CastState,
    currentSessionId: String? = nil,
    connectionState: ConnectionState,
    isCreated: Bool,
    options: ContextOptions,
    appState: AppState
  ) {
    self.castState = castState
    self.currentSessionId = currentSessionId
    self.connectionState = connectionState
    self.isCreated = isCreated
    self.options = options
    self.appState = appState
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.castState = try members.required("castState")
    self.currentSessionId = try members.optional("currentSessionId")
    self.connectionState = try members.required("connectionState")
    self.isCreated = try members.required("isCreated")
    self.options = try members.required("options")
    self.appState = try members.required("appState")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "castState",
      "currentSessionId",
      "connectionState",
      "isCreated",
      "options",
      "appState",
    ],
    meant: [
      "connectTimeout": "options.connectTimeout",
      "deviceAuthentication": "options.deviceAuthentication",
      "disableAnalyticsLogging": "options.disableAnalyticsLogging",
      "disableDiscoveryAutostart": "options.disableDiscoveryAutostart",
      "discovery": "options.discovery",
      "discoveryCriteria": "options.discoveryCriteria",
      "heartbeat": "options.heartbeat",
      "images": "options.images",
      "launchOptions": "options.launchOptions",
      "maximumSessions": "options.maximumSessions",
      "physicalVolumeButtonsWillControlDeviceVolume": "options.physicalVolumeButtonsWillControlDeviceVolume",
      "reconnect": "options.reconnect",
      "saveSessions": "options.saveSessions",
      "sharedContainerIdentifier": "options.sharedContainerIdentifier",
      "startDiscoveryAfterFirstTapOnCastButton": "options.startDiscoveryAfterFirstTapOnCastButton",
      "stopReceiverApplicationWhenEndingSession": "options.stopReceiverApplicationWhenEndingSession",
      "suspendSessionsWhenBackgrounded": "options.suspendSessionsWhenBackgrounded",
      "tls": "options.tls",
      "transfer": "options.transfer",
      "userAgent": "options.userAgent",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("castState", self.castState)
    writer.member("currentSessionId", self.currentSessionId)
    writer.member("connectionState", self.connectionState)
    writer.member("isCreated", self.isCreated)
    writer.member("options", self.options)
    writer.member("appState", self.appState)
  }
}

/// The parameters of `context.create`.
public struct ContextCreateParams: Sendable, Hashable, JSONCodable {
  /// What differs from what is assumed.
  public var options: ContextOptions?

  public init(options: ContextOptions? = nil) {
    self.options = options
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.options = try members.optional("options")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "options",
      "progressToken",
    ],
    meant: [
      "connectTimeout": "options.connectTimeout",
      "deviceAuthentication": "options.deviceAuthentication",
      "disableAnalyticsLogging": "options.disableAnalyticsLogging",
      "disableDiscoveryAutostart": "options.disableDiscoveryAutostart",
      "discovery": "options.discovery",
      "discoveryCriteria": "options.discoveryCriteria",
      "heartbeat": "options.heartbeat",
      "images": "options.images",
      "launchOptions": "options.launchOptions",
      "maximumSessions": "options.maximumSessions",
      "physicalVolumeButtonsWillControlDeviceVolume": "options.physicalVolumeButtonsWillControlDeviceVolume",
      "reconnect": "options.reconnect",
      "saveSessions": "options.saveSessions",
      "sharedContainerIdentifier": "options.sharedContainerIdentifier",
      "startDiscoveryAfterFirstTapOnCastButton": "options.startDiscoveryAfterFirstTapOnCastButton",
      "stopReceiverApplicationWhenEndingSession": "options.stopReceiverApplicationWhenEndingSession",
      "suspendSessionsWhenBackgrounded": "options.suspendSessionsWhenBackgrounded",
      "tls": "options.tls",
      "transfer": "options.transfer",
      "userAgent": "options.userAgent",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("options", self.options)
  }
}

/// The parameters of `context.get`.
public struct ContextGetParams: Sendable, Hashable, JSONCodable {
  public init() {}

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    _ = try JSONMembers(node)
  }

  private static let vocabulary = JSONVocabulary(
    [
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
  }
}

/// The parameters of `context.setLaunchCredentials`.
public struct ContextSetLaunchCredentialsParams: Sendable, Hashable, JSONCodable {
  /// The credentials; absent removes them.
  public var credentials: String?
  /// What kind: `web`, `cloud`, or an app's own.
  ///
  /// Absent: `"web"`.
  public var credentialsType: String?

  public init(credentials: String? = nil, credentialsType: String? = nil) {
    self.credentials = credentials
    self.credentialsType = credentialsType
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.credentials = try members.optional("credentials")
    self.credentialsType = try members.optional("credentialsType")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "credentials",
      "credentialsType",
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("credentials", self.credentials)
    writer.member("credentialsType", self.credentialsType)
  }
}

/// The parameters of `context.setAppState`.
public struct ContextSetAppStateParams: Sendable, Hashable, JSONCodable {
  /// The state.
  public var state: AppState

  public init(state: AppState) {
    self.state = state
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.state = try members.required("state")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "state",
      "progressToken",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("state", self.state)
  }
}

/// The result of `context.setAppState`.
public struct ContextSetAppStateResult: Sendable, Hashable, JSONCodable {
  /// The state of all clients together.
  public var appState: AppState

  public init(appState: AppState) {
    self.appState = appState
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.appState = try members.required("appState")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("appState", self.appState)
  }
}

/// `context.didChangeCastState`
///
/// Whether there are devices, or a session, changed.
///
/// SDK: `kGCKCastStateDidChangeNotification`.
public struct ContextDidChangeCastState: Sendable, Hashable, JSONCodable, RPCNotification {
  public static var method: String { "context.didChangeCastState" }
  public static var delivery: NotificationDelivery { .latest }
  public var coalescingKey: String? { "" }

  /// The new state.
  public var castState: CastState

  public init(castState: CastState) {
    self.castState = castState
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.castState = try members.required("castState")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("castState", self.castState)
  }
}
