/// Something that happened on a channel, and whom it concerns.
public struct ChannelEvent: Sendable, Hashable {
  /// What happened.
  public enum Kind: Sendable, Hashable {
    /// Messages can be sent from now on (SDK `castChannelDidConnect:`).
    case didConnect(isWritable: Bool)
    /// Messages can't be sent any more (SDK `castChannelDidDisconnect:`).
    case didDisconnect(ChannelDisconnectReason)
    /// The app sent a message (SDK `castChannel:didReceiveTextMessage:`), to this sender or to all.
    case didReceiveMessage(ChannelPayload, isBroadcast: Bool)
    /// The link takes more, or should be left alone for a while (SDK `castChannel:didChangeWritableState:`).
    case didChangeWritable(Bool)
  }

  /// The session that the channel belongs to.
  public var sessionId: String
  /// The channel's namespace.
  public var namespace: String
  /// Who registered the channel; nobody else is told.
  public var owners: Set<ChannelOwner>
  /// What happened.
  public var kind: Kind

  package init(sessionId: String, namespace: String, owners: Set<ChannelOwner>, kind: Kind) {
    self.sessionId = sessionId
    self.namespace = namespace
    self.owners = owners
    self.kind = kind
  }
}
