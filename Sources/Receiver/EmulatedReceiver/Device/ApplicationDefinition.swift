public import CastModel
public import CastV2
public import JSONCodec
public import NIOCore
import StateFiles

/// An app that a receiver can run.
///
/// An app with the media namespace has a player. On every other namespace that it lists its ``script`` answers, or, without
/// one, it echoes what it gets.
public struct ApplicationDefinition: Sendable, Hashable {
  /// What LAUNCH names, `CC1AD845` for example.
  public var appId: String
  /// What the running app calls itself, where it differs from ``appId`` (audio devices, groups); `universalAppId` is still ``appId``.
  public var runningAppId: String?
  /// The Android TV app that runs in its place if the sender supports those (`supportedAppTypes`).
  var androidTVAppId: String?
  var displayName: String
  /// What the status says beside the name; `nil`: the name, and while media plays its title.
  public var statusText: String?
  var iconURL: String
  var appType: ApplicationType
  /// The running app takes messages on these namespaces; the media namespace gives it a player.
  public var namespaces: [CastNamespace]
  /// Whether this is what the device shows when nothing runs; senders must not take it for a session.
  public var isIdleScreen: Bool
  /// The launch says whether and how soon the app starts, and who must allow it.
  public var launch: ApplicationLaunch
  var lifetime: ApplicationLifetime
  /// The behavior says how the player's statuses and answers differ; it counts only with the media namespace.
  public var media: MediaBehavior
  /// What it answers; `nil`: the same as it is told.
  public var script: ApplicationScript?

  /// The app is a web app with a player, which ends after five idle minutes, unless told otherwise.
  ///
  /// - Parameter displayName: `nil` makes `appId` the name.
  public init(
    appId: String, displayName: String? = nil, namespaces: [CastNamespace] = [.media],
    runningAppId: String? = nil, androidTVAppId: String? = nil, appType: ApplicationType = .web,
    isIdleScreen: Bool = false, launch: ApplicationLaunch = ApplicationLaunch(),
    lifetime: ApplicationLifetime = .idleTimeout, media: MediaBehavior = MediaBehavior(),
    script: ApplicationScript? = nil
  ) {
    self.appId = appId
    self.runningAppId = runningAppId
    self.androidTVAppId = androidTVAppId
    self.displayName = displayName ?? appId
    self.iconURL = ""
    self.appType = appType
    self.namespaces = namespaces
    self.isIdleScreen = isIdleScreen
    self.launch = launch
    self.lifetime = lifetime
    self.media = media
    self.script = script
  }

  /// Whether the app has a player.
  var playsMedia: Bool { self.namespaces.contains(.media) }

  /// Whether the app shows what a sender's screen shows.
  var mirrors: Bool { self.namespaces.contains(.webRTC) }

  /// Whether LAUNCH with `appId` means this app: ids compare without regard to case (cast.md 14).
  func answers(to appId: String) -> Bool { self.appId.lowercased() == appId.lowercased() }
}

/// How an app takes being launched and connected to.
public struct ApplicationLaunch: Sendable, Hashable {
  /// LAUNCH_ERROR in place of a launch.
  public var refusal: LaunchRefusal?
  /// Whether a person has to allow it; `nil`: as the device does.
  public var authorization: LaunchAuthorization?
  /// How long it takes to launch; `nil`: as long as apps of the device do.
  public var time: TimeAmount?
  /// How long after its launch it refuses connections: Audible needs about a second (cast.md 16, trap 22).
  var connectPause: TimeAmount
  /// Whether another LAUNCH restarts it in a new session, or joins it.
  var restartsOnRelaunch: Bool

  /// The app launches as all do on the device, unless told otherwise.
  public init(
    refusal: LaunchRefusal? = nil, authorization: LaunchAuthorization? = nil, time: TimeAmount? = nil,
    connectPause: TimeAmount = .zero, restartsOnRelaunch: Bool = false
  ) {
    self.refusal = refusal
    self.authorization = authorization
    self.time = time
    self.connectPause = connectPause
    self.restartsOnRelaunch = restartsOnRelaunch
  }
}

/// When an app ends by itself: connections of the kind weak or invisible don't keep it alive (cast.md 3.2).
public struct ApplicationLifetime: Sendable, Hashable {
  /// How long it lives on when no strong connection is left; `nil`: until it is stopped.
  var grace: TimeAmount?
  /// Whether it lives on while media is loaded, whoever is connected.
  var mediaKeepsItAlive: Bool

