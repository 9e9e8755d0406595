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

  public static let knownValues: [CastState] = [.noDevicesAvailable, .notConnected, .connecting, .connected]
}

/// Whether the casting program is in the foreground.
public struct AppState: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// It is in the foreground.
  public static let foreground: AppState = AppState(rawValue: "FOREGROUND")
  /// It is hidden or inactive.
  public static let background: AppState = AppState(rawValue: "BACKGROUND")

  public static let knownValues: [AppState] = [.foreground, .background]
}

/// How apps are launched unless a call says otherwise.
///
/// SDK: `GCKLaunchOptions`.
///
/// Each has a value: what nobody says is as the spec assumes it.
public struct LaunchOptions: Sendable, Hashable, JSONCodable {
  /// The language requested from apps, RFC 5646; absent: the server's locale.
  ///
  /// Not empty. SDK: `GCKLaunchOptions.languageCode`.
  public var languageCode: String?
  /// Whether an app that already runs is restarted.
  ///
  /// Absent: `false`. SDK: `GCKLaunchOptions.relaunchIfRunning`.
  public var relaunchIfRunning: Bool
  /// Whether the app's Android TV counterpart may be launched.
  ///
  /// Absent: `false`. SDK: `GCKLaunchOptions.androidReceiverCompatible`.
  public var androidReceiverCompatible: Bool

  /// All as the spec assumes them, but for what is given.
  public init(
    languageCode: String? = nil,
    relaunchIfRunning: Bool = false,
    androidReceiverCompatible: Bool = false
  ) {
    self.languageCode = languageCode
    self.relaunchIfRunning = relaunchIfRunning
    self.androidReceiverCompatible = androidReceiverCompatible
  }

  /// All as the spec assumes them, but for what `changes` say.
  public init(_ changes: Changes?) {
    self.init()
    self.replace(with: changes)
  }

  /// Takes what `changes` say; all else stays.
  public mutating func replace(with changes: Changes?) {
    guard let changes else { return }
    if let value = changes.languageCode { self.languageCode = value }
    if let value = changes.relaunchIfRunning { self.relaunchIfRunning = value }
    if let value = changes.androidReceiverCompatible { self.androidReceiverCompatible = value }
  }

  /// All of them, as they are told.
  public var changes: Changes {
    Changes(
      languageCode: self.languageCode,
      relaunchIfRunning: self.relaunchIfRunning,
      androidReceiverCompatible: self.androidReceiverCompatible
    )
  }

  public init(json node: JSONNode) throws(JSONDecodingError) { self.init(try Changes(json: node)) }

  public func write(to writer: inout JSONWriter) { self.changes.write(to: &writer) }

  /// What somebody says of ``LaunchOptions``: some of them, or all.
  public struct Changes: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
    /// The language requested from apps, RFC 5646; absent: the server's locale.
    ///
    /// Not empty. SDK: `GCKLaunchOptions.languageCode`.
    public var languageCode: String?
    /// Whether an app that already runs is restarted.
    ///
    /// Absent: `false`. SDK: `GCKLaunchOptions.relaunchIfRunning`.
    public var relaunchIfRunning: Bool?
    /// Whether the app's Android TV counterpart may be launched.
    ///
    /// Absent: `false`. SDK: `GCKLaunchOptions.androidReceiverCompatible`.
    public var androidReceiverCompatible: Bool?

    public init(languageCode: String? = nil, relaunchIfRunning: Bool? = nil, androidReceiverCompatible: Bool? = nil) {
      self.languageCode = languageCode
      self.relaunchIfRunning = relaunchIfRunning
      self.androidReceiverCompatible = androidReceiverCompatible
    }

    public init(json node: JSONNode) throws(JSONDecodingError) {
      var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
      self.languageCode = try members.optional("languageCode", JSONConstraint<String>.nonEmpty)
      self.relaunchIfRunning = try members.optional("relaunchIfRunning")
      self.androidReceiverCompatible = try members.optional("androidReceiverCompatible")
    }

    private static let vocabulary = JSONVocabulary(
      ["languageCode", "relaunchIfRunning", "androidReceiverCompatible"],
      meant: ["language": "languageCode", "relaunch": "relaunchIfRunning"]
    )

    public func writeMembers(to writer: inout JSONWriter) {
      writer.member("languageCode", self.languageCode)
      writer.member("relaunchIfRunning", self.relaunchIfRunning)
      writer.member("androidReceiverCompatible", self.androidReceiverCompatible)
    }
  }
}

/// How a session is resumed after its connection was lost.
///
/// Each has a value: what nobody says is as the spec assumes it.
public struct ReconnectOptions: Sendable, Hashable, JSONCodable {
  /// Whether it is resumed; otherwise the session ends.
  ///
  /// Absent: `true`.
  public var isEnabled: Bool
  /// The longest delay before the first attempt; the actual delay is random up to it.
  ///
  /// In seconds. From 0 to 600. Absent: `0.5`.
  public var initialDelay: Duration
  /// The longest delay between attempts; delays double up to it, and half of each is random.
  ///
  /// In seconds. From 0.1 to 3600. Absent: `30`.
  public var maximumDelay: Duration
  /// How long one attempt may take.
  ///
  /// In seconds. From 0.1 to 600. Absent: `15`.
  public var attemptTimeout: Duration
  /// The time after the loss at which the server ends the session; 0: never.
  ///
  /// In seconds. From 0 to 31536000. Absent: `300`.
  public var giveUpAfter: Duration

