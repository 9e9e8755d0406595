import NIOCore

/// Remembers for a second or two what was sent, to tell our own packets, which come back, from those of others.
struct SentPackets {
  private static let lifetime = TimeAmount.seconds(1)

  private var current: Set<Int> = []
  private var previous: Set<Int> = []
  private var turnedAt = NIODeadline.uptimeNanoseconds(0)

  mutating func insert(_ bytes: [UInt8], now: NIODeadline) {
    self.turn(now)
    self.current.insert(bytes.hashValue)
  }

  mutating func contains(_ bytes: [UInt8], now: NIODeadline) -> Bool {
    self.turn(now)
    let hash = bytes.hashValue
    return self.current.contains(hash) || self.previous.contains(hash)
  }

  private mutating func turn(_ now: NIODeadline) {
    let age = now - self.turnedAt
    guard age >= SentPackets.lifetime else { return }
    self.previous = age < SentPackets.lifetime * 2 ? self.current : []
    self.current = []
    self.turnedAt = now
  }
}
