// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastModel
public import JSONCodec

/// A step on the way to a session.
public struct ConnectionPhase: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Finding the device's address.
  public static let resolve: ConnectionPhase = ConnectionPhase(rawValue: "RESOLVE")
  /// Connecting.
  public static let tcp: ConnectionPhase = ConnectionPhase(rawValue: "TCP")
  /// Encrypting.
  public static let tls: ConnectionPhase = ConnectionPhase(rawValue: "TLS")
  /// Asking the device to prove what it is; only where the options say so.
  public static let authenticate: ConnectionPhase = ConnectionPhase(rawValue: "AUTHENTICATE")
  /// Opening the virtual connection and asking for the receiver's status.
  public static let connect: ConnectionPhase = ConnectionPhase(rawValue: "CONNECT")
  /// Launching the app.
  public static let launch: ConnectionPhase = ConnectionPhase(rawValue: "LAUNCH")
  /// Joining the app that runs.
  public static let join: ConnectionPhase = ConnectionPhase(rawValue: "JOIN")
  /// Opening the virtual connection to the app.
  public static let appConnect: ConnectionPhase = ConnectionPhase(rawValue: "APP_CONNECT")
  /// Asking for the media status.
  public static let mediaStatus: ConnectionPhase = ConnectionPhase(rawValue: "MEDIA_STATUS")
  /// Transfers: asking the app for the state of what plays.
  public static let storeSession: ConnectionPhase = ConnectionPhase(rawValue: "STORE_SESSION")
  /// Transfers: giving it to the app on the other device.
  public static let resumeSession: ConnectionPhase = ConnectionPhase(rawValue: "RESUME_SESSION")
  /// Transfers: stopping the app on the device that is left.
  public static let stopSource: ConnectionPhase = ConnectionPhase(rawValue: "STOP_SOURCE")

  public static let knownValues: [ConnectionPhase] = [
    .resolve,
    .tcp,
    .tls,
    .authenticate,
    .connect,
    .launch,
    .join,
    .appConnect,
    .mediaStatus,
    .storeSession,
    .resumeSession,
    .stopSource,
  ]
}

/// The state of a session.
public struct ConnectionState: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// It is starting.
  public static let connecting: ConnectionState = ConnectionState(rawValue: "CONNECTING")
  /// It is up.
  public static let connected: ConnectionState = ConnectionState(rawValue: "CONNECTED")
  /// Its link is down; the app may go on, and the session can be resumed.
  public static let suspended: ConnectionState = ConnectionState(rawValue: "SUSPENDED")
  /// It is ending.
  public static let disconnecting: ConnectionState = ConnectionState(rawValue: "DISCONNECTING")
  /// It is over.
  public static let disconnected: ConnectionState = ConnectionState(rawValue: "DISCONNECTED")

  public static let knownValues: [ConnectionState] = [
    .connecting,
    .connected,
    .suspended,
    .disconnecting,
    .disconnected,
  ]
}

/// What ending a session does to the receiver.
public struct SessionEndAction: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// This sender leaves the app (CLOSE); what plays goes on.
  public static let leave: SessionEndAction = SessionEndAction(rawValue: "LEAVE")
  /// The link is dropped without a word; what plays goes on.
  public static let disconnect: SessionEndAction = SessionEndAction(rawValue: "DISCONNECT")
  /// The app is stopped for everybody.
  public static let stopCasting: SessionEndAction = SessionEndAction(rawValue: "STOP_CASTING")

  public static let knownValues: [SessionEndAction] = [
    .leave,
    .disconnect,
    .stopCasting,
  ]
}

/// Why a session ended.
public struct SessionEndReason: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A client ended it.
  public static let requested: SessionEndReason = SessionEndReason(rawValue: "REQUESTED")
  /// The app ended: another sender stopped it, or it ended by itself.
  public static let applicationEnded: SessionEndReason = SessionEndReason(rawValue: "APPLICATION_ENDED")
  /// Another app runs now.
  public static let replaced: SessionEndReason = SessionEndReason(rawValue: "REPLACED")
  /// The link broke, and could not be made again in time.
  public static let connectionLost: SessionEndReason = SessionEndReason(rawValue: "CONNECTION_LOST")
  /// When the link was made again, the device did not prove what it is, which the options require.
  public static let authenticationFailed: SessionEndReason = SessionEndReason(rawValue: "AUTHENTICATION_FAILED")
  /// The server ends.
  public static let serverShutdown: SessionEndReason = SessionEndReason(rawValue: "SERVER_SHUTDOWN")

  public static let knownValues: [SessionEndReason] = [
    .requested,
    .applicationEnded,
    .replaced,
    .connectionLost,
    .authenticationFailed,
    .serverShutdown,
  ]
}

/// What starting or joining does if there is a session with the device already.
public struct ExistingSessionPolicy: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// It fails with `SessionExists`.
  public static let fail: ExistingSessionPolicy = ExistingSessionPolicy(rawValue: "FAIL")
  /// That session is the answer, and the caller's current one, if it has the app that is asked for; else it is
  /// `SessionExists`.
  public static let use: ExistingSessionPolicy = ExistingSessionPolicy(rawValue: "USE")

  public static let knownValues: [ExistingSessionPolicy] = [
    .fail,
    .use,
  ]
}

/// Why a session is suspended.
///
/// SDK: `GCKConnectionSuspendReason`.
public struct SessionSuspendReason: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The link broke, or the receiver closed it; the session is resumed as soon as the device can be reached.
  public static let networkError: SessionSuspendReason = SessionSuspendReason(rawValue: "NETWORK_ERROR")
  /// The link broke while this machine has no network; the session is resumed as soon as the device can be reached.
  public static let networkNotReachable: SessionSuspendReason = SessionSuspendReason(rawValue: "NETWORK_NOT_REACHABLE")
  /// The programs that cast are in the background (`context.setAppState`).
  public static let backgrounded: SessionSuspendReason = SessionSuspendReason(rawValue: "BACKGROUNDED")
  /// A client asked for it (`session.suspend`).
  public static let requested: SessionSuspendReason = SessionSuspendReason(rawValue: "REQUESTED")
  /// The server that had the session ended without ending it (`session.restore`).
  public static let terminated: SessionSuspendReason = SessionSuspendReason(rawValue: "TERMINATED")

  public static let knownValues: [SessionSuspendReason] = [
    .networkError,
    .networkNotReachable,
    .backgrounded,
    .requested,
    .terminated,
  ]
}

/// The link of a session to its device.
public struct SessionLinkState: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// There is none.
  public static let down: SessionLinkState = SessionLinkState(rawValue: "DOWN")
  /// It is being made.
  public static let connecting: SessionLinkState = SessionLinkState(rawValue: "CONNECTING")
  /// It is there, and the device answers.
  public static let up: SessionLinkState = SessionLinkState(rawValue: "UP")

  public static let knownValues: [SessionLinkState] = [
    .down,
    .connecting,
    .up,
  ]
}

/// What is known of the run of a session's app, whatever the link does.
public struct SessionApplicationState: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// It has not been seen yet, or not since the link broke.
  public static let unknown: SessionApplicationState = SessionApplicationState(rawValue: "UNKNOWN")
  /// The receiver reports it.
  public static let running: SessionApplicationState = SessionApplicationState(rawValue: "RUNNING")
  /// The receiver doesn't report it, which may pass.
  public static let missing: SessionApplicationState = SessionApplicationState(rawValue: "MISSING")
  /// It is over.
  public static let ended: SessionApplicationState = SessionApplicationState(rawValue: "ENDED")

  public static let knownValues: [SessionApplicationState] = [
    .unknown,
    .running,
    .missing,
    .ended,
  ]
}

/// What a session's device can do with its volume.
///
/// SDK: `GCKSessionTraits`.
public struct SessionTraits: Sendable, Hashable, JSONCodable {
  /// The lowest volume.
  ///
  /// From 0 to 1. SDK: `GCKSessionTraits.minimumVolume`.
  public var minimumVolume: Double
  /// The highest volume.
  ///
  /// From 0 to 1. SDK: `GCKSessionTraits.maximumVolume`.
  public var maximumVolume: Double
  /// What one step changes; 0 where the volume is fixed.
  ///
  /// From 0 to 1. SDK: `GCKSessionTraits.volumeIncrement`.
  public var volumeIncrement: Double
  /// Whether the device can be silenced.
  ///
  /// SDK: `GCKSessionTraits.supportsMuting`.
  public var supportsMuting: Bool
  /// Whether nothing that a sender does changes the volume.
  ///
  /// SDK: `GCKSessionTraits.isFixedVolume`.
  public var isFixedVolume: Bool

  public init(
    minimumVolume: Double,
    maximumVolume: Double,
    volumeIncrement: Double,
    supportsMuting: Bool,
    isFixedVolume: Bool
  ) {
    self.minimumVolume = minimumVolume
    self.maximumVolume = maximumVolume
    self.volumeIncrement = volumeIncrement
    self.supportsMuting = supportsMuting
    self.isFixedVolume = isFixedVolume
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.minimumVolume = try members.required("minimumVolume", JSONConstraint<Double>.range(0...1))
    self.maximumVolume = try members.required("maximumVolume", JSONConstraint<Double>.range(0...1))
    self.volumeIncrement = try members.required("volumeIncrement", JSONConstraint<Double>.range(0...1))
    self.supportsMuting = try members.required("supportsMuting")
    self.isFixedVolume = try members.required("isFixedVolume")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "minimumVolume",
      "maximumVolume",
      "volumeIncrement",
      "supportsMuting",
      "isFixedVolume",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("minimumVolume", self.minimumVolume)
    writer.member("maximumVolume", self.maximumVolume)
    writer.member("volumeIncrement", self.volumeIncrement)
    writer.member("supportsMuting", self.supportsMuting)
    writer.member("isFixedVolume", self.isFixedVolume)
  }
}

/// A key for the volume.
public struct VolumeKey: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Louder.
  public static let up: VolumeKey = VolumeKey(rawValue: "UP")
  /// Quieter.
  public static let down: VolumeKey = VolumeKey(rawValue: "DOWN")
  /// Silent, or heard again.
  public static let mute: VolumeKey = VolumeKey(rawValue: "MUTE")

  public static let knownValues: [VolumeKey] = [
    .up,
    .down,
    .mute,
  ]
}

/// The outcome of device authentication.
public struct AuthenticationVerdict: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Every check holds: the device has a key that Google (or a root in `trustedRootsFile`) certified. It proves no
  /// more: such keys have been taken out of apps.
  public static let authentic: AuthenticationVerdict = AuthenticationVerdict(rawValue: "AUTHENTIC")
  /// Everything holds but dates: a certificate ran out, or a clock is wrong.
  public static let expired: AuthenticationVerdict = AuthenticationVerdict(rawValue: "EXPIRED")
  /// A check fails that is about more than dates.
  public static let notAuthentic: AuthenticationVerdict = AuthenticationVerdict(rawValue: "NOT_AUTHENTIC")
  /// The device gave no proof at all.
  public static let unanswered: AuthenticationVerdict = AuthenticationVerdict(rawValue: "UNANSWERED")

  public static let knownValues: [AuthenticationVerdict] = [
    .authentic,
    .expired,
    .notAuthentic,
    .unanswered,
  ]
}

