package import CastModel

/// The device's volume during announcements, which is restored afterwards unless another sender has changed it. A
/// pure value.
package struct VolumeLoan: Sendable, Hashable {
  /// A change of the volume, in the order of the list.
  package enum Change: Sendable, Hashable {
    case level(Double)
    case muted(Bool)
  }

  /// The difference below which levels count as equal, since devices have steps.
  private static let tolerance = 0.005

  /// The earlier level; `nil` if it wasn't changed.
  private var original: Double?
  private var lent: Double?
  private var hasUnmuted = false

  package init() {}

  /// Whether there is an earlier volume to restore.
  package var isLent: Bool { self.original != nil || self.hasUnmuted }

  /// Returns the changes for an announcement at `level`; without a level, those that restore the earlier volume.
  package mutating func lend(_ level: Double?, current: DeviceVolume?) -> [Change] {
    guard let level else { return self.giveBack(current: current) }
    guard let now = current?.level else { return [] }
    // If another sender has changed the level, restore that one later.
    if !self.isUnchanged(now) { self.original = now }
    self.lent = level
    var changes: [Change] = Self.isSame(now, level) ? [] : [.level(level)]
    if current?.muted == true {
      self.hasUnmuted = true
      changes.append(.muted(false))
    }
    return changes
  }

  /// Notes that the device has made a change. `level` is its level afterwards, perhaps rounded to its steps.
  package mutating func confirm(_ change: Change, level: Double?) {
    switch change {
    case .level(let asked) where asked == self.lent: if let level { self.lent = level }
    case .level: (self.original, self.lent) = (nil, nil)
    case .muted(let muted): if muted { self.hasUnmuted = false }
    }
  }

  /// Returns the changes that restore the earlier volume.
  ///
  /// Until ``confirm(_:level:)`` they are returned again, because the link may break before the device makes them.
  package mutating func giveBack(current: DeviceVolume?) -> [Change] {
    guard let current else { return [] }
    var changes: [Change] = []
    if self.hasUnmuted, current.muted == false { changes.append(.muted(true)) } else { self.hasUnmuted = false }
    if let original, let now = current.level, self.isUnchanged(now), !Self.isSame(now, original) {
      changes.append(.level(original))
    } else {
      (self.original, self.lent) = (nil, nil)
    }
    return changes
  }

  private func isUnchanged(_ level: Double) -> Bool { self.lent.map { Self.isSame($0, level) } ?? false }

  private static func isSame(_ left: Double, _ right: Double) -> Bool { abs(left - right) <= Self.tolerance }
}
