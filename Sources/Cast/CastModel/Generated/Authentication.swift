// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import JSONCodec

/// Whether devices must authenticate.
public struct DeviceAuthenticationPolicy: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No device is asked.
  public static let off: DeviceAuthenticationPolicy = DeviceAuthenticationPolicy(rawValue: "OFF")
  /// Every device is asked and connected to, with any result; `Session.authentication` has it.
  public static let report: DeviceAuthenticationPolicy = DeviceAuthenticationPolicy(rawValue: "REPORT")
  /// A device that isn't authentic is not connected to: `DeviceAuthenticationFailed`.
  public static let require: DeviceAuthenticationPolicy = DeviceAuthenticationPolicy(rawValue: "REQUIRE")

  public static let knownValues: [DeviceAuthenticationPolicy] = [.off, .report, .require]
}

/// How revocation lists are used.
public struct RevocationPolicy: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Revocation lists are ignored.
  public static let ignore: RevocationPolicy = RevocationPolicy(rawValue: "IGNORE")
  /// Certificates that a valid list revokes are refused; a missing list is accepted. Hardly any device sends one.
  public static let optional: RevocationPolicy = RevocationPolicy(rawValue: "OPTIONAL")
  /// A valid list is required: the device's own, or `crlFile`.
  public static let required: RevocationPolicy = RevocationPolicy(rawValue: "REQUIRED")

  public static let knownValues: [RevocationPolicy] = [.ignore, .optional, .required]
}

/// Whether and how strictly devices must authenticate. The proof is a signature by a key that Google certified. It is
/// off by default: in March 2025 strict senders refused millions of genuine devices.
///
/// Each has a value: what nobody says is as the spec assumes it.
public struct DeviceAuthenticationOptions: Sendable, Hashable, JSONCodable {
  /// Whether devices must authenticate.
  ///
  /// Absent: `"OFF"`.
  public var policy: DeviceAuthenticationPolicy
  /// Whether expired or not yet valid certificates in the device's chain are accepted. The dates of its TLS certificate
  /// are checked regardless.
  ///
  /// Absent: `false`.
  public var ignoreExpiry: Bool
  /// Whether a SHA-1 signature is accepted; the oldest devices make it.
  ///
  /// Absent: `true`.
  public var acceptSHA1: Bool
  /// Whether an answer that doesn't repeat the challenge is refused; the oldest devices give such answers. An answer
  /// that repeats another challenge is always refused.
  ///
  /// Absent: `false`.
  public var requireNonce: Bool
  /// How revocation lists are used.
  ///
  /// Absent: `"OPTIONAL"`.
  public var crl: RevocationPolicy
  /// Path of a revocation list (a `CrlBundle` in protobuf) on the server's machine that is checked in addition to the
  /// device's own.
  ///
  /// Not empty.
  public var crlFile: String?
  /// Path of a PEM file with roots for revocation lists that are trusted in addition to Google's.
  ///
  /// Not empty.
  public var crlRootsFile: String?
  /// Path of a PEM file on the server's machine with root certificates that are trusted in addition to Google's; for
  /// `cast-receiver`, that of its `--root-certificate`.
  ///
  /// Not empty.
  public var trustedRootsFile: String?
  /// How long a device may take to answer the challenge.
  ///
  /// In seconds. More than 0, at most 60. Absent: `5`.
  public var timeout: Duration

