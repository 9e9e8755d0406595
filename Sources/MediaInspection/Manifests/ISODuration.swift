/// A duration as XML schemas write it: `PT1H2M3.5S`. (ISO 8601.)
enum ISODuration {
  /// In seconds; `nil` for what is no duration. Years and months have no fixed length and count as 365 and 30 days.
  static func seconds(_ text: some StringProtocol) -> Double? {
    guard text.utf8.first == UInt8(ascii: "P"), text.utf8.count > 1 else { return nil }
    var total = 0.0
    var number = ""
    var isTime = false
    for character in text.dropFirst() {
      switch character {
      case "0"..."9", ".": number.append(character)
      case "T":
        guard !isTime, number.isEmpty else { return nil }
        isTime = true
      default:
        guard let value = Double(number), let unit = self.unit(character, isTime: isTime) else { return nil }
        total += value * unit
        number = ""
      }
    }
    return number.isEmpty && total.isFinite ? total : nil
  }

  private static func unit(_ character: Character, isTime: Bool) -> Double? {
    switch (character, isTime) {
    case ("Y", false): 365 * 86_400
    case ("M", false): 30 * 86_400
    case ("W", false): 7 * 86_400
    case ("D", false): 86_400
    case ("H", true): 3_600
    case ("M", true): 60
    case ("S", true): 1
    default: nil
    }
  }
}
