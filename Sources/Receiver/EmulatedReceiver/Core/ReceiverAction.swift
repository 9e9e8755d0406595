public import CastV2
public import JSONCodec

/// An action that the receiver's core requests of its shell.
enum ReceiverAction: Sendable {
  case send(CastMessage, to: LinkID)
  /// A device authentication challenge; the keys to answer it are the shell's.
  case authenticate(CastMessage, from: LinkID)
  /// A message of a mirroring sender; the UDP port in the answer is the shell's.
  case answerMirroring(CastMessage, from: LinkID)
  case event(ReceiverEvent)
  /// Closes a link, as a replayed device did.
  case closeLink(LinkID)
  /// Stops listening and announcing, as a replayed device did.
  case disappear
  /// Requests the examination of a resource; ``ReceiverCore/resourceExamined(_:id:now:)`` handles the result.
  case examine(ResourceRequest)
  /// Cancels an examination whose result is no longer needed.
  case abandon(ResourceRequest.ID)
}

/// An action that an app requests.
enum ApplicationOutput: Sendable {
  /// A message of the media namespace.
  case send(WireMessage, to: Recipients)
  /// A message of any namespace.
  case message(ApplicationMessage, to: Recipients)
  case event(ReceiverEvent)
  /// Requests the examination of a resource; ``MediaApplication/resourceExamined(_:id:now:)`` handles the result.
  case examine(ResourceRequest)
  /// Cancels an examination whose result is no longer needed.
  case abandon(ResourceRequest.ID)
}

/// The recipients of a message of an app, or of the platform.
enum Recipients: Sendable, Hashable {
  case sender(SenderAddress)
  /// Every sender that is connected to the app or the platform.
  case everyone(except: SenderAddress?)
}

/// An action at the device itself, not by a sender: by a remote control, a person, or the network.
public enum DeviceOperation: Sendable, Hashable {
  /// Answers the question whether a launch is allowed; without a question nothing happens.
  case decideLaunch(isAllowed: Bool)
  /// Ends the running app.
  case stopApplication
  /// Changes the volume; a level is ignored where the volume is fixed.
  case setVolume(level: Double?, isMuted: Bool?)
  /// Switches the TV to another input, or to this one.
  case setActiveInput(Bool)
  /// Turns the TV off, or on.
  case setStandBy(Bool)
  case play
  case pause
  /// Ends the live stream: `isLiveDone`.
  case endLiveStream
  /// Ends the current item: the next item follows, or FINISHED.
  case finishMedia
  /// Makes the current item fail: ERROR, and the next item or IDLE.
  case failMedia(ResourceFailure)
  /// Makes the app request new credentials: REFRESH_CREDENTIALS to all senders (cast.md 7.1).
  case requestCredentials(type: String?)
  /// Sends a message of the app to all its senders.
  case broadcast(namespace: CastNamespace, payload: JSONValue)
}

/// One TCP connection to the receiver, numbered from 1 in the order in which they were accepted.
public struct LinkID: RawRepresentable, Sendable, Hashable, Comparable {
  /// The number of the accepted connection, from 1; 0 is the sender that a take-over creates inside the receiver.
  public let rawValue: Int
  /// Creates the id of a connection from its number, as events report it in `link`.
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static func < (lhs: LinkID, rhs: LinkID) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// One sender: its id is unique per link only (most senders call themselves `sender-0`).
public struct SenderAddress: Sendable, Hashable {
  /// The connection that carries the sender's messages.
  public var link: LinkID
  /// The `sourceId` of the sender's messages, unique on ``link`` only.
  public var senderId: String

  /// Creates the address of one sender on one connection.
  public init(link: LinkID, senderId: String) {
    self.link = link
    self.senderId = senderId
  }
}
