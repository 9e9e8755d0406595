import CastDiscovery
package import CastModel
import JSONCodec

/// The members of a group, kept up to date by the receiver's messages (Protocol page 8). A pure value.
package struct MultizoneReducer: Sendable {
  /// What a message changed.
  package enum Change: Sendable, Hashable {
    /// All members anew.
    case status(MultizoneStatus)
    case added(MultizoneDevice)
    case updated(MultizoneDevice)
    case removed(deviceId: String)
    case playbackSession(MultizonePlaybackSession)
  }

  /// What a message means: what changed, and our requests that it confirms.
  package struct Result: Sendable, Hashable {
    package var changes: [Change] = []
    package var confirmed: [Int64] = []
  }

  /// What is asked of a member's volume.
  package enum VolumeKey: Sendable, Hashable {
    case level
    case muted
  }

  private struct PendingVolume: Sendable {
    let id: Int64
    let deviceId: String
    let key: VolumeKey
  }

  /// The most members of a group.
  package static let maximumDevices = 256

  /// The members; `nil` before the first status, and without a link.
  package private(set) var status: MultizoneStatus?
  private var pending: [PendingVolume] = []

  package init() {}

  /// The member with an id, in any spelling.
  package func device(_ id: String) -> MultizoneDevice? {
    self.status?.devices?.first { DeviceID.isSame($0.deviceId, id) }
  }

  /// A volume request of ours is on its way: until it has an outcome, reports of that member's volume are echoes of the past
  /// (trap 33).
  package mutating func beginVolumeRequest(_ id: Int64, deviceId: String, key: VolumeKey) {
    self.pending.append(PendingVolume(id: id, deviceId: DeviceID.canonical(deviceId), key: key))
  }

  /// A volume request of ours has its outcome.
  package mutating func finishVolumeRequest(_ id: Int64) {
    self.pending.removeAll { $0.id == id }
  }

  /// The link is gone, and what was known with it.
  package mutating func reset() {
    self.status = nil
    self.pending = []
  }

  package mutating func receive(_ message: MultizoneMessage) -> Result {
    switch message {
    case .status(let status): return self.receive(status)
    case .device(let device): return self.receive(device)
    case .removed(let id): return self.remove(id)
    case .playbackSession(let session):
      guard self.status?.playbackSession != session else { return Result() }
      self.status = self.status ?? MultizoneStatus(devices: [])
      self.status?.playbackSession = session
      return Result(changes: [.playbackSession(session)])
    case .castingGroups: return Result()
    }
  }

  private mutating func receive(_ status: MultizoneStatus) -> Result {
    var new = status
    var seen: Set<String> = []
    let devices = (status.devices ?? []).filter { seen.insert(DeviceID.canonical($0.deviceId)).inserted }
    new.devices = devices.prefix(Self.maximumDevices).map {
      self.merged($0, ignoresVolume: self.isPending($0.deviceId))
    }
    new.playbackSession = status.playbackSession ?? self.status?.playbackSession
    guard new != self.status else { return Result() }
    self.status = new
    return Result(changes: [.status(new)])
  }

  private mutating func receive(_ update: MultizoneDevice) -> Result {
    var result = Result()
    result.confirmed = self.confirm(update)
    let device = self.merged(update, ignoresVolume: self.isPending(update.deviceId))
    guard let index = self.index(of: update.deviceId) else {
      var status = self.status ?? MultizoneStatus()
      guard (status.devices?.count ?? 0) < Self.maximumDevices else { return result }
      status.devices = (status.devices ?? []) + [device]
      self.status = status
      result.changes = [.added(device)]
      return result
    }
    guard self.status?.devices?[index] != device else { return result }
    self.status?.devices?[index] = device
    result.changes = [.updated(device)]
    return result
  }

  private mutating func remove(_ id: String) -> Result {
    guard let index = self.index(of: id), let device = self.status?.devices?.remove(at: index) else { return Result() }
    return Result(changes: [.removed(deviceId: device.deviceId)])
  }

  /// Takes the oldest request of each kind that a report answers: receivers don't put our id into it.
  private mutating func confirm(_ update: MultizoneDevice) -> [Int64] {
    let id = DeviceID.canonical(update.deviceId)
    var confirmed: [Int64] = []
    for key in [VolumeKey.level, .muted] {
      let isReported = key == .level ? update.volume?.level != nil : update.volume?.muted != nil
      guard isReported, let index = self.pending.firstIndex(where: { $0.deviceId == id && $0.key == key }) else {
        continue
      }
      confirmed.append(self.pending.remove(at: index).id)
    }
    return confirmed
  }

  private func isPending(_ id: String) -> Bool {
    let id = DeviceID.canonical(id)
    return self.pending.contains { $0.deviceId == id }
  }

  private func index(of id: String) -> Int? {
    self.status?.devices?.firstIndex { DeviceID.isSame($0.deviceId, id) }
  }

  /// What is known with what is new over it, key by key: a report may say only what changed (trap 34).
  private func merged(_ update: MultizoneDevice, ignoresVolume: Bool) -> MultizoneDevice {
    guard let old = self.device(update.deviceId) else { return update }
    var device = update
    device.name = update.name ?? old.name
    device.capabilities = update.capabilities ?? old.capabilities
    for (key, value) in old.additional.members where device.additional[key] == nil { device.additional[key] = value }
    guard !ignoresVolume, let volume = update.volume else {
      device.volume = old.volume ?? update.volume
      return device
    }
    device.volume?.level = volume.level ?? old.volume?.level
    device.volume?.muted = volume.muted ?? old.volume?.muted
    device.volume?.controlType = volume.controlType ?? old.volume?.controlType
    device.volume?.stepInterval = volume.stepInterval ?? old.volume?.stepInterval
    return device
  }
}