  /// `grace` says how long the app outlives its last strong connection; `nil` keeps it until it is stopped.
  public init(grace: TimeAmount?, mediaKeepsItAlive: Bool = true) {
    self.grace = grace
    self.mediaKeepsItAlive = mediaKeepsItAlive
  }

  /// As CAF's idle time-out: five minutes with nothing to play.
  public static let idleTimeout = ApplicationLifetime(grace: .minutes(5))
  /// Until something stops it.
  public static let untilStopped = ApplicationLifetime(grace: nil)
  /// It ends with its last strong connection.
  public static let whileConnected = ApplicationLifetime(grace: .zero, mediaKeepsItAlive: false)
}

extension ApplicationDefinition {
  /// Google's default media receiver.
  public static let defaultMediaReceiver = ApplicationDefinition(
    appId: "CC1AD845", displayName: "Default Media Receiver")
  /// The idle screen of devices with a display.
  public static let backdrop = ApplicationDefinition(
    appId: "E8C28D3C", displayName: "Backdrop", namespaces: ["urn:x-cast:com.google.cast.sse"], isIdleScreen: true,
    lifetime: .untilStopped)
  /// What a group shows when nothing plays.
  public static let multizoneLeader = ApplicationDefinition(
    appId: "MultizoneLeader", displayName: "MultizoneLeader", namespaces: [], isIdleScreen: true,
    lifetime: .untilStopped)
  /// Echoes text and binary, and plays media too.
  public static let echo = ApplicationDefinition(appId: "EC40EC40", displayName: "Echo", namespaces: [.echo, .media])
  /// Plays media as YouTube's app does: statuses never carry a request's id, and senders ask for its screen.
  public static let youTube = ApplicationDefinition(
    appId: "233637DE", displayName: "YouTube", namespaces: [.youTube, .media], androidTVAppId: "2C6A6E3D",
    media: MediaBehavior(echoesRequestIDs: false), script: .youTube)
  /// Plays media as Audible's app does: it refuses connections for a second after its launch.
  public static let audible = ApplicationDefinition(
    appId: "25456794", displayName: "Audible", launch: ApplicationLaunch(connectPause: .seconds(1)))
  /// Plays media, and reports it without the array around the status.
  public static let flatStatus = ApplicationDefinition(
    appId: "F1A7F1A7", displayName: "Flat", media: MediaBehavior(statusShape: .flat))

  /// What a receiver can run unless told otherwise.
  public static let standard: [ApplicationDefinition] = [
    .defaultMediaReceiver, .echo, .youTube, .audible, .flatStatus,
  ]
}

extension CastNamespace {
  /// Where the ``ApplicationDefinition/echo`` app sends back what it gets.
  public static let echo = CastNamespace("urn:x-cast:dev.castrpc.echo")
  /// Where senders talk to YouTube's app.
  public static let youTube = CastNamespace("urn:x-cast:com.google.youtube.mdx")
}

extension ApplicationDefinition {
  /// What Chrome launches to mirror a tab or the screen with sound (cast.md 14).
  public static let mirroring = ApplicationDefinition(
    appId: "0F5096E8", displayName: "Chrome Mirroring", namespaces: [.webRTC, .remoting])
  /// What Chrome launches to mirror sound alone.
  public static let audioMirroring = ApplicationDefinition(
    appId: "85CDB22F", displayName: "Chrome Audio Mirroring", namespaces: [.webRTC, .remoting])
}

extension ApplicationDefinition: JSONDecodable {
  /// The longest file with an app's definition, in bytes.
  private static let maximumFileLength = 4 << 20

  /// Reads a definition from a JSON file.
  ///
  /// - Throws: ``ReceiverError`` with `fileFailed` if the file can't be read, `invalidData` if it doesn't hold a definition.
  public init(file path: String) throws(ReceiverError) {
    let bytes = try BoundedFile.contents(path, limit: Self.maximumFileLength)
    do {
      self = try ApplicationDefinition(json: try JSONDocument(parsing: bytes, policy: .strict).root)
    } catch {
      throw ReceiverError(.invalidData, "“\(path)” doesn't hold an app: \(error)", cause: error)
    }
  }

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
    let window: Int64? = try members.optional("queueWindow", .range(0...Int64(PlayerQueue.maximumCount)))
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
