import CastRPCClient
import JSONCodec
import LoopIsolation

/// What a host may show or attach without calling a tool: the devices, what plays everywhere, and what one device plays.
enum AssistantResource: Hashable, Sendable {
  case devices
  case players
  /// What one device plays; its id or its name.
  case player(String)

  private static let playerPrefix = "cast://players/"

  /// The resource of a URI; `nil` if there is none.
  init?(uri: String) {
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

  /// The resource's URI.
  var uri: String {
    switch self {
    case .devices: "cast://devices"
    case .players: "cast://players"
    case .player(let device): Self.playerPrefix + PercentEncoding.encoded(device.utf8)
    }
  }

  /// The template of ``player(_:)``. (RFC 6570)
  static let template: JSONObject = [
    "uriTemplate": .string(Self.playerPrefix + "{device}"), "name": "player", "title": "What a device plays",
    "description": "What the device plays now, flat; the device by its id or its name.", "mimeType": "application/json",
  ]

  /// The resource in a list; a device's by the name that people gave it.
  func declaration(deviceName: String? = nil) -> JSONObject {
    let (name, title, text) =
      switch self {
      case .devices: ("devices", "Cast devices", "The Cast devices on the network.")
      case .players: ("players", "What plays", "What every Cast device plays now.")
      case .player(let device):
        ("player-\(device)", deviceName ?? device, "What \(deviceName ?? device) plays now.")
      }
    return [
      "uri": .string(self.uri), "name": .string(name), "title": .string(title), "description": .string(text),
      "mimeType": "application/json",
    ]
  }

  /// What the server has to say of it now.
  @LoopActor
  func read(_ connection: AssistantConnection) async throws -> JSONValue {
    switch self {
    case .devices: try await connection.call("discovery.scan", ["timeout": 2])
    case .players: try await connection.call("player.list")
    case .player(let device): try await connection.call("player.status", ["device": .string(device)])
    }
  }

  /// Lets the server tell of its changes: looks for devices, or joins the app that runs on one.
  func watch(_ client: CastClient) async throws {
    switch self {
    case .devices: _ = try await client.discovery.start()
    // Sessions that this server has are told of by themselves.
    case .players: break
    case .player(let device):
      do {
        _ = try await client.player.connect(PlayerConnectParams(playerTarget: PlayerTarget(device: device)))
      } catch let error as CastClientError where error.name == "ApplicationNotRunning" {
        // Nothing to hear of until something is played, and that is told.
      }
    }
  }

  /// The resources that a notification of the server changes.
  static func changed(by event: CastNotification) -> [AssistantResource] {
    switch event {
    case .playerDidChange(let change):
      let status = change.playerStatus
      return [.players, .player(status.deviceId), .player(status.friendlyName)]
    case .discoveryDidInsertDevice, .discoveryDidUpdateDevice, .discoveryDidRemoveDevice: return [.devices]
    default: return []
    }
  }
}