  /// All as the spec assumes them, but for what is given.
  public init(
    policy: DeviceAuthenticationPolicy = .off,
    ignoreExpiry: Bool = false,
    acceptSHA1: Bool = true,
    requireNonce: Bool = false,
    crl: RevocationPolicy = .optional,
    crlFile: String? = nil,
    crlRootsFile: String? = nil,
    trustedRootsFile: String? = nil,
    timeout: Duration = .seconds(5)
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

  /// All as the spec assumes them, but for what `changes` say.
  public init(_ changes: Changes?) {
    self.init()
    self.replace(with: changes)
  }

  /// Takes what `changes` say; all else stays.
  public mutating func replace(with changes: Changes?) {
    guard let changes else { return }
    if let value = changes.policy { self.policy = value }
    if let value = changes.ignoreExpiry { self.ignoreExpiry = value }
    if let value = changes.acceptSHA1 { self.acceptSHA1 = value }
    if let value = changes.requireNonce { self.requireNonce = value }
    if let value = changes.crl { self.crl = value }
    if let value = changes.crlFile { self.crlFile = value }
    if let value = changes.crlRootsFile { self.crlRootsFile = value }
    if let value = changes.trustedRootsFile { self.trustedRootsFile = value }
    if let value = changes.timeout { self.timeout = Duration(spanOf: value) }
  }

  /// All of them, as they are told.
  public var changes: Changes {
    Changes(
      policy: self.policy,
      ignoreExpiry: self.ignoreExpiry,
      acceptSHA1: self.acceptSHA1,
      requireNonce: self.requireNonce,
      crl: self.crl,
      crlFile: self.crlFile,
      crlRootsFile: self.crlRootsFile,
      trustedRootsFile: self.trustedRootsFile,
      timeout: self.timeout.inSeconds
    )
  }

  public init(json node: JSONNode) throws(JSONDecodingError) { self.init(try Changes(json: node)) }

  public func write(to writer: inout JSONWriter) { self.changes.write(to: &writer) }

  /// What somebody says of ``DeviceAuthenticationOptions``: some of them, or all.
  public struct Changes: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
    /// Whether devices must authenticate.
    ///
    /// Absent: `"OFF"`.
    public var policy: DeviceAuthenticationPolicy?
    /// Whether expired or not yet valid certificates in the device's chain are accepted. The dates of its TLS
    /// certificate are checked regardless.
    ///
    /// Absent: `false`.
    public var ignoreExpiry: Bool?
    /// Whether a SHA-1 signature is accepted; the oldest devices make it.
    ///
    /// Absent: `true`.
    public var acceptSHA1: Bool?
    /// Whether an answer that doesn't repeat the challenge is refused; the oldest devices give such answers. An answer
    /// that repeats another challenge is always refused.
    ///
    /// Absent: `false`.
    public var requireNonce: Bool?
    /// How revocation lists are used.
    ///
    /// Absent: `"OPTIONAL"`.
    public var crl: RevocationPolicy?
    /// Path of a revocation list (a `CrlBundle` in protobuf) on the server's machine that is checked in addition to the
    /// device's own.
    ///
    /// Not empty.
    public var crlFile: String?
    /// Path of a PEM file with roots for revocation lists that are trusted in addition to Google's.
    ///
    /// Not empty.
    public var crlRootsFile: String?
    /// Path of a PEM file on the server's machine with root certificates that are trusted in addition to Google's; for
    /// `cast-receiver`, that of its `--root-certificate`.
    ///
    /// Not empty.
    public var trustedRootsFile: String?
    /// How long a device may take to answer the challenge.
    ///
    /// In seconds. More than 0, at most 60. Absent: `5`.
    public var timeout: Double?

    public init(
      policy: DeviceAuthenticationPolicy? = nil, ignoreExpiry: Bool? = nil, acceptSHA1: Bool? = nil,
      requireNonce: Bool? = nil, crl: RevocationPolicy? = nil, crlFile: String? = nil, crlRootsFile: String? = nil,
      trustedRootsFile: String? = nil, timeout: Double? = nil
    ) {
      (
        self.policy, self.ignoreExpiry, self.acceptSHA1, self.requireNonce, self.crl, self.crlFile, self.crlRootsFile,
        self.trustedRootsFile, self.timeout
      )
      = (policy, ignoreExpiry, acceptSHA1, requireNonce, crl, crlFile, crlRootsFile, trustedRootsFile, timeout)
    }

    public init(json node: JSONNode) throws(JSONDecodingError) {
      var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
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

    private static let vocabulary = JSONVocabulary([
      "policy", "ignoreExpiry", "acceptSHA1", "requireNonce", "crl", "crlFile", "crlRootsFile", "trustedRootsFile",
      "timeout",
    ])

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
}

/// The result of device authentication.
public struct AuthenticationVerdict: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Every check holds: the device has a key that Google (or a root in `trustedRootsFile`) certified. It proves no
  /// more: such keys have been taken out of apps.
  public static let authentic: AuthenticationVerdict = AuthenticationVerdict(rawValue: "AUTHENTIC")
  /// All checks but those of dates pass: a certificate has expired, or a clock is wrong.
  public static let expired: AuthenticationVerdict = AuthenticationVerdict(rawValue: "EXPIRED")
  /// A check other than those of dates fails.
  public static let notAuthentic: AuthenticationVerdict = AuthenticationVerdict(rawValue: "NOT_AUTHENTIC")
  /// The device gave no proof.
  public static let unanswered: AuthenticationVerdict = AuthenticationVerdict(rawValue: "UNANSWERED")

  public static let knownValues: [AuthenticationVerdict] = [.authentic, .expired, .notAuthentic, .unanswered]
}

/// One of the checks of device authentication.
public struct AuthenticationCheck: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No answer came in time.
  public static let noReply: AuthenticationCheck = AuthenticationCheck(rawValue: "NO_REPLY")
  /// The device answered with an error.
  public static let deviceError: AuthenticationCheck = AuthenticationCheck(rawValue: "DEVICE_ERROR")
  /// The answer can't be read.
  public static let replyMalformed: AuthenticationCheck = AuthenticationCheck(rawValue: "REPLY_MALFORMED")
  /// The answer repeats another challenge (a replay), or none although the options require it.
  public static let nonce: AuthenticationCheck = AuthenticationCheck(rawValue: "NONCE")
  /// The signature's hash or kind is not accepted.
  public static let algorithm: AuthenticationCheck = AuthenticationCheck(rawValue: "ALGORITHM")
  /// The device's key didn't sign this connection: another host intercepts it or imitates the device.
  public static let signature: AuthenticationCheck = AuthenticationCheck(rawValue: "SIGNATURE")
  /// The TLS certificate is missing or malformed.
  public static let tlsCertificate: AuthenticationCheck = AuthenticationCheck(rawValue: "TLS_CERTIFICATE")
  /// The TLS certificate isn't valid yet, or a clock is wrong.
  public static let tlsCertificateNotYetValid: AuthenticationCheck = AuthenticationCheck(rawValue: "TLS_CERTIFICATE_NOT_YET_VALID")
  /// The TLS certificate has expired, or a clock is wrong.
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
  /// An issuer isn't a certificate authority.
  public static let basicConstraints: AuthenticationCheck = AuthenticationCheck(rawValue: "BASIC_CONSTRAINTS")
  /// The device's key isn't for signatures, or an issuer's isn't for certificates.
  public static let keyUsage: AuthenticationCheck = AuthenticationCheck(rawValue: "KEY_USAGE")
  /// A key isn't RSA, or has fewer than 2048 bits.
  public static let keySize: AuthenticationCheck = AuthenticationCheck(rawValue: "KEY_SIZE")
  /// A name is outside its issuer's name constraints.
  public static let nameConstraints: AuthenticationCheck = AuthenticationCheck(rawValue: "NAME_CONSTRAINTS")
  /// A certificate has a critical extension that isn't understood.
  public static let criticalExtension: AuthenticationCheck = AuthenticationCheck(rawValue: "CRITICAL_EXTENSION")
  /// The chain is invalid for another reason.
  public static let certificateChain: AuthenticationCheck = AuthenticationCheck(rawValue: "CERTIFICATE_CHAIN")
  /// The device's certificate isn't valid yet, or this machine's clock is wrong.
  public static let deviceCertificateNotYetValid: AuthenticationCheck = AuthenticationCheck(rawValue: "DEVICE_CERTIFICATE_NOT_YET_VALID")
  /// The device's certificate has expired.
  public static let deviceCertificateExpired: AuthenticationCheck = AuthenticationCheck(rawValue: "DEVICE_CERTIFICATE_EXPIRED")
  /// An intermediate certificate isn't valid yet, or this machine's clock is wrong.
  public static let intermediateNotYetValid: AuthenticationCheck = AuthenticationCheck(rawValue: "INTERMEDIATE_NOT_YET_VALID")
  /// An intermediate certificate has expired, as Google's own did on 9 March 2025.
  public static let intermediateExpired: AuthenticationCheck = AuthenticationCheck(rawValue: "INTERMEDIATE_EXPIRED")
  /// The device claims to have a screen, but its certificate is for devices without one.
  public static let audioOnly: AuthenticationCheck = AuthenticationCheck(rawValue: "AUDIO_ONLY")
  /// A revocation list is required but missing.
  public static let crlMissing: AuthenticationCheck = AuthenticationCheck(rawValue: "CRL_MISSING")
  /// The revocation list can't be read, isn't signed by an authorized key, or is out of date.
  public static let crlInvalid: AuthenticationCheck = AuthenticationCheck(rawValue: "CRL_INVALID")
  /// A certificate of the chain is revoked.
  public static let revoked: AuthenticationCheck = AuthenticationCheck(rawValue: "REVOKED")

