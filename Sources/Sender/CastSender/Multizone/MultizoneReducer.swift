import CastDiscovery
package import CastModel
package import CastV2
import JSONCodec

/// A message of the multizone namespace as received (cast.md 8).
package enum MultizoneMessage: Sendable, Hashable {
  /// All members.
  case status(MultizoneStatus)
  /// A new or changed member; receivers confuse the two.
  case device(MultizoneDevice)
  case removed(deviceId: String)
  /// Whether playback can be transferred and expanded.
  case playbackSession(MultizonePlaybackSession)
  /// An answer that only completes its request.
  case castingGroups

  /// Reads a message; `nil` if it is of another type or reports nothing.
  package init?(_ payload: CastPayload) {
    let root = payload.root
    switch payload.type {
    case .multizoneStatus:
      guard let node = root["status"], let status = try? MultizoneStatus(json: node) else { return nil }
      self = .status(Self.repaired(status, from: node))
    case .deviceAdded, .deviceUpdated:
      guard let node = root["device"], let device = try? MultizoneDevice(json: node), !device.deviceId.isEmpty else {
        return nil
      }
      self = .device(device)
    case .deviceRemoved:
      guard let id = root["deviceId"]?.string ?? root["device"]?["deviceId"]?.string, !id.isEmpty else { return nil }
      self = .removed(deviceId: id)
    case .playbackSessionUpdated:
      guard let node = root["playbackSession"] ?? root["status"]?["playbackSession"],
        let session = try? MultizonePlaybackSession(json: node)
      else { return nil }
      self = .playbackSession(session)
    case .castingGroups: self = .castingGroups
    default: return nil
    }
  }

  /// Reads each member by itself if the list can't be parsed, so that an invalid member doesn't invalidate the
  /// others.
  private static func repaired(_ status: MultizoneStatus, from node: JSONNode) -> MultizoneStatus {
    guard status.devices == nil, let list = node["devices"], list.kind == .array else { return status }
    var status = status
    status.devices = (0..<list.count).compactMap { index in list[index].flatMap { try? MultizoneDevice(json: $0) } }
    status.additional["devices"] = nil
    return status
  }
}