/// One of the things that device authentication checks.
public struct AuthenticationCheck: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No answer came in time.
  public static let noReply: AuthenticationCheck = AuthenticationCheck(rawValue: "NO_REPLY")
  /// The device answered that it can't.
  public static let deviceError: AuthenticationCheck = AuthenticationCheck(rawValue: "DEVICE_ERROR")
  /// The answer can't be read.
  public static let replyMalformed: AuthenticationCheck = AuthenticationCheck(rawValue: "REPLY_MALFORMED")
  /// The answer repeats another challenge (an old answer, played again), or none although it has to.
  public static let nonce: AuthenticationCheck = AuthenticationCheck(rawValue: "NONCE")
  /// The signature's hash or kind is not accepted.
  public static let algorithm: AuthenticationCheck = AuthenticationCheck(rawValue: "ALGORITHM")
  /// The device's key didn't sign this connection: somebody is in between, or imitates the device.
  public static let signature: AuthenticationCheck = AuthenticationCheck(rawValue: "SIGNATURE")
  /// The TLS certificate is missing, or can't be read.
  public static let tlsCertificate: AuthenticationCheck = AuthenticationCheck(rawValue: "TLS_CERTIFICATE")
  /// The TLS certificate isn't valid yet, or a clock is wrong.
  public static let tlsCertificateNotYetValid: AuthenticationCheck = AuthenticationCheck(rawValue: "TLS_CERTIFICATE_NOT_YET_VALID")
  /// The TLS certificate ran out, or a clock is wrong.
  public static let tlsCertificateExpired: AuthenticationCheck = AuthenticationCheck(rawValue: "TLS_CERTIFICATE_EXPIRED")
  /// The TLS certificate is valid for more than four days.
  public static let tlsCertificateLifetime: AuthenticationCheck = AuthenticationCheck(rawValue: "TLS_CERTIFICATE_LIFETIME")
  /// A certificate of the chain can't be read.
  public static let certificateMalformed: AuthenticationCheck = AuthenticationCheck(rawValue: "CERTIFICATE_MALFORMED")
  /// The chain leads to no trusted root.
  public static let untrustedRoot: AuthenticationCheck = AuthenticationCheck(rawValue: "UNTRUSTED_ROOT")
  /// A certificate of the chain wasn't signed by its issuer.
  public static let certificateSignature: AuthenticationCheck = AuthenticationCheck(rawValue: "CERTIFICATE_SIGNATURE")
  /// A certificate of the chain isn't signed with RSA and SHA.
  public static let certificateAlgorithm: AuthenticationCheck = AuthenticationCheck(rawValue: "CERTIFICATE_ALGORITHM")
  /// The chain is longer than one of its certificates allows.
  public static let pathLength: AuthenticationCheck = AuthenticationCheck(rawValue: "PATH_LENGTH")
  /// An issuer is no certificate authority.
  public static let basicConstraints: AuthenticationCheck = AuthenticationCheck(rawValue: "BASIC_CONSTRAINTS")
  /// The device's key isn't for signatures, or an issuer's isn't for certificates.
  public static let keyUsage: AuthenticationCheck = AuthenticationCheck(rawValue: "KEY_USAGE")
  /// A key isn't RSA, or has fewer than 2048 bits.
  public static let keySize: AuthenticationCheck = AuthenticationCheck(rawValue: "KEY_SIZE")
  /// A name is none that its issuer may give.
  public static let nameConstraints: AuthenticationCheck = AuthenticationCheck(rawValue: "NAME_CONSTRAINTS")
  /// A certificate has a critical extension that isn't understood.
  public static let criticalExtension: AuthenticationCheck = AuthenticationCheck(rawValue: "CRITICAL_EXTENSION")
  /// Something else is wrong with the chain.
  public static let certificateChain: AuthenticationCheck = AuthenticationCheck(rawValue: "CERTIFICATE_CHAIN")
  /// The device's certificate isn't valid yet, or this machine's clock is wrong.
  public static let deviceCertificateNotYetValid: AuthenticationCheck = AuthenticationCheck(rawValue: "DEVICE_CERTIFICATE_NOT_YET_VALID")
  /// The device's certificate ran out.
  public static let deviceCertificateExpired: AuthenticationCheck = AuthenticationCheck(rawValue: "DEVICE_CERTIFICATE_EXPIRED")
  /// An intermediate certificate isn't valid yet, or this machine's clock is wrong.
  public static let intermediateNotYetValid: AuthenticationCheck = AuthenticationCheck(rawValue: "INTERMEDIATE_NOT_YET_VALID")
  /// An intermediate certificate ran out, as Google's own did on 9 March 2025.
  public static let intermediateExpired: AuthenticationCheck = AuthenticationCheck(rawValue: "INTERMEDIATE_EXPIRED")
  /// The device says that it has a screen, and its certificate is for devices without.
  public static let audioOnly: AuthenticationCheck = AuthenticationCheck(rawValue: "AUDIO_ONLY")
  /// A revocation list is required, and there is none.
  public static let crlMissing: AuthenticationCheck = AuthenticationCheck(rawValue: "CRL_MISSING")
  /// The revocation list can't be read, isn't signed by who may, or is out of date.
  public static let crlInvalid: AuthenticationCheck = AuthenticationCheck(rawValue: "CRL_INVALID")
  /// A certificate of the chain is revoked.
  public static let revoked: AuthenticationCheck = AuthenticationCheck(rawValue: "REVOKED")

  public static let knownValues: [AuthenticationCheck] = [
    .noReply,
    .deviceError,
    .replyMalformed,
    .nonce,
    .algorithm,
    .signature,
    .tlsCertificate,
    .tlsCertificateNotYetValid,
    .tlsCertificateExpired,
    .tlsCertificateLifetime,
    .certificateMalformed,
    .untrustedRoot,
    .certificateSignature,
    .certificateAlgorithm,
    .pathLength,
    .basicConstraints,
    .keyUsage,
    .keySize,
    .nameConstraints,
    .criticalExtension,
    .certificateChain,
    .deviceCertificateNotYetValid,
    .deviceCertificateExpired,
    .intermediateNotYetValid,
    .intermediateExpired,
    .audioOnly,
    .crlMissing,
    .crlInvalid,
    .revoked,
  ]
}

/// A check of device authentication that failed, or would have under stricter options.
public struct AuthenticationFinding: Sendable, Hashable, JSONCodable {
  /// The check.
  public var check: AuthenticationCheck
  /// What is wrong and what to do.
  public var message: String
  /// The common name of the certificate that it is about.
  public var certificate: String?

  public init(check: AuthenticationCheck, message: String, certificate: String? = nil) {
    self.check = check
    self.message = message
    self.certificate = certificate
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.check = try members.required("check")
    self.message = try members.required("message")
    self.certificate = try members.optional("certificate")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "check",
      "message",
      "certificate",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("check", self.check)
    writer.member("message", self.message)
    writer.member("certificate", self.certificate)
  }
}

/// A certificate of a device's chain.
public struct CertificateInfo: Sendable, Hashable, JSONCodable {
  /// The subject's common name.
  public var subject: String?
  /// The issuer's common name.
  public var issuer: String?
  /// When it begins to be valid, ISO 8601 in UTC.
  public var notBefore: String?
  /// When it runs out, ISO 8601 in UTC.
  public var notAfter: String?
  /// SHA-256 of its DER, in hexadecimal digits.
  public var fingerprint: String

  public init(
    subject: String? = nil,
    issuer: String? = nil,
    notBefore: String? = nil,
    notAfter: String? = nil,
    fingerprint: String
  ) {
    self.subject = subject
    self.issuer = issuer
    self.notBefore = notBefore
    self.notAfter = notAfter
    self.fingerprint = fingerprint
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.subject = try members.optional("subject")
    self.issuer = try members.optional("issuer")
    self.notBefore = try members.optional("notBefore")
    self.notAfter = try members.optional("notAfter")
    self.fingerprint = try members.required("fingerprint")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "subject",
      "issuer",
      "notBefore",
      "notAfter",
      "fingerprint",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("subject", self.subject)
    writer.member("issuer", self.issuer)
    writer.member("notBefore", self.notBefore)
    writer.member("notAfter", self.notAfter)
    writer.member("fingerprint", self.fingerprint)
  }
}

/// What device authentication found out about a device.
public struct DeviceAuthenticationInfo: Sendable, Hashable, JSONCodable {
  /// The outcome.
  public var verdict: AuthenticationVerdict
  /// The gravest failure. If it is about dates, everything else holds.
  public var failedCheck: AuthenticationCheck?
  /// What failed and what to do.
  public var message: String?
  /// Everything that failed, the gravest first, dates last.
  public var failures: [AuthenticationFinding]
  /// What does no harm under the options.
  public var warnings: [AuthenticationFinding]
  /// The common name of the device's certificate: model code and hardware address on Chromecasts.
  public var subject: String?
  /// The common name of the authority that issued it, named after the model or its maker.
  public var model: String?
  /// When the first certificate of the chain runs out, ISO 8601 in UTC.
  public var notAfter: String?
  /// Whether the chain is for devices without a screen only.
  public var audioOnly: Bool
  /// The hash under the device's signature: `SHA-256`, on the oldest devices `SHA-1`.
  public var hashAlgorithm: String?
  /// Whether the answer repeats our challenge, so that it can't be an old one.
  public var nonceEchoed: Bool
  /// Whether a valid revocation list was looked through.
  public var revocationChecked: Bool
  /// The device's certificate first, the root last; as far as the chain could be built.
  public var chain: [CertificateInfo]

  public init(
    verdict: AuthenticationVerdict,
    failedCheck: AuthenticationCheck? = nil,
    message: String? = nil,
    failures: [AuthenticationFinding],
    warnings: [AuthenticationFinding],
    subject: String? = nil,
    model: String? = nil,
    notAfter: String? = nil,
    audioOnly: Bool,
    hashAlgorithm: String? = nil,
    nonceEchoed: Bool,
    revocationChecked: Bool,
    chain: [CertificateInfo]
  ) {
    self.verdict = verdict
    self.failedCheck = failedCheck
    self.message = message
    self.failures = failures
    self.warnings = warnings
    self.subject = subject
    self.model = model
    self.notAfter = notAfter
    self.audioOnly = audioOnly
    self.hashAlgorithm = hashAlgorithm
    self.nonceEchoed = nonceEchoed
    self.revocationChecked = revocationChecked
    self.chain = chain
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.verdict = try members.required("verdict")
    self.failedCheck = try members.optional("failedCheck")
    self.message = try members.optional("message")
    self.failures = try members.required("failures")
    self.warnings = try members.required("warnings")
    self.subject = try members.optional("subject")
    self.model = try members.optional("model")
    self.notAfter = try members.optional("notAfter")
    self.audioOnly = try members.required("audioOnly")
    self.hashAlgorithm = try members.optional("hashAlgorithm")
    self.nonceEchoed = try members.required("nonceEchoed")
    self.revocationChecked = try members.required("revocationChecked")
    self.chain = try members.required("chain")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "verdict",
      "failedCheck",
      "message",
      "failures",
      "warnings",
      "subject",
      "model",
      "notAfter",
      "audioOnly",
      "hashAlgorithm",
      "nonceEchoed",
      "revocationChecked",
      "chain",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("verdict", self.verdict)
    writer.member("failedCheck", self.failedCheck)
    writer.member("message", self.message)
    writer.member("failures", self.failures)
    writer.member("warnings", self.warnings)
    writer.member("subject", self.subject)
    writer.member("model", self.model)
    writer.member("notAfter", self.notAfter)
    writer.member("audioOnly", self.audioOnly)
    writer.member("hashAlgorithm", self.hashAlgorithm)
    writer.member("nonceEchoed", self.nonceEchoed)
    writer.member("revocationChecked", self.revocationChecked)
    writer.member("chain", self.chain)
  }
}

