import CastDiscovery
public import CastModel
import CastV2
public import JSONCodec
import LoopIsolation

extension CastSession {
  /// Requests the group's members (SDK `requestMultizoneStatus`).
  ///
  /// - Throws: ``CastErrorCode/requestRejected`` if the answer has no members, and the errors of every request.
  public func requestMultizoneStatus() async throws(CastError) -> MultizoneStatus {
    let reply = try await self.link.receiverRequest(.getStatus, namespace: .multizone) { _ in JSONObject() }
    guard case .status(let answer)? = MultizoneMessage(reply.payload) else {
      throw CastError(
        .requestRejected, "The device answered the question for its group's members with something else.",
        sessionId: self.id)
    }
    // If the session has ended since the answer, its link has forgotten the members.
    return self.link.multizone.status ?? MultizoneReducer.status(of: answer)
  }

  /// Sets the volume of a member, 0 to 1 (SDK `setDeviceVolume:forMultizoneDevice:`).
  ///
  /// - Throws: ``CastErrorCode/deviceNotFound`` if the group has no such member.
  public func setVolume(_ level: Double, ofMember deviceId: String) async throws(CastError) -> MultizoneDevice {
    guard level >= 0, level <= 1 else {
      throw CastError(InvalidParameter("level", "\(level) is not between 0 and 1"), sessionId: self.id)
    }
    return try await self.changeVolume(of: deviceId, type: .setDeviceVolume, key: .level, Volume(level: level))
  }

  /// Mutes or unmutes a member (SDK `setDeviceMuted:forMultizoneDevice:`).
  ///
  /// - Throws: ``CastErrorCode/deviceNotFound`` if the group has no such member.
  public func setMuted(_ muted: Bool, ofMember deviceId: String) async throws(CastError) -> MultizoneDevice {
    try await self.changeVolume(of: deviceId, type: .setVolume, key: .muted, Volume(muted: muted))
  }

  /// Requests the groups that the device belongs to. Google doesn't document their members, so they are returned as
  /// the device sends them, except that `deviceId` is canonical, and another spelling is in `announcedId`.
  public func castingGroups() async throws(CastError) -> [JSONObject] {
    let root = try await self.link.receiverRequest(.getCastingGroups, namespace: .multizone) { _ in JSONObject() }
      .payload.root.value
    let groups = root["groups"] ?? root["status"]?["groups"]
    return (groups?.array ?? []).compactMap(\.object).map { group in
      guard let id = group["deviceId"]?.string, !id.isEmpty else { return group }
      var group = group
      group["deviceId"] = .string(DeviceID.canonical(id))
      group["announcedId"] = DeviceID.announced(id).map { .string($0) }
      return group
    }
  }

  // MARK: Machinery

  private func changeVolume(
    of deviceId: String, type: CastMessageType, key: MultizoneReducer.VolumeKey, _ volume: Volume
  ) async throws(CastError) -> MultizoneDevice {
    let member = try await self.member(deviceId)
    var requestId: Int64?
    defer { if let requestId { self.link.multizone.finishVolumeRequest(requestId) } }
    let reply = try await self.link.receiverRequest(type, namespace: .multizone) { id in
      requestId = id
      self.link.multizone.beginVolumeRequest(id, deviceId: member.deviceId, key: key)
      return SetMemberVolumeRequestData(
        deviceId: self.link.multizone.spelling(of: member.deviceId), volume: volume
      ).jsonObject
    }
    let hasForgotten = self.link.multizone.status == nil
    guard var device = hasForgotten ? member : self.link.multizone.device(deviceId) else {
      throw CastError(.deviceNotFound, "The member '\(deviceId)' has left the group.", sessionId: self.id)
    }
    var told: DeviceVolume?
    if case .device(let reported)? = MultizoneMessage(reply.payload) { told = reported.volume }
    device.volume = (device.volume ?? DeviceVolume()).changed(by: volume, told: told)
    return device
  }

  /// Returns the member with an id in any spelling, and requests the members if it isn't known: the device may have
  /// reported only some of them so far.
  private func member(_ id: String) async throws(CastError) -> MultizoneDevice {
    var member = self.link.multizone.device(id)
    if member == nil {
      member = try await self.requestMultizoneStatus().devices?.first { $0.deviceId == DeviceID.canonical(id) }
    }
    guard let member else {
      throw CastError(
        .deviceNotFound, "The group has no member with the id '\(id)': session.requestMultizoneStatus lists them.",
        sessionId: self.id)
    }
    return member
  }

  /// Requests a group's members, when the session is connected for the first time or again.
  func greetGroup() {
    guard self.device.isGroup else { return }
    self.link.send(
      ReceiverRequest.status(requestId: self.link.tracker.nextId()), to: CastEndpointID.receiver,
      namespace: .multizone)
  }

  /// Publishes a change that a group reported.
  func notify(of change: MultizoneReducer.Change) {
    switch change {
    case .status(let status): self.environment.emit(.multizone(.didReceiveStatus(sessionId: self.id, status)))
    case .added(let device): self.environment.emit(.multizone(.didAddDevice(sessionId: self.id, device)))
    case .updated(let device): self.environment.emit(.multizone(.didUpdateDevice(sessionId: self.id, device)))
    case .removed(let id): self.environment.emit(.multizone(.didRemoveDevice(sessionId: self.id, deviceId: id)))
    case .playbackSession(let session):
      self.environment.emit(.multizone(.didUpdatePlaybackSession(sessionId: self.id, session)))
    }
  }
}