  /// All as the spec assumes them, but for what is given.
  public init(
    isEnabled: Bool = true,
    initialDelay: Duration = .seconds(0.5),
    maximumDelay: Duration = .seconds(30),
    attemptTimeout: Duration = .seconds(15),
    giveUpAfter: Duration = .seconds(300)
  ) {
    self.isEnabled = isEnabled
    self.initialDelay = initialDelay
    self.maximumDelay = maximumDelay
    self.attemptTimeout = attemptTimeout
    self.giveUpAfter = giveUpAfter
  }

  /// All as the spec assumes them, but for what `changes` say.
  public init(_ changes: Changes?) {
    self.init()
    self.replace(with: changes)
  }

  /// Takes what `changes` say; all else stays.
  public mutating func replace(with changes: Changes?) {
    guard let changes else { return }
    if let value = changes.isEnabled { self.isEnabled = value }
    if let value = changes.initialDelay { self.initialDelay = Duration(spanOf: value) }
    if let value = changes.maximumDelay { self.maximumDelay = Duration(spanOf: value) }
    if let value = changes.attemptTimeout { self.attemptTimeout = Duration(spanOf: value) }
    if let value = changes.giveUpAfter { self.giveUpAfter = Duration(spanOf: value) }
  }

  /// All of them, as they are told.
  public var changes: Changes {
    Changes(
      isEnabled: self.isEnabled,
      initialDelay: self.initialDelay.inSeconds,
      maximumDelay: self.maximumDelay.inSeconds,
      attemptTimeout: self.attemptTimeout.inSeconds,
      giveUpAfter: self.giveUpAfter.inSeconds
    )
  }

  public init(json node: JSONNode) throws(JSONDecodingError) { self.init(try Changes(json: node)) }

  public func write(to writer: inout JSONWriter) { self.changes.write(to: &writer) }

  /// What somebody says of ``ReconnectOptions``: some of them, or all.
  public struct Changes: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
    /// Whether it is resumed; otherwise the session ends.
    ///
    /// Absent: `true`.
    public var isEnabled: Bool?
    /// The longest delay before the first attempt; the actual delay is random up to it.
    ///
    /// In seconds. From 0 to 600. Absent: `0.5`.
    public var initialDelay: Double?
    /// The longest delay between attempts; delays double up to it, and half of each is random.
    ///
    /// In seconds. From 0.1 to 3600. Absent: `30`.
    public var maximumDelay: Double?
    /// How long one attempt may take.
    ///
    /// In seconds. From 0.1 to 600. Absent: `15`.
    public var attemptTimeout: Double?
    /// The time after the loss at which the server ends the session; 0: never.
    ///
    /// In seconds. From 0 to 31536000. Absent: `300`.
    public var giveUpAfter: Double?

    public init(
      isEnabled: Bool? = nil, initialDelay: Double? = nil, maximumDelay: Double? = nil, attemptTimeout: Double? = nil,
      giveUpAfter: Double? = nil
    ) {
      self.isEnabled = isEnabled
      self.initialDelay = initialDelay
      self.maximumDelay = maximumDelay
      self.attemptTimeout = attemptTimeout
      self.giveUpAfter = giveUpAfter
    }

    public init(json node: JSONNode) throws(JSONDecodingError) {
      var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
      self.isEnabled = try members.optional("isEnabled")
      self.initialDelay = try members.optional("initialDelay", JSONConstraint<Double>.range(0...600))
      self.maximumDelay = try members.optional("maximumDelay", JSONConstraint<Double>.range(0.1...3600))
      self.attemptTimeout = try members.optional("attemptTimeout", JSONConstraint<Double>.range(0.1...600))
      self.giveUpAfter = try members.optional("giveUpAfter", JSONConstraint<Double>.range(0...31536000))
    }

    private static let vocabulary = JSONVocabulary([
      "isEnabled", "initialDelay", "maximumDelay", "attemptTimeout", "giveUpAfter",
    ])

    public func writeMembers(to writer: inout JSONWriter) {
      writer.member("isEnabled", self.isEnabled)
      writer.member("initialDelay", self.initialDelay)
      writer.member("maximumDelay", self.maximumDelay)
      writer.member("attemptTimeout", self.attemptTimeout)
      writer.member("giveUpAfter", self.giveUpAfter)
    }
  }
}

/// How sessions move to other devices.
///
/// Each has a value: what nobody says is as the spec assumes it.
public struct TransferOptions: Sendable, Hashable, JSONCodable {
  /// Whether the server searches other devices for a session whose app disappears while transferable media plays, as
  /// when a viewer moves it by voice or on the device.
  ///
  /// Absent: `true`.
  public var followsMoves: Bool
  /// The time limit of that search; then the session has ended.
  ///
  /// In seconds. From 0.1 to 60. Absent: `5`.
  public var searchTimeout: Duration
  /// How long `session.transfer` may take, not counting the connection to the other device, unless the call says
  /// otherwise.
  ///
  /// In seconds. More than 0, at most 600. Absent: `90`.
  public var timeout: Duration

  /// All as the spec assumes them, but for what is given.
  public init(
    followsMoves: Bool = true,
    searchTimeout: Duration = .seconds(5),
    timeout: Duration = .seconds(90)
  ) {
    self.followsMoves = followsMoves
    self.searchTimeout = searchTimeout
    self.timeout = timeout
  }

  /// All as the spec assumes them, but for what `changes` say.
  public init(_ changes: Changes?) {
    self.init()
    self.replace(with: changes)
  }

  /// Takes what `changes` say; all else stays.
  public mutating func replace(with changes: Changes?) {
    guard let changes else { return }
    if let value = changes.followsMoves { self.followsMoves = value }
    if let value = changes.searchTimeout { self.searchTimeout = Duration(spanOf: value) }
    if let value = changes.timeout { self.timeout = Duration(spanOf: value) }
  }