/// A connection to a receiver app.
///
/// SDK: `GCKCastSession`.
public struct Session: Sendable, Hashable, JSONCodable {
  /// Names the session in this server.
  public var sessionId: String
  /// Its device.
  public var deviceId: String
  /// Its device.
  public var device: Device
  /// How far it is.
  public var connectionState: ConnectionState
  /// While suspended: why.
  public var suspendReason: SessionSuspendReason?
  /// Whether there is a link to the device.
  public var linkState: SessionLinkState
  /// What is known of the app's run.
  public var applicationState: SessionApplicationState
  /// While connecting or resuming: the present step.
  public var phase: ConnectionPhase?
  /// The app that was asked for.
  public var applicationId: String?
  /// What the client that began the session wants to find in it again.
  ///
  /// SDK: `GCKSession.sessionOptions`.
  public var sessionOptions: JSONObject?
  /// The receiver's name for this run of the app.
  ///
  /// SDK: `GCKSession.sessionID`.
  public var receiverSessionId: String?
  /// The app.
  public var application: ReceiverApplication?
  /// The device's volume.
  public var volume: DeviceVolume?
  /// What can be done with the volume.
  ///
  /// SDK: `GCKSession.traits`.
  public var traits: SessionTraits
  /// Whether the TV shows this device; absent where unknown.
  public var isActiveInput: Bool?
  /// Whether the TV is in standby; absent where unknown.
  public var isStandBy: Bool?
  /// What device authentication found out; absent where the device wasn't asked, or hasn't answered yet.
  public var authentication: DeviceAuthenticationInfo?
  /// The members of the group, if it is one and has told.
  public var multizone: MultizoneStatus?
  /// Whether the app plays media.
  public var supportsMedia: Bool
  /// The program that started or joined it, as it named itself in `server.initialize`; absent where it didn't.
  public var owner: ClientInfo?
  /// Whether the app has told what it plays, since the link was made. Some apps never answer that question: they can be
  /// cast to all the same, and what they play is known after the first `media.load`. Absent for apps that play no
  /// media.
  public var isMediaStatusKnown: Bool?

  public init(
    sessionId: String,
    deviceId: String,
    device: Device,
    connectionState: ConnectionState,
    suspendReason: SessionSuspendReason? = nil,
    linkState: SessionLinkState,
    applicationState: SessionApplicationState,
    phase: ConnectionPhase? = nil,
    applicationId: String? = nil,
    sessionOptions: JSONObject? = nil,
    receiverSessionId: String? = nil,
    application: ReceiverApplication? = nil,
    volume: DeviceVolume? = nil,
    traits: SessionTraits,
    isActiveInput: Bool? = nil,
    isStandBy: Bool? = nil,
    authentication: DeviceAuthenticationInfo? = nil,
    multizone: MultizoneStatus? = nil,
    supportsMedia: Bool,
    owner: ClientInfo? = nil,
    isMediaStatusKnown: Bool? = nil
  ) {
    self.sessionId = sessionId
    self.deviceId = deviceId
    self.device = device
    self.connectionState = connectionState
    self.suspendReason = suspendReason
    self.linkState = linkState
    self.applicationState = applicationState
    self.phase = phase
    self.applicationId = applicationId
    self.sessionOptions = sessionOptions
    self.receiverSessionId = receiverSessionId
    self.application = application
    self.volume = volume
    self.traits = traits
    self.isActiveInput = isActiveInput
    self.isStandBy = isStandBy
    self.authentication = authentication
    self.multizone = multizone
    self.supportsMedia = supportsMedia
    self.owner = owner
    self.isMediaStatusKnown = isMediaStatusKnown
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.required("sessionId")
    self.deviceId = try members.required("deviceId")
    self.device = try members.required("device")
    self.connectionState = try members.required("connectionState")
    self.suspendReason = try members.optional("suspendReason")
    self.linkState = try members.required("linkState")
    self.applicationState = try members.required("applicationState")
    self.phase = try members.optional("phase")
    self.applicationId = try members.optional("applicationId")
    self.sessionOptions = try members.optional("sessionOptions")
    self.receiverSessionId = try members.optional("receiverSessionId")
    self.application = try members.optional("application")
    self.volume = try members.optional("volume")
    self.traits = try members.required("traits")
    self.isActiveInput = try members.optional("isActiveInput")
    self.isStandBy = try members.optional("isStandBy")
    self.authentication = try members.optional("authentication")
    self.multizone = try members.optional("multizone")
    self.supportsMedia = try members.required("supportsMedia")
    self.owner = try members.optional("owner")
    self.isMediaStatusKnown = try members.optional("isMediaStatusKnown")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "sessionId",
      "deviceId",
      "device",
      "connectionState",
      "suspendReason",
      "linkState",
      "applicationState",
      "phase",
      "applicationId",
      "sessionOptions",
      "receiverSessionId",
      "application",
      "volume",
      "traits",
      "isActiveInput",
      "isStandBy",
      "authentication",
      "multizone",
      "supportsMedia",
      "owner",
      "isMediaStatusKnown",
    ],
    meant: [
      "appID": "applicationId",
      "appId": "applicationId",
      "deviceUniqueID": "deviceId",
      "id": "deviceId",
      "receiverAppId": "applicationId",
      "receiverApplicationID": "applicationId",
      "receiverApplicationId": "applicationId",
      "uniqueID": "deviceId",
      "uniqueId": "deviceId",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("deviceId", self.deviceId)
    writer.member("device", self.device)
    writer.member("connectionState", self.connectionState)
    writer.member("suspendReason", self.suspendReason)
    writer.member("linkState", self.linkState)
    writer.member("applicationState", self.applicationState)
    writer.member("phase", self.phase)
    writer.member("applicationId", self.applicationId)
    writer.member("sessionOptions", self.sessionOptions)
    writer.member("receiverSessionId", self.receiverSessionId)
    writer.member("application", self.application)
    writer.member("volume", self.volume)
    writer.member("traits", self.traits)
    writer.member("isActiveInput", self.isActiveInput)
    writer.member("isStandBy", self.isStandBy)
    writer.member("authentication", self.authentication)
    writer.member("multizone", self.multizone)
    writer.member("supportsMedia", self.supportsMedia)
    writer.member("owner", self.owner)
    writer.member("isMediaStatusKnown", self.isMediaStatusKnown)
  }
}

/// Where the state of what plays came from.
public struct PlaybackStateSource: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The app told it itself (STORE_SESSION).
  public static let application: PlaybackStateSource = PlaybackStateSource(rawValue: "APPLICATION")
  /// The app doesn't tell it: it was made of the media status, with media or queue, position, repeat mode, rate and
  /// tracks.
  public static let mediaStatus: PlaybackStateSource = PlaybackStateSource(rawValue: "MEDIA_STATUS")

  public static let knownValues: [PlaybackStateSource] = [
    .application,
    .mediaStatus,
  ]
}

/// What another device, or a player of one's own, needs to go on from where a session is.
public struct PlaybackState: Sendable, Hashable, JSONCodable {
  /// What to load, with position (`currentTime`), rate, tracks, and `autoplay`, which is false for what is paused.
  /// `media.load` accepts its members.
  public var loadRequestData: LoadRequestData
  /// What the app added for itself.
  public var customData: JSONValue?
  /// Where it came from.
  public var source: PlaybackStateSource
  /// What the player did.
  public var playerState: PlayerState
  /// Where it was; for a queue, in its current item.
  ///
  /// In seconds. At least 0.
  public var position: Double
  /// The media session that it was taken of.
  public var mediaSessionId: Int64?

  public init(
    loadRequestData: LoadRequestData,
    customData: JSONValue? = nil,
    source: PlaybackStateSource,
    playerState: PlayerState,
    position: Double,
    mediaSessionId: Int64? = nil
  ) {
    self.loadRequestData = loadRequestData
    self.customData = customData
    self.source = source
    self.playerState = playerState
    self.position = position
    self.mediaSessionId = mediaSessionId
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.loadRequestData = try members.required("loadRequestData")
    self.customData = try members.optional("customData")
    self.source = try members.required("source")
    self.playerState = try members.required("playerState")
    self.position = try members.required("position", JSONConstraint<Double>.atLeast(0))
    self.mediaSessionId = try members.optional("mediaSessionId")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "loadRequestData",
      "customData",
      "source",
      "playerState",
      "position",
      "mediaSessionId",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("loadRequestData", self.loadRequestData)
    writer.member("customData", self.customData)
    writer.member("source", self.source)
    writer.member("playerState", self.playerState)
    writer.member("position", self.position)
    writer.member("mediaSessionId", self.mediaSessionId)
  }
}

/// What is written down of a session, so that a server that takes over can join it again.
public struct SavedSession: Sendable, Hashable, JSONCodable {
  /// The session's name in the server that had it; it keeps the name if that is free.
  public var sessionId: String
  /// Its device.
  public var deviceId: String
  /// The device's name.
  public var friendlyName: String
  /// Where the device was reached last; it is looked for by its id, too.
  public var host: String
  /// The port there.
  public var port: Int64
  /// The app that was asked for.
  public var applicationId: String?
  /// The receiver's name for the run of the app; only this very run is joined.
  public var receiverSessionId: String
  /// What the client that began it wants to find in it again.
  public var sessionOptions: JSONObject?
  /// The program that began it.
  public var owner: ClientInfo?
  /// When it was written down, since 1970.
  ///
  /// In seconds.
  public var savedAt: Int64

