import CastDiscovery
import CastModel
import CastV2
import JSONCodec
import Logging
import LoopIsolation
import NIOCore

// Sends messages: `request` and `ask` wait for the answer, `post` throws if the message can't be sent, `send` does
// neither.
extension ReceiverLink {
  // MARK: Requests

  /// Sends a request of a connected session, and waits for its outcome.
  func request<Payload: JSONEncodable>(
    _ kind: RequestKind,
    namespace: CastNamespace = .receiver,
    destinationId: String = CastEndpointID.receiver,
    timeout: TimeAmount,
    replacesSameKind: Bool = false,
    payload: @LoopActor (Int64) -> Payload
  ) async throws(CastError) -> CastReply {
    try self.checkConnected()
    try self.checkReachable(destinationId)
    let started = self.environment.clock.now
    do throws(CastError) {
      let reply = try await self.ask(
        kind, namespace: namespace, destinationId: destinationId, timeout: timeout,
        replacesSameKind: replacesSameKind,
        maximumPending: Int(clamping: self.environment.options.requestLimits.maximumPending),
        payload: payload)
      let elapsed = self.environment.clock.now - started
      self.logger.debug(
        "request answered", metadata: ["type": "\(kind)", "elapsed": "\(elapsed.seconds)"])
      return reply
    } catch {
      throw self.failed(kind, to: destinationId, error, after: self.environment.clock.now - started)
    }
  }

  /// Sends a request to the receiver, as ``request(_:namespace:destinationId:timeout:replacesSameKind:payload:)``
  /// does.
  func receiverRequest(
    _ type: CastMessageType, namespace: CastNamespace = .receiver, members: @LoopActor (Int64) -> JSONObject
  ) async throws(CastError) -> CastReply {
    try await self.request(
      RequestKind(type), namespace: namespace, timeout: TimeAmount(self.environment.options.requestLimits.receiver)
    ) { id in ReceiverRequest(type: type, requestId: id, members: members(id)) }
  }

  /// Sends a request and waits for its outcome, in any state of the session.
  func ask<Payload: JSONEncodable>(
    _ kind: RequestKind,
    namespace: CastNamespace = .receiver,
    destinationId: String = CastEndpointID.receiver,
    timeout: TimeAmount,
    replacesSameKind: Bool = false,
    maximumPending: Int = 1_000,
    payload: @LoopActor (Int64) -> Payload
  ) async throws(CastError) -> CastReply {
    let description = PendingRequests.Description(
      kind: kind, namespace: namespace, sourceId: self.senderId, destinationId: destinationId, timeout: timeout,
      replacesSameKind: replacesSameKind, maximumPending: maximumPending)
    return try await self.tracker.request(description) { (id: Int64) throws(CastChannelError) in
      try self.write(self.message(payload(id), to: destinationId, namespace: namespace))
    }
  }

  /// Maps a failure to the caller's error. After a time-out, requests the current status, since the device may have
  /// executed the request.
  private func failed(
    _ kind: RequestKind, to destinationId: String, _ failure: CastError, after elapsed: TimeAmount
  ) -> CastError {
    var error = failure
    error.sessionId = self.sessionId
    if !destinationId.isEmpty {
      error.message = error.message.replacing(destinationId, with: self.device.friendlyName)
    }
    // Only a time-out suggests a fault: a refusal is an answer, and a client or another sender caused all other
    // failures.
    let level: Logger.Level = error.code == .requestTimedOut ? .warning : .info
    self.logger.log(
      level: level, "\(kind) failed: \(error.message)",
      metadata: ["code": "\(error.code)", "elapsed": "\(elapsed.seconds)"])
    if error.code == .requestTimedOut, !kind.isQuestion { self.askWhatIsSo(destinationId) }
    return error
  }

  /// Requests the status of the destination that didn't answer, once.
  private func askWhatIsSo(_ destinationId: String) {
    guard self.stage == .up, self.presence?.isOver == false else { return }
    if destinationId == CastEndpointID.receiver {
      self.send(ReceiverRequest.status(requestId: self.tracker.nextId()))
    } else if destinationId == self.transportId {
      self.media?.askForStatus()
    }
  }

  /// Throws unless requests can be sent to the device now.
  func checkConnected() throws(CastError) {
    if let delegate { return try delegate.checkConnected() }
    guard self.isTalking else {
      throw self.isOver
        ? .sessionOver(self.sessionId)
        : CastError(.connectionLost, "The connection to the device is closed.", sessionId: self.sessionId)
    }
  }

