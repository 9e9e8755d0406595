import NIOCore

/// The pairing code and its use: a value without I/O, the time passed in.
///
/// 1. ``offer(code:now:)`` makes a code valid for ``lifetime``; an earlier one ends.
/// 2. ``redeem(_:from:now:)`` compares a phone's code. The right one ends the offer: a code pairs one phone.
/// 3. Wrong codes are counted. An address may try ``attemptsPerAddress`` codes; after ``attempts`` wrong codes of all
///    addresses the offer ends.
struct PairingDesk: Sendable {
  /// The result of a phone's code.
  enum Outcome: String, Sendable, Hashable {
    case paired
    case wrong = "The code is wrong."
    case blocked = "Too many wrong codes came from this address: show a new code on the computer."
    case noOffer = "The code was used or has expired: show a new one on the computer."
  }

  /// The time for which a code is valid.
  static let lifetime = TimeAmount.minutes(5)
  /// The most wrong codes from one address for one offer.
  static let attemptsPerAddress = 5
  /// The most wrong codes for one offer.
  static let attempts = 40
  /// The characters of a code: 32 letters and digits, without 0, 1, I and O, which look alike.
  private static let alphabet = Array("23456789ABCDEFGHJKLMNPQRSTUVWXYZ")
  /// The number of characters in a code: 80 bits.
  static let codeLength = 16

  private var code = ""
  private var ends = NIODeadline.uptimeNanoseconds(0)
  private var wrong: [String: Int] = [:]

  /// Makes `code` valid from `now` on, and resets the counts of wrong codes.
  mutating func offer(code: String, now: NIODeadline) {
    self.code = code
    self.ends = now + Self.lifetime
    self.wrong = [:]
  }

  /// Returns the remaining time of the present code, or `nil` if none is valid.
  func remaining(now: NIODeadline) -> TimeAmount? {
    self.code.isEmpty || now >= self.ends ? nil : self.ends - now
  }

  /// Compares a phone's code with the offered one; letters in lower case and signs between groups don't matter.
  mutating func redeem(_ given: String, from address: String, now: NIODeadline) -> Outcome {
    guard self.remaining(now: now) != nil else { return .noOffer }
    guard self.wrong[address, default: 0] < Self.attemptsPerAddress else { return .blocked }
    let letters = given.uppercased().filter { $0 != "-" && $0 != " " }
    guard ConstantTime.isEqual(letters, self.code) else {
      self.wrong[address, default: 0] += 1
      if self.wrong.values.reduce(0, +) >= Self.attempts { self.code = "" }
      return .wrong
    }
    self.code = ""
    return .paired
  }

  /// Makes a code of the system's random numbers.
  static func makeCode() -> String {
    var generator = SystemRandomNumberGenerator()
    return String((0..<Self.codeLength).compactMap { _ in Self.alphabet.randomElement(using: &generator) })
  }
}
