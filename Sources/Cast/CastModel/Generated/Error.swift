// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import JSONCodec

/// The receiver's error message.
public struct ReceiverErrorInfo: Sendable, Hashable, JSONObjectEncodable {
  /// Its type: `LOAD_FAILED`, `LAUNCH_ERROR`…
  public var type: String?
  /// Its reason.
  public var reason: String?
  /// LAUNCH_ERROR: the action of the user at the TV.
  public var extendedError: String?
  /// The media error (cast.md 7.2).
  public var detailedErrorCode: Int64?
  /// The media error's name: `MEDIA_SRC_NOT_SUPPORTED`.
  public var detailedErrorName: String?
  /// The queue item that failed.
  public var itemId: Int64?
  /// App-defined data.
  public var customData: JSONValue?

  public init(
    type: String? = nil, reason: String? = nil, extendedError: String? = nil, detailedErrorCode: Int64? = nil,
    detailedErrorName: String? = nil, itemId: Int64? = nil, customData: JSONValue? = nil
  ) {
    (
      self.type, self.reason, self.extendedError, self.detailedErrorCode, self.detailedErrorName, self.itemId,
      self.customData
    )
    = (type, reason, extendedError, detailedErrorCode, detailedErrorName, itemId, customData)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("type", self.type)
    writer.member("reason", self.reason)
    writer.member("extendedError", self.extendedError)
    writer.member("detailedErrorCode", self.detailedErrorCode)
    writer.member("detailedErrorName", self.detailedErrorName)
    writer.member("itemId", self.itemId)
    writer.member("customData", self.customData)
  }
}

/// The `data` of every error.
public struct ErrorData: Sendable, Hashable, JSONObjectEncodable {
  /// The stable name of the error; client libraries choose the exception by it.
  public var name: String
  /// The part of the API that it belongs to.
  public var domain: String?
  /// The connecting phase that failed.
  public var phase: ConnectionPhase?
  /// The advice for the author of the call.
  public var advice: String?
  /// The message for people who know nothing of this API, as a front end shows it; absent where `message` is for them,
  /// too.
  public var userMessage: String?
  /// The advice for people who know nothing of this API; absent where `advice` is for them, too.
  public var userAdvice: String?
  /// The corresponding code of the iOS SDK (GCKErrorCode); if there are several, the most exact one.
  public var gckErrorCode: Int64?
  /// The name of that code without its prefix: `NetworkError`.
  public var gckErrorName: String?
  /// Whether the same call may succeed later.
  public var retryable: Bool?
  /// How long the call took.
  ///
  /// In seconds.
  public var elapsed: Double?
  /// The session concerned.
  public var sessionId: String?
  /// InvalidParams: the path of the parameter.
  public var path: String?
  /// InvalidParams: the parameter's fault. AdNotSkippable: `NOT_PLAYING_AD`, `NOT_SKIPPABLE` or `NOT_YET`.
  /// PlaybackNotRestored: the name of the error that prevented it.
  public var reason: String?
  /// AdNotSkippable: how long until the ad can be skipped.
  ///
  /// In seconds.
  public var remaining: Double?
  /// AmbiguousSession, and NoSuchSession for a call that named none: the existing sessions.
  public var sessions: [SessionChoice]?
  /// DeviceNotFound: the name or id of the known device that was probably meant.
  public var nearest: String?
  /// DeviceNotFound and AmbiguousDevice: the names of the devices that have answered, ten at most.
  public var answered: [String]?
  /// DeviceAuthenticationFailed: the findings.
  public var authentication: DeviceAuthenticationInfo?
  /// The receiver's error message.
  public var receiver: ReceiverErrorInfo?
  /// MediaWillFail: the reasons why the device can't play the media. MediaLoadFailed: the findings after the receiver
  /// refused it (`explainFailure`).
  @Boxed public var preflight: PreflightReport?
  /// Errors of the queue: the progress of a change, or the item that failed.
  public var queue: QueueErrorInfo?
  /// Members that the spec doesn't declare, and declared ones of another shape from devices, as they came.
  public var additional: JSONObject

