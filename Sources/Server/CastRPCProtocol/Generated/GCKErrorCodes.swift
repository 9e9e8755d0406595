// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

extension GCKErrorCode {
  /// Nothing went wrong.
  ///
  /// Never reported: A call that succeeds has a result, and no error.
  public static let noError: GCKErrorCode = GCKErrorCode(rawValue: 0)

  /// The connection failed.
  public static let networkError: GCKErrorCode = GCKErrorCode(rawValue: 1)

  /// No answer arrived in time.
  public static let timeout: GCKErrorCode = GCKErrorCode(rawValue: 2)

  /// The device failed device authentication.
  public static let deviceAuthenticationFailure: GCKErrorCode = GCKErrorCode(rawValue: 3)

  /// The request was invalid, or the receiver refused it.
  public static let invalidRequest: GCKErrorCode = GCKErrorCode(rawValue: 4)

  /// The request was cancelled.
  public static let cancelled: GCKErrorCode = GCKErrorCode(rawValue: 5)

  /// A newer request of the same kind replaced it.
  public static let replaced: GCKErrorCode = GCKErrorCode(rawValue: 6)

  /// The operation isn't allowed here, or not for this sender.
  public static let notAllowed: GCKErrorCode = GCKErrorCode(rawValue: 7)

  /// The receiver already handles a request with this number.
  public static let duplicateRequest: GCKErrorCode = GCKErrorCode(rawValue: 8)

  /// The operation isn't possible in this state.
  public static let invalidState: GCKErrorCode = GCKErrorCode(rawValue: 9)

  /// Too many messages are waiting to be sent.
  public static let sendBufferFull: GCKErrorCode = GCKErrorCode(rawValue: 10)

  /// The message is larger than 64 KiB.
  public static let messageTooBig: GCKErrorCode = GCKErrorCode(rawValue: 11)

  /// The channel isn't connected.
  public static let channelNotConnected: GCKErrorCode = GCKErrorCode(rawValue: 12)

  /// The user, or the device, denied the connection.
  public static let deviceAuthorizationFailure: GCKErrorCode = GCKErrorCode(rawValue: 13)

  /// There is no connection to the device.
  public static let deviceNotConnected: GCKErrorCode = GCKErrorCode(rawValue: 14)

  /// The protocol versions are incompatible.
  public static let protocolVersionMismatch: GCKErrorCode = GCKErrorCode(rawValue: 15)

  /// The receiver has reached its limit of senders.
  ///
  /// Never reported: Receivers close the connection without a reason, which is `ConnectionRejected`.
  public static let maxUsersConnected: GCKErrorCode = GCKErrorCode(rawValue: 16)

  /// There is no network, or no route to the device.
  public static let networkNotReachable: GCKErrorCode = GCKErrorCode(rawValue: 17)

  /// The device violated the protocol.
  ///
  /// Never reported: A malformed message is dropped and logged; a malformed frame ends the link, which is
  /// `ConnectionLost`.
  public static let protocolError: GCKErrorCode = GCKErrorCode(rawValue: 18)

  /// The context exists already.
  public static let alreadyInitialized: GCKErrorCode = GCKErrorCode(rawValue: 19)

  /// The receiver can't find the app.
  public static let applicationNotFound: GCKErrorCode = GCKErrorCode(rawValue: 20)

  /// The app isn't running.
  public static let applicationNotRunning: GCKErrorCode = GCKErrorCode(rawValue: 21)

  /// The app runs, but not in the session that was asked for.
  public static let invalidApplicationSessionID: GCKErrorCode = GCKErrorCode(rawValue: 22)

  /// The encrypted connection could not be made.
  public static let secureTransportError: GCKErrorCode = GCKErrorCode(rawValue: 23)

  /// The socket is already connected.
  ///
  /// Never reported: Each session has its own socket, which callers don't see; a second session is `SessionExists`.
  public static let socketAlreadyConnected: GCKErrorCode = GCKErrorCode(rawValue: 24)

  /// The address is invalid.
  public static let socketInvalidAddress: GCKErrorCode = GCKErrorCode(rawValue: 25)