  /// All of them, as they are told.
  public var changes: Changes {
    Changes(
      followsMoves: self.followsMoves,
      searchTimeout: self.searchTimeout.inSeconds,
      timeout: self.timeout.inSeconds
    )
  }

  public init(json node: JSONNode) throws(JSONDecodingError) { self.init(try Changes(json: node)) }

  public func write(to writer: inout JSONWriter) { self.changes.write(to: &writer) }

  /// What somebody says of ``TransferOptions``: some of them, or all.
  public struct Changes: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
    /// Whether the server searches other devices for a session whose app disappears while transferable media plays, as
    /// when a viewer moves it by voice or on the device.
    ///
    /// Absent: `true`.
    public var followsMoves: Bool?
    /// The time limit of that search; then the session has ended.
    ///
    /// In seconds. From 0.1 to 60. Absent: `5`.
    public var searchTimeout: Double?
    /// How long `session.transfer` may take, not counting the connection to the other device, unless the call says
    /// otherwise.
    ///
    /// In seconds. More than 0, at most 600. Absent: `90`.
    public var timeout: Double?

    public init(followsMoves: Bool? = nil, searchTimeout: Double? = nil, timeout: Double? = nil) {
      (self.followsMoves, self.searchTimeout, self.timeout) = (followsMoves, searchTimeout, timeout)
    }

    public init(json node: JSONNode) throws(JSONDecodingError) {
      var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
      self.followsMoves = try members.optional("followsMoves")
      self.searchTimeout = try members.optional("searchTimeout", JSONConstraint<Double>.range(0.1...60))
      self.timeout = try members.optional("timeout", JSONConstraint<Double>.moreThan(0, atMost: 600))
    }

    private static let vocabulary = JSONVocabulary(["followsMoves", "searchTimeout", "timeout"])

    public func writeMembers(to writer: inout JSONWriter) {
      writer.member("followsMoves", self.followsMoves)
      writer.member("searchTimeout", self.searchTimeout)
      writer.member("timeout", self.timeout)
    }
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

  public static let knownValues: [TLSVersion] = [.tls10, .tls11, .tls12, .tls13]
}

/// The acceptable TLS versions and ciphers for connections to receivers. The defaults also accept old TVs. A receiver's
/// certificate proves nothing in any case; device authentication does.
///
/// Each has a value: what nobody says is as the spec assumes it.
public struct TLSOptions: Sendable, Hashable, JSONCodable {
  /// The oldest accepted version.
  ///
  /// Absent: `"TLS_1_0"`.
  public var minimumVersion: TLSVersion
  /// The newest offered version; absent: the newest available.
  public var maximumVersion: TLSVersion?
  /// OpenSSL's cipher list for TLS up to 1.2 (`man openssl-ciphers`).
  ///
  /// Not empty. Absent: `"DEFAULT"`.
  public var ciphers: String
  /// OpenSSL's security level. 0 accepts what old TVs offer: TLS 1.0 and 1.1, SHA-1 signatures, 1,024-bit keys; levels
  /// from 1 on refuse them.
  ///
  /// From 0 to 5. Absent: `0`.
  public var securityLevel: Int64
  /// How many TLS sessions are cached to shorten later handshakes; 0: every handshake is a full one, as it always is
  /// while devices are authenticated.
  ///
  /// From 0 to 10000. Absent: `64`.
  public var maximumStoredSessions: Int64

  /// All as the spec assumes them, but for what is given.
  public init(
    minimumVersion: TLSVersion = .tls10,
    maximumVersion: TLSVersion? = nil,
    ciphers: String = "DEFAULT",
    securityLevel: Int64 = 0,
    maximumStoredSessions: Int64 = 64
  ) {
    self.minimumVersion = minimumVersion
    self.maximumVersion = maximumVersion
    self.ciphers = ciphers
    self.securityLevel = securityLevel
    self.maximumStoredSessions = maximumStoredSessions
  }

  /// All as the spec assumes them, but for what `changes` say.
  public init(_ changes: Changes?) {
    self.init()
    self.replace(with: changes)
  }

  /// Takes what `changes` say; all else stays.
  public mutating func replace(with changes: Changes?) {
    guard let changes else { return }
    if let value = changes.minimumVersion { self.minimumVersion = value }
    if let value = changes.maximumVersion { self.maximumVersion = value }
    if let value = changes.ciphers { self.ciphers = value }
    if let value = changes.securityLevel { self.securityLevel = value }
    if let value = changes.maximumStoredSessions { self.maximumStoredSessions = value }
  }

  /// All of them, as they are told.
  public var changes: Changes {
    Changes(
      minimumVersion: self.minimumVersion,
      maximumVersion: self.maximumVersion,
      ciphers: self.ciphers,
      securityLevel: self.securityLevel,
      maximumStoredSessions: self.maximumStoredSessions
    )
  }

  public init(json node: JSONNode) throws(JSONDecodingError) { self.init(try Changes(json: node)) }

  public func write(to writer: inout JSONWriter) { self.changes.write(to: &writer) }

  /// What somebody says of ``TLSOptions``: some of them, or all.
  public struct Changes: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
    /// The oldest accepted version.
    ///
    /// Absent: `"TLS_1_0"`.
    public var minimumVersion: TLSVersion?
    /// The newest offered version; absent: the newest available.
    public var maximumVersion: TLSVersion?
    /// OpenSSL's cipher list for TLS up to 1.2 (`man openssl-ciphers`).
    ///
    /// Not empty. Absent: `"DEFAULT"`.
    public var ciphers: String?
    /// OpenSSL's security level. 0 accepts what old TVs offer: TLS 1.0 and 1.1, SHA-1 signatures, 1,024-bit keys;
    /// levels from 1 on refuse them.
    ///
    /// From 0 to 5. Absent: `0`.
    public var securityLevel: Int64?
    /// How many TLS sessions are cached to shorten later handshakes; 0: every handshake is a full one, as it always is
    /// while devices are authenticated.
    ///
    /// From 0 to 10000. Absent: `64`.
    public var maximumStoredSessions: Int64?

