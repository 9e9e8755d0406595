import MulticastDNS
import NIOCore
import Testing

/// A querier with a manual clock.
struct QuerierDriver {
  static let peer = PacketOrigin(address: InternetAddress("192.168.1.2"), port: 5353, isMulticast: true)
  static let direct = PacketOrigin(address: InternetAddress("192.168.1.2"), port: 5353, isMulticast: false)

  var querier: Querier
  var now = NIODeadline.uptimeNanoseconds(0) + .hours(1)
  /// The events and packets since the last check.
  private var events: [QuerierEvent] = []
  private(set) var sent: [(at: NIODeadline, message: DNSMessage)] = []

  init(limits: QuerierLimits = QuerierLimits(), traits: LinkTraits = LinkTraits(), seed: UInt64 = 1) {
    self.querier = Querier(limits: limits, traits: traits, seed: seed)
  }

  mutating func handle(_ event: Querier.Event) {
    for action in self.querier.handle(event, now: self.now) {
      switch action {
      case .emit(let event): self.events.append(event)
      case .send(let bytes):
        do {
          #expect(bytes.count <= DNSMessage.lengthInOneFrame)
          self.sent.append((self.now, try DNSMessage(wire: bytes)))
        } catch {
          Issue.record("a packet can't be read: \(error)")
        }
      }
    }
  }

  mutating func receive(_ message: DNSMessage, from origin: PacketOrigin = QuerierDriver.peer) {
    do {
      self.handle(.packet(try message.wireBytes(), from: origin))
    } catch {
      Issue.record("a packet can't be written: \(error)")
    }
  }

  /// Advances the clock, with everything that is due on the way.
  mutating func advance(_ amount: TimeAmount) {
    let end = self.now + amount
    var steps = 0
    while let next = self.querier.nextDeadline, next <= end {
      self.now = max(next, self.now)
      self.handle(.timeReached)
      steps += 1
      guard steps < 100_000 else {
        Issue.record("the querier never rests")
        return
      }
    }
    self.now = end
  }

  mutating func takeEvents() -> [QuerierEvent] {
    defer { self.events = [] }
    return self.events
  }

  /// Returns the questions since the last check.
  mutating func takeQuestions() -> [Question] {
    defer { self.sent = [] }
    return self.sent.flatMap(\.message.questions)
  }

  mutating func takeSent() -> [(at: NIODeadline, message: DNSMessage)] {
    defer { self.sent = [] }
    return self.sent
  }

  /// A browse whose first question was sent.
  mutating func startBrowsing() {
    self.handle(.browse(castType))
    self.advance(.milliseconds(150))
    #expect(self.takeQuestions().map(\.name) == [castType])
  }

  /// A browse that has found `device`.
  mutating func startWith(_ device: Device) {
    self.startBrowsing()
    self.receive(.response(device.all))
    #expect(self.takeEvents().last == .resolved(device.resolved))
  }
}
