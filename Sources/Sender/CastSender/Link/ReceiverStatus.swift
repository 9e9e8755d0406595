package import CastModel
package import CastV2
import JSONCodec

/// A RECEIVER_STATUS as it came.
package struct ReceiverStatusMessage: Sendable {
  /// The request that it answers; 0 or `nil`: none of ours, perhaps somebody else's.
  package var requestId: Int64?
  package var status: ReceiverStatus

  package init(requestId: Int64? = nil, status: ReceiverStatus) {
    self.requestId = requestId
    self.status = status
  }

  /// Reads a RECEIVER_STATUS; `nil` if it has no status object, which is then no news.
  ///
  /// One application instead of a list of one is accepted: some receivers write that.
  package init?(_ payload: CastPayload) {
    guard let node = payload.root["status"], var status = try? ReceiverStatus(json: node) else { return nil }
    if status.applications == nil, let single = node["applications"], single.kind == .object,
      let application = try? ReceiverApplication(json: single), application.appId ?? application.sessionId != nil
    {
      status.applications = [application]
      status.additional["applications"] = nil
    }
    self.init(requestId: payload.requestId, status: status)
  }

  /// What runs; `nil` where that was written in a way that nobody can read, which is then no news.
  package var applications: [ReceiverApplication]? {
    if let applications = self.status.applications, !applications.isEmpty { return applications }
    let raw = self.status.additional["applications"] ?? .null
    return raw == .null ? [] : nil
  }
}

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

extension ReceiverApplication {
  /// Whether this is what the device shows when nothing runs; a Nest Hub's lists the media namespace, so that says nothing
  /// (cast.md 16, trap 30).
  package var isIdle: Bool {
    self.isIdleScreen == true || Self.equal(self.appId, Self.backdrop)
  }

  /// Whether this is the app `id`, or its twin on Android TV, whose own id differs. Ids compare without regard to case
  /// (cast.md 14); the idle screen is no app.
  package func matches(_ id: String) -> Bool {
    !self.isIdle && (Self.equal(self.appId, id) || Self.equal(self.universalAppId, id))
  }

  /// Whether it can be connected to.
  package var isReachable: Bool {
    !(self.sessionId ?? "").isEmpty && !(self.transportId ?? "").isEmpty
  }

  /// Whether it plays media. An app that lists no namespaces at all is taken at its id.
  package var supportsMedia: Bool {
    guard let namespaces = self.namespaces, !namespaces.isEmpty else {
      return self.matches(SessionStartOptions.defaultMediaReceiver)
    }
    return namespaces.contains { $0.name == CastNamespace.media.rawValue }
  }

  private static let backdrop = "E8C28D3C"

  private static func equal(_ left: String?, _ right: String) -> Bool {
    guard let left else { return false }
    return left == right || left.uppercased() == right.uppercased()
  }
}