    public init(
      minimumVersion: TLSVersion? = nil, maximumVersion: TLSVersion? = nil, ciphers: String? = nil,
      securityLevel: Int64? = nil, maximumStoredSessions: Int64? = nil
    ) {
      self.minimumVersion = minimumVersion
      self.maximumVersion = maximumVersion
      self.ciphers = ciphers
      self.securityLevel = securityLevel
      self.maximumStoredSessions = maximumStoredSessions
    }

    public init(json node: JSONNode) throws(JSONDecodingError) {
      var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
      self.minimumVersion = try members.optional("minimumVersion")
      self.maximumVersion = try members.optional("maximumVersion")
      self.ciphers = try members.optional("ciphers", JSONConstraint<String>.nonEmpty)
      self.securityLevel = try members.optional("securityLevel", JSONConstraint<Int64>.range(0...5))
      self.maximumStoredSessions = try members.optional("maximumStoredSessions", JSONConstraint<Int64>.range(0...10000))
    }

    private static let vocabulary = JSONVocabulary([
      "minimumVersion", "maximumVersion", "ciphers", "securityLevel", "maximumStoredSessions",
    ])

    public func writeMembers(to writer: inout JSONWriter) {
      writer.member("minimumVersion", self.minimumVersion)
      writer.member("maximumVersion", self.maximumVersion)
      writer.member("ciphers", self.ciphers)
      writer.member("securityLevel", self.securityLevel)
      writer.member("maximumStoredSessions", self.maximumStoredSessions)
    }
  }
}

/// The times after which a silent receiver is pinged, and counts as dead.
///
/// Each has a value: what nobody says is as the spec assumes it.
public struct HeartbeatOptions: Sendable, Hashable, JSONCodable {
  /// The time without received, or without sent, messages after which a PING is sent, at most a tenth of it earlier,
  /// together with those of other links. Some old devices disconnect senders that are silent for more than 5 seconds.
  ///
  /// In seconds. From 0.05 to 3600. Absent: `5`.
  public var pingAfter: Duration
  /// The time without received messages, in spite of a PING, after which the receiver counts as dead.
  ///
  /// In seconds. From 0.1 to 7200. Absent: `10`.
  public var deadAfter: Duration
  /// The time from a message's first byte after which the receiver counts as dead if the message is still incomplete.
  ///
  /// In seconds. From 0.1 to 7200. Absent: `10`.
  public var partialMessageDeadline: Duration

  /// All as the spec assumes them, but for what is given.
  public init(
    pingAfter: Duration = .seconds(5),
    deadAfter: Duration = .seconds(10),
    partialMessageDeadline: Duration = .seconds(10)
  ) {
    self.pingAfter = pingAfter
    self.deadAfter = deadAfter
    self.partialMessageDeadline = partialMessageDeadline
  }

  /// All as the spec assumes them, but for what `changes` say.
  public init(_ changes: Changes?) {
    self.init()
    self.replace(with: changes)
  }

  /// Takes what `changes` say; all else stays.
  public mutating func replace(with changes: Changes?) {
    guard let changes else { return }
    if let value = changes.pingAfter { self.pingAfter = Duration(spanOf: value) }
    if let value = changes.deadAfter { self.deadAfter = Duration(spanOf: value) }
    if let value = changes.partialMessageDeadline { self.partialMessageDeadline = Duration(spanOf: value) }
  }

  /// All of them, as they are told.
  public var changes: Changes {
    Changes(
      pingAfter: self.pingAfter.inSeconds,
      deadAfter: self.deadAfter.inSeconds,
      partialMessageDeadline: self.partialMessageDeadline.inSeconds
    )
  }

  public init(json node: JSONNode) throws(JSONDecodingError) { self.init(try Changes(json: node)) }

  public func write(to writer: inout JSONWriter) { self.changes.write(to: &writer) }

  /// What somebody says of ``HeartbeatOptions``: some of them, or all.
  public struct Changes: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
    /// The time without received, or without sent, messages after which a PING is sent, at most a tenth of it earlier,
    /// together with those of other links. Some old devices disconnect senders that are silent for more than 5 seconds.
    ///
    /// In seconds. From 0.05 to 3600. Absent: `5`.
    public var pingAfter: Double?
    /// The time without received messages, in spite of a PING, after which the receiver counts as dead.
    ///
    /// In seconds. From 0.1 to 7200. Absent: `10`.
    public var deadAfter: Double?
    /// The time from a message's first byte after which the receiver counts as dead if the message is still incomplete.
    ///
    /// In seconds. From 0.1 to 7200. Absent: `10`.
    public var partialMessageDeadline: Double?

    public init(pingAfter: Double? = nil, deadAfter: Double? = nil, partialMessageDeadline: Double? = nil) {
      (self.pingAfter, self.deadAfter, self.partialMessageDeadline) = (pingAfter, deadAfter, partialMessageDeadline)
    }

    public init(json node: JSONNode) throws(JSONDecodingError) {
      var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
      self.pingAfter = try members.optional("pingAfter", JSONConstraint<Double>.range(0.05...3600))
      self.deadAfter = try members.optional("deadAfter", JSONConstraint<Double>.range(0.1...7200))
      self.partialMessageDeadline = try members.optional("partialMessageDeadline", JSONConstraint<Double>.range(0.1...7200))
    }

    private static let vocabulary = JSONVocabulary(["pingAfter", "deadAfter", "partialMessageDeadline"])

