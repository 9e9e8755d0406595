import MulticastDNS
import NIOCore
import Testing

/// A responder with a manual clock.
struct ResponderDriver {
  static let asker = PacketOrigin(address: InternetAddress("192.168.1.9"), port: 5353, isMulticast: true)
  static let legacy = PacketOrigin(address: InternetAddress("192.168.1.9"), port: 40_000, isMulticast: true)

  static let unicast = PacketOrigin(address: InternetAddress("192.168.1.9"), port: 5353, isMulticast: false)

  var responder: Responder
  var now = NIODeadline.uptimeNanoseconds(0) + .hours(1)
  private(set) var told: [Responder.Action] = []
  private(set) var sent: [(at: NIODeadline, message: DNSMessage)] = []
  private(set) var direct: [DNSMessage] = []

  init(seed: UInt64 = 1, addresses: [String] = ["192.168.1.2", "fe80::2"]) {
    self.responder = Responder(
      host: name("0123456789abcdef.local"), addresses: addresses.map { InternetAddress($0) }, seed: seed)
  }

  static func service(_ label: String, text: String = "fn=TV") -> PublishedService {
    PublishedService(
      label: label, type: castType, subtypes: ["_CC1AD845"], port: 8009,
      text: [UInt8(text.utf8.count)] + Array(text.utf8))
  }

  mutating func handle(_ event: Responder.Event) {
    for action in self.responder.handle(event, now: self.now) {
      switch action {
      case .multicast(let bytes): self.read(bytes).map { self.sent.append((self.now, $0)) }
      case .send(let bytes, _, _): self.read(bytes).map { self.direct.append($0) }
      default: self.told.append(action)
      }
    }
  }

  private func read(_ bytes: [UInt8]) -> DNSMessage? {
    #expect(bytes.count <= DNSMessage.lengthInOneFrame)
    do {
      return try DNSMessage(wire: bytes)
    } catch {
      Issue.record("a packet can't be read: \(error)")
      return nil
    }
  }

  mutating func receive(_ message: DNSMessage, from origin: PacketOrigin = ResponderDriver.asker) {
    do {
      self.handle(.packet(try message.wireBytes(), from: origin))
    } catch {
      Issue.record("a packet can't be written: \(error)")
    }
  }

  mutating func advance(_ amount: TimeAmount) {
    let end = self.now + amount
    var steps = 0
    while let next = self.responder.nextDeadline, next <= end, steps < 100_000 {
      self.now = max(next, self.now)
      self.handle(.timeReached)
      steps += 1
    }
    #expect(steps < 100_000, "the responder never rests")
    self.now = end
  }

  mutating func takeSent() -> [(at: NIODeadline, message: DNSMessage)] {
    defer { self.sent = [] }
    return self.sent
  }

  mutating func takeDirect() -> [DNSMessage] {
    defer { self.direct = [] }
    return self.direct
  }

  mutating func takeTold() -> [Responder.Action] {
    defer { self.told = [] }
    return self.told
  }

  /// A responder that has announced a service and is quiet.
  mutating func establish(_ label: String = "TV") {
    self.handle(.publish(1, Self.service(label)))
    self.advance(.seconds(10))
    #expect(self.takeTold() == [.established(1)])
    _ = self.takeSent()
  }
}
