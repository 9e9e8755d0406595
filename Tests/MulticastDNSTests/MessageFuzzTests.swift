import LoopIsolation
import MulticastDNS
import NIOCore
import Testing

/// Hostile packets: seeded mutations of valid ones. Nothing may trap, hang or grow; decoded messages must be encodable.
@Suite struct MessageFuzzTests {
  private static func seeds() throws -> [[UInt8]] {
    var device = Device("Fuzz")
    device.addresses = ["192.168.1.2", "fe80::1"]
    return [
      try DNSMessage.response(device.all, additionals: [device.pointer(in: playerSubtype)]).wireBytes(),
      try DNSMessage.query([Question(castType, .ptr, wantsUnicast: true)], known: [device.pointer]).wireBytes(),
      try DNSMessage.response(device.all.map { $0.with(ttl: 0) }).wireBytes(),
    ]
  }

  /// Flips, cuts, repeats and inserts; a few times each.
  private static func mutate(_ bytes: [UInt8], _ generator: inout SplitMix64) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...6, using: &generator) where !bytes.isEmpty {
      let index = Int.random(in: 0..<bytes.count, using: &generator)
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      case 1: bytes[index] = UInt8.random(in: 0...255, using: &generator)
      case 2: bytes[index] = 0xc0
      case 3: bytes.removeLast(bytes.count - index)
      case 4: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: index)
      default: bytes.append(contentsOf: bytes[index...].prefix(40))
      }
    }
    return bytes
  }

  @Test func theReaderSurvivesAndWhatItReadsCanBeWritten() throws {
    var generator = SplitMix64(seed: 20)
    let seeds = try Self.seeds()
    var readable = 0
    for round in 0..<60_000 {
      let bytes = Self.mutate(seeds[round % seeds.count], &generator)
      guard let message = try? DNSMessage(wire: bytes) else { continue }
      readable += 1
      // Pointers make names larger when written without them; 64 KiB is beyond what 9000 bytes can hold.
      let again = try message.wireBytes(limit: 65_535)
      if again.count <= DNSMessage.maximumLength { #expect(try DNSMessage(wire: again) == message) }
    }
    #expect(readable > 5_000, "the mutations must leave some messages readable to be worth anything")
  }

  @Test func theQuerierSurvivesAndStaysBounded() throws {
    var limits = QuerierLimits()
    limits.instances = 40
    limits.recordSets = 200
    limits.packetsPerSecond = 1_000_000
    limits.packetsAtOnce = 1_000_000
    var driver = QuerierDriver(limits: limits)
    driver.handle(.browse(castType))
    driver.handle(.browse(playerSubtype))
    var generator = SplitMix64(seed: 21)
    let seeds = try Self.seeds()
    for round in 0..<20_000 {
      let origin = PacketOrigin(
        address: InternetAddress("192.168.1.\(round % 250 + 1)"), port: 5353, isMulticast: round % 7 != 0)
      driver.handle(.packet(Self.mutate(seeds[round % seeds.count], &generator), from: origin))
      if round % 50 == 0 { driver.advance(.milliseconds(Int64.random(in: 1...3_000, using: &generator))) }
      if round % 1_000 == 0 { _ = driver.takeEvents(); _ = driver.takeSent() }
    }
    #expect(driver.querier.instanceCount <= 40)
    #expect(driver.querier.recordCount <= 2 * 40 + 200 * 16)
    // Valid records are still accepted.
    driver.advance(.hours(30))
    _ = driver.takeEvents()
    #expect(driver.querier.instanceCount == 0 && driver.querier.recordCount == 0)
    let device = Device("truth")
    driver.receive(.response(device.all))
    #expect(driver.takeEvents().contains(.resolved(device.resolved)))
  }
}
