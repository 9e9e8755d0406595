/// Finds the known name that somebody probably meant when they wrote one that doesn't exist.
///
/// Names are compared without case and without the signs between words, so `sessionID` and `session_id` mean `sessionId`.
/// Otherwise a known name is meant if few letters differ (one in three), or if one of the two names begins or ends with the other.
public enum NearestName {
  /// Names longer than this are only compared for equality, so that hostile names cost nothing. In letters.
  public static let maximumLength = 64

  /// The member of `known` that is nearest to `name`; `nil` if none is near. Of equally near ones the first is taken.
  public static func of(_ name: String, among known: some Sequence<String>) -> String? {
    let wanted = self.letters(of: name)
    guard !wanted.isEmpty else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in known {
      guard let distance = self.distance(from: wanted, to: self.letters(of: candidate)) else { continue }
      if distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.name
  }

  /// How many names an error lists.
  private static let listedNames = 12

  /// What an error says further of a name that doesn't exist: the known one that was probably meant, or else which there are.
  ///
  /// - Parameter meant: what is meant in any case, where that is known.
  public static func hint(_ name: String, among known: [String], meant: String? = nil) -> String {
    if let meant = meant ?? self.of(name, among: known) { return "did you mean `\(meant)`?" }
    guard !known.isEmpty else { return "there are none" }
    let list = known.prefix(self.listedNames).map { "`\($0)`" }.joined(separator: ", ")
    return "known are \(list)\(known.count > self.listedNames ? "…" : "")"
  }

  /// The letters and digits of `name`, in lower case; cut off one after ``maximumLength``.
  private static func letters(of name: String) -> [Unicode.Scalar] {
    let all = name.unicodeScalars.lazy.prefix(4 * self.maximumLength).filter {
      $0.properties.isAlphabetic || ("0"..."9").contains($0)
    }
    return Array(String(String.UnicodeScalarView(all)).lowercased().unicodeScalars.prefix(self.maximumLength + 1))
  }

  /// How far two names are apart; `nil` if neither is meant by the other.
  private static func distance(from wanted: [Unicode.Scalar], to known: [Unicode.Scalar]) -> Int? {
    if wanted == known { return 0 }
    let (short, long) = wanted.count < known.count ? (wanted, known) : (known, wanted)
    guard !short.isEmpty, long.count <= self.maximumLength else { return nil }
    let edits = self.edits(from: wanted, to: known)
    if 3 * edits <= short.count || (edits == 1 && short.count == 2) { return edits }
    guard short.count >= 3, long.starts(with: short) || long.reversed().starts(with: short.reversed()) else {
      return nil
    }
    // Farther than every name that differs by letters only.
    return self.maximumLength + long.count - short.count
  }

  /// How many letters must be added, removed, replaced or exchanged with their neighbour (optimal string alignment).
  private static func edits(from first: [Unicode.Scalar], to second: [Unicode.Scalar]) -> Int {
    var beforeLast = [Int](repeating: 0, count: second.count + 1)
    var last = Array(0...second.count)
    for i in 1...first.count {
      var row = [i]
      for j in 1...second.count {
        let substitution = last[j - 1] + (first[i - 1] == second[j - 1] ? 0 : 1)
        var least = min(last[j] + 1, row[j - 1] + 1, substitution)
        if i > 1, j > 1, first[i - 1] == second[j - 2], first[i - 2] == second[j - 1] {
          least = min(least, beforeLast[j - 2] + 1)
        }
        row.append(least)
      }
      (beforeLast, last) = (last, row)
    }
    return last[second.count]
  }
}