    public func writeMembers(to writer: inout JSONWriter) {
      writer.member("pingAfter", self.pingAfter)
      writer.member("deadAfter", self.deadAfter)
      writer.member("partialMessageDeadline", self.partialMessageDeadline)
    }
  }
}

/// The record of positions at which films were left, for `player.play` with `resume`. The file has hashes of URLs and
/// paths, and no names.
///
/// Each has a value: what nobody says is as the spec assumes it.
public struct ResumeOptions: Sendable, Hashable, JSONCodable {
  /// Whether positions are kept; false also removes the record.
  ///
  /// Absent: `true`.
  public var enabled: Bool
  /// The shortest media whose position is kept.
  ///
  /// In seconds. From 60 to 86400. Absent: `600`.
  public var minimumDuration: Duration
  /// The largest number of positions; the oldest is removed first.
  ///
  /// From 1 to 10000. Absent: `200`.
  public var maximumEntries: Int64

  /// All as the spec assumes them, but for what is given.
  public init(
    enabled: Bool = true,
    minimumDuration: Duration = .seconds(600),
    maximumEntries: Int64 = 200
  ) {
    self.enabled = enabled
    self.minimumDuration = minimumDuration
    self.maximumEntries = maximumEntries
  }

  /// All as the spec assumes them, but for what `changes` say.
  public init(_ changes: Changes?) {
    self.init()
    self.replace(with: changes)
  }

  /// Takes what `changes` say; all else stays.
  public mutating func replace(with changes: Changes?) {
    guard let changes else { return }
    if let value = changes.enabled { self.enabled = value }
    if let value = changes.minimumDuration { self.minimumDuration = Duration(spanOf: value) }
    if let value = changes.maximumEntries { self.maximumEntries = value }
  }

  /// All of them, as they are told.
  public var changes: Changes {
    Changes(
      enabled: self.enabled,
      minimumDuration: self.minimumDuration.inSeconds,
      maximumEntries: self.maximumEntries
    )
  }

  public init(json node: JSONNode) throws(JSONDecodingError) { self.init(try Changes(json: node)) }

  public func write(to writer: inout JSONWriter) { self.changes.write(to: &writer) }

  /// What somebody says of ``ResumeOptions``: some of them, or all.
  public struct Changes: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
    /// Whether positions are kept; false also removes the record.
    ///
    /// Absent: `true`.
    public var enabled: Bool?
    /// The shortest media whose position is kept.
    ///
    /// In seconds. From 60 to 86400. Absent: `600`.
    public var minimumDuration: Double?
    /// The largest number of positions; the oldest is removed first.
    ///
    /// From 1 to 10000. Absent: `200`.
    public var maximumEntries: Int64?

    public init(enabled: Bool? = nil, minimumDuration: Double? = nil, maximumEntries: Int64? = nil) {
      (self.enabled, self.minimumDuration, self.maximumEntries) = (enabled, minimumDuration, maximumEntries)
    }

    public init(json node: JSONNode) throws(JSONDecodingError) {
      var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
      self.enabled = try members.optional("enabled")
      self.minimumDuration = try members.optional("minimumDuration", JSONConstraint<Double>.range(60...86400))
      self.maximumEntries = try members.optional("maximumEntries", JSONConstraint<Int64>.range(1...10000))
    }

    private static let vocabulary = JSONVocabulary(["enabled", "minimumDuration", "maximumEntries"])

    public func writeMembers(to writer: inout JSONWriter) {
      writer.member("enabled", self.enabled)
      writer.member("minimumDuration", self.minimumDuration)
      writer.member("maximumEntries", self.maximumEntries)
    }
  }
}

/// The context's options: defaults and limits. They are set once, before the context is used.
///
/// SDK: `GCKCastOptions`.
///
/// Each has a value: what nobody says is as the spec assumes it.
public struct ContextOptions: Sendable, Hashable, JSONCodable {
  /// How apps are launched.
  ///
  /// SDK: `GCKCastOptions.launchOptions`.
  public var launchOptions: LaunchOptions
  /// The criteria for clients that give none in `discovery.start`; absent: all devices are listed.
  ///
  /// SDK: `GCKCastOptions.discoveryCriteria`.
  public var discoveryCriteria: DiscoveryCriteria
  /// How devices are discovered.
  public var discovery: DiscoveryOptions
  /// Whether discovery starts with the first `widget.tapCastButton` instead of `context.create`. The SDK's default is
  /// true, to save battery; here that would only hide devices.
  ///
  /// Absent: `false`. SDK: `GCKCastOptions.startDiscoveryAfterFirstTapOnCastButton`.
  public var startDiscoveryAfterFirstTapOnCastButton: Bool
  /// Accepted for compatibility with the SDK. The server reports no analytics, so the value has no effect.
  ///
  /// Absent: `true`. SDK: `GCKCastOptions.disableAnalyticsLogging`.
  public var disableAnalyticsLogging: Bool
  /// Whether discovery starts with `discovery.start` instead of `context.create`.
  ///
  /// Absent: `false`. SDK: `GCKCastOptions.disableDiscoveryAutostart`.
  public var disableDiscoveryAutostart: Bool
  /// Whether `session.end` without an action stops the app for everyone.
  ///
  /// Absent: `false`. SDK: `GCKCastOptions.stopReceiverApplicationWhenEndingSession`.
  public var stopReceiverApplicationWhenEndingSession: Bool
  /// Whether devices must authenticate.
  public var deviceAuthentication: DeviceAuthenticationOptions
  /// The name that this sender gives to receivers.
  ///
  /// Not empty. Absent: `"cast-rpc"`.
  public var userAgent: String
  /// The largest number of simultaneous sessions.
  ///
  /// From 1 to 1024. Absent: `64`.
  public var maximumSessions: Int64
  /// How long starting or joining a session may take, unless the call says otherwise.
  ///
  /// In seconds. More than 0, at most 600. Absent: `30`.
  public var connectTimeout: Duration
  /// Whether sessions are suspended while every client is in the background (`context.setAppState`).
  ///
  /// Absent: `true`. SDK: `GCKCastOptions.suspendSessionsWhenBackgrounded`.
  public var suspendSessionsWhenBackgrounded: Bool
  /// Whether `session.pressVolumeKey` changes the volume of the current session's device.
  ///
  /// Absent: `false`. SDK: `GCKCastOptions.physicalVolumeButtonsWillControlDeviceVolume`.
  public var physicalVolumeButtonsWillControlDeviceVolume: Bool
  /// How a session is resumed after its connection was lost.
  public var reconnect: ReconnectOptions
  /// How sessions move to other devices.
  public var transfer: TransferOptions
  /// Whether sessions are saved, so that the next server can rejoin them (`session.restore`). Default: true for a
  /// daemon, false for a server spawned by a program.
  public var saveSessions: Bool?
  /// Which TLS versions and ciphers are acceptable for connections to receivers.
  public var tls: TLSOptions
  /// How images are fetched and cached.
  public var images: ImageOptions
  /// How files of this machine are served to receivers.
  public var serving: ServingOptions
  /// How files of this machine are converted for devices that can't play them.
  public var conversion: ConversionOptions
  /// How pages are resolved to media.
  public var pages: PagesOptions
  /// The record of positions at which films were left.
  public var resuming: ResumeOptions
  /// The name of a folder in the user's cache folder in which several programs share their images: letters, digits,
  /// `.`, `_` and `-`, 100 at most.
  ///
  /// Not empty. SDK: `GCKCastOptions.sharedContainerIdentifier`.
  public var sharedContainerIdentifier: String?
  /// The times after which a silent receiver is pinged, and counts as dead.
  public var heartbeat: HeartbeatOptions

