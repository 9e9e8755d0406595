/// The order in which people count: `Episode 2` before `Episode 10`, whatever the case.
enum NaturalOrder {
  /// Whether `first` comes before `second`; a total order.
  static func precedes(_ first: String, _ second: String) -> Bool {
    let order = self.compare(first.lowercased(), second.lowercased())
    // Names that differ in case or zeros alone have an order, too.
    return order == 0 ? first < second : order < 0
  }

  private static func compare(_ first: String, _ second: String) -> Int {
    var (left, right) = (Array(first.unicodeScalars)[...], Array(second.unicodeScalars)[...])
    while let a = left.first, let b = right.first {
      if self.isDigit(a), self.isDigit(b) {
        let order = self.compareNumbers(&left, &right)
        if order != 0 { return order }
      } else {
        if a != b { return a < b ? -1 : 1 }
        left.removeFirst()
        right.removeFirst()
      }
    }
    return left.count - right.count
  }

  /// Numbers of any length: without their zeros the longer one is larger.
  private static func compareNumbers(
    _ left: inout ArraySlice<Unicode.Scalar>, _ right: inout ArraySlice<Unicode.Scalar>
  ) -> Int {
    let (a, b) = (self.number(&left), self.number(&right))
    if a.count != b.count { return a.count - b.count }
    return a.elementsEqual(b) ? 0 : (a.lexicographicallyPrecedes(b) ? -1 : 1)
  }

  private static func number(_ text: inout ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
    let digits = text.prefix(while: self.isDigit)
    text = text.dropFirst(digits.count)
    return digits.drop { $0 == "0" }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}
