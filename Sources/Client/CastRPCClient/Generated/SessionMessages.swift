// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastRPCProtocol
public import JSONCodec
import CastModel
import FrameworkLog

extension SessionStartParams: JSONObjectEncodable {
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

extension SessionJoinParams: JSONObjectEncodable {
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

extension SessionEndParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("action", self.action)
  }
}

extension SessionListParams: JSONObjectEncodable { public func writeMembers(to writer: inout JSONWriter) {} }

extension SessionListResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(sessions: try members.value("sessions"), currentSessionId: try members.option("currentSessionId"))
  }
}

extension SessionSetCurrentParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
  }
}

extension SessionGetParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
  }
}

extension SessionSetVolumeParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("level", self.level)
  }
}

extension SessionStepVolumeParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("steps", self.steps)
  }
}

extension SessionPressVolumeKeyParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("key", self.key)
  }
}

extension SessionPressVolumeKeyResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(isHandled: try members.value("isHandled"), volume: try members.option("volume"))
  }
}

extension SessionSetMutedParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("muted", self.muted)
  }
}

extension SessionRequestMultizoneStatusParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
  }
}

extension SessionSetMultizoneDeviceVolumeParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("deviceId", self.deviceId)
    writer.member("level", self.level)
  }
}

extension SessionSetMultizoneDeviceMutedParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("deviceId", self.deviceId)
    writer.member("muted", self.muted)
  }
}

extension SessionGetCastingGroupsParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
  }
}

extension SessionGetCastingGroupsResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(groups: try members.value("groups"))
  }
}

extension SessionRequestStatusParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
  }
}

extension SessionTransferParams: JSONObjectEncodable {
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

extension SessionTransferResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      session: try members.value("session"), fromDeviceId: try members.value("fromDeviceId"),
      stateSource: try members.option("stateSource"),
      isResumedByApplication: try members.value("isResumedByApplication"),
      isSourceStopped: try members.value("isSourceStopped")
    )
  }
}

extension SessionTakeBackParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("action", self.action)
  }
}

extension SessionSetDefaultOptionsParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("options", self.options)
    writer.member("category", self.category)
  }
}

extension SessionGetDefaultOptionsParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("category", self.category)
  }
}

extension SessionGetDefaultOptionsResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(options: try members.option("options"))
  }
}

extension SessionBuildOpenUrlParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("baseUrl", self.baseUrl)
  }
}

extension SessionBuildOpenUrlResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      url: try members.value("url"), queryItemName: try members.value("queryItemName"),
      queryItemValue: try members.value("queryItemValue")
    )
  }
}

extension SessionParseOpenUrlParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("url", self.url)
  }
}

extension SessionParseOpenUrlResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      deviceId: try members.value("deviceId"), friendlyName: try members.option("friendlyName"),
      receiverSessionId: try members.option("receiverSessionId")
    )
  }
}

extension SessionStartWithOpenUrlParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("url", self.url)
    writer.member("applicationId", self.applicationId)
    writer.member("searchTimeout", self.searchTimeout)
    writer.member("ifExists", self.ifExists)
    writer.member("sessionOptions", self.sessionOptions)
    writer.member("timeout", self.timeout)
  }
}

extension SessionSuspendParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
    writer.member("reason", self.reason)
  }
}

extension SessionResumeParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("sessionId", self.sessionId)
  }
}

extension SessionListSavedParams: JSONObjectEncodable { public func writeMembers(to writer: inout JSONWriter) {} }

extension SessionListSavedResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(sessions: try members.value("sessions"), problems: try members.value("problems"))
  }
}

extension SessionRestoreParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("timeout", self.timeout)
  }
}

extension SessionRestoreResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      sessions: try members.value("sessions"), failures: try members.value("failures"),
      problems: try members.value("problems")
    )
  }
}

extension SessionWillStart: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(sessionId: try members.value("sessionId"), session: try members.value("session"))
  }
}

extension SessionDidEnterPhase: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      sessionId: try members.value("sessionId"), phase: try members.value("phase"),
      elapsed: try members.value("elapsed"), message: try members.option("message")
    )
  }
}

extension SessionDidStart: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(sessionId: try members.value("sessionId"), session: try members.value("session"))
  }
}

extension SessionDidFailToStart: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      sessionId: try members.value("sessionId"), session: try members.value("session"),
      error: try members.value("error")
    )
  }
}

extension SessionWillEnd: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(sessionId: try members.value("sessionId"), session: try members.value("session"))
  }
}

extension SessionDidEnd: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      sessionId: try members.value("sessionId"), session: try members.value("session"),
      reason: try members.value("reason"), error: try members.option("error")
    )
  }
}

extension SessionDidSuspend: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      sessionId: try members.value("sessionId"), session: try members.value("session"),
      reason: try members.value("reason"), error: try members.option("error")
    )
  }
}

extension SessionWillResume: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      sessionId: try members.value("sessionId"), session: try members.value("session"),
      attempt: try members.value("attempt"), error: try members.option("error")
    )
  }
}

extension SessionDidResume: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(sessionId: try members.value("sessionId"), session: try members.value("session"))
  }
}

extension SessionDidFailToResume: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      sessionId: try members.value("sessionId"), session: try members.value("session"),
      error: try members.value("error")
    )
  }
}

extension SessionDidUpdateDefaultOptions: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(category: try members.value("category"), options: try members.option("options"))
  }
}

extension SessionWillTransfer: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      sessionId: try members.value("sessionId"), session: try members.value("session"),
      toDevice: try members.value("toDevice")
    )
  }
}

extension SessionDidTransfer: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      sessionId: try members.value("sessionId"), session: try members.value("session"),
      fromDevice: try members.value("fromDevice")
    )
  }
}

extension SessionDidFailToTransfer: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      sessionId: try members.value("sessionId"), session: try members.value("session"),
      toDevice: try members.value("toDevice"), error: try members.value("error")
    )
  }
}

extension SessionDidUpdateDevice: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(sessionId: try members.value("sessionId"), session: try members.value("session"))
  }
}

extension SessionDidReceiveMultizoneStatus: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(sessionId: try members.value("sessionId"), status: try members.value("status"))
  }
}

extension SessionDidAddMultizoneDevice: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(sessionId: try members.value("sessionId"), device: try members.value("device"))
  }
}

extension SessionDidUpdateMultizoneDevice: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      sessionId: try members.value("sessionId"), deviceId: try members.value("deviceId"),
      device: try members.value("device")
    )
  }
}

extension SessionDidRemoveMultizoneDevice: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(sessionId: try members.value("sessionId"), deviceId: try members.value("deviceId"))
  }
}

extension SessionDidUpdatePlaybackSession: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(sessionId: try members.value("sessionId"), playbackSession: try members.value("playbackSession"))
  }
}

extension SessionDidChangeVolume: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(sessionId: try members.value("sessionId"), volume: try members.value("volume"))
  }
}

extension SessionDidChangeStatus: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(sessionId: try members.value("sessionId"), session: try members.value("session"))
  }
}