  /// All as the spec assumes them, but for what is given.
  public init(
    launchOptions: LaunchOptions = LaunchOptions(),
    discoveryCriteria: DiscoveryCriteria = DiscoveryCriteria(),
    discovery: DiscoveryOptions = DiscoveryOptions(),
    startDiscoveryAfterFirstTapOnCastButton: Bool = false,
    disableAnalyticsLogging: Bool = true,
    disableDiscoveryAutostart: Bool = false,
    stopReceiverApplicationWhenEndingSession: Bool = false,
    deviceAuthentication: DeviceAuthenticationOptions = DeviceAuthenticationOptions(),
    userAgent: String = "cast-rpc",
    maximumSessions: Int64 = 64,
    connectTimeout: Duration = .seconds(30),
    suspendSessionsWhenBackgrounded: Bool = true,
    physicalVolumeButtonsWillControlDeviceVolume: Bool = false,
    reconnect: ReconnectOptions = ReconnectOptions(),
    transfer: TransferOptions = TransferOptions(),
    saveSessions: Bool? = nil,
    tls: TLSOptions = TLSOptions(),
    images: ImageOptions = ImageOptions(),
    serving: ServingOptions = ServingOptions(),
    conversion: ConversionOptions = ConversionOptions(),
    pages: PagesOptions = PagesOptions(),
    resuming: ResumeOptions = ResumeOptions(),
    sharedContainerIdentifier: String? = nil,
    heartbeat: HeartbeatOptions = HeartbeatOptions()
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
    self.serving = serving
    self.conversion = conversion
    self.pages = pages
    self.resuming = resuming
    self.sharedContainerIdentifier = sharedContainerIdentifier
    self.heartbeat = heartbeat
  }

  /// All as the spec assumes them, but for what `changes` say.
  public init(_ changes: Changes?) {
    self.init()
    self.replace(with: changes)
  }

  /// Takes what `changes` say; all else stays.
  public mutating func replace(with changes: Changes?) {
    guard let changes else { return }
    self.launchOptions.replace(with: changes.launchOptions)
    self.discoveryCriteria.replace(with: changes.discoveryCriteria)
    self.discovery.replace(with: changes.discovery)
    if let value = changes.startDiscoveryAfterFirstTapOnCastButton { self.startDiscoveryAfterFirstTapOnCastButton = value }
    if let value = changes.disableAnalyticsLogging { self.disableAnalyticsLogging = value }
    if let value = changes.disableDiscoveryAutostart { self.disableDiscoveryAutostart = value }
    if let value = changes.stopReceiverApplicationWhenEndingSession { self.stopReceiverApplicationWhenEndingSession = value }
    self.deviceAuthentication.replace(with: changes.deviceAuthentication)
    if let value = changes.userAgent { self.userAgent = value }
    if let value = changes.maximumSessions { self.maximumSessions = value }
    if let value = changes.connectTimeout { self.connectTimeout = Duration(spanOf: value) }
    if let value = changes.suspendSessionsWhenBackgrounded { self.suspendSessionsWhenBackgrounded = value }
    if let value = changes.physicalVolumeButtonsWillControlDeviceVolume { self.physicalVolumeButtonsWillControlDeviceVolume = value }
    self.reconnect.replace(with: changes.reconnect)
    self.transfer.replace(with: changes.transfer)
    if let value = changes.saveSessions { self.saveSessions = value }
    self.tls.replace(with: changes.tls)
    self.images.replace(with: changes.images)
    self.serving.replace(with: changes.serving)
    self.conversion.replace(with: changes.conversion)
    self.pages.replace(with: changes.pages)
    self.resuming.replace(with: changes.resuming)
    if let value = changes.sharedContainerIdentifier { self.sharedContainerIdentifier = value }
    self.heartbeat.replace(with: changes.heartbeat)
  }