  /// A parameter of the socket is wrong.
  ///
  /// Never reported: Hosts and ports are checked earlier: `InvalidParams`.
  public static let socketInvalidParameter: GCKErrorCode = GCKErrorCode(rawValue: 26)

  /// The answer could not be parsed.
  ///
  /// Never reported: An answer that can't be parsed is ignored: the request keeps waiting, and ends as
  /// `RequestTimedOut`.
  public static let invalidResponse: GCKErrorCode = GCKErrorCode(rawValue: 27)

  /// The session was transferred, but not to all devices.
  public static let failedSessionUpdate: GCKErrorCode = GCKErrorCode(rawValue: 28)

  /// There is no such session, or it has ended.
  public static let sessionIsNotActive: GCKErrorCode = GCKErrorCode(rawValue: 29)

  /// The receiver could not load the media.
  public static let mediaLoadFailed: GCKErrorCode = GCKErrorCode(rawValue: 30)

  /// The player can't do this in its current state.
  public static let invalidMediaPlayerState: GCKErrorCode = GCKErrorCode(rawValue: 31)

  /// Nothing is loaded.
  public static let noMediaSession: GCKErrorCode = GCKErrorCode(rawValue: 32)

  /// The session isn't a Cast session.
  ///
  /// Never reported: Every session of this server is one of Cast.
  public static let notCastSession: GCKErrorCode = GCKErrorCode(rawValue: 33)

  /// The receiver reported an error of the player.
  public static let mediaError: GCKErrorCode = GCKErrorCode(rawValue: 34)

  /// The device answered the challenge with an error.
  public static let authenticationErrorReceived: GCKErrorCode = GCKErrorCode(rawValue: 40)

  /// The device's certificate can't be parsed.
  public static let malformedClientCertificate: GCKErrorCode = GCKErrorCode(rawValue: 41)

  /// The device's TLS certificate is missing or isn't an X.509 certificate.
  public static let notX509Certificate: GCKErrorCode = GCKErrorCode(rawValue: 42)

  /// The device's certificate doesn't chain to a trusted root, or has expired.
  public static let deviceCertificateNotTrusted: GCKErrorCode = GCKErrorCode(rawValue: 43)

  /// The device's TLS certificate has expired, or is valid for too long.
  public static let sslCertificateNotTrusted: GCKErrorCode = GCKErrorCode(rawValue: 44)

  /// The device's answer to the challenge can't be parsed.
  public static let malformedAuthenticationResponse: GCKErrorCode = GCKErrorCode(rawValue: 45)

  /// The device claims a capability that its certificate doesn't allow: a screen.
  public static let deviceCapabilityNotSupported: GCKErrorCode = GCKErrorCode(rawValue: 46)

  /// The revocation list is missing, can't be parsed, or isn't signed by an authorized key.
  public static let crlInvalid: GCKErrorCode = GCKErrorCode(rawValue: 47)

  /// A certificate is revoked.
  public static let crlCheckFailed: GCKErrorCode = GCKErrorCode(rawValue: 48)

  /// A broadcast could not be encrypted.
  ///
  /// Never reported: It belongs to the SDK's nearby (guest mode) broadcasts, which Google removed.
  public static let broadcastMessageEncryptionFailed: GCKErrorCode = GCKErrorCode(rawValue: 50)

  /// The key exchange got an invalid answer.
  ///
  /// Never reported: It belongs to the SDK's nearby (guest mode) broadcasts, which Google removed.
  public static let broadcastKeyExchangeInvalidResponse: GCKErrorCode = GCKErrorCode(rawValue: 51)

  /// The key exchange got invalid input.
  ///
  /// Never reported: It belongs to the SDK's nearby (guest mode) broadcasts, which Google removed.
  public static let broadcastKeyExchangeInvalidInput: GCKErrorCode = GCKErrorCode(rawValue: 52)

  /// The key exchange got an empty answer.
  ///
  /// Never reported: It belongs to the SDK's nearby (guest mode) broadcasts, which Google removed.
  public static let broadcastKeyExchangeEmptyResponse: GCKErrorCode = GCKErrorCode(rawValue: 53)

