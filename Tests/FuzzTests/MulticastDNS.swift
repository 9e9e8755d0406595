import CastModel
import DNSSD
import JSONCodec
import MulticastDNS
import NIOCore

@testable import CastDiscovery

/// Feeds packets of a network to the querier, the responder and the list of devices: a message survives being written,
/// the packets sent in return can be read, caches and lists stay within their limits, and the list equals what its
/// changes say.
@Sendable func fuzzMulticastDNS(_ bytes: UnsafeBufferPointer<UInt8>) {
  var input = FuzzInput(bytes)
  var network = FuzzedNetwork()
  var steps = 0
  while !input.isAtEnd, steps < 32 {
    steps += 1
    let step = input.byte()
    guard step & 0x80 == 0 else {
      // Up to half an hour.
      network.advance(.milliseconds(Int64(1) << Int64(step % 22)))
      continue
    }
    // Most inputs are one packet, so that the length is that of the rest unless another bit says otherwise.
    let length = step & 0x40 == 0 ? Int.max : Int(input.byte()) << 8 | Int(input.byte())
    network.receive(input.bytes(upTo: length), from: step)
  }
  network.advance(.seconds(90_000))
  precondition(network.querier.recordCount == 0, "records outlive their longest lifetime")
}

/// One link with a browser and an announcer, and the devices found on it.
private struct FuzzedNetwork {
  private static let limits: QuerierLimits = {
    var limits = QuerierLimits()
    limits.instances = 20
    limits.recordSets = 60
    return limits
  }()
  private static let link = NetworkLink(index: 1, name: "eth0", addresses: [], isLoopback: false)

  var querier = Querier(limits: Self.limits, seed: 1)
  private var responder: Responder
  private var registry = DeviceRegistry()
  private var devices: [DiscoveredDevice] = []
  private let mapping = ServiceMapping(type: CastService.type)
  private var now = NIODeadline.uptimeNanoseconds(0) + .hours(1)

  init() {
    guard let type = try? DomainName(dotted: "_googlecast._tcp.local"), let host = try? DomainName(dotted: "a.local"),
      let subtype = try? DomainName(dotted: "_CC1AD845._sub._googlecast._tcp.local"),
      let address = InternetAddress(text: "192.168.1.2")
    else { preconditionFailure("the names are valid") }
    self.responder = Responder(host: host, addresses: [address], seed: 1)
    self.handle(.browse(type))
    self.handle(.browse(subtype))
    let service = PublishedService(
      label: "TV", type: type, subtypes: ["_CC1AD845"], port: 8009, text: [4] + Array("fn=a".utf8))
    self.handle(Responder.Event.publish(1, service))
    self.advance(.seconds(10))
  }

  mutating func receive(_ bytes: [UInt8], from step: UInt8) {
    if let message = try? DNSMessage(wire: bytes) {
      // Pointers make names larger when they are written without them; 64 KiB is beyond what 9000 bytes can hold.
      guard let again = try? message.wireBytes(limit: 65_535) else { preconditionFailure("it can't be written") }
      if again.count <= DNSMessage.maximumLength {
        precondition((try? DNSMessage(wire: again)) == message, "a message doesn't survive being written")
      }
    }
    let addresses = ["192.168.1.9", "192.168.1.2", "10.0.0.1", "fe80::9"].compactMap(InternetAddress.init(text:))
    let origin = PacketOrigin(
      address: addresses[Int(step & 3)], port: step & 4 == 0 ? 5_353 : 40_000, isMulticast: step & 8 == 0)
    self.handle(Querier.Event.packet(bytes, from: origin))
    self.handle(Responder.Event.packet(bytes, from: origin))
    precondition(self.querier.instanceCount <= Self.limits.instances)
    precondition(self.querier.recordCount <= 2 * Self.limits.instances + Self.limits.recordSets * 16)
  }

  /// Advances the clock, with everything that is due on the way.
  mutating func advance(_ amount: TimeAmount) {
    let end = self.now + amount
    var steps = 0
    while let next = [self.querier.nextDeadline, self.responder.nextDeadline].compactMap({ $0 }).min(), next <= end {
      self.now = max(next, self.now)
      self.handle(Querier.Event.timeReached)
      self.handle(Responder.Event.timeReached)
      steps += 1
      precondition(steps < 100_000, "the link never rests")
    }
    self.now = end
  }

  private mutating func handle(_ event: Querier.Event) {
    for action in self.querier.handle(event, now: self.now) {
      switch action {
      case .send(let bytes): self.checkSent(bytes)
      case .emit(let event): self.take(event)
      }
    }
  }

  private mutating func handle(_ event: Responder.Event) {
    for action in self.responder.handle(event, now: self.now) {
      switch action {
      case .multicast(let bytes), .send(let bytes, _, _): self.checkSent(bytes)
      default: break
      }
    }
  }

  private func checkSent(_ bytes: [UInt8]) {
    precondition(bytes.count <= DNSMessage.lengthInOneFrame)
    precondition((try? DNSMessage(wire: bytes)) != nil, "a packet of ours can't be read")
  }

  private mutating func take(_ event: QuerierEvent) {
    switch self.mapping.event(event, on: Self.link) {
    case .serviceResolved(let service):
      checkText(service.txt)
      self.apply(.serviceResolved(service))
    case .serviceUnresolvable(let key): self.apply(.serviceUnresolvable(key))
    case .serviceRemoved(let key): self.apply(.serviceRemoved(key))
    case .subtype(let key, let subtype, let isAnnounced):
      self.apply(.subtype(key, subtype, isAnnounced: isAnnounced))
    case .availabilityChanged, nil: return
    }
  }

  private mutating func apply(_ event: DeviceRegistryEvent) {
    for change in self.registry.apply(event) {
      switch change {
      case .inserted(let device, let index): self.devices.insert(device, at: index)
      case .updated(let device, let index): self.devices[index] = device
      case .moved(let device, let from, let to):
        self.devices.remove(at: from)
        self.devices.insert(device, at: to)
      case .removed(_, let index): self.devices.remove(at: index)
      }
      checkDevice(change.device)
    }
    precondition(self.devices == self.registry.devices, "the list isn't what its changes say")
  }
}

/// Writes a TXT record that was read, and reads it.
private func checkText(_ record: TXTRecord) {
  // Replaced bytes may make an entry too long to be sent.
  guard let bytes = try? record.wireBytes() else { return }
  precondition(TXTRecord(wire: bytes) == record, "a record doesn't survive being written")
}

/// Writes the description for clients, and reads it.
private func checkDevice(_ device: DiscoveredDevice) {
  precondition(device.deviceId.utf8.count == 32 && DeviceID.canonical(device.deviceId) == device.deviceId)
  let description = try? JSONDocument(parsing: Device(device).jsonBytes).root
  precondition(description?["friendlyName"]?.string == device.friendlyName, "a device doesn't survive being written")
}