  /// All of them, as they are told.
  public var changes: Changes {
    Changes(
      launchOptions: self.launchOptions.changes,
      discoveryCriteria: self.discoveryCriteria.changes,
      discovery: self.discovery.changes,
      startDiscoveryAfterFirstTapOnCastButton: self.startDiscoveryAfterFirstTapOnCastButton,
      disableAnalyticsLogging: self.disableAnalyticsLogging,
      disableDiscoveryAutostart: self.disableDiscoveryAutostart,
      stopReceiverApplicationWhenEndingSession: self.stopReceiverApplicationWhenEndingSession,
      deviceAuthentication: self.deviceAuthentication.changes,
      userAgent: self.userAgent,
      maximumSessions: self.maximumSessions,
      connectTimeout: self.connectTimeout.inSeconds,
      suspendSessionsWhenBackgrounded: self.suspendSessionsWhenBackgrounded,
      physicalVolumeButtonsWillControlDeviceVolume: self.physicalVolumeButtonsWillControlDeviceVolume,
      reconnect: self.reconnect.changes,
      transfer: self.transfer.changes,
      saveSessions: self.saveSessions,
      tls: self.tls.changes,
      images: self.images.changes,
      serving: self.serving.changes,
      conversion: self.conversion.changes,
      pages: self.pages.changes,
      resuming: self.resuming.changes,
      sharedContainerIdentifier: self.sharedContainerIdentifier,
      heartbeat: self.heartbeat.changes
    )
  }

  public init(json node: JSONNode) throws(JSONDecodingError) { self.init(try Changes(json: node)) }

  public func write(to writer: inout JSONWriter) { self.changes.write(to: &writer) }

  /// What somebody says of ``ContextOptions``: some of them, or all.
  public struct Changes: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
    /// How apps are launched.
    ///
    /// SDK: `GCKCastOptions.launchOptions`.
    public var launchOptions: LaunchOptions.Changes?
    /// The criteria for clients that give none in `discovery.start`; absent: all devices are listed.
    ///
    /// SDK: `GCKCastOptions.discoveryCriteria`.
    public var discoveryCriteria: DiscoveryCriteria.Changes?
    /// How devices are discovered.
    public var discovery: DiscoveryOptions.Changes?
    /// Whether discovery starts with the first `widget.tapCastButton` instead of `context.create`. The SDK's default is
    /// true, to save battery; here that would only hide devices.
    ///
    /// Absent: `false`. SDK: `GCKCastOptions.startDiscoveryAfterFirstTapOnCastButton`.
    public var startDiscoveryAfterFirstTapOnCastButton: Bool?
    /// Accepted for compatibility with the SDK. The server reports no analytics, so the value has no effect.
    ///
    /// Absent: `true`. SDK: `GCKCastOptions.disableAnalyticsLogging`.
    public var disableAnalyticsLogging: Bool?
    /// Whether discovery starts with `discovery.start` instead of `context.create`.
    ///
    /// Absent: `false`. SDK: `GCKCastOptions.disableDiscoveryAutostart`.
    public var disableDiscoveryAutostart: Bool?
    /// Whether `session.end` without an action stops the app for everyone.
    ///
    /// Absent: `false`. SDK: `GCKCastOptions.stopReceiverApplicationWhenEndingSession`.
    public var stopReceiverApplicationWhenEndingSession: Bool?
    /// Whether devices must authenticate.
    public var deviceAuthentication: DeviceAuthenticationOptions.Changes?
    /// The name that this sender gives to receivers.
    ///
    /// Not empty. Absent: `"cast-rpc"`.
    public var userAgent: String?
    /// The largest number of simultaneous sessions.
    ///
    /// From 1 to 1024. Absent: `64`.
    public var maximumSessions: Int64?
    /// How long starting or joining a session may take, unless the call says otherwise.
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
    /// How a session is resumed after its connection was lost.
    public var reconnect: ReconnectOptions.Changes?
    /// How sessions move to other devices.
    public var transfer: TransferOptions.Changes?
    /// Whether sessions are saved, so that the next server can rejoin them (`session.restore`). Default: true for a
    /// daemon, false for a server spawned by a program.
    public var saveSessions: Bool?
    /// Which TLS versions and ciphers are acceptable for connections to receivers.
    public var tls: TLSOptions.Changes?
    /// How images are fetched and cached.
    public var images: ImageOptions.Changes?
    /// How files of this machine are served to receivers.
    public var serving: ServingOptions.Changes?
    /// How files of this machine are converted for devices that can't play them.
    public var conversion: ConversionOptions.Changes?
    /// How pages are resolved to media.
    public var pages: PagesOptions.Changes?
    /// The record of positions at which films were left.
    public var resuming: ResumeOptions.Changes?
    /// The name of a folder in the user's cache folder in which several programs share their images: letters, digits,
    /// `.`, `_` and `-`, 100 at most.
    ///
    /// Not empty. SDK: `GCKCastOptions.sharedContainerIdentifier`.
    public var sharedContainerIdentifier: String?
    /// The times after which a silent receiver is pinged, and counts as dead.
    public var heartbeat: HeartbeatOptions.Changes?

