import CastDiscovery
import CastModel
import CastV2
import JSONCodec
import NIOCore

@testable import CastSender

/// Takes the statuses of a receiver and of its group beside the steps of this sender: the same status again changes
/// nothing, everything is within its limits, the list of members is the sum of its changes, and a session ends once.
@Sendable func fuzzReceiverStatus(_ bytes: UnsafeBufferPointer<UInt8>) {
  var receiver = FuzzedReceiver()
  for line in FuzzScript(bytes).lines { receiver.take(line) }
}

/// The reducers of one link, and the facts about them that their messages and answers tell.
private struct FuzzedReceiver {
  private var receiver = ReceiverStatusReducer()
  private var group = MultizoneReducer()
  private var presence = ApplicationPresence(
    receiverSessionId: "a", transportId: "b", applicationId: "CC1AD845")
  private var now = NIODeadline.uptimeNanoseconds(0)
  private var pendingVolumes: Set<Int64> = []
  private var pendingMembers: [Int64] = []
  /// The members as the changes tell them.
  private var members: [MultizoneDevice] = []
  private var hasEnded = false

  mutating func take(_ line: FuzzScript.Line) {
    self.now = self.now + .milliseconds(1)
    if line.own != nil {
      self.step(line)
    } else if line.payload.type == .receiverStatus {
      if let message = ReceiverStatusMessage(line.payload) { self.receive(message) }
    } else if let message = MultizoneMessage(line.payload) {
      self.receive(message)
    }
    precondition(self.presence.deadline == nil || !self.hasEnded, "a session that is over waits")
    self.checkGroup()
  }

  private mutating func step(_ line: FuzzScript.Line) {
    let id = line.integer("requestId")
    switch line.own {
    case "VOLUME":
      self.receiver.beginVolumeRequest(id)
      self.pendingVolumes.insert(id)
    case "MEMBER_VOLUME":
      self.group.beginVolumeRequest(
        id, deviceId: line.text("deviceId"), key: line.flag("isMuting") ? .muted : .level)
      self.pendingMembers.append(id)
    case "FINISH":
      self.receiver.finishVolumeRequest(id)
      self.group.finishVolumeRequest(id)
      self.pendingVolumes.remove(id)
      self.pendingMembers.removeAll { $0 == id }
    case "WAIT":
      self.now = self.now + line.seconds("seconds")
      let isDue = self.presence.deadline.map { $0 <= self.now } ?? false
      let actions = self.presence.deadlineReached(now: self.now)
      precondition(actions.isEmpty != isDue, "a deadline without an action, or an action without a deadline")
      self.carryOut(actions)
    case "CLOSED":
      self.carryOut(self.presence.closed(by: line.text("sourceId"), receiverId: "receiver-0", now: self.now))
    case "GROUP_CHANGED": self.carryOut(self.presence.groupChanged(now: self.now))
    case "LINK_LOST":
      self.carryOut(self.presence.linkLost())
      self.group.reset()
      (self.members, self.pendingMembers) = ([], [])
    case "RESUMED": self.presence.resumed(transportId: line.text("transportId"))
    case "MAY_MOVE": self.presence.mayMove = line.flag("value")
    case "NOT_FOUND": self.carryOut(self.presence.notFound())
    default: break
    }
  }

  private mutating func carryOut(_ actions: [ApplicationPresence.Action]) {
    precondition(actions.isEmpty || !self.hasEnded, "a session that is over acts")
    for case .end in actions { self.hasEnded = true }
    precondition(self.presence.isOver == self.hasEnded)
  }

  // MARK: The receiver

