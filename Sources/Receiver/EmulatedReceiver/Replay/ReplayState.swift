import CastModel
public import CastV2
import JSONCodec
import NIOCore

/// The replays of all live links of one device.
struct ReplayState: Sendable {
  /// An action of a link's replay.
  typealias LinkAction = (action: ReplayAction, link: LinkID)

  let script: ReplayScript
  private var links: [LinkID: ReplayLink] = [:]
  /// The recorded link of each live one.
  private var places: [LinkID: Int] = [:]
  /// The latest status of the platform on any link.
  private(set) var receiverStatus: JSONObject?
  /// The recorded volume as of ``receiverStatus``.
  private(set) var volume: VolumeBehavior

  /// Creates the state of a device with the recorded `volume`.
  init(_ script: ReplayScript, volume: VolumeBehavior) {
    self.script = script
    self.volume = volume
  }

  /// The next time at which ``advance(to:isOpen:)`` has work to do.
  var nextDeadline: NIODeadline? { self.links.values.compactMap(\.nextDeadline).min() }

  /// Sends the messages that are due by `now`.
  mutating func advance(to now: NIODeadline, isOpen: (LinkID, String) -> Bool) -> [LinkAction] {
    self.links.keys.sorted().flatMap { self.advance($0, to: now, isOpen: isOpen) }
  }

  /// Handles a message of a live sender.
  ///
  /// The first message of a live link assigns the first recorded link that no live one has used. A sender that has
  /// more links than were recorded replays the last one again.
  ///
  /// - Returns: The actions, and whether the recording has the request.
  mutating func receive(
    _ message: CastMessage, from link: LinkID, now: NIODeadline, isOpen: (LinkID, String) -> Bool
  ) -> (actions: [LinkAction], isKnown: Bool) {
    self.start(link, now: now)
    let request = ReplayRequest(message)
    let actions = self.links[link]?.receive(request, now: now) { isOpen(link, $0) }
    let further = self.advance(link, to: now, isOpen: isOpen)
    return ((actions ?? []).map { ($0, link) } + further, actions != nil)
  }

  /// Ends the replay of a closed link; the recorded link is free again if the sender requested nothing.
  mutating func linkClosed(_ link: LinkID) {
    guard let replay = self.links.removeValue(forKey: link) else { return }
    if !replay.isUsed { self.places[link] = nil }
  }

  /// Gives `volume` the recorded level and muting where they have changed since the last call. Other values in it, such
  /// as a level that a sender has set, stay.
  mutating func updateVolume(_ volume: inout VolumeBehavior) {
    guard let status = self.receiverStatus?["volume"] else { return }
    let before = self.volume
    self.volume.level = status["level"]?.number.map { min(max($0, 0), 1) } ?? before.level
    self.volume.isMuted = status["muted"]?.bool ?? before.isMuted
    if self.volume.level != before.level { volume.level = self.volume.level }
    if self.volume.isMuted != before.isMuted { volume.isMuted = self.volume.isMuted }
  }

  private mutating func start(_ link: LinkID, now: NIODeadline) {
    guard self.links[link] == nil, !self.script.links.isEmpty else { return }
    let taken = Set(self.places.values)
    let last = self.script.links.count - 1
    let place = self.script.links.indices.first { !taken.contains($0) } ?? last
    if place < last || !taken.contains(last) {
      self.places[link] = place
    }
    self.links[link] = ReplayLink(self.script.links[place], options: self.script.options, now: now)
  }

  private mutating func advance(
    _ link: LinkID, to now: NIODeadline, isOpen: (LinkID, String) -> Bool
  ) -> [LinkAction] {
    let actions = self.links[link]?.advance(to: now) { isOpen(link, $0) } ?? []
    if let status = self.links[link]?.takeReceiverStatus() { self.receiverStatus = status }
    return actions.flatMap { action -> [LinkAction] in
      // A device that closed the last recorded link was never seen again.
      guard case .closeLink = action, self.places[link] == self.script.links.count - 1 else { return [(action, link)] }
      return [(action, link), (.disappear, link)]
    }
  }
}

/// A request that the recording doesn't have.
public struct ReplayMiss: Sendable, Hashable {
  /// The answer to a request that isn't recorded.
  public enum Answer: String, Sendable, Hashable {
    /// The emulated receiver handled the request.
    case emulated
    /// INVALID_REQUEST.
    case refused
    /// Nothing: the message has no id to answer.
    case none
  }

  /// The sender.
  public var sender: SenderAddress
  /// The namespace.
  public var namespace: CastNamespace
  /// The requested endpoint.
  public var destinationId: String
  /// The type of the request, if it has one.
  public var type: String?
  /// The payload's beginning.
  public var text: String
  /// The answer to the sender.
  public var answer: Answer

  /// The longest text that is kept, in bytes.
  private static let maximumText = 2_000

  init(_ message: CastMessage, from link: LinkID, answer: Answer) {
    self.sender = SenderAddress(link: link, senderId: message.sourceId)
    self.namespace = message.namespace
    self.destinationId = message.destinationId
    self.type = ReplayRequest(message).key.type
    self.text =
      message.payloadType == .string
      ? String(decoding: message.bytes.prefix(Self.maximumText), as: UTF8.self)
      : "\(message.payload.readableBytes) bytes"
    self.answer = answer
  }

  /// Writes the members of the event.
  func writeMembers(to writer: inout JSONWriter) {
    writer.member("link", Int64(self.sender.link.rawValue))
    writer.member("senderId", self.sender.senderId)
    writer.member("namespace", self.namespace.rawValue)
    writer.member("destinationId", self.destinationId)
    writer.member("type", self.type)
    writer.member("text", self.text)
    writer.member("answer", self.answer.rawValue)
  }
}
