import CastModel
import CastV2
import Logging
import LoopIsolation

extension CastSession {
  /// What channels need to know; `nil` unless the session is connected.
  var channelLink: ChannelLink? {
    guard self.connectionState == .connected, self.connection != nil else { return nil }
    let names = (self.application?.namespaces ?? []).map(\.name)
    return ChannelLink(namespaces: Set(names), isWritable: !self.isCongested)
  }

  /// Something that channels depend on may have changed.
  func tellChannels() {
    self.environment.channels.sessionChanged(self)
  }

  /// The link is up: the channels connect, and what the app said meanwhile is delivered.
  func connectChannels() {
    self.isCongested = false
    self.tellChannels()
    if self.earlyMessages.dropped > 0 {
      self.logger.notice(
        "the app sent more than could be kept before the session was connected",
        metadata: ["dropped": "\(self.earlyMessages.dropped)"])
    }
    for message in self.earlyMessages.takeAll() { self.environment.channels.received(message, in: self) }
  }

  /// A message of a namespace that isn't the framework's.
  func receiveOnChannel(_ message: CastMessage) {
    guard message.sourceId == self.transportId else { return }
    if self.isAdvancing {
      self.earlyMessages.keep(message)
    } else {
      self.environment.channels.received(message, in: self)
    }
  }

  /// Sends a message of a channel, by default to the app.
  func sendOnChannel(
    _ payload: ChannelPayload, namespace: CastNamespace, destinationId: String? = nil
  ) throws(CastError) {
    guard let connection, let destinationId = destinationId ?? self.transportId else {
      throw CastError(.connectionLost, "The connection to the device is closed.", sessionId: self.id)
    }
    // Before the queue is looked at: no emptier queue would help.
    guard payload.byteCount <= CastFramer.maximumSendLength else {
      throw CastError(
        .castMessageTooLarge,
        "The message has \(payload.byteCount) bytes; with its envelope \(CastFramer.maximumSendLength) are allowed.",
        sessionId: self.id)
    }
    let message = payload.message(from: self.senderId, to: destinationId, namespace: namespace)
    guard connection.queuedBytes + payload.byteCount <= ChannelLimits.queuedBytes else {
      throw CastError(
        .sendBufferFull,
        "\(connection.queuedBytes) bytes wait for the device to read: send again after channel.didChangeWritable.",
        sessionId: self.id)
    }
    do throws(CastChannelError) {
      try connection.send(message)
    } catch {
      var error = CastError(error)
      error.sessionId = self.id
      throw error
    }
    guard !self.isCongested, connection.queuedBytes > ChannelLimits.congestedBytes else { return }
    self.isCongested = true
    self.tellChannels()
  }

  /// The link can take more, or not; a short queue is no news for channels.
  func linkChangedWritable(_ isWritable: Bool) {
    guard isWritable, self.isCongested else { return }
    self.isCongested = false
    self.tellChannels()
  }
}
