import CastRPCProtocol
import CastSender

extension ChannelInfo {
  init(_ channel: ChannelSnapshot) {
    self.init(
      namespace: channel.namespace, sessionId: channel.sessionId,
      sessions: channel.sessions.map { session in
        ChannelSession(
          sessionId: session.sessionId, isConnected: session.isConnected, isWritable: session.isWritable)
      })
  }
}
