package import CastModel
package import CastV2
package import JSONCodec

/// A RECEIVER_STATUS as received.
package struct ReceiverStatusMessage: Sendable {
  /// The request that it answers; 0 or `nil`: none of ours, perhaps another sender's.
  package var requestId: Int64?
  package var status: ReceiverStatus

  package init(requestId: Int64? = nil, status: ReceiverStatus) {
    self.requestId = requestId
    self.status = status
  }

  /// Reads a RECEIVER_STATUS; `nil` if it has no status object: such a message reports nothing.
  ///
  /// A single application instead of a list of one is accepted, because some receivers write that.
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

  /// The running apps; `nil` if the list can't be parsed: such a status reports nothing about them.
  package var applications: [ReceiverApplication]? {
    if let applications = self.status.applications, !applications.isEmpty { return applications }
    let raw = self.status.additional["applications"] ?? .null
    return raw == .null ? [] : nil
  }
}

/// The state of a receiver, updated by its statuses (cast.md 6.2). A pure value.
package struct ReceiverStatusReducer: Sendable {
  /// The changes that a status made.
  package struct Changes: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let volume = Changes(rawValue: 1)
    /// The app, its status text, the active input, standby, or an undeclared member.
    package static let status = Changes(rawValue: 2)
  }

  /// The running apps; one at most today.
  package private(set) var applications: [ReceiverApplication] = []
  /// The volume; `nil` before the first status.
  package private(set) var volume: DeviceVolume?
  /// Whether the device is the active input; `nil`: the receiver doesn't report it, as audio devices don't.
  package private(set) var isActiveInput: Bool?
  /// Whether the device is in standby; `nil`: the receiver doesn't report it.
  package private(set) var isStandBy: Bool?
  /// The undeclared members of the last status, within ``DeviceLimits``.
  package private(set) var undeclared = JSONObject()
  /// Our unanswered SET_VOLUME requests; until the answer, reported volumes are outdated.
  private var pendingVolumeRequests: Set<Int64> = []
  /// Whether parts of a status were dropped because of ``DeviceLimits``.
  package private(set) var hasLeftOut = false

  package init() {}

  /// Takes a status; first ends the request of ours that it answers.
  package mutating func receive(_ message: ReceiverStatusMessage) -> Changes {
    if let id = message.requestId { self.finishVolumeRequest(id) }
    var changes: Changes = []
    let status = message.status
    if self.merge(status.volume) { changes.insert(.volume) }
    let applications = message.applications.map { self.limited($0) } ?? self.applications
    let undeclared = self.limited(status.additional)
    if applications != self.applications || undeclared != self.undeclared || status.isActiveInput != self.isActiveInput
      || status.isStandBy != self.isStandBy
    {
      changes.insert(.status)
    }
    self.applications = applications
    self.undeclared = undeclared
    self.isActiveInput = status.isActiveInput
    self.isStandBy = status.isStandBy
    return changes
  }

  /// Notes a SET_VOLUME in flight: until ``finishVolumeRequest(_:)``, reported volumes are ignored (cast.md 6.2).
  package mutating func beginVolumeRequest(_ id: Int64) { self.pendingVolumeRequests.insert(id) }

  /// Ends a SET_VOLUME with any outcome.
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

  private mutating func limited(_ members: JSONObject) -> JSONObject {
    var limited = JSONObject()
    guard !members.isEmpty else { return limited }
    var bytesLeft = DeviceLimits.inheritedBytes
    let isWhole = limited.inherit(
      members, except: ReceiverStatus.declaredKeys, maximumCount: DeviceLimits.inheritedMembers,
      maximumBytes: &bytesLeft)
    if !isWhole { self.hasLeftOut = true }
    return limited
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
  /// Whether this is the idle screen. Its namespaces don't decide it: a Nest Hub's lists the media namespace (cast.md
  /// 16, trap 30).
  package var isIdle: Bool {
    self.isIdleScreen == true || Self.equal(self.appId, Self.backdrop)
  }

  /// Whether this is the app `id`, or its twin on Android TV, whose own id differs. Ids are compared without regard
  /// to case (cast.md 14); the idle screen doesn't count as an app.
  package func matches(_ id: String) -> Bool {
    !self.isIdle && (Self.equal(self.appId, id) || Self.equal(self.universalAppId, id))
  }

  /// Whether the app can be connected.
  package var isReachable: Bool {
    !(self.sessionId ?? "").isEmpty && !(self.transportId ?? "").isEmpty
  }

  /// Whether the app plays media. For an app that lists no namespaces its id decides.
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
