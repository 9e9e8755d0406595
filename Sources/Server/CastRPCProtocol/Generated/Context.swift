// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastModel
public import JSONCodec

/// The context as it is now.
///
/// SDK: `GCKCastContext`.
public struct ContextInfo: Sendable, Hashable, JSONObjectEncodable {
  /// Whether there are devices, and a session.
  public var castState: CastState
  /// The session that this connection's calls use when they name none.
  public var currentSessionId: String?
  /// The state of the newest session; DISCONNECTED if there is none.
  ///
  /// SDK: `GCKSessionManager.connectionState`.
  public var connectionState: ConnectionState
  /// Whether the options are final: set by `context.create`, or by the first call that discovers devices or connects to
  /// one, which creates the context with the defaults.
  ///
  /// SDK: `GCKCastContext.isSharedInstanceInitialized`.
  public var isCreated: Bool
  /// The options, with defaults filled in.
  public var options: ContextOptions
  /// Whether any client is in the foreground.
  public var appState: AppState

  public init(
    castState: CastState, currentSessionId: String? = nil, connectionState: ConnectionState, isCreated: Bool,
    options: ContextOptions, appState: AppState
  ) {
    self.castState = castState
    self.currentSessionId = currentSessionId
    self.connectionState = connectionState
    self.isCreated = isCreated
    self.options = options
    self.appState = appState
  }

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
public struct ContextCreateParams: Sendable, Equatable, JSONDecodable {
  /// The options that differ from the defaults.
  public var options: ContextOptions.Changes?

  @_alwaysEmitIntoClient public init(options: ContextOptions.Changes? = nil) {
    self.options = options
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.options = try members.optional("options")
  }

  private static let vocabulary = JSONVocabulary(
    ["options", "progressToken"],
    meant: [
      "connectTimeout": "options.connectTimeout", "conversion": "options.conversion",
      "deviceAuthentication": "options.deviceAuthentication",
      "disableAnalyticsLogging": "options.disableAnalyticsLogging",
      "disableDiscoveryAutostart": "options.disableDiscoveryAutostart", "discovery": "options.discovery",
      "discoveryCriteria": "options.discoveryCriteria", "heartbeat": "options.heartbeat", "images": "options.images",
      "launchOptions": "options.launchOptions", "maximumSessions": "options.maximumSessions", "pages": "options.pages",
      "physicalVolumeButtonsWillControlDeviceVolume": "options.physicalVolumeButtonsWillControlDeviceVolume",
      "reconnect": "options.reconnect", "resuming": "options.resuming", "saveSessions": "options.saveSessions",
      "serving": "options.serving", "sharedContainerIdentifier": "options.sharedContainerIdentifier",
      "startDiscoveryAfterFirstTapOnCastButton": "options.startDiscoveryAfterFirstTapOnCastButton",
      "stopReceiverApplicationWhenEndingSession": "options.stopReceiverApplicationWhenEndingSession",
      "suspendSessionsWhenBackgrounded": "options.suspendSessionsWhenBackgrounded", "tls": "options.tls",
      "transfer": "options.transfer", "userAgent": "options.userAgent",
    ]
  )
}

/// The parameters of `context.get`.
public struct ContextGetParams: Sendable, Equatable, JSONDecodable {
  @_alwaysEmitIntoClient public init() {}

  public init(json node: JSONNode) throws(JSONDecodingError) {
    _ = try JSONMembers(node, Self.vocabulary)
  }

  private static let vocabulary = JSONVocabulary(["progressToken"])
}

/// The parameters of `context.setLaunchCredentials`.
public struct ContextSetLaunchCredentialsParams: Sendable, Equatable, JSONDecodable {
  /// The credentials; absent: removes them.
  public var credentials: String?
  /// The type: `web`, `cloud`, or app-defined.
  ///
  /// Absent: `"web"`.
  public var credentialsType: String?

  @_alwaysEmitIntoClient public init(credentials: String? = nil, credentialsType: String? = nil) {
    (self.credentials, self.credentialsType) = (credentials, credentialsType)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.credentials = try members.optional("credentials")
    self.credentialsType = try members.optional("credentialsType")
  }

  private static let vocabulary = JSONVocabulary(["credentials", "credentialsType", "progressToken"])
}

/// The parameters of `context.setAppState`.
public struct ContextSetAppStateParams: Sendable, Equatable, JSONDecodable {
  /// The state.
  public var state: AppState

  @_alwaysEmitIntoClient public init(state: AppState) {
    self.state = state
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.state = try members.required("state")
  }

  private static let vocabulary = JSONVocabulary(["state", "progressToken"])
}

/// The result of `context.setAppState`.
public struct ContextSetAppStateResult: Sendable, Equatable, JSONObjectEncodable {
  /// The combined state of all clients.
  public var appState: AppState

  public init(appState: AppState) {
    self.appState = appState
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("appState", self.appState)
  }
}

/// `context.didChangeCastState`
///
/// The cast state changed: whether there are devices, or a session.
///
/// SDK: `kGCKCastStateDidChangeNotification`.
public struct ContextDidChangeCastState: Sendable, Equatable, RPCNotification {
  public static var method: String { "context.didChangeCastState" }
  public static var delivery: NotificationDelivery { .latest }
  public var coalescingKey: String? { "" }

  /// The new state.
  public var castState: CastState

  public init(castState: CastState) {
    self.castState = castState
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("castState", self.castState)
  }
}
