/// Whether the TV shows this device, and whether it is on (cast.md 6.2, `isActiveInput` and `isStandBy`).
struct InputState: Sendable, Hashable {
  var isActive = true
  var isStandBy = false

  /// A launch turns the TV on, and to this input; whether it was already.
  mutating func wake() -> Bool {
    let wasAwake = self == InputState()
    self = InputState()
    return wasAwake
  }
}
