/// Somebody's wish for a namespace, of one session or of every session that there is or will be.
package struct ChannelRegistration: Sendable, Hashable {
  package var owner: ChannelOwner
  package var namespace: String
  /// The session; `nil`: every one.
  package var sessionId: String?

  package init(owner: ChannelOwner, namespace: String, sessionId: String? = nil) {
    self.owner = owner
    self.namespace = namespace
    self.sessionId = sessionId
  }

  func covers(_ sessionId: String) -> Bool { self.sessionId == nil || self.sessionId == sessionId }
}
