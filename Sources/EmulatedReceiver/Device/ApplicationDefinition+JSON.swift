import CastModel
import CastV2
public import JSONCodec
import NIOCore

extension ApplicationDefinition: JSONDecodable {
  /// The longest file with an app's definition, in bytes.
  public static let maximumFileLength = 4 << 20

  /// Reads a definition: `{"appId": "1234ABCD", "namespaces": ["urn:x-cast:example"], "script": {"rules": […]}}`.
  ///
  /// Members: `appId`, `displayName`, `statusText`, `iconUrl`, `namespaces` (default: the media namespace), `appType`, `runningAppId`,
  /// `androidTVAppId`, `launch` (``ApplicationLaunch``), `lifetime` (``ApplicationLifetime``), `media` (``MediaBehavior``) and
  /// `script` (``ApplicationScript``). Times are seconds. Members that it doesn't know are refused.
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members = try JSONMembers(node)
    let namespaces: [String]? = try members.optional("namespaces")
    self.init(
      appId: try members.required("appId", .nonEmpty), displayName: try members.optional("displayName"),
      namespaces: namespaces.map { $0.map { CastNamespace($0) } } ?? [.media],
      runningAppId: try members.optional("runningAppId"), androidTVAppId: try members.optional("androidTVAppId"),
      appType: try members.optional("appType") ?? .web,
      launch: try members.optional("launch") ?? ApplicationLaunch(),
      lifetime: try members.optional("lifetime") ?? .idleTimeout,
      media: try members.optional("media") ?? MediaBehavior(), script: try members.optional("script"))
    self.statusText = try members.optional("statusText")
    self.iconURL = try members.optional("iconUrl") ?? ""
    if let wrong = self.namespaces.first(where: { !$0.rawValue.hasPrefix(CastNamespace.customPrefix) }) {
      throw JSONDecodingError(
        path: "namespaces", reason: "\"\(wrong)\" doesn't begin with \(CastNamespace.customPrefix)")
    }
    try ScriptWords.refuseRest(
      of: members,
      known: [
        "appId", "displayName", "statusText", "iconUrl", "namespaces", "appType", "runningAppId", "androidTVAppId",
        "launch", "lifetime", "media", "script",
      ])
  }
}

extension ApplicationLaunch: JSONDecodable {
  /// Members: `refusal` (`reason`, `extendedError`), `authorization` (`none`, `allow`, `deny`, `ask`), `authorizationTimeout`, `time`,
  /// `connectPause`, `restartsOnRelaunch`.
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members = try JSONMembers(node)
    let policy = try ScriptWords.one(
      of: LaunchAuthorization.Policy.known, members.optional("authorization"), "authorization")
    let timeout = try Seconds.optional("authorizationTimeout", &members)
    self.init(
      refusal: try members.optional("refusal"),
      authorization: policy.map { policy in
        timeout.map { LaunchAuthorization(policy, timeout: $0) } ?? LaunchAuthorization(policy)
      },
      time: try Seconds.optional("time", &members),
      connectPause: try Seconds.optional("connectPause", &members) ?? .zero,
      restartsOnRelaunch: try members.optional("restartsOnRelaunch") ?? false)
    try ScriptWords.refuseRest(
      of: members,
      known: ["refusal", "authorization", "authorizationTimeout", "time", "connectPause", "restartsOnRelaunch"])
  }
}

extension LaunchRefusal: JSONDecodable {
  /// Members: `reason`, `extendedError`.
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members = try JSONMembers(node)
    self.init(reason: try members.required("reason"), extendedError: try members.optional("extendedError"))
    try ScriptWords.refuseRest(of: members, known: ["reason", "extendedError"])
  }
}

extension ApplicationLifetime: JSONDecodable {
  /// Members: `grace` (seconds; absent: until it is stopped), `mediaKeepsItAlive`.
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members = try JSONMembers(node)
    self.init(
      grace: try Seconds.optional("grace", &members),
      mediaKeepsItAlive: try members.optional("mediaKeepsItAlive") ?? true)
    try ScriptWords.refuseRest(of: members, known: ["grace", "mediaKeepsItAlive"])
  }
}

extension MediaBehavior: JSONDecodable {
  /// Members as the properties are called; `statusShape` is `array`, `object` or `flat`.
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members = try JSONMembers(node)
    let shapes: [ReceiverDialect.MediaStatusShape] = [.array, .object, .flat]
    let volumeMembers: JSONValue? = try members.optional("volumeMembers")
    let window: Int64? = try members.optional("queueWindow", .range(0...Int64(MediaQueue.maximumCount)))
    self.init(
      echoesRequestIDs: try members.optional("echoesRequestIDs") ?? true,
      statusShape: try ScriptWords.one(of: shapes, members.optional("statusShape"), "statusShape"),
      answersLoadAtOnce: try members.optional("answersLoadAtOnce"),
      ignoredRequests: Set(try members.optional("ignoredRequests", as: [String].self) ?? []),
      refusedRequests: Set(try members.optional("refusedRequests", as: [String].self) ?? []),
      withheldCommands: try members.optional("withheldCommands") ?? 0,
      furtherCommands: try members.optional("furtherCommands") ?? 0,
      queueWindow: window.map { Int(clamping: $0) } ?? 1,
      statusCustomData: try members.optional("statusCustomData"), volumeMembers: volumeMembers?.object ?? JSONObject())
    try ScriptWords.refuseRest(
      of: members,
      known: [
        "echoesRequestIDs", "statusShape", "answersLoadAtOnce", "ignoredRequests", "refusedRequests",
        "withheldCommands", "furtherCommands", "queueWindow", "statusCustomData", "volumeMembers",
      ])
  }
}

/// Times in JSON: seconds, up to a day.
private enum Seconds {
  static func optional(_ key: StaticString, _ members: inout JSONMembers) throws(JSONDecodingError) -> TimeAmount? {
    let seconds: Double? = try members.optional(key, .range(0...86_400))
    guard let seconds, (0...86_400).contains(seconds) else { return nil }
    return .nanoseconds(Int64(seconds * 1e9))
  }
}
