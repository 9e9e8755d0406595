/// The search for the known name that was probably meant by an unknown one.
///
/// Names are compared without case and without the signs between words, so `sessionID` and `session_id` mean
/// `sessionId`. Otherwise a known name is meant if few letters differ (one in three), or if one of the two names
/// begins or ends with the other.
public enum NearestName {
  /// Names longer than this are only compared for equality, so that hostile names cost nothing. In letters.
  public static let maximumLength = 64

  /// Returns the member of `known` that is nearest to `name`, the first of equally near ones, or `nil` if none is
  /// near.
  public static func of(_ name: String, among known: some Sequence<String>) -> String? {
    let wanted = Letters(of: name)
    guard wanted.count > 0 else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in known {
      guard let distance = self.distance(from: wanted, to: Letters(of: candidate)) else { continue }
      if distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.name
  }

  /// The most names that an error lists.
  private static let listedNames = 12

  /// Returns an error's hint for an unknown name: the known one that was probably meant, or else the known names.
  ///
  /// - Parameter meant: The name that is meant in any case, if that is known.
  public static func hint(_ name: String, among known: [String], meant: String? = nil) -> String {
    if let meant = meant ?? self.of(name, among: known) { return "did you mean `\(meant)`?" }
    guard !known.isEmpty else { return "there are none" }
    let list = known.prefix(self.listedNames).map { "`\($0)`" }.joined(separator: ", ")
    return "known are \(list)\(known.count > self.listedNames ? "…" : "")"
  }

  /// A name as it is compared: its letters and digits in lower case, cut off one after ``maximumLength``.
  private struct Letters: Equatable {
    var scalars: [UInt32] = []
    /// The letters that occur, in 64 sorts: two names that share few are distinguished without examining their order.
    private(set) var sorts: UInt64 = 0

    init(of name: String) {
      self.scalars.reserveCapacity(NearestName.maximumLength + 1)
      for byte in name.utf8.prefix(4 * NearestName.maximumLength) {
        guard self.scalars.count <= NearestName.maximumLength else { return }
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): self.append(UInt32(byte))
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): self.append(UInt32(byte | 0x20))
        case 0x80...:
          self.readUnicode(name)
          return
        default: break
        }
      }
    }

    private mutating func readUnicode(_ name: String) {
      (self.scalars, self.sorts) = ([], 0)
      let all = name.unicodeScalars.lazy.prefix(4 * NearestName.maximumLength).filter {
        $0.properties.isAlphabetic || ("0"..."9").contains($0)
      }
      let lowered = String(String.UnicodeScalarView(all)).lowercased().unicodeScalars
      for scalar in lowered.prefix(NearestName.maximumLength + 1) { self.append(scalar.value) }
    }

    private mutating func append(_ scalar: UInt32) {
      self.scalars.append(scalar)
      self.sorts |= 1 << UInt64(scalar & 63)
    }

    var count: Int { self.scalars.count }

    /// Returns the least number of letters that must be added, removed, replaced or exchanged: each changes two sorts
    /// at most.
    func leastEdits(to other: Letters) -> Int {
      max(abs(self.count - other.count), ((self.sorts ^ other.sorts).nonzeroBitCount + 1) / 2)
    }
  }

  /// Returns the distance between two names; `nil` if neither is meant by the other.
  private static func distance(from wanted: Letters, to known: Letters) -> Int? {
    if wanted == known { return 0 }
    let (short, long) = wanted.count < known.count ? (wanted.scalars, known.scalars) : (known.scalars, wanted.scalars)
    guard !short.isEmpty, long.count <= self.maximumLength else { return nil }
    let most = short.count == 2 ? 1 : short.count / 3
    if wanted.leastEdits(to: known) <= most {
      let edits = self.edits(from: wanted.scalars, to: known.scalars)
      if edits <= most { return edits }
    }
    guard short.count >= 3, long.starts(with: short) || long.reversed().starts(with: short.reversed()) else {
      return nil
    }
    // Farther than every name that differs by letters only.
    return self.maximumLength + long.count - short.count
  }

  /// Returns the number of letters that must be added, removed, replaced or exchanged with their neighbour (optimal
  /// string alignment).
  private static func edits(from first: [UInt32], to second: [UInt32]) -> Int {
    var beforeLast = [Int](repeating: 0, count: second.count + 1)
    var last = Array(0...second.count)
    var row = last
    for i in 1...first.count {
      row[0] = i
      for j in 1...second.count {
        let substitution = last[j - 1] + (first[i - 1] == second[j - 1] ? 0 : 1)
        var least = min(last[j] + 1, row[j - 1] + 1, substitution)
        if i > 1, j > 1, first[i - 1] == second[j - 2], first[i - 2] == second[j - 1] {
          least = min(least, beforeLast[j - 2] + 1)
        }
        row[j] = least
      }
      (beforeLast, last, row) = (last, row, beforeLast)
    }
    return last[second.count]
  }
}