  private mutating func receive(_ message: ReceiverStatusMessage) {
    let before = self.receiver
    if let id = message.requestId { self.pendingVolumes.remove(id) }
    let changes = self.receiver.receive(message)
    self.checkVolume(message.status.volume, before: before.volume)
    precondition(changes.contains(.volume) == (before.volume != self.receiver.volume), "a volume changes untold")
    precondition(self.receiver.applications.count <= DeviceLimits.applications)
    for application in self.receiver.applications {
      precondition((application.namespaces?.count ?? 0) <= DeviceLimits.namespaces)
      _ = (application.isIdle, application.supportsMedia, application.matches("CC1AD845"))
      checkRewritten(application)
    }
    precondition(self.receiver.undeclared.count <= DeviceLimits.inheritedMembers)
    precondition(
      self.receiver.undeclared.members.allSatisfy { !ReceiverStatus.declaredKeys.contains($0.key) },
      "a declared member counts as undeclared")
    checkRewritten(message.status)
    var again = self.receiver
    precondition(again.receive(message).isEmpty || again.hasLeftOut, "the same status again changes something")
    if let applications = message.applications {
      self.carryOut(self.presence.statusReceived(applications, now: self.now))
      self.carryOut(self.presence.statusReceived(applications, now: self.now))
    }
  }

  /// Compares the volume with the received one, which counts only while no change of the volume is unanswered.
  private func checkVolume(_ received: DeviceVolume?, before: DeviceVolume?) {
    guard self.pendingVolumes.isEmpty, let part = received?.withoutFloatNoise else {
      precondition(self.receiver.volume == before, "an outdated volume counts")
      return
    }
    let volume = self.receiver.volume
    precondition(volume?.level == part.level ?? before?.level && volume?.muted == part.muted ?? before?.muted)
    precondition(volume?.controlType == part.controlType ?? before?.controlType)
    precondition(volume?.stepInterval == part.stepInterval ?? before?.stepInterval)
    if let volume { checkRewritten(volume) }
    checkWidgets(volume: volume, now: self.now)
  }

  // MARK: The group

  private mutating func receive(_ message: MultizoneMessage) {
    let result = self.group.receive(message)
    for change in result.changes { self.apply(change) }
    for id in result.confirmed {
      guard let index = self.pendingMembers.firstIndex(of: id) else {
        preconditionFailure("the request \(id) is confirmed, but wasn't made")
      }
      self.pendingMembers.remove(at: index)
    }
    guard self.pendingMembers.isEmpty, !self.group.hasLeftOut else { return }
    var again = self.group
    precondition(again.receive(message).changes.isEmpty, "the same report again changes something")
    precondition(again.status == self.group.status)
  }

  private mutating func apply(_ change: MultizoneReducer.Change) {
    switch change {
    case .status(let status): self.members = status.devices ?? []
    case .added(let device):
      precondition(!self.members.contains { $0.deviceId == device.deviceId }, "a member is added twice")
      self.members.append(device)
    case .updated(let device):
      guard let index = self.members.firstIndex(where: { $0.deviceId == device.deviceId }) else {
        preconditionFailure("a member that isn't there changes")
      }
      self.members[index] = device
    case .removed(let id):
      precondition(self.members.contains { $0.deviceId == id }, "a member that isn't there leaves")
      self.members.removeAll { $0.deviceId == id }
    case .playbackSession(let session): precondition(self.group.status?.playbackSession == session)
    }
  }

  private func checkGroup() {
    precondition(self.group.status?.devices ?? [] == self.members, "the list isn't what its changes say")
    precondition(self.members.count <= DeviceLimits.groupMembers)
    precondition(Set(self.members.map(\.deviceId)).count == self.members.count, "a member is there twice")
    for device in self.members {
      let id = device.deviceId
      precondition(id.utf8.count <= DeviceID.maximumBytes && DeviceID.canonical(id) == id)
      precondition(self.group.device(id) == device, "a member isn't found by its id")
      let spelling = self.group.spelling(of: id)
      precondition(DeviceID.canonical(spelling) == id, "\(spelling) is sent for \(id)")
      precondition(device.jsonBytes.count <= DeviceLimits.groupMemberBytes + DeviceLimits.inheritedBytes)
    }
    if let status = self.group.status { checkRewritten(status) }
  }
}