/// The members of a group, updated by the receiver's messages (cast.md 8). A pure value.
package struct MultizoneReducer: Sendable {
  /// A change that a message made.
  package enum Change: Sendable, Hashable {
    /// The complete list of members.
    case status(MultizoneStatus)
    case added(MultizoneDevice)
    case updated(MultizoneDevice)
    case removed(deviceId: String)
    case playbackSession(MultizonePlaybackSession)
  }

  /// The result of a message: the changes, and our requests that it confirms.
  package struct Result: Sendable, Hashable {
    package var changes: [Change] = []
    package var confirmed: [Int64] = []
  }

  /// The key of a member's volume that a request sets.
  package enum VolumeKey: Sendable, Hashable {
    case level
    case muted
  }

  private struct PendingVolume: Sendable {
    let id: Int64
    let deviceId: String
    let key: VolumeKey
  }

  /// The members; `nil` before the first status, and without a link.
  package private(set) var status: MultizoneStatus?
  /// Each member's index, by its canonical id.
  private var places: [String: Int] = [:]
  /// Each member's id in the device's spelling, for messages to the device; by the canonical id.
  private var spellings: [String: String] = [:]
  private var pending: [PendingVolume] = []
  /// Whether parts of the device's reports were dropped because of ``DeviceLimits``.
  package private(set) var hasLeftOut = false

  package init() {}

  /// Returns a report with canonical ids, without duplicates and members beyond the limits.
  package static func status(of report: MultizoneStatus) -> MultizoneStatus {
    var reducer = MultizoneReducer()
    _ = reducer.receive(report)
    return reducer.status ?? report
  }

  /// Returns the member with an id, in any spelling.
  package func device(_ id: String) -> MultizoneDevice? { self.device(canonical: DeviceID.canonical(id)) }

  /// Returns the member's id in the device's spelling, and an unknown id unchanged.
  package func spelling(of id: String) -> String { self.spellings[DeviceID.canonical(id)] ?? id }

  private func device(canonical id: String) -> MultizoneDevice? {
    JSONWork.count()
    return self.places[id].flatMap { self.status?.devices?[$0] }
  }

  /// Notes a volume request in flight: until its outcome, reports of that member's volume are outdated (trap 33).
  package mutating func beginVolumeRequest(_ id: Int64, deviceId: String, key: VolumeKey) {
    self.pending.append(PendingVolume(id: id, deviceId: DeviceID.canonical(deviceId), key: key))
  }

  package mutating func finishVolumeRequest(_ id: Int64) {
    self.pending.removeAll { $0.id == id }
  }

  /// Forgets the members, because the link is gone.
  package mutating func reset() {
    self.status = nil
    self.places = [:]
    self.spellings = [:]
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
    var places: [String: Int] = [:]
    var spellings: [String: String] = [:]
    var undeclared = UndeclaredMembers()
    new.devices = []
    for device in status.devices ?? [] {
      JSONWork.count()
      let id = DeviceID.canonical(device.deviceId)
      guard places[id] == nil, let limited = self.limited(device) else { continue }
      guard places.count < DeviceLimits.groupMembers else {
        self.hasLeftOut = true
        break
      }
      places[id] = places.count
      spellings[id] = device.deviceId
      new.devices?.append(self.merged(limited, id: id, &undeclared))
    }
    self.places = places
    self.spellings = spellings
    new.playbackSession = status.playbackSession ?? self.status?.playbackSession
    self.hasLeftOut = self.hasLeftOut || undeclared.isExceeded
    guard new != self.status else { return Result() }
    self.status = new
    return Result(changes: [.status(new)])
  }

  private mutating func receive(_ update: MultizoneDevice) -> Result {
    let (id, spelling) = (DeviceID.canonical(update.deviceId), update.deviceId)
    guard let update = self.limited(update) else { return Result() }
    var result = Result(confirmed: self.confirm(update, id: id))
    var undeclared = UndeclaredMembers()
    let device = self.merged(update, id: id, &undeclared)
    self.hasLeftOut = self.hasLeftOut || undeclared.isExceeded
    guard let place = self.places[id] else {
      guard self.places.count < DeviceLimits.groupMembers else {
        self.hasLeftOut = true
        return result
      }
      self.places[id] = self.places.count
      self.spellings[id] = spelling
      if self.status == nil { self.status = MultizoneStatus() }
      if self.status?.devices == nil { self.status?.devices = [] }
      self.status?.devices?.append(device)
      result.changes = [.added(device)]
      return result
    }
    self.spellings[id] = spelling
    guard self.status?.devices?[place] != device else { return result }
    self.status?.devices?[place] = device
    result.changes = [.updated(device)]
    return result
  }

  private mutating func remove(_ id: String) -> Result {
    let id = DeviceID.canonical(id)
    self.spellings[id] = nil
    guard let place = self.places.removeValue(forKey: id),
      let device = self.status?.devices?.remove(at: place)
    else { return Result() }
    for (id, other) in self.places where other > place { self.places[id] = other - 1 }
    return Result(changes: [.removed(deviceId: device.deviceId)])
  }

  /// Returns a report with the canonical id and the numbers that the device means, without members beyond the limits;
  /// `nil` if nothing remains.
  private mutating func limited(_ report: MultizoneDevice) -> MultizoneDevice? {
    // Messages to the device need its own spelling.
    guard report.deviceId.utf8.count <= DeviceID.maximumBytes else {
      self.hasLeftOut = true
      return nil
    }
    var device = report
    device.announcedId = DeviceID.announced(report.deviceId)
    device.deviceId = DeviceID.canonical(report.deviceId)
    device.volume = report.volume?.withoutFloatNoise
    guard device.jsonBytes.count > DeviceLimits.groupMemberBytes else { return device }
    self.hasLeftOut = true
    device.additional = JSONObject()
    device.volume?.additional = JSONObject()
    if device.jsonBytes.count > DeviceLimits.groupMemberBytes { device.name = nil }
    return device.jsonBytes.count > DeviceLimits.groupMemberBytes ? nil : device
  }

  /// Ends the oldest request of each kind that a report answers, and returns their ids: receivers don't name the
  /// request.
  private mutating func confirm(_ update: MultizoneDevice, id: String) -> [Int64] {
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

  /// Returns the known member with the update merged, key by key: a report may contain only changes (trap 34).
  private func merged(
    _ update: MultizoneDevice, id: String, _ undeclared: inout UndeclaredMembers
  ) -> MultizoneDevice {
    guard let old = self.device(canonical: id) else { return update }
    var device = update
    device.name = update.name ?? old.name
    device.capabilities = update.capabilities ?? old.capabilities
    undeclared.inherit(old.additional, into: &device.additional)
    let ignoresVolume = self.pending.contains { $0.deviceId == id }
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