  public static let knownValues: [AuthenticationCheck] = [
    .noReply, .deviceError, .replyMalformed, .nonce, .algorithm, .signature, .tlsCertificate,
    .tlsCertificateNotYetValid, .tlsCertificateExpired, .tlsCertificateLifetime, .certificateMalformed, .untrustedRoot,
    .certificateSignature, .certificateAlgorithm, .pathLength, .basicConstraints, .keyUsage, .keySize, .nameConstraints,
    .criticalExtension, .certificateChain, .deviceCertificateNotYetValid, .deviceCertificateExpired,
    .intermediateNotYetValid, .intermediateExpired, .audioOnly, .crlMissing, .crlInvalid, .revoked,
  ]
}

/// A check of device authentication that failed, or that would fail under stricter options.
public struct AuthenticationFinding: Sendable, Hashable, JSONObjectEncodable {
  /// The check.
  public var check: AuthenticationCheck
  /// The failure and the advice.
  public var message: String
  /// The common name of the certificate concerned.
  public var certificate: String?

  public init(check: AuthenticationCheck, message: String, certificate: String? = nil) {
    (self.check, self.message, self.certificate) = (check, message, certificate)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("check", self.check)
    writer.member("message", self.message)
    writer.member("certificate", self.certificate)
  }
}

