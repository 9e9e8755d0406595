package import CastModel

/// The device's volume during announcements, which is given back afterwards, if nobody else has changed it meanwhile: a pure value.
package struct VolumeLoan: Sendable, Hashable {
  /// What to set, in this order.
  package enum Change: Sendable, Hashable {
    case level(Double)
    case muted(Bool)
  }

  /// How much levels may differ that are the same: devices have steps.
  private static let tolerance = 0.005

  /// The level that was there before; `nil`: nothing is lent.
  private var original: Double?
  private var lent: Double?
  private var hasUnmuted = false

  package init() {}

  /// What to set for an announcement at `level`; without a level, what was before is given back.
  package mutating func lend(_ level: Double?, current: DeviceVolume?) -> [Change] {
    guard let level else { return self.giveBack(current: current) }
    guard let now = current?.level else { return [] }
    // What somebody else has set is what is given back.
    if !self.isUnchanged(now) { self.original = now }
    self.lent = level
    var changes: [Change] = Self.isSame(now, level) ? [] : [.level(level)]
    if current?.muted == true {
      self.hasUnmuted = true
      changes.append(.muted(false))
    }
    return changes
  }

  /// The device has taken a level, perhaps rounded to its steps.
  package mutating func confirm(_ level: Double?) {
    if self.lent != nil, let level { self.lent = level }
  }

  /// What to set so that all is as before.
  package mutating func giveBack(current: DeviceVolume?) -> [Change] {
    defer { self = VolumeLoan() }
    var changes: [Change] = []
    if self.hasUnmuted, current?.muted == false { changes.append(.muted(true)) }
    if let original, let now = current?.level, self.isUnchanged(now), !Self.isSame(now, original) {
      changes.append(.level(original))
    }
    return changes
  }

  private func isUnchanged(_ level: Double) -> Bool { self.lent.map { Self.isSame($0, level) } ?? false }

  private static func isSame(_ left: Double, _ right: Double) -> Bool { abs(left - right) <= Self.tolerance }
}