  /// The key exchange got no answer in time.
  ///
  /// Never reported: It belongs to the SDK's nearby (guest mode) broadcasts, which Google removed.
  public static let broadcastKeyExchangeRequestTimeout: GCKErrorCode = GCKErrorCode(rawValue: 54)

  /// The key exchange found no device.
  ///
  /// Never reported: It belongs to the SDK's nearby (guest mode) broadcasts, which Google removed.
  public static let broadcastKeyExchangeFailedToFindDevice: GCKErrorCode = GCKErrorCode(rawValue: 55)

  /// The key exchange could not connect.
  ///
  /// Never reported: It belongs to the SDK's nearby (guest mode) broadcasts, which Google removed.
  public static let broadcastKeyExchangeFailedToConnect: GCKErrorCode = GCKErrorCode(rawValue: 56)

  /// A broadcast message was dropped.
  ///
  /// Never reported: It belongs to the SDK's nearby (guest mode) broadcasts, which Google removed.
  public static let broadcastMessageDropped: GCKErrorCode = GCKErrorCode(rawValue: 57)

  /// The broadcast's socket failed.
  ///
  /// Never reported: It belongs to the SDK's nearby (guest mode) broadcasts, which Google removed.
  public static let broadcastSocketError: GCKErrorCode = GCKErrorCode(rawValue: 58)

  /// No key could be generated for a broadcast.
  ///
  /// Never reported: It belongs to the SDK's nearby (guest mode) broadcasts, which Google removed.
  public static let broadcastFailedToGenerateEncryptionKey: GCKErrorCode = GCKErrorCode(rawValue: 59)

  /// Listening for the guest mode's audio signal failed.
  ///
  /// Never reported: Guest mode was removed from the SDK in 4.8.1.
  public static let guestModeListenFailed: GCKErrorCode = GCKErrorCode(rawValue: 60)

  /// The remote display session failed.
  ///
  /// Never reported: The remote display is a separate SDK; this server doesn't mirror.
  public static let remoteDisplayError: GCKErrorCode = GCKErrorCode(rawValue: 80)

  /// The device doesn't support remote display.
  ///
  /// Never reported: The remote display is a separate SDK; this server doesn't mirror.
  public static let remoteDisplayTargetDeviceNotSupported: GCKErrorCode = GCKErrorCode(rawValue: 81)

  /// The remote display doesn't support this operation.
  ///
  /// Never reported: The remote display is a separate SDK; this server doesn't mirror.
  public static let remoteDisplayFeatureNotSupported: GCKErrorCode = GCKErrorCode(rawValue: 82)

  /// The receiver refused the remote display's configuration.
  ///
  /// Never reported: The remote display is a separate SDK; this server doesn't mirror.
  public static let remoteDisplayConfigurationRejectedByReceiver: GCKErrorCode = GCKErrorCode(rawValue: 83)

  /// OpenGL failed.
  ///
  /// Never reported: The remote display is a separate SDK; this server doesn't mirror.
  public static let remoteDisplayOpenGLError: GCKErrorCode = GCKErrorCode(rawValue: 84)

  /// Metal failed.
  ///
  /// Never reported: The remote display is a separate SDK; this server doesn't mirror.
  public static let remoteDisplayMetalError: GCKErrorCode = GCKErrorCode(rawValue: 85)

  /// The remote display's audio could not be converted.
  ///
  /// Never reported: The remote display is a separate SDK; this server doesn't mirror.
  public static let remoteDisplayAudioConversionError: GCKErrorCode = GCKErrorCode(rawValue: 86)

  /// The app went to the background.
  ///
  /// Never reported: `SessionSuspended` has 92; the session's `suspendReason` says why.
  public static let appDidEnterBackground: GCKErrorCode = GCKErrorCode(rawValue: 91)

  /// The connection is down.
  public static let disconnected: GCKErrorCode = GCKErrorCode(rawValue: 92)

  /// The device, the app or the server doesn't support this.
  public static let unsupportedFeature: GCKErrorCode = GCKErrorCode(rawValue: 93)