  public init(
    sessionId: String,
    deviceId: String,
    friendlyName: String,
    host: String,
    port: Int64,
    applicationId: String? = nil,
    receiverSessionId: String,
    sessionOptions: JSONObject? = nil,
    owner: ClientInfo? = nil,
    savedAt: Int64
  ) {
    self.sessionId = sessionId
    self.deviceId = deviceId
    self.friendlyName = friendlyName
    self.host = host
    self.port = port
    self.applicationId = applicationId
    self.receiverSessionId = receiverSessionId
    self.sessionOptions = sessionOptions
    self.owner = owner
    self.savedAt = savedAt
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.required("sessionId")
    self.deviceId = try members.required("deviceId")
    self.friendlyName = try members.required("friendlyName")
    self.host = try members.required("host")
    self.port = try members.required("port")
    self.applicationId = try members.optional("applicationId")
    self.receiverSessionId = try members.required("receiverSessionId")
    self.sessionOptions = try members.optional("sessionOptions")
    self.owner = try members.optional("owner")
    self.savedAt = try members.required("savedAt")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "sessionId",
      "deviceId",
      "friendlyName",
      "host",
      "port",
      "applicationId",
      "receiverSessionId",
      "sessionOptions",
      "owner",
      "savedAt",
    ],
    meant: [
      "address": "host",
      "appID": "applicationId",
      "appId": "applicationId",
      "deviceName": "friendlyName",
      "deviceUniqueID": "deviceId",
      "id": "deviceId",
      "ip": "host",
      "ipAddress": "host",
      "name": "friendlyName",
      "networkAddress": "host",
      "receiverAppId": "applicationId",
      "receiverApplicationID": "applicationId",
      "receiverApplicationId": "applicationId",
      "servicePort": "port",
      "uniqueID": "deviceId",
      "uniqueId": "deviceId",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("deviceId", self.deviceId)
    writer.member("friendlyName", self.friendlyName)
    writer.member("host", self.host)
    writer.member("port", self.port)
    writer.member("applicationId", self.applicationId)
    writer.member("receiverSessionId", self.receiverSessionId)
    writer.member("sessionOptions", self.sessionOptions)
    writer.member("owner", self.owner)
    writer.member("savedAt", self.savedAt)
  }
}

/// A saved session that could not be joined again.
public struct FailedRestoration: Sendable, Hashable, JSONCodable {
  /// What was written down.
  public var saved: SavedSession
  /// Why not.
  public var error: ErrorInfo

  public init(saved: SavedSession, error: ErrorInfo) {
    self.saved = saved
    self.error = error
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.saved = try members.required("saved")
    self.error = try members.required("error")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "saved",
      "error",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("saved", self.saved)
    writer.member("error", self.error)
  }
}

/// The parameters of `session.start`.
public struct SessionStartParams: Sendable, Hashable, JSONCodable {
  /// The device, as discovery names it.
  public var deviceId: String?
  /// Instead of `deviceId`: the device's name, in any case.
  ///
  /// Not empty.
  public var friendlyName: String?
  /// How long a device that isn't known yet is looked for; discovery is started for that if it doesn't run.
  ///
  /// In seconds. From 0 to 600. Absent: `5`.
  public var searchTimeout: Double?
  /// Instead of `deviceId`: an address or host name.
  ///
  /// Not empty.
  public var host: String?
  /// With `host`: the port; groups have ports of their own.
  ///
  /// From 1 to 65535. Absent: `8009`.
  public var port: Int64?
  /// The app to launch; absent: the first one of the context's `discoveryCriteria`, or else `CC1AD845`, the default
  /// media receiver.
  ///
  /// Not empty.
  public var applicationId: String?
  /// The language for the app, RFC 5646; absent: the server's locale.
  public var languageCode: String?
  /// Whether an app that runs already is stopped, for everybody, and launched anew; false: it is joined as it is.
  ///
  /// Absent: `false`. SDK: `GCKLaunchOptions.relaunchIfRunning`.
  public var relaunchIfRunning: Bool?
  /// Whether the app's Android TV twin may be launched.
  ///
  /// Absent: `false`. SDK: `GCKLaunchOptions.androidReceiverCompatible`.
  public var androidReceiverCompatible: Bool?
  /// Who the viewer is; absent: what `context.setLaunchCredentials` said.
  public var credentials: String?
  /// What kind of credentials.
  ///
  /// Absent: `"web"`.
  public var credentialsType: String?
  /// What the receiver has to be able to do with the app, such as `STREAM_TRANSFER`.
  public var requiredFeatures: [String]?
  /// What is done if there is a session with the device already. A session that is being restored, that connects or
  /// that ends is waited for first.
  ///
  /// Absent: `"FAIL"`.
  public var ifExists: ExistingSessionPolicy?
  /// What the client wants to find in the session again, at most 16 KiB; absent: what `session.setDefaultOptions` said.
  ///
  /// SDK: `GCKSessionOptions`.
  public var sessionOptions: JSONObject?
  /// How long the whole may take; time in which the TV asks its viewer for permission doesn't count.
  ///
  /// In seconds. More than 0, at most 600. Absent: `30`.
  public var timeout: Double?

  public init(
    deviceId: String? = nil,
    friendlyName: String? = nil,
    searchTimeout: Double? = nil,
    host: String? = nil,
    port: Int64? = nil,
    applicationId: String? = nil,
    languageCode: String? = nil,
    relaunchIfRunning: Bool? = nil,
    androidReceiverCompatible: Bool? = nil,
    credentials: String? = nil,
    credentialsType: String? = nil,
    requiredFeatures: [String]? = nil,
    ifExists: ExistingSessionPolicy? = nil,
    sessionOptions: JSONObject? = nil,
    timeout: Double? = nil
  ) {
    self.deviceId = deviceId
    self.friendlyName = friendlyName
    self.searchTimeout = searchTimeout
    self.host = host
    self.port = port
    self.applicationId = applicationId
    self.languageCode = languageCode
    self.relaunchIfRunning = relaunchIfRunning
    self.androidReceiverCompatible = androidReceiverCompatible
    self.credentials = credentials
    self.credentialsType = credentialsType
    self.requiredFeatures = requiredFeatures
    self.ifExists = ifExists
    self.sessionOptions = sessionOptions
    self.timeout = timeout
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.deviceId = try members.optional("deviceId")
    self.friendlyName = try members.optional("friendlyName", JSONConstraint<String>.nonEmpty)
    self.searchTimeout = try members.optional("searchTimeout", JSONConstraint<Double>.range(0...600))
    self.host = try members.optional("host", JSONConstraint<String>.nonEmpty)
    self.port = try members.optional("port", JSONConstraint<Int64>.range(1...65535))
    self.applicationId = try members.optional("applicationId", JSONConstraint<String>.nonEmpty)
    self.languageCode = try members.optional("languageCode")
    self.relaunchIfRunning = try members.optional("relaunchIfRunning")
    self.androidReceiverCompatible = try members.optional("androidReceiverCompatible")
    self.credentials = try members.optional("credentials")
    self.credentialsType = try members.optional("credentialsType")
    self.requiredFeatures = try members.optional("requiredFeatures")
    self.ifExists = try members.optional("ifExists")
    self.sessionOptions = try members.optional("sessionOptions")
    self.timeout = try members.optional("timeout", JSONConstraint<Double>.moreThan(0, atMost: 600))
  }

  private static let vocabulary = JSONVocabulary(
    [
      "deviceId",
      "friendlyName",
      "searchTimeout",
      "host",
      "port",
      "applicationId",
      "languageCode",
      "relaunchIfRunning",
      "androidReceiverCompatible",
      "credentials",
      "credentialsType",
      "requiredFeatures",
      "ifExists",
      "sessionOptions",
      "timeout",
      "progressToken",
    ],
    meant: [
      "address": "host",
      "appID": "applicationId",
      "appId": "applicationId",
      "deviceName": "friendlyName",
      "deviceUniqueID": "deviceId",
      "id": "deviceId",
      "ip": "host",
      "ipAddress": "host",
      "language": "languageCode",
      "name": "friendlyName",
      "networkAddress": "host",
      "receiverAppId": "applicationId",
      "receiverApplicationID": "applicationId",
      "receiverApplicationId": "applicationId",
      "relaunch": "relaunchIfRunning",
      "servicePort": "port",
      "uniqueID": "deviceId",
      "uniqueId": "deviceId",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("deviceId", self.deviceId)
    writer.member("friendlyName", self.friendlyName)
    writer.member("searchTimeout", self.searchTimeout)
    writer.member("host", self.host)
    writer.member("port", self.port)
    writer.member("applicationId", self.applicationId)
    writer.member("languageCode", self.languageCode)
    writer.member("relaunchIfRunning", self.relaunchIfRunning)
    writer.member("androidReceiverCompatible", self.androidReceiverCompatible)
    writer.member("credentials", self.credentials)
    writer.member("credentialsType", self.credentialsType)
    writer.member("requiredFeatures", self.requiredFeatures)
    writer.member("ifExists", self.ifExists)
    writer.member("sessionOptions", self.sessionOptions)
    writer.member("timeout", self.timeout)
  }
}

/// The parameters of `session.join`.
public struct SessionJoinParams: Sendable, Hashable, JSONCodable {
  /// The device, as discovery names it.
  public var deviceId: String?
  /// Instead of `deviceId`: the device's name, in any case.
  ///
  /// Not empty.
  public var friendlyName: String?
  /// How long a device that isn't known yet is looked for; discovery is started for that if it doesn't run.
  ///
  /// In seconds. From 0 to 600. Absent: `5`.
  public var searchTimeout: Double?
  /// Instead of `deviceId`: an address or host name.
  ///
  /// Not empty.
  public var host: String?
  /// With `host`: the port; groups have ports of their own.
  ///
  /// From 1 to 65535. Absent: `8009`.
  public var port: Int64?
  /// The app; absent: whatever runs.
  ///
  /// Not empty.
  public var applicationId: String?
  /// The very run of the app.
  ///
  /// Not empty.
  public var receiverSessionId: String?
  /// Who the viewer is; absent: what `context.setLaunchCredentials` said.
  public var credentials: String?
  /// What kind of credentials.
  ///
  /// Absent: `"web"`.
  public var credentialsType: String?
  /// What is done if there is a session with the device already. A session that is being restored, that connects or
  /// that ends is waited for first.
  ///
  /// Absent: `"FAIL"`.
  public var ifExists: ExistingSessionPolicy?
  /// What the client wants to find in the session again, at most 16 KiB; absent: what `session.setDefaultOptions` said.
  ///
  /// SDK: `GCKSessionOptions`.
  public var sessionOptions: JSONObject?
  /// How long the whole may take.
  ///
  /// In seconds. More than 0, at most 600. Absent: `30`.
  public var timeout: Double?

  public init(
    deviceId: String? = nil,
    friendlyName: String? = nil,
    searchTimeout: Double? = nil,
    host: String? = nil,
    port: Int64? = nil,
    applicationId: String? = nil,
    receiverSessionId: String? = nil,
    credentials: String? = nil,
    credentialsType: String? = nil,
    ifExists: ExistingSessionPolicy? = nil,
    sessionOptions: JSONObject? = nil,
    timeout: Double? = nil
  ) {
    self.deviceId = deviceId
    self.friendlyName = friendlyName
    self.searchTimeout = searchTimeout
    self.host = host
    self.port = port
    self.applicationId = applicationId
    self.receiverSessionId = receiverSessionId
    self.credentials = credentials
    self.credentialsType = credentialsType
    self.ifExists = ifExists
    self.sessionOptions = sessionOptions
    self.timeout = timeout
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.deviceId = try members.optional("deviceId")
    self.friendlyName = try members.optional("friendlyName", JSONConstraint<String>.nonEmpty)
    self.searchTimeout = try members.optional("searchTimeout", JSONConstraint<Double>.range(0...600))
    self.host = try members.optional("host", JSONConstraint<String>.nonEmpty)
    self.port = try members.optional("port", JSONConstraint<Int64>.range(1...65535))
    self.applicationId = try members.optional("applicationId", JSONConstraint<String>.nonEmpty)
    self.receiverSessionId = try members.optional("receiverSessionId", JSONConstraint<String>.nonEmpty)
    self.credentials = try members.optional("credentials")
    self.credentialsType = try members.optional("credentialsType")
    self.ifExists = try members.optional("ifExists")
    self.sessionOptions = try members.optional("sessionOptions")
    self.timeout = try members.optional("timeout", JSONConstraint<Double>.moreThan(0, atMost: 600))
  }

