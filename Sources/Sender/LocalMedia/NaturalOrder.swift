/// The order in which people count: `Episode 2` before `Episode 10`, without regard to case.
enum NaturalOrder {
  /// Returns `names` in order, which is a total order.
  static func sorted(_ names: [String]) -> [String] {
    // Each name is split once, not with each comparison.
    names.map { Key($0) }.sorted(by: Key.precedes).map(\.name)
  }

  /// A name, split for comparison.
  private struct Key {
    let name: String
    /// The letters one by one, and whole numbers.
    private let parts: [Part]

    private enum Part: Equatable {
      case letter(UInt32)
      /// The digits without the zeros in front: of two numbers the one with more digits is larger.
      case number([UInt8])
    }

    init(_ name: String) {
      self.name = name
      var (parts, digits) = ([Part](), [UInt8]?.none)
      func end() {
        if let digits { parts.append(.number(Array(digits.drop { $0 == 0x30 }))) }
      }
      for scalar in name.lowercased().unicodeScalars {
        if scalar.isASCII, let digit = UInt8(exactly: scalar.value), (0x30...0x39).contains(digit) {
          digits = (digits ?? []) + [digit]
        } else {
          end()
          digits = nil
          parts.append(.letter(scalar.value))
        }
      }
      end()
      self.parts = parts
    }

    static func precedes(_ first: Key, _ second: Key) -> Bool {
      for (left, right) in zip(first.parts, second.parts) where left != right { return self.precedes(left, right) }
      if first.parts.count != second.parts.count { return first.parts.count < second.parts.count }
      // Names that differ in case or zeros alone have an order, too.
      return first.name < second.name
    }

    private static func precedes(_ left: Part, _ right: Part) -> Bool {
      switch (left, right) {
      case (.letter(let a), .letter(let b)): a < b
      case (.number(let a), .number(let b)): a.count == b.count ? a.lexicographicallyPrecedes(b) : a.count < b.count
      // A number sorts as its digits would.
      case (.number, .letter(let b)): b > 0x39
      case (.letter(let a), .number): a < 0x30
      }
    }
  }
}
