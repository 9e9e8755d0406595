public import CastModel

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

/// Names somebody who registers channels; what one owner adds and removes is nobody else's.
///
/// Made by ``ChannelManager/makeOwner()``.
public struct ChannelOwner: Hashable, Sendable {
  let id: UInt64

  package init(id: UInt64) { self.id = id }
}

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

/// What channels need to know of a session that is connected.
package struct ChannelLink: Sendable, Hashable {
  /// The namespaces that the session's app lists.
  package var namespaces: Set<String>
  /// Whether the device reads as fast as is written.
  package var isWritable: Bool

  package init(namespaces: Set<String>, isWritable: Bool = true) {
    self.namespaces = namespaces
    self.isWritable = isWritable
  }
}

/// The bounds of channels.
package enum ChannelLimits {
  /// The longest namespace, in bytes.
  package static let namespaceLength = 128
  /// The most registrations of one owner.
  package static let registrationsPerOwner = 256
  /// With so many bytes queued for the device, channels are told not to write.
  package static let congestedBytes = 256 << 10
  /// With so many, a message is refused. What the framework itself sends may queue further (4 MiB), so that channels
  /// can't keep a pause or a volume change from going out.
  package static let queuedBytes = 1 << 20
  /// The most messages that are kept while a session isn't connected yet.
  package static let earlyMessages = 64
  /// The most bytes of them.
  package static let earlyBytes = 1 << 20
}