  private static let vocabulary = JSONVocabulary(
    [
      "deviceId",
      "friendlyName",
      "searchTimeout",
      "host",
      "port",
      "applicationId",
      "receiverSessionId",
      "credentials",
      "credentialsType",
      "ifExists",
      "sessionOptions",
      "timeout",
      "progressToken",
    ],
    meant: [
      "address": "host",
      "appID": "applicationId",
      "appId": "applicationId",
      "deviceName": "friendlyName",
      "deviceUniqueID": "deviceId",
      "id": "deviceId",
      "ip": "host",
      "ipAddress": "host",
      "name": "friendlyName",
      "networkAddress": "host",
      "receiverAppId": "applicationId",
      "receiverApplicationID": "applicationId",
      "receiverApplicationId": "applicationId",
      "servicePort": "port",
      "uniqueID": "deviceId",
      "uniqueId": "deviceId",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("deviceId", self.deviceId)
    writer.member("friendlyName", self.friendlyName)
    writer.member("searchTimeout", self.searchTimeout)
    writer.member("host", self.host)
    writer.member("port", self.port)
    writer.member("applicationId", self.applicationId)
    writer.member("receiverSessionId", self.receiverSessionId)
    writer.member("credentials", self.credentials)
    writer.member("credentialsType", self.credentialsType)
    writer.member("ifExists", self.ifExists)
    writer.member("sessionOptions", self.sessionOptions)
    writer.member("timeout", self.timeout)
  }
}

/// The parameters of `session.end`.
public struct SessionEndParams: Sendable, Hashable, JSONCodable {
  /// The session; absent is the current one.
  public var sessionId: String?
  /// What that does to the receiver; absent: LEAVE, or STOP_CASTING if the context's
  /// `stopReceiverApplicationWhenEndingSession` is set.
  public var action: SessionEndAction?

  public init(sessionId: String? = nil, action: SessionEndAction? = nil) {
    self.sessionId = sessionId
    self.action = action
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.optional("sessionId")
    self.action = try members.optional("action")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "sessionId",
      "action",
      "progressToken",
    ],
    meant: [
      "endSessionAndStopCasting": "action",
      "stopCasting": "action",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("action", self.action)
  }
}

/// The parameters of `session.list`.
public struct SessionListParams: Sendable, Hashable, JSONCodable {
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

/// The result of `session.list`.
public struct SessionListResult: Sendable, Hashable, JSONCodable {
  /// All sessions, the oldest first.
  public var sessions: [Session]
  /// The one that this connection means where it names none (`session.setCurrent`); absent: it has to name one.
  public var currentSessionId: String?

  public init(sessions: [Session], currentSessionId: String? = nil) {
    self.sessions = sessions
    self.currentSessionId = currentSessionId
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.sessions = try members.required("sessions")
    self.currentSessionId = try members.optional("currentSessionId")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessions", self.sessions)
    writer.member("currentSessionId", self.currentSessionId)
  }
}

/// The parameters of `session.setCurrent`.
public struct SessionSetCurrentParams: Sendable, Hashable, JSONCodable {
  /// The session.
  public var sessionId: String

  public init(sessionId: String) {
    self.sessionId = sessionId
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.required("sessionId")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "sessionId",
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
    writer.member("sessionId", self.sessionId)
  }
}

/// The parameters of `session.get`.
public struct SessionGetParams: Sendable, Hashable, JSONCodable {
  /// The session; absent is the current one.
  public var sessionId: String?

  public init(sessionId: String? = nil) {
    self.sessionId = sessionId
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.optional("sessionId")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "sessionId",
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
    writer.member("sessionId", self.sessionId)
  }
}

/// The parameters of `session.setVolume`.
public struct SessionSetVolumeParams: Sendable, Hashable, JSONCodable {
  /// The session; absent is the current one.
  public var sessionId: String?
  /// How loud, 0 silent, 1 loudest.
  ///
  /// From 0 to 1.
  public var level: Double

  public init(sessionId: String? = nil, level: Double) {
    self.sessionId = sessionId
    self.level = level
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.optional("sessionId")
    self.level = try members.required("level", JSONConstraint<Double>.range(0...1))
  }

  private static let vocabulary = JSONVocabulary(
    [
      "sessionId",
      "level",
      "progressToken",
    ],
    meant: [
      "deviceVolume": "level",
      "volume": "level",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("level", self.level)
  }
}

/// The parameters of `session.stepVolume`.
public struct SessionStepVolumeParams: Sendable, Hashable, JSONCodable {
  /// The session; absent is the current one.
  public var sessionId: String?
  /// How many; negative is quieter.
  ///
  /// From -1000 to 1000. Absent: `1`.
  public var steps: Int64?

  public init(sessionId: String? = nil, steps: Int64? = nil) {
    self.sessionId = sessionId
    self.steps = steps
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.optional("sessionId")
    self.steps = try members.optional("steps", JSONConstraint<Int64>.range(-1000...1000))
  }

  private static let vocabulary = JSONVocabulary(
    [
      "sessionId",
      "steps",
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
    writer.member("sessionId", self.sessionId)
    writer.member("steps", self.steps)
  }
}

/// The parameters of `session.pressVolumeKey`.
public struct SessionPressVolumeKeyParams: Sendable, Hashable, JSONCodable {
  /// Which key.
  public var key: VolumeKey

  public init(key: VolumeKey) {
    self.key = key
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.key = try members.required("key")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "key",
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
    writer.member("key", self.key)
  }
}

/// The result of `session.pressVolumeKey`.
public struct SessionPressVolumeKeyResult: Sendable, Hashable, JSONCodable {
  /// Whether it changed the device's volume.
  public var isHandled: Bool
  /// The volume then.
  public var volume: DeviceVolume?

  public init(isHandled: Bool, volume: DeviceVolume? = nil) {
    self.isHandled = isHandled
    self.volume = volume
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.isHandled = try members.required("isHandled")
    self.volume = try members.optional("volume")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("isHandled", self.isHandled)
    writer.member("volume", self.volume)
  }
}

/// The parameters of `session.setMuted`.
public struct SessionSetMutedParams: Sendable, Hashable, JSONCodable {
  /// The session; absent is the current one.
  public var sessionId: String?
  /// Whether it is silent.
  public var muted: Bool

  public init(sessionId: String? = nil, muted: Bool) {
    self.sessionId = sessionId
    self.muted = muted
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.optional("sessionId")
    self.muted = try members.required("muted")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "sessionId",
      "muted",
      "progressToken",
    ],
    meant: [
      "isMuted": "muted",
      "mute": "muted",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("muted", self.muted)
  }
}

/// The parameters of `session.requestMultizoneStatus`.
public struct SessionRequestMultizoneStatusParams: Sendable, Hashable, JSONCodable {
  /// The session; absent is the current one.
  public var sessionId: String?

  public init(sessionId: String? = nil) {
    self.sessionId = sessionId
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.optional("sessionId")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "sessionId",
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
    writer.member("sessionId", self.sessionId)
  }
}

/// The parameters of `session.setMultizoneDeviceVolume`.
public struct SessionSetMultizoneDeviceVolumeParams: Sendable, Hashable, JSONCodable {
  /// The session; absent is the current one.
  public var sessionId: String?
  /// The member; an id in DNS-SD's spelling will do.
  ///
  /// Not empty.
  public var deviceId: String
  /// How loud, 0 silent, 1 loudest.
  ///
  /// From 0 to 1.
  public var level: Double

  public init(sessionId: String? = nil, deviceId: String, level: Double) {
    self.sessionId = sessionId
    self.deviceId = deviceId
    self.level = level
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.optional("sessionId")
    self.deviceId = try members.required("deviceId", JSONConstraint<String>.nonEmpty)
    self.level = try members.required("level", JSONConstraint<Double>.range(0...1))
  }

  private static let vocabulary = JSONVocabulary(
    [
      "sessionId",
      "deviceId",
      "level",
      "progressToken",
    ],
    meant: [
      "deviceUniqueID": "deviceId",
      "id": "deviceId",
      "uniqueID": "deviceId",
      "uniqueId": "deviceId",
      "volume": "level",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("deviceId", self.deviceId)
    writer.member("level", self.level)
  }
}

/// The parameters of `session.setMultizoneDeviceMuted`.
public struct SessionSetMultizoneDeviceMutedParams: Sendable, Hashable, JSONCodable {
  /// The session; absent is the current one.
  public var sessionId: String?
  /// The member; an id in DNS-SD's spelling will do.
  ///
  /// Not empty.
  public var deviceId: String
  /// Whether to silence it.
  public var muted: Bool

  public init(sessionId: String? = nil, deviceId: String, muted: Bool) {
    self.sessionId = sessionId
    self.deviceId = deviceId
    self.muted = muted
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.optional("sessionId")
    self.deviceId = try members.required("deviceId", JSONConstraint<String>.nonEmpty)
    self.muted = try members.required("muted")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "sessionId",
      "deviceId",
      "muted",
      "progressToken",
    ],
    meant: [
      "deviceUniqueID": "deviceId",
      "id": "deviceId",
      "isMuted": "muted",
      "mute": "muted",
      "uniqueID": "deviceId",
      "uniqueId": "deviceId",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("deviceId", self.deviceId)
    writer.member("muted", self.muted)
  }
}

/// The parameters of `session.getCastingGroups`.
public struct SessionGetCastingGroupsParams: Sendable, Hashable, JSONCodable {
  /// The session; absent is the current one.
  public var sessionId: String?

  public init(sessionId: String? = nil) {
    self.sessionId = sessionId
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.optional("sessionId")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "sessionId",
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
    writer.member("sessionId", self.sessionId)
  }
}

/// The result of `session.getCastingGroups`.
public struct SessionGetCastingGroupsResult: Sendable, Hashable, JSONCodable {
  /// The groups; empty where it belongs to none.
  public var groups: [JSONObject]

  public init(groups: [JSONObject]) {
    self.groups = groups
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.groups = try members.required("groups")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("groups", self.groups)
  }
}

/// The parameters of `session.requestStatus`.
public struct SessionRequestStatusParams: Sendable, Hashable, JSONCodable {
  /// The session; absent is the current one.
  public var sessionId: String?