  /// Throws if the app closed its virtual connection, since it no longer receives messages: an error at once is
  /// better than a time-out.
  private func checkReachable(_ destinationId: String) throws(CastError) {
    guard let presence, presence.isApplicationClosed, destinationId == presence.transportId else { return }
    throw CastError(
      .sessionSuspended,
      "The app closed the connection: it is moving to another device, or ending. Wait for the outcome.",
      sessionId: self.sessionId)
  }

  // MARK: Sending

  /// Sends a message to the app without waiting for an answer; throws if it can't be sent.
  func post(_ payload: some JSONEncodable) throws(CastError) {
    let message = self.message(payload, to: self.transportId ?? "", namespace: .media)
    do throws(CastChannelError) { try self.write(message) } catch { throw CastError(error) }
  }

  /// Sends a message to the receiver or another destination without waiting for an answer; does nothing if the
  /// destination is `nil`.
  func send(
    _ payload: some JSONEncodable, to destinationId: String? = CastEndpointID.receiver,
    namespace: CastNamespace = .receiver
  ) {
    guard let destinationId else { return }
    self.send(self.message(payload, to: destinationId, namespace: namespace))
  }

  func send(_ request: ReceiverRequest) { self.send(request, to: CastEndpointID.receiver) }

  /// Sends a message without waiting for an answer: if it can't be sent, the link's loss or a deadline shows it.
  func send(_ message: CastMessage) {
    do throws(CastChannelError) {
      try self.write(message)
    } catch {
      self.logger.debug("message not sent", metadata: ["namespace": "\(message.namespace)", "error": "\(error)"])
    }
  }

  private func message(
    _ payload: some JSONEncodable, to destinationId: String, namespace: CastNamespace
  ) -> CastMessage {
    CastMessage(sourceId: self.senderId, destinationId: destinationId, namespace: namespace, json: payload)
  }

  func write(_ message: CastMessage) throws(CastChannelError) {
    guard let connection = self.connection else {
      throw CastChannelError(code: .connectionLost, message: "The connection to the device is closed.")
    }
    try connection.send(message)
  }

  // MARK: Volume

  /// Sets the device's volume, 0 to 1; returns the resulting volume.
  func setVolume(_ level: Double) async throws(CastError) -> DeviceVolume {
    try self.checkVolumeIsFree()
    self.unnamed.levels.append(level)
    defer { self.unnamed.levels.removeFirst() }
    return try await self.changeVolume(DeviceVolume(level: level))
  }

  /// Raises the device's volume by `steps` of the device's steps, or lowers it if the number is negative. Steps add up
  /// with levels whose requests are unanswered.
  func stepVolume(by steps: Int) async throws(CastError) -> DeviceVolume {
    try self.checkConnected()
    try self.checkVolumeIsFree()
    guard let level = self.unnamed.levels.last ?? self.receiver.volume?.level else {
      throw CastError(
        .requestRejected, "The receiver has not told its volume, so it can't be changed by steps. Set it instead.",
        sessionId: self.sessionId)
    }
    return try await self.setVolume(SessionTraits(self.receiver.volume).level(level, steps: steps))
  }

  /// Mutes or unmutes the device; returns the resulting volume.
  func setMuted(_ muted: Bool) async throws(CastError) -> DeviceVolume {
    try self.checkVolumeIsFree()
    return try await self.changeVolume(DeviceVolume(muted: muted))
  }

  func checkVolumeIsFree() throws(CastError) {
    guard SessionTraits(self.receiver.volume).isFixedVolume else { return }
    throw CastError(
      .volumeFixed, "The device's volume is fixed: change it on the television or amplifier.",
      sessionId: self.sessionId)
  }

  /// Sends exactly one key, so that setting one doesn't change the other (cast.md 16, trap 32).
  private func changeVolume(_ volume: DeviceVolume) async throws(CastError) -> DeviceVolume {
    var requestId: Int64?
    defer {
      if let requestId {
        self.receiver.finishVolumeRequest(requestId)
        self.unnamed.volumes[requestId] = nil
      }
    }
    let request = Volume(level: volume.level, muted: volume.muted)
    let reply = try await self.receiverRequest(.setVolume) { id in
      requestId = id
      self.unnamed.volumes[id] = volume
      self.receiver.beginVolumeRequest(id)
      return SetVolumeRequestData(volume: request).jsonObject
    }
    let told = ReceiverStatusMessage(reply.payload)?.status.volume
    return (self.receiver.volume ?? volume).changed(by: request, told: told)
  }
}
