import COpenSSL
import CastModel

/// The places at which films were left, by hashes of their URLs and paths.
///
/// Its text has one line for the salt and one for each place, so that the file names nothing.
struct ResumeTable: Hashable, Sendable {
  struct Place: Hashable, Sendable {
    /// In seconds.
    var position: Double
    /// Of the whole, in seconds.
    var duration: Double
    /// When it was left, in seconds since 1970.
    var savedAt: Int64
  }

  /// The longest text that is read, in bytes.
  static let maximumBytes = 2 << 20
  /// How much is played again, in seconds.
  private static let overlap = 5.0
  /// The least position that is kept, in seconds.
  private static let least = 60.0
  /// The part of the whole after which it counts as seen; what follows are credits.
  private static let seen = 0.95
  private static let saltLength = 32
  private static let header = "cast-rpc places 1"

  private(set) var places: [String: Place] = [:]
  private var salt: String

  init() {
    self.salt = (0..<Self.saltLength).map { _ in String(UInt8.random(in: 0...15), radix: 16) }.joined()
  }

  /// Reads a table; a text that is none gives an empty one.
  init(text: String) {
    self.init()
    let lines = text.split(separator: "\n")
    guard lines.count >= 2, lines[0] == Self.header, lines[1].utf8.count == Self.saltLength else { return }
    self.salt = String(lines[1])
    for line in lines.dropFirst(2) {
      let parts = line.split(separator: " ")
      guard parts.count == 4, parts[0].utf8.count == 64, let position = Double(parts[1]), position.isFinite,
        let duration = Double(parts[2]), duration.isFinite, let savedAt = Int64(parts[3])
      else { continue }
      self.places[String(parts[0])] = Place(position: position, duration: duration, savedAt: savedAt)
    }
  }

  /// The table as it is written.
  var text: String {
    let lines = self.places.sorted { $0.key < $1.key }
      .map { "\($0.key) \($0.value.position) \($0.value.duration) \($0.value.savedAt)\n" }
    return "\(Self.header)\n\(self.salt)\n" + lines.joined()
  }

  /// Returns where something that was left continues, or `nil` if it wasn't.
  func place(of content: String) -> Double? {
    self.places[self.key(content)].map { max($0.position - Self.overlap, 0) }
  }

  /// Keeps the place in a film. Of one that has just begun, or was seen, none is kept.
  mutating func note(_ content: String, _ place: Place, _ options: ResumeOptions) {
    let key = self.key(content)
    guard place.duration >= options.minimumDuration.inSeconds, place.position >= Self.least,
      place.position < place.duration * Self.seen
    else {
      // A film that has just begun again may have been left further on.
      if place.position >= place.duration * Self.seen { self.places[key] = nil }
      return
    }
    self.places[key] = place
    let surplus = self.places.count - Int(clamping: options.maximumEntries)
    guard surplus > 0 else { return }
    for (key, _) in self.places.sorted(by: { $0.value.savedAt < $1.value.savedAt }).prefix(surplus) {
      self.places[key] = nil
    }
  }

  /// Removes the place in something that was seen to its end.
  mutating func remove(_ content: String) { self.places[self.key(content)] = nil }

  /// SHA-256 of the salt and the content, in hexadecimal digits.
  private func key(_ content: String) -> String {
    let bytes = Array("\(self.salt)\(content)".utf8)
    var (digest, count) = ([UInt8](repeating: 0, count: 32), UInt32(0))
    guard EVP_Digest(bytes, bytes.count, &digest, &count, EVP_sha256(), nil) == 1 else { return "" }
    return digest.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
