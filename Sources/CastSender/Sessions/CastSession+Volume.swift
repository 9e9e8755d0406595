public import CastModel
import CastV2
import JSONCodec
import LoopIsolation

extension CastSession {
  /// What the device can do with its volume.
  public var traits: SessionTraits { SessionTraits(self.receiver.volume) }

  /// Sets the device's volume, 0 to 1; returns what it is then.
  ///
  /// - Throws: ``CastErrorCode/invalidParams``, ``CastErrorCode/volumeFixed``, and what requests can fail with.
  public func setVolume(_ level: Double) async throws(CastError) -> DeviceVolume {
    guard level >= 0, level <= 1 else {
      throw CastError(InvalidParameter("level", "\(level) is not between 0 and 1"), sessionId: self.id)
    }
    try self.checkVolumeIsFree()
    self.requestedLevels.append(level)
    defer { self.requestedLevels.removeFirst() }
    return try await self.changeVolume("level", .number(level))
  }

  /// Turns the device up, or down with a negative number, by as many of its own steps.
  ///
  /// Steps that come while an earlier one is unanswered add up, as on a remote control.
  ///
  /// - Throws: as ``setVolume(_:)``.
  public func stepVolume(by steps: Int) async throws(CastError) -> DeviceVolume {
    try self.checkConnected()
    try self.checkVolumeIsFree()
    guard let level = self.requestedLevels.last ?? self.receiver.volume?.level else {
      throw CastError(
        .requestRejected, "The receiver has not told its volume, so it can't be changed by steps. Set it instead.",
        sessionId: self.id)
    }
    return try await self.setVolume(self.traits.level(level, steps: steps))
  }

  /// Mutes the device or lets it be heard; returns its volume then.
  ///
  /// - Throws: ``CastErrorCode/volumeFixed``, and what requests can fail with.
  public func setMuted(_ muted: Bool) async throws(CastError) -> DeviceVolume {
    try self.checkVolumeIsFree()
    return try await self.changeVolume("muted", .bool(muted))
  }

  private func checkVolumeIsFree() throws(CastError) {
    guard self.traits.isFixedVolume else { return }
    throw CastError(
      .volumeFixed, "The device's volume is fixed: change it on the television or amplifier.", sessionId: self.id)
  }

  /// Exactly one key, so that setting one doesn't change the other (cast.md 16, trap 32).
  private func changeVolume(_ key: String, _ value: JSONValue) async throws(CastError) -> DeviceVolume {
    var requestId: Int64?
    defer {
      if let requestId {
        self.receiver.finishVolumeRequest(requestId)
        self.volumeRequests[requestId] = nil
      }
    }
    _ = try await self.receiverRequest("SET_VOLUME") { id in
      requestId = id
      self.volumeRequests[id] = DeviceVolume(level: value.number, muted: value.bool)
      self.receiver.beginVolumeRequest(id)
      return ["volume": .object([key: value])]
    }
    return self.receiver.volume ?? DeviceVolume(level: value.number, muted: value.bool)
  }
}
