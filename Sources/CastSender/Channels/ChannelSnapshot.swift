/// A channel as its owner sees it.
public struct ChannelSnapshot: Sendable, Hashable {
  /// The channel in one session.
  public struct Session: Sendable, Hashable {
    /// The session.
    public var sessionId: String
    /// Whether messages can be sent: the session is connected, and its app lists the namespace.
    public var isConnected: Bool
    /// Whether the link takes more (SDK `isWritable`).
    public var isWritable: Bool

    package init(sessionId: String, isConnected: Bool, isWritable: Bool) {
      self.sessionId = sessionId
      self.isConnected = isConnected
      self.isWritable = isWritable
    }
  }

  /// The namespace.
  public var namespace: String
  /// The session that it was registered for; `nil`: every one.
  public var sessionId: String?
  /// How it is in the sessions that there are and that it covers, the oldest first.
  public var sessions: [Session]
}