  public init(sessionId: String? = nil) {
    self.sessionId = sessionId
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.optional("sessionId")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "sessionId",
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
    writer.member("sessionId", self.sessionId)
  }
}

/// The parameters of `session.transfer`.
public struct SessionTransferParams: Sendable, Hashable, JSONCodable {
  /// The session; absent is the current one.
  public var sessionId: String?
  /// The other device, as discovery names it.
  public var deviceId: String?
  /// Instead of `deviceId`: the device's name, in any case.
  ///
  /// Not empty.
  public var friendlyName: String?
  /// How long a device that isn't known yet is looked for; discovery is started for that if it doesn't run.
  ///
  /// In seconds. From 0 to 600. Absent: `5`.
  public var searchTimeout: Double?
  /// Instead of `deviceId`: an address or host name.
  ///
  /// Not empty.
  public var host: String?
  /// With `host`: the port; groups have ports of their own.
  ///
  /// From 1 to 65535. Absent: `8009`.
  public var port: Int64?
  /// Whether the other device gets this one's volume.
  ///
  /// Absent: `false`.
  public var keepVolume: Bool?
  /// How long connecting to the other device may take (where nobody says: as long as `session.start`), and how long all
  /// the rest may. Time in which the TV asks its viewer for permission doesn't count.
  ///
  /// In seconds. More than 0, at most 600. Absent: `90`.
  public var timeout: Double?

  public init(
    sessionId: String? = nil,
    deviceId: String? = nil,
    friendlyName: String? = nil,
    searchTimeout: Double? = nil,
    host: String? = nil,
    port: Int64? = nil,
    keepVolume: Bool? = nil,
    timeout: Double? = nil
  ) {
    self.sessionId = sessionId
    self.deviceId = deviceId
    self.friendlyName = friendlyName
    self.searchTimeout = searchTimeout
    self.host = host
    self.port = port
    self.keepVolume = keepVolume
    self.timeout = timeout
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.optional("sessionId")
    self.deviceId = try members.optional("deviceId")
    self.friendlyName = try members.optional("friendlyName", JSONConstraint<String>.nonEmpty)
    self.searchTimeout = try members.optional("searchTimeout", JSONConstraint<Double>.range(0...600))
    self.host = try members.optional("host", JSONConstraint<String>.nonEmpty)
    self.port = try members.optional("port", JSONConstraint<Int64>.range(1...65535))
    self.keepVolume = try members.optional("keepVolume")
    self.timeout = try members.optional("timeout", JSONConstraint<Double>.moreThan(0, atMost: 600))
  }

  private static let vocabulary = JSONVocabulary(
    [
      "sessionId",
      "deviceId",
      "friendlyName",
      "searchTimeout",
      "host",
      "port",
      "keepVolume",
      "timeout",
      "progressToken",
    ],
    meant: [
      "address": "host",
      "deviceName": "friendlyName",
      "deviceUniqueID": "deviceId",
      "id": "deviceId",
      "ip": "host",
      "ipAddress": "host",
      "name": "friendlyName",
      "networkAddress": "host",
      "servicePort": "port",
      "uniqueID": "deviceId",
      "uniqueId": "deviceId",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("deviceId", self.deviceId)
    writer.member("friendlyName", self.friendlyName)
    writer.member("searchTimeout", self.searchTimeout)
    writer.member("host", self.host)
    writer.member("port", self.port)
    writer.member("keepVolume", self.keepVolume)
    writer.member("timeout", self.timeout)
  }
}

/// The result of `session.transfer`.
public struct SessionTransferResult: Sendable, Hashable, JSONCodable {
  /// The session on the other device.
  public var session: Session
  /// The device that it left.
  public var fromDeviceId: String
  /// Where the state of what played came from; absent: nothing played.
  public var stateSource: PlaybackStateSource?
  /// Whether the app took its state back; otherwise the media was loaded, if there was any.
  public var isResumedByApplication: Bool
  /// Whether the device that was left confirmed that its app has ended.
  public var isSourceStopped: Bool

  public init(
    session: Session,
    fromDeviceId: String,
    stateSource: PlaybackStateSource? = nil,
    isResumedByApplication: Bool,
    isSourceStopped: Bool
  ) {
    self.session = session
    self.fromDeviceId = fromDeviceId
    self.stateSource = stateSource
    self.isResumedByApplication = isResumedByApplication
    self.isSourceStopped = isSourceStopped
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.session = try members.required("session")
    self.fromDeviceId = try members.required("fromDeviceId")
    self.stateSource = try members.optional("stateSource")
    self.isResumedByApplication = try members.required("isResumedByApplication")
    self.isSourceStopped = try members.required("isSourceStopped")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("session", self.session)
    writer.member("fromDeviceId", self.fromDeviceId)
    writer.member("stateSource", self.stateSource)
    writer.member("isResumedByApplication", self.isResumedByApplication)
    writer.member("isSourceStopped", self.isSourceStopped)
  }
}

/// The parameters of `session.takeBack`.
public struct SessionTakeBackParams: Sendable, Hashable, JSONCodable {
  /// The session; absent is the current one.
  public var sessionId: String?
  /// How to end the session once the state is there; absent: it goes on.
  public var action: SessionEndAction?

  public init(sessionId: String? = nil, action: SessionEndAction? = nil) {
    self.sessionId = sessionId
    self.action = action
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.optional("sessionId")
    self.action = try members.optional("action")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "sessionId",
      "action",
      "progressToken",
    ],
    meant: [
      "endSessionAndStopCasting": "action",
      "stopCasting": "action",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("action", self.action)
  }
}

/// The parameters of `session.setDefaultOptions`.
public struct SessionSetDefaultOptionsParams: Sendable, Hashable, JSONCodable {
  /// The options, at most 16 KiB; absent: none any more.
  public var options: JSONObject?
  /// The devices' category; Cast devices are `CAST`.
  ///
  /// Not empty. Absent: `"CAST"`.
  public var category: String?

  public init(options: JSONObject? = nil, category: String? = nil) {
    self.options = options
    self.category = category
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.options = try members.optional("options")
    self.category = try members.optional("category", JSONConstraint<String>.nonEmpty)
  }

  private static let vocabulary = JSONVocabulary(
    [
      "options",
      "category",
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
    writer.member("options", self.options)
    writer.member("category", self.category)
  }
}

/// The parameters of `session.getDefaultOptions`.
public struct SessionGetDefaultOptionsParams: Sendable, Hashable, JSONCodable {
  /// The devices' category; Cast devices are `CAST`.
  ///
  /// Not empty. Absent: `"CAST"`.
  public var category: String?

  public init(category: String? = nil) {
    self.category = category
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.category = try members.optional("category", JSONConstraint<String>.nonEmpty)
  }

  private static let vocabulary = JSONVocabulary(
    [
      "category",
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
    writer.member("category", self.category)
  }
}

/// The result of `session.getDefaultOptions`.
public struct SessionGetDefaultOptionsResult: Sendable, Hashable, JSONCodable {
  /// The options; absent: none.
  public var options: JSONObject?

  public init(options: JSONObject? = nil) {
    self.options = options
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.options = try members.optional("options")
  }

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

/// The parameters of `session.buildOpenUrl`.
public struct SessionBuildOpenUrlParams: Sendable, Hashable, JSONCodable {
  /// The session; absent is the current one.
  public var sessionId: String?
  /// The URL that gets the query item.
  ///
  /// Not empty. Absent: `"cast-rpc://open"`.
  public var baseUrl: String?

  public init(sessionId: String? = nil, baseUrl: String? = nil) {
    self.sessionId = sessionId
    self.baseUrl = baseUrl
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.optional("sessionId")
    self.baseUrl = try members.optional("baseUrl", JSONConstraint<String>.nonEmpty)
  }

  private static let vocabulary = JSONVocabulary(
    [
      "sessionId",
      "baseUrl",
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
    writer.member("sessionId", self.sessionId)
    writer.member("baseUrl", self.baseUrl)
  }
}

/// The result of `session.buildOpenUrl`.
public struct SessionBuildOpenUrlResult: Sendable, Hashable, JSONCodable {
  /// The link.
  public var url: String
  /// The name of the item.
  public var queryItemName: String
  /// Its value, not percent-encoded.
  public var queryItemValue: String

  public init(url: String, queryItemName: String, queryItemValue: String) {
    self.url = url
    self.queryItemName = queryItemName
    self.queryItemValue = queryItemValue
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.url = try members.required("url")
    self.queryItemName = try members.required("queryItemName")
    self.queryItemValue = try members.required("queryItemValue")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("url", self.url)
    writer.member("queryItemName", self.queryItemName)
    writer.member("queryItemValue", self.queryItemValue)
  }
}

/// The parameters of `session.parseOpenUrl`.
public struct SessionParseOpenUrlParams: Sendable, Hashable, JSONCodable {
  /// The link.
  ///
  /// Not empty.
  public var url: String

  public init(url: String) {
    self.url = url
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.url = try members.required("url", JSONConstraint<String>.nonEmpty)
  }

  private static let vocabulary = JSONVocabulary(
    [
      "url",
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
    writer.member("url", self.url)
  }
}

/// The result of `session.parseOpenUrl`.
public struct SessionParseOpenUrlResult: Sendable, Hashable, JSONCodable {
  /// The device.
  ///
  /// SDK: `GCKOpenURLOptions.deviceUniqueID`.
  public var deviceId: String
  /// Its name when the link was made.
  ///
  /// SDK: `GCKOpenURLOptions.deviceFriendlyName`.
  public var friendlyName: String?
  /// The run of the app; absent: any.
  ///
  /// SDK: `GCKOpenURLOptions.sessionID`.
  public var receiverSessionId: String?

  public init(deviceId: String, friendlyName: String? = nil, receiverSessionId: String? = nil) {
    self.deviceId = deviceId
    self.friendlyName = friendlyName
    self.receiverSessionId = receiverSessionId
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.deviceId = try members.required("deviceId")
    self.friendlyName = try members.optional("friendlyName")
    self.receiverSessionId = try members.optional("receiverSessionId")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("deviceId", self.deviceId)
    writer.member("friendlyName", self.friendlyName)
    writer.member("receiverSessionId", self.receiverSessionId)
  }
}

/// The parameters of `session.startWithOpenUrl`.
public struct SessionStartWithOpenUrlParams: Sendable, Hashable, JSONCodable {
  /// The link.
  ///
  /// Not empty.
  public var url: String
  /// The app, where the link names no run; absent: as with `session.start`.
  ///
  /// Not empty.
  public var applicationId: String?
  /// How long the device is looked for.
  ///
  /// In seconds. From 0 to 600. Absent: `10`.
  public var searchTimeout: Double?
  /// What is done if there is a session with the device already. A session that is being restored, that connects or
  /// that ends is waited for first.
  ///
  /// Absent: `"FAIL"`.
  public var ifExists: ExistingSessionPolicy?
  /// What the client wants to find in the session again, at most 16 KiB; absent: what `session.setDefaultOptions` said.
  ///
  /// SDK: `GCKSessionOptions`.
  public var sessionOptions: JSONObject?
  /// How long connecting may take.
  ///
  /// In seconds. More than 0, at most 600. Absent: `30`.
  public var timeout: Double?

  public init(
    url: String,
    applicationId: String? = nil,
    searchTimeout: Double? = nil,
    ifExists: ExistingSessionPolicy? = nil,
    sessionOptions: JSONObject? = nil,
    timeout: Double? = nil
  ) {
    self.url = url
    self.applicationId = applicationId
    self.searchTimeout = searchTimeout
    self.ifExists = ifExists
    self.sessionOptions = sessionOptions
    self.timeout = timeout
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.url = try members.required("url", JSONConstraint<String>.nonEmpty)
    self.applicationId = try members.optional("applicationId", JSONConstraint<String>.nonEmpty)
    self.searchTimeout = try members.optional("searchTimeout", JSONConstraint<Double>.range(0...600))
    self.ifExists = try members.optional("ifExists")
    self.sessionOptions = try members.optional("sessionOptions")
    self.timeout = try members.optional("timeout", JSONConstraint<Double>.moreThan(0, atMost: 600))
  }

