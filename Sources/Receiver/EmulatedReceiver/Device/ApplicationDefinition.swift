public import CastModel
public import CastV2
public import JSONCodec
public import NIOCore
import StateFiles

/// An app that a receiver can run.
///
/// An app with the media namespace has a player. On every other namespace that it lists, its ``script`` answers, or,
/// without one, it echoes the message.
public struct ApplicationDefinition: Sendable, Hashable {
  /// The id that LAUNCH names, `CC1AD845` for example.
  public var appId: String
  /// The id that the running app reports, where it differs from ``appId`` (audio devices, groups); `universalAppId`
  /// is still ``appId``.
  public var runningAppId: String?
  /// The Android TV app that runs in its place if the sender supports native apps (`supportedAppTypes`).
  var androidTVAppId: String?
  var displayName: String
  /// The app's status text; `nil`: its name, and while media plays the media's title.
  public var statusText: String?
  var iconURL: String
  var appType: ApplicationType
  /// The namespaces on which the running app accepts messages; the media namespace gives it a player.
  public var namespaces: [CastNamespace]
  /// Whether this is the device's idle screen; senders must not take it for a session.
  public var isIdleScreen: Bool
  /// Whether and how soon the app starts, and who must allow it.
  public var launch: ApplicationLaunch
  var lifetime: ApplicationLifetime
  /// The differences of the player's statuses and answers; used only with the media namespace.
  public var media: MediaBehavior
  /// The script of the app's answers; `nil`: it echoes each message.
  public var script: ApplicationScript?

  /// Creates a definition, by default of a web app with a player, which ends after five idle minutes.
  ///
  /// - Parameter displayName: the name; `nil` for `appId`.
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

  /// Whether the app mirrors a sender's screen.
  var mirrors: Bool { self.namespaces.contains(.webRTC) }

  /// Whether LAUNCH with `appId` refers to this app: ids compare without regard to case (cast.md 14).
  func answers(to appId: String) -> Bool { self.appId.lowercased() == appId.lowercased() }
}

/// The behaviour of an app at its launch, and when senders connect to it.
public struct ApplicationLaunch: Sendable, Hashable {
  /// The LAUNCH_ERROR that answers every LAUNCH; `nil` for none.
  public var refusal: LaunchRefusal?
  /// Whether a person has to allow the launch; `nil`: as the device does.
  public var authorization: LaunchAuthorization?
  /// How long the app takes to launch; `nil`: as long as other apps of the device.
  public var time: TimeAmount?
  /// How long after its launch the app refuses connections: Audible needs about a second (cast.md 16, trap 22).
  var connectPause: TimeAmount
  /// Whether another LAUNCH restarts the app in a new session, or joins it.
  var restartsOnRelaunch: Bool

  /// Creates a launch, by default as for all other apps of the device.
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

/// The time at which an app ends by itself: weak and invisible connections don't keep it alive (cast.md 3.2).
public struct ApplicationLifetime: Sendable, Hashable {
  /// How long the app runs without a strong connection; `nil`: until it is stopped.
  var grace: TimeAmount?
  /// Whether the app keeps running while media is loaded, even without connections.
  var mediaKeepsItAlive = true
  /// How long an app with a player runs without media, though senders are connected; `nil`: for ever.
  var idleLimit: TimeAmount?
  /// How long an app runs while its media is paused, though senders are connected; `nil`: for ever.
  var pauseLimit: TimeAmount?

  /// CAF's idle time-out: five minutes without media, and 20 minutes paused (devices.md F131).
  public static let idleTimeout = ApplicationLifetime(
    grace: .minutes(5), idleLimit: .minutes(5), pauseLimit: .minutes(20))
  /// The lifetime of CAF apps with `disableIdleTimeout`: the app outlives its last sender by five minutes.
  public static let whileUsed = ApplicationLifetime(grace: .minutes(5))
  /// The app runs until it is stopped.
  public static let untilStopped = ApplicationLifetime(grace: nil)
  /// The app ends with its last strong connection.
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
  /// The app on a group's idle screen.
  public static let multizoneLeader = ApplicationDefinition(
    appId: "MultizoneLeader", displayName: "MultizoneLeader", namespaces: [], isIdleScreen: true,
    lifetime: .untilStopped)
  /// An app that echoes text and binary messages, and also plays media.
  public static let echo = ApplicationDefinition(
    appId: "EC40EC40", displayName: "Echo", namespaces: [.echo, .media], lifetime: .whileUsed)
  /// An app that plays media as YouTube's does: statuses never carry a request's id, and senders request its screen.
  public static let youTube = ApplicationDefinition(
    appId: "233637DE", displayName: "YouTube", namespaces: [.youTube, .media], androidTVAppId: "2C6A6E3D",
    media: MediaBehavior(echoesRequestIDs: false), script: .youTube)
  /// An app that plays media as Audible's does: it refuses connections for a second after its launch.
  public static let audible = ApplicationDefinition(
    appId: "25456794", displayName: "Audible", launch: ApplicationLaunch(connectPause: .seconds(1)))
  /// An app that plays media, and reports it without the array around the status.
  public static let flatStatus = ApplicationDefinition(
    appId: "F1A7F1A7", displayName: "Flat", media: MediaBehavior(statusShape: .flat))

