public import CastModel

/// An event on a channel, and the owners to notify of it.
public struct ChannelEvent: Sendable, Hashable {
  /// The kind of an event.
  public enum Kind: Sendable, Hashable {
    /// Messages can be sent from now on (SDK `castChannelDidConnect:`).
    case didConnect(isWritable: Bool)
    /// Messages can no longer be sent (SDK `castChannelDidDisconnect:`).
    case didDisconnect(ChannelDisconnectReason)
    /// The app sent a message (SDK `castChannel:didReceiveTextMessage:`), to this sender or to all.
    case didReceiveMessage(ChannelPayload, isBroadcast: Bool)
    /// The link accepts more messages, or the owner should pause (SDK `castChannel:didChangeWritableState:`).
    case didChangeWritable(Bool)
  }

  /// The session that the channel belongs to.
  public var sessionId: String
  /// The channel's namespace.
  public var namespace: String
  /// The owners who registered the channel. Only they are notified.
  public var owners: Set<ChannelOwner>
  /// The kind of the event.
  public var kind: Kind

  package init(sessionId: String, namespace: String, owners: Set<ChannelOwner>, kind: Kind) {
    self.sessionId = sessionId
    self.namespace = namespace
    self.owners = owners
    self.kind = kind
  }
}

/// An owner of registered channels. Owners don't affect each other's channels.
///
/// Created by ``ChannelManager/makeOwner()``.
public struct ChannelOwner: Hashable, Sendable {
  let id: UInt64

  package init(id: UInt64) { self.id = id }
}

/// An owner's registration of a namespace, for one session or for all present and later ones.
package struct ChannelRegistration: Sendable, Hashable {
  package var owner: ChannelOwner
  package var namespace: String
  /// The session; `nil` covers all.
  package var sessionId: String?

  package init(owner: ChannelOwner, namespace: String, sessionId: String? = nil) {
    self.owner = owner
    self.namespace = namespace
    self.sessionId = sessionId
  }

  func covers(_ sessionId: String) -> Bool { self.sessionId == nil || self.sessionId == sessionId }
}

/// The facts about a connected session on which channels depend.
package struct ChannelLink: Sendable, Hashable {
  /// The namespaces that the session's app lists.
  package var namespaces: Set<String>
  /// Whether the device reads as fast as the sender writes.
  package var isWritable: Bool

  package init(namespaces: Set<String>, isWritable: Bool = true) {
    self.namespaces = namespaces
    self.isWritable = isWritable
  }
}

package enum ChannelLimits {
  /// The length limit of a namespace, in bytes.
  package static let namespaceLength = 128
  package static let registrationsPerOwner = 256
  /// The number of bytes queued for the device above which channels become unwritable.
  package static let congestedBytes = 256 << 10
  /// The number of queued bytes above which a channel's message is refused. The framework's own messages may queue
  /// further (4 MiB), so that channels can't delay a pause or a volume change.
  package static let queuedBytes = 1 << 20
  /// The limit of messages kept until a session is connected.
  package static let earlyMessages = 64
  /// The limit of their bytes.
  package static let earlyBytes = 1 << 20
}
