import CastModel
public import CastV2
import JSONCodec
import NIOCore

extension CastError: RequestFailure {
  /// Creates the framework's error for one of the channel below.
  public init(_ error: CastChannelError) {
    if let reply = error.reply, error.code == .errorReply {
      self.init(reply: reply.payload)
    } else {
      self.init(Self.code(for: error), error.message, cause: error.cause)
    }
    self.phase = error.phase.map { ConnectionPhase(rawValue: $0.rawValue) }
    self.elapsed = error.elapsed
  }

  private static let codes: [CastChannelError.Code: CastErrorCode] = [
    .resolveFailed: .addressNotResolved,
    .connectionRefused: .connectionRefused,
    .unreachable: .deviceUnreachable,
    .connectFailed: .deviceUnreachable,
    .tlsFailed: .tlsFailed,
    .messageTooLarge: .castMessageTooLarge,
    .invalidMessage: .invalidParams,
    .sendQueueFull: .internalLimitReached,
    .destinationClosed: .sessionEnded,
    .connectionLost: .connectionLost,
    .replaced: .requestReplaced,
    .cancelled: .requestCancelled,
    .timedOut: .requestTimedOut,
    .tooManyRequests: .internalLimitReached,
  ]

  private static func code(for error: CastChannelError) -> CastErrorCode {
    if error.code == .timedOut, error.phase != nil { return .connectionTimedOut }
    return self.codes[error.code] ?? .connectionLost
  }

  init(reply: CastPayload) {
    let type = reply.type?.rawValue ?? CastMessageType.error.rawValue
    let details = ReceiverErrorInfo(type: type, root: reply.root)
    let reason = details.reason.map { " (\($0))" } ?? ""
    switch reply.type {
    case CastMessageType.loadFailed:
      self.init(
        .mediaLoadFailed, "The receiver could not load the media\(reason). \(details.loadAdvice)", receiver: details)
    case CastMessageType.loadCancelled:
      self.init(
        .mediaLoadCancelled, "The receiver cancelled the load\(reason): another one took its place.", receiver: details)
    case CastMessageType.invalidPlayerState:
      self.init(
        .invalidPlayerState, "The player can't do this in its present state\(reason). Look at its status.",
        receiver: details)
    case CastMessageType.invalidRequest where details.reason == "INVALID_MEDIA_SESSION_ID":
      self.init(
        .requestRejected, "The media has ended, or other media has taken its place\(reason). Look at the status.",
        receiver: details)
    case CastMessageType.invalidRequest:
      self.init(.requestRejected, "The receiver rejected the request\(reason).", receiver: details)
    default:
      self.init(.mediaError, "The receiver reported \(type)\(reason). \(details.loadAdvice)", receiver: details)
    }
  }
}

extension ReceiverErrorInfo {
  /// Reads an error message; members of another shape count as absent (cast.md 6.3, 7.2).
  init(type: String, root: JSONNode) {
    let code = root["detailedErrorCode"].flatMap { try? Int64(json: $0) }
    self.init(
      type: type, reason: root["reason"]?.string ?? root["error"]?.string, extendedError: root["extendedError"]?.string,
      detailedErrorCode: code, detailedErrorName: code.flatMap(DetailedErrorCode.name(of:)),
      itemId: root["itemId"].flatMap { try? Int64(json: $0) },
      customData: root["customData"].flatMap { $0.isNull ? nil : $0.value })
  }

  /// Advice for the user, depending on the detailed error code, and then the code (peers.md P25).
  var loadAdvice: String {
    let name = self.detailedErrorName.map { ", \($0)" } ?? ""
    return self.codeAdvice + (self.detailedErrorCode.map { " Detailed error \($0)\(name)." } ?? "")
  }

  private var codeAdvice: String {
    switch self.detailedErrorCode ?? 905 {
    case 102, 104, 110: "Check that the content type is right, and that this device plays the container and the codecs."
    case 103, 300...331: "Check that the device itself can reach the address, and that its server allows it (CORS)."
    case 200...203: "Check the licence server and the credentials."
    case 400...431: "Check the manifest, and that the content type matches it."
    case 500: "Check the media's segments."
    case 600: "Check the text tracks: their address, their type (text/vtt), and CORS."
    case 905: "Check that the device can reach the address, and that the content type is right."
    default: "The app may say more in its own log."
    }
  }
}
