/// How strongly a sender holds on to what it is connected to (Protocol page 3.2).
public struct ConnectionStrength: RawRepresentable, Sendable, Hashable {
  public let rawValue: Int64
  public init(rawValue: Int64) { self.rawValue = rawValue }

  /// Keeps an app alive.
  public static let strong = ConnectionStrength(rawValue: 0)
  /// Lets an app end.
  public static let weak = ConnectionStrength(rawValue: 1)
  /// The app isn't told of the sender.
  public static let invisible = ConnectionStrength(rawValue: 2)

  /// Whether receivers know it; CONNECT with another value is refused.
  var isKnown: Bool { (0...2).contains(self.rawValue) }
}

/// The virtual connections of all links of one receiver.
struct VirtualConnectionTable {
  private struct Key: Hashable {
    var sender: SenderAddress
    var destinationId: String
  }

  /// More would be an attack; a sender has two.
  static let maximumPerLink = 64

  private var strengths: [Key: ConnectionStrength] = [:]

  /// Opens one, or changes its strength; `false` if the link has too many.
  mutating func open(_ sender: SenderAddress, to destinationId: String, _ strength: ConnectionStrength) -> Bool {
    let key = Key(sender: sender, destinationId: destinationId)
    if self.strengths[key] == nil {
      let count = self.strengths.keys.count { $0.sender.link == sender.link }
      guard count < Self.maximumPerLink else { return false }
    }
    self.strengths[key] = strength
    return true
  }

  /// Closes one; `nil` if it wasn't open.
  @discardableResult
  mutating func close(_ sender: SenderAddress, to destinationId: String) -> ConnectionStrength? {
    self.strengths.removeValue(forKey: Key(sender: sender, destinationId: destinationId))
  }

  /// Closes all of a link that has gone, and tells which they were.
  mutating func closeAll(of link: LinkID) -> [(sender: SenderAddress, destinationId: String)] {
    let gone = self.strengths.keys.filter { $0.sender.link == link }
    for key in gone { self.strengths[key] = nil }
    return gone.map { ($0.sender, $0.destinationId) }.sorted { ($0.0.senderId, $0.1) < ($1.0.senderId, $1.1) }
  }

  /// Closes all to an app that has gone, and tells whose they were.
  mutating func closeAll(to destinationId: String) -> [SenderAddress] {
    let gone = self.senders(of: destinationId)
    for sender in gone { self.close(sender, to: destinationId) }
    return gone
  }

  func isOpen(_ sender: SenderAddress, to destinationId: String) -> Bool {
    self.strengths[Key(sender: sender, destinationId: destinationId)] != nil
  }

  func strength(_ sender: SenderAddress, to destinationId: String) -> ConnectionStrength? {
    self.strengths[Key(sender: sender, destinationId: destinationId)]
  }

  /// Who is connected to `destinationId`, ordered by link and id.
  func senders(of destinationId: String) -> [SenderAddress] {
    self.strengths.keys.filter { $0.destinationId == destinationId }.map(\.sender)
      .sorted { ($0.link, $0.senderId) < ($1.link, $1.senderId) }
  }
}
