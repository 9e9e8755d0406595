import CastRPCClient
import LoopIsolation

/// The last known status of each player that a host watches.
///
/// The server notifies only of devices with a session. So an app that runs is joined, and every watched device is asked
/// again at intervals: another sender may start an app later.
@LoopActor
final class WatchedPlayers {
  /// The time between two looks at the watched devices.
  static let interval = Duration.seconds(30)

  /// The statuses by the devices, as the host names them.
  private var statuses: [String: PlayerStatus] = [:]

  /// Asks a device for its status, joins the app that runs there, and returns whether the host has to be notified of a
  /// difference, since the server didn't notify of it.
  @discardableResult
  func look(at device: String, _ client: CastClient) async throws -> Bool {
    let target = PlayerTarget(device: device)
    var status = try await client.player.status(PlayerStatusParams(playerTarget: target))
    if status.applicationId != nil, status.sessionId == nil {
      do {
        status = try await client.player.connect(PlayerConnectParams(playerTarget: target))
      } catch let error as CastClientError where error.name == "ApplicationNotRunning" {
        // The app ended meanwhile. The next look reports that.
      }
    }
    guard let earlier = self.statuses.updateValue(status, forKey: device) else { return false }
    return status.sessionId != earlier.sessionId || status.sessionId == nil && status != earlier
  }

  /// Looks at several devices at once, since the search for an absent device takes seconds, and passes over those that
  /// can't be asked. Forgets the other devices.
  ///
  /// - Parameter onNews: Called with each device of which the host has to be notified.
  func lookAgain(
    at devices: Set<String>, _ client: CastClient, onNews: @escaping @LoopActor (String) -> Void
  ) async {
    self.statuses = self.statuses.filter { devices.contains($0.key) }
    await withTaskGroup(of: Void.self) { group in
      for device in devices {
        group.addTask {
          if (try? await self.look(at: device, client)) == true { await onNews(device) }
        }
      }
    }
  }

  /// Returns the watched devices with the id `id`, as the host names them: by the id, the name, an alias or an address.
  func devices(withID id: String) -> [String] {
    self.statuses.filter { $0.value.deviceId == id }.map(\.key)
  }
}