    public init(
      launchOptions: LaunchOptions.Changes? = nil, discoveryCriteria: DiscoveryCriteria.Changes? = nil,
      discovery: DiscoveryOptions.Changes? = nil, startDiscoveryAfterFirstTapOnCastButton: Bool? = nil,
      disableAnalyticsLogging: Bool? = nil, disableDiscoveryAutostart: Bool? = nil,
      stopReceiverApplicationWhenEndingSession: Bool? = nil,
      deviceAuthentication: DeviceAuthenticationOptions.Changes? = nil, userAgent: String? = nil,
      maximumSessions: Int64? = nil, connectTimeout: Double? = nil, suspendSessionsWhenBackgrounded: Bool? = nil,
      physicalVolumeButtonsWillControlDeviceVolume: Bool? = nil, reconnect: ReconnectOptions.Changes? = nil,
      transfer: TransferOptions.Changes? = nil, saveSessions: Bool? = nil, tls: TLSOptions.Changes? = nil,
      images: ImageOptions.Changes? = nil, serving: ServingOptions.Changes? = nil,
      conversion: ConversionOptions.Changes? = nil, pages: PagesOptions.Changes? = nil,
      resuming: ResumeOptions.Changes? = nil, sharedContainerIdentifier: String? = nil,
      heartbeat: HeartbeatOptions.Changes? = nil
    ) {
      (
        self.launchOptions, self.discoveryCriteria, self.discovery, self.startDiscoveryAfterFirstTapOnCastButton,
        self.disableAnalyticsLogging, self.disableDiscoveryAutostart, self.stopReceiverApplicationWhenEndingSession,
        self.deviceAuthentication, self.userAgent, self.maximumSessions, self.connectTimeout,
        self.suspendSessionsWhenBackgrounded, self.physicalVolumeButtonsWillControlDeviceVolume, self.reconnect,
        self.transfer, self.saveSessions, self.tls, self.images, self.serving, self.conversion, self.pages,
        self.resuming, self.sharedContainerIdentifier, self.heartbeat
      )
      = (
        launchOptions, discoveryCriteria, discovery, startDiscoveryAfterFirstTapOnCastButton, disableAnalyticsLogging,
        disableDiscoveryAutostart, stopReceiverApplicationWhenEndingSession, deviceAuthentication, userAgent,
        maximumSessions, connectTimeout, suspendSessionsWhenBackgrounded, physicalVolumeButtonsWillControlDeviceVolume,
        reconnect, transfer, saveSessions, tls, images, serving, conversion, pages, resuming, sharedContainerIdentifier,
        heartbeat
      )
    }

    public init(json node: JSONNode) throws(JSONDecodingError) {
      var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
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
      self.serving = try members.optional("serving")
      self.conversion = try members.optional("conversion")
      self.pages = try members.optional("pages")
      self.resuming = try members.optional("resuming")
      self.sharedContainerIdentifier = try members.optional("sharedContainerIdentifier", JSONConstraint<String>.nonEmpty)
      self.heartbeat = try members.optional("heartbeat")
    }

    private static let vocabulary = JSONVocabulary([
      "launchOptions", "discoveryCriteria", "discovery", "startDiscoveryAfterFirstTapOnCastButton",
      "disableAnalyticsLogging", "disableDiscoveryAutostart", "stopReceiverApplicationWhenEndingSession",
      "deviceAuthentication", "userAgent", "maximumSessions", "connectTimeout", "suspendSessionsWhenBackgrounded",
      "physicalVolumeButtonsWillControlDeviceVolume", "reconnect", "transfer", "saveSessions", "tls", "images",
      "serving", "conversion", "pages", "resuming", "sharedContainerIdentifier", "heartbeat",
    ])

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
      writer.member("serving", self.serving)
      writer.member("conversion", self.conversion)
      writer.member("pages", self.pages)
      writer.member("resuming", self.resuming)
      writer.member("sharedContainerIdentifier", self.sharedContainerIdentifier)
      writer.member("heartbeat", self.heartbeat)
    }
  }
}

/// The viewer's credentials.
///
/// SDK: `GCKCredentialsData`.
///
/// Each has a value: what nobody says is as the spec assumes it.
public struct LaunchCredentials: Sendable, Hashable, JSONCodable {
  /// The credentials; absent: none.
  public var credentials: String?
  /// The type.
  ///
  /// Absent: `"web"`.
  public var credentialsType: String

  /// All as the spec assumes them, but for what is given.
  public init(
    credentials: String? = nil,
    credentialsType: String = "web"
  ) {
    self.credentials = credentials
    self.credentialsType = credentialsType
  }

  /// All as the spec assumes them, but for what `changes` say.
  public init(_ changes: Changes?) {
    self.init()
    self.replace(with: changes)
  }

  /// Takes what `changes` say; all else stays.
  public mutating func replace(with changes: Changes?) {
    guard let changes else { return }
    if let value = changes.credentials { self.credentials = value }
    if let value = changes.credentialsType { self.credentialsType = value }
  }

  /// All of them, as they are told.
  public var changes: Changes {
    Changes(
      credentials: self.credentials,
      credentialsType: self.credentialsType
    )
  }

  public init(json node: JSONNode) throws(JSONDecodingError) { self.init(try Changes(json: node)) }

  public func write(to writer: inout JSONWriter) { self.changes.write(to: &writer) }

  /// What somebody says of ``LaunchCredentials``: some of them, or all.
  public struct Changes: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
    /// The credentials; absent: none.
    public var credentials: String?
    /// The type.
    ///
    /// Absent: `"web"`.
    public var credentialsType: String?

    public init(credentials: String? = nil, credentialsType: String? = nil) {
      (self.credentials, self.credentialsType) = (credentials, credentialsType)
    }

    public init(json node: JSONNode) throws(JSONDecodingError) {
      var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
      self.credentials = try members.optional("credentials")
      self.credentialsType = try members.optional("credentialsType")
    }

    private static let vocabulary = JSONVocabulary(["credentials", "credentialsType"])

    public func writeMembers(to writer: inout JSONWriter) {
      writer.member("credentials", self.credentials)
      writer.member("credentialsType", self.credentialsType)
    }
  }
}
