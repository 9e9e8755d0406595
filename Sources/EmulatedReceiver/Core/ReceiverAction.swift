import CastV2

/// What the shell has to do for the receiver's core.
enum ReceiverAction: Sendable {
  case send(CastMessage, to: LinkID)
  /// A device authentication challenge, which needs the keys that the shell has.
  case authenticate(CastMessage, from: LinkID)
  /// A message of a mirroring sender, whose answer names a port that the shell has.
  case answerMirroring(CastMessage, from: LinkID)
  case event(ReceiverEvent)
  /// "Examine this resource": ``ReceiverCore/resourceExamined(_:id:now:)`` takes the result.
  case examine(ResourceRequest)
  /// Nobody wants to know any more.
  case abandon(ResourceRequest.ID)
}
