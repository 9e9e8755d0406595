/// Names somebody who registers channels; what one owner adds and removes is nobody else's.
///
/// Made by ``ChannelManager/makeOwner()``.
public struct ChannelOwner: Hashable, Sendable {
  let id: UInt64

  package init(id: UInt64) { self.id = id }
}
