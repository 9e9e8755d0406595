import CastAdvertising
import CastModel
public import EmulatedReceiver
import JSONCodec
import Logging
public import LoopIsolation

/// The devices of one process, with unique ids, in the order in which they were added.
@LoopActor
public final class ReceiverFleet {
  /// A change of the fleet, or an event at one of its devices.
  public enum Change: Sendable {
    case added(String)
    case removed(String)
    case event(ReceiverEvent, deviceId: String)
  }

  /// The maximum number of devices in one process.
  public static let maximumCount = FleetDescription.maximumDevices

  /// The devices in the order in which they were added, at most ``maximumCount``.
  public private(set) var receivers: [EmulatedReceiver] = []
  private var observations: [String: ReceiverObservation] = [:]
  private var observers: [(id: Int, body: @LoopActor (Change) -> Void)] = []
  private var lastObserver = 0

  /// Creates a fleet without devices.
  public init() {}

  /// Adds a running device; it is shut down when it is removed.
  ///
  /// - Throws: ``ControlError``: `DeviceExists`, `TooManyDevices`.
  public func add(_ receiver: EmulatedReceiver) throws(ControlError) {
    let id = receiver.configuration.device.id
    guard self.observations[id] == nil else { throw .deviceExists(id) }
    guard self.receivers.count < Self.maximumCount else { throw .tooManyDevices(limit: Self.maximumCount) }
    self.receivers.append(receiver)
    self.observations[id] = receiver.observe { [weak self] event in self?.tell(.event(event, deviceId: id)) }
    self.tell(.added(id))
  }

  /// Removes a device and shuts it down.
  func remove(_ receiver: EmulatedReceiver) async {
    let id = receiver.configuration.device.id
    guard let index = self.receivers.firstIndex(where: { $0 === receiver }) else { return }
    self.receivers.remove(at: index)
    await receiver.shutDown()
    self.observations.removeValue(forKey: id)?.cancel()
    self.tell(.removed(id))
  }

  /// Removes every device and shuts it down.
  public func shutDown() async {
    for receiver in self.receivers { await self.remove(receiver) }
  }

  /// Returns the device that `selector` names by its id or its name; without a selector the only one.
  ///
  /// - Throws: ``ControlError``: `DeviceNotFound`, `DeviceAmbiguous`.
  public func receiver(_ selector: String?) throws(ControlError) -> EmulatedReceiver {
    let found = selector.map { self.matches($0) } ?? self.receivers
    guard let first = found.first else { throw .deviceNotFound(selector) }
    guard found.count == 1 else { throw .deviceAmbiguous(selector, count: found.count) }
    return first
  }

  private func matches(_ selector: String) -> [EmulatedReceiver] {
    let byId = self.receivers.filter { $0.configuration.device.id == selector }
    return byId.isEmpty ? self.receivers.filter { $0.configuration.device.friendlyName == selector } : byId
  }

  /// Calls `body` with every change from now on, until the returned function is called.
  func observe(_ body: @escaping @LoopActor (Change) -> Void) -> @LoopActor () -> Void {
    self.lastObserver += 1
    let id = self.lastObserver
    self.observers.append((id, body))
    return { [weak self] in self?.observers.removeAll { $0.id == id } }
  }

  private func tell(_ change: Change) {
    for observer in self.observers { observer.body(change) }
  }
}

extension EmulatedReceiver {
  /// The summary of the device in `device.list`.
  var summary: JSONObject {
    let (device, presence) = (self.configuration.device, self.presence)
    var summary: JSONObject = [
      "id": .string(device.id), "name": .string(device.friendlyName), "model": .string(device.model),
      "capabilities": .integer(device.capabilities.rawValue), "host": .string(presence.host),
      "port": .integer(Int64(presence.port)), "advertised": .bool(presence.isAdvertised),
      "volume": self.volume.jsonValue,
    ]
    if let sessionId { summary["sessionId"] = .string(sessionId) }
    if let application = self.screen.application { summary["appId"] = .string(application.appId) }
    return summary
  }
}
