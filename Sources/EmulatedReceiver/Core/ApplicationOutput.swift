import CastV2

/// What an app wants done.
enum ApplicationOutput: Sendable {
  /// A message of the media namespace.
  case send(WireMessage, to: Recipients)
  /// A message of any namespace.
  case message(ApplicationMessage, to: Recipients)
  case event(ReceiverEvent)
  /// "Examine this resource": ``MediaApplication/resourceExamined(_:id:now:)`` takes the result.
  case examine(ResourceRequest)
  /// Nobody wants to know any more.
  case abandon(ResourceRequest.ID)
}

/// Who gets a message of an app, or of the platform.
enum Recipients: Sendable, Hashable {
  case sender(SenderAddress)
  /// Every sender that is connected to it.
  case everyone(except: SenderAddress?)
}