  private static let vocabulary = JSONVocabulary(
    [
      "url",
      "applicationId",
      "searchTimeout",
      "ifExists",
      "sessionOptions",
      "timeout",
      "progressToken",
    ],
    meant: [
      "appID": "applicationId",
      "appId": "applicationId",
      "receiverAppId": "applicationId",
      "receiverApplicationID": "applicationId",
      "receiverApplicationId": "applicationId",
    ]
  )

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("url", self.url)
    writer.member("applicationId", self.applicationId)
    writer.member("searchTimeout", self.searchTimeout)
    writer.member("ifExists", self.ifExists)
    writer.member("sessionOptions", self.sessionOptions)
    writer.member("timeout", self.timeout)
  }
}

/// The parameters of `session.suspend`.
public struct SessionSuspendParams: Sendable, Hashable, JSONCodable {
  /// The session; absent is the current one.
  public var sessionId: String?
  /// What `session.didSuspend` says. After `NETWORK_ERROR`, `NETWORK_NOT_REACHABLE` and `TERMINATED` the session is
  /// resumed by itself as soon as the device can be reached, as after a link that broke.
  ///
  /// Absent: `"REQUESTED"`.
  public var reason: SessionSuspendReason?

  public init(sessionId: String? = nil, reason: SessionSuspendReason? = nil) {
    self.sessionId = sessionId
    self.reason = reason
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.optional("sessionId")
    self.reason = try members.optional("reason")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "sessionId",
      "reason",
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
    writer.member("sessionId", self.sessionId)
    writer.member("reason", self.reason)
  }
}

/// The parameters of `session.resume`.
public struct SessionResumeParams: Sendable, Hashable, JSONCodable {
  /// The session; absent is the current one.
  public var sessionId: String?

  public init(sessionId: String? = nil) {
    self.sessionId = sessionId
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.optional("sessionId")
  }

  private static let vocabulary = JSONVocabulary(
    [
      "sessionId",
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
    writer.member("sessionId", self.sessionId)
  }
}

/// The parameters of `session.listSaved`.
public struct SessionListSavedParams: Sendable, Hashable, JSONCodable {
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

/// The result of `session.listSaved`.
public struct SessionListSavedResult: Sendable, Hashable, JSONCodable {
  /// What `session.restore` would join.
  public var sessions: [SavedSession]
  /// What was found and is of no use, a sentence each: damaged files, sessions older than a day.
  public var problems: [String]

  public init(sessions: [SavedSession], problems: [String]) {
    self.sessions = sessions
    self.problems = problems
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.sessions = try members.required("sessions")
    self.problems = try members.required("problems")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessions", self.sessions)
    writer.member("problems", self.problems)
  }
}

/// The parameters of `session.restore`.
public struct SessionRestoreParams: Sendable, Hashable, JSONCodable {
  /// How long each device may stay away.
  ///
  /// In seconds. More than 0, at most 600. Absent: `10`.
  public var timeout: Double?

  public init(timeout: Double? = nil) {
    self.timeout = timeout
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    try Self.vocabulary.check(node)
    var members: JSONMembers = try JSONMembers(node)
    self.timeout = try members.optional("timeout", JSONConstraint<Double>.moreThan(0, atMost: 600))
  }

  private static let vocabulary = JSONVocabulary(
    [
      "timeout",
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
    writer.member("timeout", self.timeout)
  }
}

/// The result of `session.restore`.
public struct SessionRestoreResult: Sendable, Hashable, JSONCodable {
  /// The sessions that are connected again.
  public var sessions: [Session]
  /// Those that are not.
  public var failures: [FailedRestoration]
  /// What was found and is of no use, a sentence each.
  public var problems: [String]

  public init(sessions: [Session], failures: [FailedRestoration], problems: [String]) {
    self.sessions = sessions
    self.failures = failures
    self.problems = problems
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.sessions = try members.required("sessions")
    self.failures = try members.required("failures")
    self.problems = try members.required("problems")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessions", self.sessions)
    writer.member("failures", self.failures)
    writer.member("problems", self.problems)
  }
}

/// `session.willStart`
///
/// A session begins to connect.
///
/// SDK: `sessionManager:willStartCastSession:`.
public struct SessionWillStart: Sendable, Hashable, JSONCodable, RPCNotification {
  public static var method: String { "session.willStart" }
  public static var delivery: NotificationDelivery { .lossless }
  public var coalescingKey: String? { nil }

  /// The session.
  public var sessionId: String
  /// The session.
  public var session: Session

  public init(sessionId: String, session: Session) {
    self.sessionId = sessionId
    self.session = session
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.required("sessionId")
    self.session = try members.required("session")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("session", self.session)
  }
}

/// `session.didEnterPhase`
///
/// A session that connects has come to a new step.
public struct SessionDidEnterPhase: Sendable, Hashable, JSONCodable, RPCNotification {
  public static var method: String { "session.didEnterPhase" }
  public static var delivery: NotificationDelivery { .lossless }
  public var coalescingKey: String? { nil }

  /// The session.
  public var sessionId: String
  /// The step that begins.
  public var phase: ConnectionPhase
  /// Time since the start.
  ///
  /// In seconds.
  public var elapsed: Double
  /// More about it: that the TV asks its viewer for permission.
  public var message: String?

  public init(sessionId: String, phase: ConnectionPhase, elapsed: Double, message: String? = nil) {
    self.sessionId = sessionId
    self.phase = phase
    self.elapsed = elapsed
    self.message = message
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.required("sessionId")
    self.phase = try members.required("phase")
    self.elapsed = try members.required("elapsed")
    self.message = try members.optional("message")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("phase", self.phase)
    writer.member("elapsed", self.elapsed)
    writer.member("message", self.message)
  }
}

/// `session.didStart`
///
/// A session is connected.
///
/// SDK: `sessionManager:didStartCastSession:`.
public struct SessionDidStart: Sendable, Hashable, JSONCodable, RPCNotification {
  public static var method: String { "session.didStart" }
  public static var delivery: NotificationDelivery { .lossless }
  public var coalescingKey: String? { nil }

  /// The session.
  public var sessionId: String
  /// The session.
  public var session: Session

  public init(sessionId: String, session: Session) {
    self.sessionId = sessionId
    self.session = session
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.required("sessionId")
    self.session = try members.required("session")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("session", self.session)
  }
}

/// `session.didFailToStart`
///
/// A session could not be connected.
///
/// SDK: `sessionManager:didFailToStartCastSession:withError:`.
public struct SessionDidFailToStart: Sendable, Hashable, JSONCodable, RPCNotification {
  public static var method: String { "session.didFailToStart" }
  public static var delivery: NotificationDelivery { .lossless }
  public var coalescingKey: String? { nil }

  /// The session.
  public var sessionId: String
  /// The session.
  public var session: Session
  /// Why not.
  public var error: ErrorInfo

  public init(sessionId: String, session: Session, error: ErrorInfo) {
    self.sessionId = sessionId
    self.session = session
    self.error = error
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.required("sessionId")
    self.session = try members.required("session")
    self.error = try members.required("error")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("session", self.session)
    writer.member("error", self.error)
  }
}

/// `session.willEnd`
///
/// A session is about to end on request.
///
/// SDK: `sessionManager:willEndCastSession:`.
public struct SessionWillEnd: Sendable, Hashable, JSONCodable, RPCNotification {
  public static var method: String { "session.willEnd" }
  public static var delivery: NotificationDelivery { .lossless }
  public var coalescingKey: String? { nil }

  /// The session.
  public var sessionId: String
  /// The session.
  public var session: Session

  public init(sessionId: String, session: Session) {
    self.sessionId = sessionId
    self.session = session
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.required("sessionId")
    self.session = try members.required("session")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("session", self.session)
  }
}

/// `session.didEnd`
///
/// A session is over.
///
/// SDK: `sessionManager:didEndCastSession:withError:`.
public struct SessionDidEnd: Sendable, Hashable, JSONCodable, RPCNotification {
  public static var method: String { "session.didEnd" }
  public static var delivery: NotificationDelivery { .lossless }
  public var coalescingKey: String? { nil }

  /// The session.
  public var sessionId: String
  /// The session.
  public var session: Session
  /// Why.
  public var reason: SessionEndReason
  /// What went wrong, if something did.
  public var error: ErrorInfo?

  public init(sessionId: String, session: Session, reason: SessionEndReason, error: ErrorInfo? = nil) {
    self.sessionId = sessionId
    self.session = session
    self.reason = reason
    self.error = error
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.required("sessionId")
    self.session = try members.required("session")
    self.reason = try members.required("reason")
    self.error = try members.optional("error")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("session", self.session)
    writer.member("reason", self.reason)
    writer.member("error", self.error)
  }
}

/// `session.didSuspend`
///
/// The link of a session is down: it broke, or was put down. The app may go on.
///
/// SDK: `sessionManager:didSuspendCastSession:withReason:`.
public struct SessionDidSuspend: Sendable, Hashable, JSONCodable, RPCNotification {
  public static var method: String { "session.didSuspend" }
  public static var delivery: NotificationDelivery { .lossless }
  public var coalescingKey: String? { nil }

  /// The session.
  public var sessionId: String
  /// The session.
  public var session: Session
  /// Why.
  public var reason: SessionSuspendReason
  /// What broke the link.
  public var error: ErrorInfo?

  public init(sessionId: String, session: Session, reason: SessionSuspendReason, error: ErrorInfo? = nil) {
    self.sessionId = sessionId
    self.session = session
    self.reason = reason
    self.error = error
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.required("sessionId")
    self.session = try members.required("session")
    self.reason = try members.required("reason")
    self.error = try members.optional("error")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("session", self.session)
    writer.member("reason", self.reason)
    writer.member("error", self.error)
  }
}

/// `session.willResume`
///
/// An attempt to resume a session begins.
///
/// SDK: `sessionManager:willResumeCastSession:`.
public struct SessionWillResume: Sendable, Hashable, JSONCodable, RPCNotification {
  public static var method: String { "session.willResume" }
  public static var delivery: NotificationDelivery { .lossless }
  public var coalescingKey: String? { nil }

  /// The session.
  public var sessionId: String
  /// The session.
  public var session: Session
  /// Which attempt since the session was suspended, from 1.
  public var attempt: Int64
  /// What ended the attempt before, or else the link.
  public var error: ErrorInfo?

  public init(sessionId: String, session: Session, attempt: Int64, error: ErrorInfo? = nil) {
    self.sessionId = sessionId
    self.session = session
    self.attempt = attempt
    self.error = error
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.required("sessionId")
    self.session = try members.required("session")
    self.attempt = try members.required("attempt")
    self.error = try members.optional("error")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("session", self.session)
    writer.member("attempt", self.attempt)
    writer.member("error", self.error)
  }
}

/// `session.didResume`
///
/// The link of a session is up again, and its app is the same run; nothing was loaded anew.
///
/// SDK: `sessionManager:didResumeCastSession:`.
public struct SessionDidResume: Sendable, Hashable, JSONCodable, RPCNotification {
  public static var method: String { "session.didResume" }
  public static var delivery: NotificationDelivery { .lossless }
  public var coalescingKey: String? { nil }

