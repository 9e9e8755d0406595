import CastModel
import CastV2
import Logging
import LoopIsolation

extension CastSession {
  /// The facts on which channels depend; `nil` unless the session is connected.
  var channelLink: ChannelLink? {
    guard self.connectionState == .connected, self.link.connection != nil else { return nil }
    let names = (self.application?.namespaces ?? []).map(\.name)
    return ChannelLink(namespaces: Set(names), isWritable: !self.link.backlog.isCongested)
  }

  /// Updates the channels after a possible change of ``channelLink``.
  func notifyChannels() {
    self.environment.channels.sessionChanged(self)
  }

  /// Connects the channels after the link was opened, and delivers the messages that the app sent meanwhile.
  func connectChannels() {
    self.link.backlog = LinkBacklog()
    self.notifyChannels()
    if self.link.earlyMessages.dropped > 0 {
      self.logger.component("CastSession(Channels)").notice(
        "the app sent more than could be kept before the session was connected",
        metadata: ["dropped": "\(self.link.earlyMessages.dropped)"])
    }
    for message in self.link.earlyMessages.takeAll() { self.environment.channels.received(message, in: self) }
  }

  /// Sends a message of a channel, to the app by default.
  func sendOnChannel(
    _ payload: ChannelPayload, namespace: CastNamespace, destinationId: String? = nil
  ) throws(CastError) {
    guard let connection = self.link.connection, let destinationId = destinationId ?? self.link.transportId else {
      throw CastError(.connectionLost, "The connection to the device is closed.", sessionId: self.id)
    }
    // Check this before the send queue: a message that is too large never fits.
    guard payload.byteCount <= CastFramer.maximumSendLength else {
      throw CastError(
        .castMessageTooLarge,
        "The message has \(payload.byteCount) bytes; with its envelope \(CastFramer.maximumSendLength) are allowed.",
        sessionId: self.id)
    }
    let message = payload.message(from: self.link.senderId, to: destinationId, namespace: namespace)
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
    if self.link.backlog.wrote(queuedBytes: connection.queuedBytes) { self.notifyChannels() }
  }
}