  /// Another error.
  public static let unknown: GCKErrorCode = GCKErrorCode(rawValue: 99)

  /// A message of device authentication can't be parsed.
  ///
  /// Never reported: Code 45 covers unreadable answers of every layer.
  public static let deviceAuthenticationMessageParseFailure: GCKErrorCode = GCKErrorCode(rawValue: 100)

  /// A challenge arrived where an answer was expected.
  ///
  /// Never reported: An answer without a signature is 45.
  public static let deviceAuthenticationMessageChallengeReceivedFailure: GCKErrorCode = GCKErrorCode(rawValue: 101)

  /// The device didn't answer the challenge in time.
  public static let deviceAuthenticationTimeoutFailure: GCKErrorCode = GCKErrorCode(rawValue: 102)

  /// The launch was cancelled.
  public static let launchRequestCancelled: GCKErrorCode = GCKErrorCode(rawValue: 103)

  /// The names by the codes.
  static let names: [Int64: String] = [
    0: "NoError",
    1: "NetworkError",
    2: "Timeout",
    3: "DeviceAuthenticationFailure",
    4: "InvalidRequest",
    5: "Cancelled",
    6: "Replaced",
    7: "NotAllowed",
    8: "DuplicateRequest",
    9: "InvalidState",
    10: "SendBufferFull",
    11: "MessageTooBig",
    12: "ChannelNotConnected",
    13: "DeviceAuthorizationFailure",
    14: "DeviceNotConnected",
    15: "ProtocolVersionMismatch",
    16: "MaxUsersConnected",
    17: "NetworkNotReachable",
    18: "ProtocolError",
    19: "AlreadyInitialized",
    20: "ApplicationNotFound",
    21: "ApplicationNotRunning",
    22: "InvalidApplicationSessionID",
    23: "SecureTransportError",
    24: "SocketAlreadyConnected",
    25: "SocketInvalidAddress",
    26: "SocketInvalidParameter",
    27: "InvalidResponse",
    28: "FailedSessionUpdate",
    29: "SessionIsNotActive",
    30: "MediaLoadFailed",
    31: "InvalidMediaPlayerState",
    32: "NoMediaSession",
    33: "NotCastSession",
    34: "MediaError",
    40: "AuthenticationErrorReceived",
    41: "MalformedClientCertificate",
    42: "NotX509Certificate",
    43: "DeviceCertificateNotTrusted",
    44: "SSLCertificateNotTrusted",
    45: "MalformedAuthenticationResponse",
    46: "DeviceCapabilityNotSupported",
    47: "CRLInvalid",
    48: "CRLCheckFailed",
    50: "BroadcastMessageEncryptionFailed",
    51: "BroadcastKeyExchangeInvalidResponse",
    52: "BroadcastKeyExchangeInvalidInput",
    53: "BroadcastKeyExchangeEmptyResponse",
    54: "BroadcastKeyExchangeRequestTimeout",
    55: "BroadcastKeyExchangeFailedToFindDevice",
    56: "BroadcastKeyExchangeFailedToConnect",
    57: "BroadcastMessageDropped",
    58: "BroadcastSocketError",
    59: "BroadcastFailedToGenerateEncryptionKey",
    60: "GuestModeListenFailed",
    80: "RemoteDisplayError",
    81: "RemoteDisplayTargetDeviceNotSupported",
    82: "RemoteDisplayFeatureNotSupported",
    83: "RemoteDisplayConfigurationRejectedByReceiver",
    84: "RemoteDisplayOpenGLError",
    85: "RemoteDisplayMetalError",
    86: "RemoteDisplayAudioConversionError",
    91: "AppDidEnterBackground",
    92: "Disconnected",
    93: "UnsupportedFeature",
    99: "Unknown",
    100: "DeviceAuthenticationMessageParseFailure",
    101: "DeviceAuthenticationMessageChallengeReceivedFailure",
    102: "DeviceAuthenticationTimeoutFailure",
    103: "LaunchRequestCancelled",
  ]
}
