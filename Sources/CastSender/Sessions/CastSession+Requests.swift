import CastDiscovery
public import CastModel
import CastV2
import JSONCodec
import Logging
import LoopIsolation
import NIOCore

extension CastSession {
  /// Asks the receiver for its status.
  public func requestStatus() async throws(CastError) -> ReceiverStatus {
    let reply = try await self.receiverRequest("GET_STATUS") { _ in JSONObject() }
    guard let message = ReceiverStatusMessage(reply.payload) else {
      throw CastError(
        .requestRejected, "The receiver answered GET_STATUS with something else than its status.", sessionId: self.id)
    }
    return message.status
  }

  // MARK: Machinery

  func receiverRequest(
    _ type: String, members: @LoopActor (Int64) -> JSONObject
  ) async throws(CastError) -> CastReply {
    try await self.request(
      RequestKind(type), namespace: .receiver, destinationId: CastEndpointID.receiver,
      timeout: self.environment.options.requestLimits.receiver
    ) { id in ReceiverRequest(type: type, requestId: id, members: members(id)) }
  }

  /// Sends a request and waits for its outcome.
  func request<Payload: JSONEncodable>(
    _ kind: RequestKind,
    namespace: CastNamespace,
    destinationId: String,
    timeout: TimeAmount,
    replacesSameKind: Bool = false,
    payload: @LoopActor (Int64) -> Payload
  ) async throws(CastError) -> CastReply {
    try self.checkConnected()
    try self.checkReachable(destinationId)
    let limit = self.environment.options.requestLimits.maximumPending
    guard self.tracker.pendingCount < limit else {
      throw CastError(
        .internalLimitReached, "\(limit) requests of this session wait for an answer. Send fewer at a time.",
        sessionId: self.id)
    }
    let description = PendingRequests.Description(
      kind: kind, namespace: namespace, sourceId: self.senderId, destinationId: destinationId, timeout: timeout,
      replacesSameKind: replacesSameKind)
    let isMediaCommand = namespace == .media && !kind.isQuestion
    if isMediaCommand { self.media.countRequests(1) }
    defer { if isMediaCommand { self.media.countRequests(-1) } }
    let started = self.environment.clock.now
    do throws(CastChannelError) {
      let reply = try await self.tracker.request(description) { (id: Int64) throws(CastChannelError) in
        try self.write(
          CastMessage(sourceId: self.senderId, destinationId: destinationId, namespace: namespace, json: payload(id)))
      }
      let elapsed = self.environment.clock.now - started
      self.logger.debug(
        "request answered", metadata: ["type": "\(kind.rawValue)", "elapsed": "\(elapsed.seconds)"])
      return reply
    } catch {
      throw self.failed(kind, to: destinationId, error, after: self.environment.clock.now - started)
    }
  }

  /// A request's failure as callers get it. Who didn't answer is asked what is so now: the request may have been carried out.
  private func failed(
    _ kind: RequestKind, to destinationId: String, _ channelError: CastChannelError, after elapsed: TimeAmount
  ) -> CastError {
    var error = CastError(channelError)
    error.sessionId = self.id
    if !destinationId.isEmpty {
      error.message = error.message.replacing(destinationId, with: self.device.friendlyName)
    }
    // Only silence may be somebody's fault: a refusal is an answer, and the rest is what a client or another sender wanted.
    let level: Logger.Level = error.code == .requestTimedOut ? .warning : .info
    self.logger.log(
      level: level, "\(kind.rawValue) failed: \(error.message)",
      metadata: ["code": "\(error.code)", "elapsed": "\(elapsed.seconds)"])
    if error.code == .requestTimedOut, !kind.isQuestion { self.askWhatIsSo(destinationId) }
    return error
  }

  /// Asks once for the status of whoever didn't answer.
  private func askWhatIsSo(_ destinationId: String) {
    guard self.connectionState == .connected else { return }
    if destinationId == CastEndpointID.receiver {
      self.sendToReceiver(ReceiverRequest(type: "GET_STATUS", requestId: self.tracker.nextId(), members: JSONObject()))
    } else if destinationId == self.transportId {
      self.media.askForStatus()
    }
  }

  func checkConnected() throws(CastError) {
    switch self.connectionState {
    case .connected: return
    case .connecting:
      throw CastError(
        .sessionNotConnected, "The session is still connecting: wait until it has started.", sessionId: self.id)
    case .suspended:
      throw CastError(
        .sessionSuspended, "The session is suspended: wait until it is resumed, or call session.resume.",
        sessionId: self.id)
    default:
      throw CastError(.sessionNotConnected, "The session has ended, or is ending: start another.", sessionId: self.id)
    }
  }

  /// An app that closed the virtual connection hears nothing any more: better to say so than to time out.
  private func checkReachable(_ destinationId: String) throws(CastError) {
    guard let presence, presence.isApplicationClosed, destinationId == presence.transportId else { return }
    throw CastError(
      .sessionSuspended,
      "The app closed the connection: it is moving to another device, or ending. Wait for the outcome.",
      sessionId: self.id)
  }

  // MARK: Sending

  func sendToReceiver(_ payload: some JSONEncodable) {
    self.send(
      CastMessage(
        sourceId: self.senderId, destinationId: CastEndpointID.receiver, namespace: .receiver, json: payload))
  }

  func sendToApplication(_ payload: some JSONEncodable, namespace: CastNamespace) {
    guard let transportId = self.transportId else { return }
    self.send(
      CastMessage(sourceId: self.senderId, destinationId: transportId, namespace: namespace, json: payload))
  }

  /// Sends a message that nobody waits for: if it can't go out, the link tells so itself, or a deadline does.
  func send(_ message: CastMessage) {
    do throws(CastChannelError) {
      try self.write(message)
    } catch {
      self.logger.debug("message not sent", metadata: ["namespace": "\(message.namespace)", "error": "\(error)"])
    }
  }

  /// Sends a message to the app whose answer nobody waits for; fails if it can't go out.
  func post(_ payload: some JSONEncodable) throws(CastError) {
    let message = CastMessage(
      sourceId: self.senderId, destinationId: self.transportId ?? "", namespace: .media, json: payload)
    do throws(CastChannelError) { try self.write(message) } catch { throw CastError(error) }
  }

  private func write(_ message: CastMessage) throws(CastChannelError) {
    guard let connection = self.connection else {
      throw CastChannelError(code: .connectionLost, message: "The connection to the device is closed.")
    }
    try connection.send(message)
  }
}

extension RequestKind {
  /// Whether it only asks; nothing changes by it.
  fileprivate var isQuestion: Bool { self.rawValue.hasPrefix("GET_") || self.rawValue.hasPrefix("QUEUE_GET_") }
}