  /// The apps that a receiver can run by default.
  public static let standard: [ApplicationDefinition] = [
    .defaultMediaReceiver, .echo, .youTube, .audible, .flatStatus,
  ]
}

extension CastNamespace {
  /// The namespace on which the ``ApplicationDefinition/echo`` app returns messages.
  public static let echo = CastNamespace("urn:x-cast:dev.castrpc.echo")
  /// The namespace between senders and YouTube's app.
  public static let youTube = CastNamespace("urn:x-cast:com.google.youtube.mdx")
}

extension ApplicationDefinition {
  /// The app that Chrome launches to mirror a tab or the screen with sound (cast.md 14).
  public static let mirroring = ApplicationDefinition(
    appId: "0F5096E8", displayName: "Chrome Mirroring", namespaces: [.webRTC, .remoting])
  /// The app that Chrome launches to mirror sound alone.
  public static let audioMirroring = ApplicationDefinition(
    appId: "85CDB22F", displayName: "Chrome Audio Mirroring", namespaces: [.webRTC, .remoting])
}

extension ApplicationDefinition: JSONDecodable {
  /// The longest file with an app's definition, in bytes.
  private static let maximumFileLength = 4 << 20

  /// Reads a definition from a JSON file.
  ///
  /// - Throws: ``ReceiverError`` with `fileFailed` if the file can't be read, `invalidData` if it doesn't hold a
  ///   definition.
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
  /// Members: `appId`, `displayName`, `statusText`, `iconUrl`, `namespaces` (default: the media namespace),
  /// `appType`, `runningAppId`, `androidTVAppId`, `launch` (``ApplicationLaunch``), `lifetime`
  /// (``ApplicationLifetime``), `media` (``MediaBehavior``) and `script` (``ApplicationScript``). Times are seconds.
  /// Unknown members are refused.
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
    try members.refuseRemaining(known: [
      "appId", "displayName", "statusText", "iconUrl", "namespaces", "appType", "runningAppId", "androidTVAppId",
      "launch", "lifetime", "media", "script",
    ])
  }
}

extension ApplicationLaunch: JSONDecodable {
  /// Reads the members `refusal` (`reason`, `extendedError`), `authorization` (`none`, `allow`, `deny`, `ask`),
  /// `authorizationTimeout`, `time`, `connectPause`, `restartsOnRelaunch`.
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
    try members.refuseRemaining(
      known: ["refusal", "authorization", "authorizationTimeout", "time", "connectPause", "restartsOnRelaunch"])
  }
}

extension LaunchRefusal: JSONDecodable {
  /// Reads the members `reason`, `extendedError` and `delay` (seconds; absent: at once, and a minute for
  /// `CAST_INIT_TIMEOUT`).
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members = try JSONMembers(node)
    self = .usual(try members.required("reason"), extendedError: try members.optional("extendedError"))
    if let delay = try Seconds.optional("delay", &members) { self.delay = delay }
    try members.refuseRemaining(known: ["reason", "extendedError", "delay"])
  }
}

extension ApplicationLifetime: JSONDecodable {
  /// Reads the members `grace` (seconds; absent: until it is stopped), `mediaKeepsItAlive`, `idleLimit` and
  /// `pauseLimit` (seconds; absent: for ever).
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members = try JSONMembers(node)
    self.init(
      grace: try Seconds.optional("grace", &members),
      mediaKeepsItAlive: try members.optional("mediaKeepsItAlive") ?? true,
      idleLimit: try Seconds.optional("idleLimit", &members), pauseLimit: try Seconds.optional("pauseLimit", &members))
    try members.refuseRemaining(known: ["grace", "mediaKeepsItAlive", "idleLimit", "pauseLimit"])
  }
}

extension MediaBehavior: JSONDecodable {
  /// Reads the members, which have the properties' names; `statusShape` is `array`, `object` or `flat`.
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
    try members.refuseRemaining(known: [
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
