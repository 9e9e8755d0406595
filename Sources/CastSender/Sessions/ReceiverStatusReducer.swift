package import CastModel
import JSONCodec

/// What is known of a receiver, kept up to date by its statuses (cast.md 6.2). A pure value.
package struct ReceiverStatusReducer: Sendable {
  /// What a status changed.
  package struct Changes: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// The device's volume.
    package static let volume = Changes(rawValue: 1)
    /// The app, its status text, the active input or standby.
    package static let status = Changes(rawValue: 2)
  }

  /// Everything that runs; one app at most today.
  package private(set) var applications: [ReceiverApplication] = []
  /// The volume; `nil` before the first status.
  package private(set) var volume: DeviceVolume?
  /// `nil`: the receiver doesn't say; audio devices don't.
  package private(set) var isActiveInput: Bool?
  /// `nil`: the receiver doesn't say.
  package private(set) var isStandBy: Bool?
  /// Our own SET_VOLUME requests without an answer: until then reported volumes are echoes of the past.
  private var pendingVolumeRequests: Set<Int64> = []
  /// Whether the device told more than is kept.
  package private(set) var hasLeftOut = false

  package init() {}

  /// Takes a status; a request of ours that it answers is over before.
  package mutating func receive(_ message: ReceiverStatusMessage) -> Changes {
    if let id = message.requestId { self.finishVolumeRequest(id) }
    var changes: Changes = []
    let status = message.status
    if self.merge(status.volume) { changes.insert(.volume) }
    let applications = message.applications.map { self.limited($0) } ?? self.applications
    if applications != self.applications || status.isActiveInput != self.isActiveInput
      || status.isStandBy != self.isStandBy
    {
      changes.insert(.status)
    }
    self.applications = applications
    self.isActiveInput = status.isActiveInput
    self.isStandBy = status.isStandBy
    return changes
  }

  /// A SET_VOLUME of ours is on its way: until ``finishVolumeRequest(_:)`` reported volumes are ignored (cast.md 6.2).
  package mutating func beginVolumeRequest(_ id: Int64) { self.pendingVolumeRequests.insert(id) }

  /// A SET_VOLUME of ours has its outcome, whatever it is.
  package mutating func finishVolumeRequest(_ id: Int64) { self.pendingVolumeRequests.remove(id) }

  private mutating func limited(_ applications: [ReceiverApplication]) -> [ReceiverApplication] {
    if applications.count > DeviceLimits.applications { self.hasLeftOut = true }
    return applications.prefix(DeviceLimits.applications).map { application in
      guard let namespaces = application.namespaces, namespaces.count > DeviceLimits.namespaces else {
        return application
      }
      self.hasLeftOut = true
      var application = application
      application.namespaces = Array(namespaces.prefix(DeviceLimits.namespaces))
      return application
    }
  }

  private mutating func merge(_ update: DeviceVolume?) -> Bool {
    guard let update = update?.withoutFloatNoise, self.pendingVolumeRequests.isEmpty else { return false }
    guard var volume = self.volume else {
      self.volume = update
      return true
    }
    volume.level = update.level ?? volume.level
    volume.muted = update.muted ?? volume.muted
    volume.controlType = update.controlType ?? volume.controlType
    volume.stepInterval = update.stepInterval ?? volume.stepInterval
    var undeclared = UndeclaredMembers()
    let older = volume.additional
    volume.additional = update.additional
    undeclared.inherit(older, into: &volume.additional)
    if undeclared.isExceeded { self.hasLeftOut = true }
    guard volume != self.volume else { return false }
    self.volume = volume
    return true
  }
}