  public init(
    name: String, domain: String? = nil, phase: ConnectionPhase? = nil, advice: String? = nil,
    userMessage: String? = nil, userAdvice: String? = nil, gckErrorCode: Int64? = nil, gckErrorName: String? = nil,
    retryable: Bool? = nil, elapsed: Double? = nil, sessionId: String? = nil, path: String? = nil,
    reason: String? = nil, remaining: Double? = nil, sessions: [SessionChoice]? = nil, nearest: String? = nil,
    answered: [String]? = nil, authentication: DeviceAuthenticationInfo? = nil, receiver: ReceiverErrorInfo? = nil,
    preflight: PreflightReport? = nil, queue: QueueErrorInfo? = nil, additional: JSONObject = JSONObject()
  ) {
    (
      self.name, self.domain, self.phase, self.advice, self.userMessage, self.userAdvice, self.gckErrorCode,
      self.gckErrorName, self.retryable, self.elapsed, self.sessionId, self.path, self.reason, self.remaining,
      self.sessions, self.nearest, self.answered, self.authentication, self.receiver, self.preflight, self.queue,
      self.additional
    )
    = (
      name, domain, phase, advice, userMessage, userAdvice, gckErrorCode, gckErrorName, retryable, elapsed, sessionId,
      path, reason, remaining, sessions, nearest, answered, authentication, receiver, preflight, queue, additional
    )
  }

  package static let declaredKeys: Set<String> = [
    "name", "domain", "phase", "advice", "userMessage", "userAdvice", "gckErrorCode", "gckErrorName", "retryable",
    "elapsed", "sessionId", "path", "reason", "remaining", "sessions", "nearest", "answered", "authentication",
    "receiver", "preflight", "queue",
  ]

  public func writeMembers(to writer: inout JSONWriter) {
    let raw: JSONObject? = self.additional.members(among: Self.declaredKeys)
    writer.member("name", self.name)
    writer.member("domain", self.domain, or: raw)
    writer.member("phase", self.phase, or: raw)
    writer.member("advice", self.advice, or: raw)
    writer.member("userMessage", self.userMessage, or: raw)
    writer.member("userAdvice", self.userAdvice, or: raw)
    writer.member("gckErrorCode", self.gckErrorCode, or: raw)
    writer.member("gckErrorName", self.gckErrorName, or: raw)
    writer.member("retryable", self.retryable, or: raw)
    writer.member("elapsed", self.elapsed, or: raw)
    writer.member("sessionId", self.sessionId, or: raw)
    writer.member("path", self.path, or: raw)
    writer.member("reason", self.reason, or: raw)
    writer.member("remaining", self.remaining, or: raw)
    writer.member("sessions", self.sessions, or: raw)
    writer.member("nearest", self.nearest, or: raw)
    writer.member("answered", self.answered, or: raw)
    writer.member("authentication", self.authentication, or: raw)
    writer.member("receiver", self.receiver, or: raw)
    writer.member("preflight", self.preflight, or: raw)
    writer.member("queue", self.queue, or: raw)
    writer.members(of: self.additional, except: raw)
  }
}

/// The progress of a queue's change that takes several messages, or the item that failed.
public struct QueueErrorInfo: Sendable, Hashable, JSONObjectEncodable {
  /// How many of the given items are in the queue, or changed.
  public var completedCount: Int64?
  /// The index of the first given item that is not, from 0.
  public var failedIndex: Int64?
  /// The ids of the inserted items, if the receiver reported them.
  public var itemIds: [Int64]?
  /// The ids that aren't in the queue.
  public var missingItemIds: [Int64]?
  /// The name of the error that ended the change.
  public var reason: String?

  public init(
    completedCount: Int64? = nil, failedIndex: Int64? = nil, itemIds: [Int64]? = nil, missingItemIds: [Int64]? = nil,
    reason: String? = nil
  ) {
    self.completedCount = completedCount
    self.failedIndex = failedIndex
    self.itemIds = itemIds
    self.missingItemIds = missingItemIds
    self.reason = reason
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("completedCount", self.completedCount)
    writer.member("failedIndex", self.failedIndex)
    writer.member("itemIds", self.itemIds)
    writer.member("missingItemIds", self.missingItemIds)
    writer.member("reason", self.reason)
  }
}

/// A session that a call may have meant.
public struct SessionChoice: Sendable, Hashable, JSONObjectEncodable {
  /// The session.
  public var sessionId: String
  /// The session's device.
  public var deviceId: String
  /// The device's name.
  public var friendlyName: String
  /// The program that started or joined it.
  public var owner: ClientInfo?

  public init(sessionId: String, deviceId: String, friendlyName: String, owner: ClientInfo? = nil) {
    (self.sessionId, self.deviceId, self.friendlyName, self.owner) = (sessionId, deviceId, friendlyName, owner)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("deviceId", self.deviceId)
    writer.member("friendlyName", self.friendlyName)
    writer.member("owner", self.owner)
  }
}

/// An error that is reported outside of a call's answer.
public struct ErrorInfo: Sendable, Hashable, JSONObjectEncodable {
  /// Its code.
  public var code: Int64
  /// The failure and the advice.
  public var message: String
  /// Details.
  public var data: ErrorData

  public init(code: Int64, message: String, data: ErrorData) {
    (self.code, self.message, self.data) = (code, message, data)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("code", self.code)
    writer.member("message", self.message)
    writer.member("data", self.data)
  }
}
