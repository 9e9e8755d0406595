public import CastV2
public import JSONCodec

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

/// Something that is done at the device, not by a sender: by a remote control, a person, or the network.
public enum DeviceOperation: Sendable, Hashable {
  /// Answers the question whether a launch is allowed; without a question nothing happens.
  case decideLaunch(isAllowed: Bool)
  /// Ends the running app.
  case stopApplication
  /// Turns the volume; a level is ignored where the volume is fixed.
  case setVolume(level: Double?, isMuted: Bool?)
  /// Chooses another input of the TV, or this one.
  case setActiveInput(Bool)
  /// Turns the TV off, or on.
  case setStandBy(Bool)
  case play
  case pause
  /// The live stream has ended: `isLiveDone`.
  case endLiveStream
  /// What plays has come to its end: the next item, or FINISHED.
  case finishMedia
  /// What plays can't be played any more: ERROR, and the next item or IDLE.
  case failMedia(ResourceFailure)
  /// The app wants credentials again: REFRESH_CREDENTIALS to all senders (cast.md 7.1).
  case requestCredentials(type: String?)
  /// The app tells its senders something.
  case broadcast(namespace: CastNamespace, payload: JSONValue)
}

/// One TCP connection to the receiver, numbered from 1 in the order in which they were accepted.
public struct LinkID: RawRepresentable, Sendable, Hashable, Comparable {
  /// The number counts accepted connections from 1; 0 is the sender that a take-over makes inside the receiver.
  public let rawValue: Int
  /// The caller gives the number of a connection, as events report it in `link`.
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static func < (lhs: LinkID, rhs: LinkID) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// One sender: ids are unique per link only (most senders call themselves `sender-0`).
public struct SenderAddress: Sendable, Hashable {
  /// The connection carries the sender's messages.
  public var link: LinkID
  /// The sender calls itself this: the `sourceId` of its messages, unique on ``link`` only.
  public var senderId: String

  /// The pair addresses one sender on one connection.
  public init(link: LinkID, senderId: String) {
    self.link = link
    self.senderId = senderId
  }
}