  /// The session.
  public var sessionId: String
  /// The session.
  public var session: Session

  public init(sessionId: String, session: Session) {
    self.sessionId = sessionId
    self.session = session
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.required("sessionId")
    self.session = try members.required("session")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("session", self.session)
  }
}

/// `session.didFailToResume`
///
/// A session could not be resumed: its app has ended, or the device stayed away for too long. `session.didEnd` follows.
///
/// SDK: `sessionManager:didFailToResumeSession:withError:`.
public struct SessionDidFailToResume: Sendable, Hashable, JSONCodable, RPCNotification {
  public static var method: String { "session.didFailToResume" }
  public static var delivery: NotificationDelivery { .lossless }
  public var coalescingKey: String? { nil }

  /// The session.
  public var sessionId: String
  /// The session.
  public var session: Session
  /// Why not.
  public var error: ErrorInfo

  public init(sessionId: String, session: Session, error: ErrorInfo) {
    self.sessionId = sessionId
    self.session = session
    self.error = error
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.required("sessionId")
    self.session = try members.required("session")
    self.error = try members.required("error")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("session", self.session)
    writer.member("error", self.error)
  }
}

/// `session.didUpdateDefaultOptions`
///
/// What new sessions get as `sessionOptions` changed.
///
/// SDK: `sessionManager:didUpdateDefaultSessionOptionsForDeviceCategory:`.
public struct SessionDidUpdateDefaultOptions: Sendable, Hashable, JSONCodable, RPCNotification {
  public static var method: String { "session.didUpdateDefaultOptions" }
  public static var delivery: NotificationDelivery { .latest }
  public var coalescingKey: String? { self.category }

  /// The devices' category.
  public var category: String
  /// The options; absent: none any more.
  public var options: JSONObject?

  public init(category: String, options: JSONObject? = nil) {
    self.category = category
    self.options = options
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.category = try members.required("category")
    self.options = try members.optional("options")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("category", self.category)
    writer.member("options", self.options)
  }
}

/// `session.willTransfer`
///
/// A session is about to come to another device, because a client asked for it (`session.transfer`), or because it was
/// found there: the receivers' platform moved it.
public struct SessionWillTransfer: Sendable, Hashable, JSONCodable, RPCNotification {
  public static var method: String { "session.willTransfer" }
  public static var delivery: NotificationDelivery { .lossless }
  public var coalescingKey: String? { nil }

  /// The session.
  public var sessionId: String
  /// The session, still on its device.
  public var session: Session
  /// The other device.
  public var toDevice: Device

  public init(sessionId: String, session: Session, toDevice: Device) {
    self.sessionId = sessionId
    self.session = session
    self.toDevice = toDevice
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.required("sessionId")
    self.session = try members.required("session")
    self.toDevice = try members.required("toDevice")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("session", self.session)
    writer.member("toDevice", self.toDevice)
  }
}

/// `session.didTransfer`
///
/// A session is on another device now, under the same id; `session.didResume`, whose session has that device, came just
/// before. On the device there is another media session.
///
/// SDK: `sessionManager:didResumeCastSession:`.
public struct SessionDidTransfer: Sendable, Hashable, JSONCodable, RPCNotification {
  public static var method: String { "session.didTransfer" }
  public static var delivery: NotificationDelivery { .lossless }
  public var coalescingKey: String? { nil }

  /// The session.
  public var sessionId: String
  /// The session on the other device.
  public var session: Session
  /// The device that it left.
  public var fromDevice: Device

  public init(sessionId: String, session: Session, fromDevice: Device) {
    self.sessionId = sessionId
    self.session = session
    self.fromDevice = fromDevice
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.required("sessionId")
    self.session = try members.required("session")
    self.fromDevice = try members.required("fromDevice")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("session", self.session)
    writer.member("fromDevice", self.fromDevice)
  }
}

/// `session.didFailToTransfer`
///
/// A session could not be brought to another device; it is as it was, unless `session.didEnd` or `session.didSuspend`
/// says otherwise.
public struct SessionDidFailToTransfer: Sendable, Hashable, JSONCodable, RPCNotification {
  public static var method: String { "session.didFailToTransfer" }
  public static var delivery: NotificationDelivery { .lossless }
  public var coalescingKey: String? { nil }

  /// The session.
  public var sessionId: String
  /// The session.
  public var session: Session
  /// The other device.
  public var toDevice: Device
  /// Why not.
  public var error: ErrorInfo

  public init(sessionId: String, session: Session, toDevice: Device, error: ErrorInfo) {
    self.sessionId = sessionId
    self.session = session
    self.toDevice = toDevice
    self.error = error
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.required("sessionId")
    self.session = try members.required("session")
    self.toDevice = try members.required("toDevice")
    self.error = try members.required("error")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("session", self.session)
    writer.member("toDevice", self.toDevice)
    writer.member("error", self.error)
  }
}

/// `session.didUpdateDevice`
///
/// What is known of a session's device changed: its name, its address, what it shows.
///
/// SDK: `sessionManager:castSession:didUpdateDevice:`.
public struct SessionDidUpdateDevice: Sendable, Hashable, JSONCodable, RPCNotification {
  public static var method: String { "session.didUpdateDevice" }
  public static var delivery: NotificationDelivery { .latest }
  public var coalescingKey: String? { "" }

  /// The session.
  public var sessionId: String
  /// The session.
  public var session: Session

  public init(sessionId: String, session: Session) {
    self.sessionId = sessionId
    self.session = session
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.required("sessionId")
    self.session = try members.required("session")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("session", self.session)
  }
}

/// `session.didReceiveMultizoneStatus`
///
/// A group told its members, and they aren't what was known.
///
/// SDK: `didReceiveMultizoneStatus:`.
public struct SessionDidReceiveMultizoneStatus: Sendable, Hashable, JSONCodable, RPCNotification {
  public static var method: String { "session.didReceiveMultizoneStatus" }
  public static var delivery: NotificationDelivery { .lossless }
  public var coalescingKey: String? { nil }

  /// The session.
  public var sessionId: String
  /// The members now.
  public var status: MultizoneStatus

  public init(sessionId: String, status: MultizoneStatus) {
    self.sessionId = sessionId
    self.status = status
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.required("sessionId")
    self.status = try members.required("status")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("status", self.status)
  }
}

/// `session.didAddMultizoneDevice`
///
/// A device joined the group.
///
/// SDK: `didAddMultizoneDevice:`.
public struct SessionDidAddMultizoneDevice: Sendable, Hashable, JSONCodable, RPCNotification {
  public static var method: String { "session.didAddMultizoneDevice" }
  public static var delivery: NotificationDelivery { .lossless }
  public var coalescingKey: String? { nil }

  /// The session.
  public var sessionId: String
  /// The member.
  public var device: MultizoneDevice

  public init(sessionId: String, device: MultizoneDevice) {
    self.sessionId = sessionId
    self.device = device
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.required("sessionId")
    self.device = try members.required("device")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("device", self.device)
  }
}

/// `session.didUpdateMultizoneDevice`
///
/// A member of the group changed, such as its volume.
///
/// SDK: `didUpdateMultizoneDevice:`.
public struct SessionDidUpdateMultizoneDevice: Sendable, Hashable, JSONCodable, RPCNotification {
  public static var method: String { "session.didUpdateMultizoneDevice" }
  public static var delivery: NotificationDelivery { .latest }
  public var coalescingKey: String? { self.sessionId + "\u{1F}" + self.deviceId }

  /// The session.
  public var sessionId: String
  /// The member.
  public var deviceId: String
  /// The member now.
  public var device: MultizoneDevice

  public init(sessionId: String, deviceId: String, device: MultizoneDevice) {
    self.sessionId = sessionId
    self.deviceId = deviceId
    self.device = device
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.required("sessionId")
    self.deviceId = try members.required("deviceId")
    self.device = try members.required("device")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("deviceId", self.deviceId)
    writer.member("device", self.device)
  }
}

/// `session.didRemoveMultizoneDevice`
///
/// A device left the group.
///
/// SDK: `didRemoveMultizoneDeviceWithID:`.
public struct SessionDidRemoveMultizoneDevice: Sendable, Hashable, JSONCodable, RPCNotification {
  public static var method: String { "session.didRemoveMultizoneDevice" }
  public static var delivery: NotificationDelivery { .lossless }
  public var coalescingKey: String? { nil }

  /// The session.
  public var sessionId: String
  /// The member.
  public var deviceId: String

  public init(sessionId: String, deviceId: String) {
    self.sessionId = sessionId
    self.deviceId = deviceId
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.required("sessionId")
    self.deviceId = try members.required("deviceId")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("deviceId", self.deviceId)
  }
}

/// `session.didUpdatePlaybackSession`
///
/// Whether what plays can be moved and spread changed.
public struct SessionDidUpdatePlaybackSession: Sendable, Hashable, JSONCodable, RPCNotification {
  public static var method: String { "session.didUpdatePlaybackSession" }
  public static var delivery: NotificationDelivery { .latest }
  public var coalescingKey: String? { self.sessionId }

  /// The session.
  public var sessionId: String
  /// How it is now.
  public var playbackSession: MultizonePlaybackSession

  public init(sessionId: String, playbackSession: MultizonePlaybackSession) {
    self.sessionId = sessionId
    self.playbackSession = playbackSession
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.required("sessionId")
    self.playbackSession = try members.required("playbackSession")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("playbackSession", self.playbackSession)
  }
}

/// `session.didChangeVolume`
///
/// The device's volume changed, whoever changed it.
///
/// SDK: `didReceiveDeviceVolume:muted:`.
public struct SessionDidChangeVolume: Sendable, Hashable, JSONCodable, RPCNotification {
  public static var method: String { "session.didChangeVolume" }
  public static var delivery: NotificationDelivery { .latest }
  public var coalescingKey: String? { self.sessionId }

  /// The session.
  public var sessionId: String
  /// The volume now.
  public var volume: DeviceVolume

  public init(sessionId: String, volume: DeviceVolume) {
    self.sessionId = sessionId
    self.volume = volume
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.required("sessionId")
    self.volume = try members.required("volume")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("volume", self.volume)
  }
}

/// `session.didChangeStatus`
///
/// What the receiver reports of itself changed: app, status text, active input, standby.
///
/// SDK: `didReceiveDeviceStatus:`.
public struct SessionDidChangeStatus: Sendable, Hashable, JSONCodable, RPCNotification {
  public static var method: String { "session.didChangeStatus" }
  public static var delivery: NotificationDelivery { .latest }
  public var coalescingKey: String? { self.sessionId }

  /// The session.
  public var sessionId: String
  /// The session now.
  public var session: Session

  public init(sessionId: String, session: Session) {
    self.sessionId = sessionId
    self.session = session
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.sessionId = try members.required("sessionId")
    self.session = try members.required("session")
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("session", self.session)
  }
}
