import CastRPCClient
import JSONCodec
import LoopIsolation
import TextFormats

/// A resource that a host may show or attach without calling a tool: the devices, all players, or one device's
/// player.
enum AssistantResource: Hashable, Sendable {
  case devices
  case players
  /// The player of one device, by its id or name.
  case player(String)

  private static let playerPrefix = "cast://players/"
  /// The longest URI, in bytes. Names of devices are shorter (DNS-SD: 63 bytes), also with escapes.
  private static let maximumLength = 1_024

  /// Creates the resource that a URI names; `nil` if it names none.
  init?(uri: String) {
    guard uri.utf8.count <= Self.maximumLength else { return nil }
    switch uri {
    case "cast://devices": self = .devices
    case "cast://players": self = .players
    default:
      guard uri.hasPrefix(Self.playerPrefix) else { return nil }
      guard let device = PercentEncoding.decoded(uri.dropFirst(Self.playerPrefix.count).utf8), !device.isEmpty else {
        return nil
      }
      self = .player(device)
    }
  }

  var uri: String {
    switch self {
    case .devices: "cast://devices"
    case .players: "cast://players"
    case .player(let device): Self.playerPrefix + PercentEncoding.encoded(device.utf8)
    }
  }

  /// The template of ``player(_:)`` (RFC 6570).
  static let template: JSONObject = [
    "uriTemplate": .string(Self.playerPrefix + "{device}"), "name": "player", "title": "What a device plays",
    "description": "The device's playback now, flat; the device by its id or its name.", "mimeType": "application/json",
  ]

  /// Returns the resource's entry in a list; that of a device's player has `deviceName` as its title.
  func declaration(deviceName: String? = nil) -> JSONObject {
    let (name, title, text) =
      switch self {
      case .devices: ("devices", "Cast devices", "The Cast devices on the network.")
      case .players: ("players", "What plays", "What every Cast device plays now.")
      case .player(let device):
        (
          "player-\(ModelText.plain(device, atMost: 64))", ModelText.plain(deviceName ?? device),
          "What this device plays now."
        )
      }
    return [
      "uri": .string(self.uri), "name": .string(name), "title": .string(title), "description": .string(text),
      "mimeType": "application/json",
    ]
  }

  /// The words that a resource's errors may use: the device.
  static let words = ToolWords(parameters: ["device"])

  /// The conversion of the server's result into the resource's contents.
  var answer: AssistantAnswer {
    AssistantAnswer(Self.words, leavingOut: self == .devices ? AssistantTool.detailsOfDevices : [])
  }

  /// Reads the resource's current contents from the server.
  @LoopActor
  func read(_ connection: AssistantConnection) async throws -> JSONValue {
    switch self {
    case .devices: try await connection.call("discovery.scan", ["timeout": 2])
    case .players: try await connection.call("player.list")
    case .player(let device): try await connection.call("player.status", ["device": .string(device)])
    }
  }

  /// The device of a player, as the host names it.
  var device: String? {
    if case .player(let device) = self { device } else { nil }
  }

  /// Makes the server notify of the resource's changes: starts discovery, or joins the app that runs on a device.
  func watch(_ client: CastClient, _ players: WatchedPlayers) async throws {
    switch self {
    case .devices: _ = try await client.discovery.start()
    // The server notifies of all its sessions anyway.
    case .players: break
    case .player(let device): try await players.look(at: device, client)
    }
  }

  /// Watches several resources at once, since the search for an absent device takes seconds; passes over those that
  /// can't be watched.
  ///
  /// - Parameter completion: Called with each resource after the attempt to watch it.
  static func watch(
    _ resources: Set<AssistantResource>, _ client: CastClient, _ players: WatchedPlayers,
    completion: @escaping @LoopActor (AssistantResource) -> Void = { _ in }
  ) async {
    await withTaskGroup(of: Void.self) { group in
      for resource in resources {
        group.addTask {
          try? await resource.watch(client, players)
          await completion(resource)
        }
      }
    }
  }

  /// Returns the resources that a notification of the server changes, of `players` those that are watched.
  @LoopActor
  static func changed(by event: CastNotification, of players: WatchedPlayers) -> [AssistantResource] {
    switch event {
    case .playerDidChange(let change):
      return [.players] + players.devices(withID: change.playerStatus.deviceId).map(Self.player)
    case .discoveryDidInsertDevice, .discoveryDidUpdateDevice, .discoveryDidRemoveDevice: return [.devices]
    default: return []
    }
  }
}