/// A certificate of a device's chain.
public struct CertificateInfo: Sendable, Hashable, JSONObjectEncodable {
  /// The subject's common name.
  public var subject: String?
  /// The issuer's common name.
  public var issuer: String?
  /// The start of its validity, ISO 8601 in UTC.
  public var notBefore: String?
  /// The end of its validity, ISO 8601 in UTC.
  public var notAfter: String?
  /// The SHA-256 of its DER encoding, in hexadecimal digits.
  public var fingerprint: String

  public init(
    subject: String? = nil, issuer: String? = nil, notBefore: String? = nil, notAfter: String? = nil,
    fingerprint: String
  ) {
    self.subject = subject
    self.issuer = issuer
    self.notBefore = notBefore
    self.notAfter = notAfter
    self.fingerprint = fingerprint
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("subject", self.subject)
    writer.member("issuer", self.issuer)
    writer.member("notBefore", self.notBefore)
    writer.member("notAfter", self.notAfter)
    writer.member("fingerprint", self.fingerprint)
  }
}

/// The findings of device authentication.
public struct DeviceAuthenticationInfo: Sendable, Hashable, JSONObjectEncodable {
  /// The result.
  public var verdict: AuthenticationVerdict
  /// The most serious failure. If it is about dates, all other checks passed.
  public var failedCheck: AuthenticationCheck?
  /// The failure and the advice.
  public var message: String?
  /// All failures, the most serious first, dates last.
  public var failures: [AuthenticationFinding]
  /// Findings that the options tolerate.
  public var warnings: [AuthenticationFinding]
  /// The common name of the device's certificate: model code and hardware address on Chromecasts.
  public var subject: String?
  /// The common name of the authority that issued it, named after the model or its maker.
  public var model: String?
  /// When the first certificate of the chain expires, ISO 8601 in UTC.
  public var notAfter: String?
  /// Whether the chain is only for devices without a screen.
  public var audioOnly: Bool
  /// The hash of the device's signature: `SHA-256`, on the oldest devices `SHA-1`.
  public var hashAlgorithm: String?
  /// Whether the answer repeats the server's challenge, so that it can't be a replay.
  public var nonceEchoed: Bool
  /// Whether a valid revocation list was checked.
  public var revocationChecked: Bool
  /// The chain, from the device's certificate to the root, as far as it could be built.
  public var chain: [CertificateInfo]

  public init(
    verdict: AuthenticationVerdict, failedCheck: AuthenticationCheck? = nil, message: String? = nil,
    failures: [AuthenticationFinding], warnings: [AuthenticationFinding], subject: String? = nil, model: String? = nil,
    notAfter: String? = nil, audioOnly: Bool, hashAlgorithm: String? = nil, nonceEchoed: Bool, revocationChecked: Bool,
    chain: [CertificateInfo]
  ) {
    (
      self.verdict, self.failedCheck, self.message, self.failures, self.warnings, self.subject, self.model,
      self.notAfter, self.audioOnly, self.hashAlgorithm, self.nonceEchoed, self.revocationChecked, self.chain
    )
    = (
      verdict, failedCheck, message, failures, warnings, subject, model, notAfter, audioOnly, hashAlgorithm,
      nonceEchoed, revocationChecked, chain
    )
  }

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
