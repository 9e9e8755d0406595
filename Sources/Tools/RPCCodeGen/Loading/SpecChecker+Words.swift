/// The rules for words of `spec/README.md`: the spelling of values, the units of times, the place of a session's id.
extension SpecChecker {
  // MARK: Values of enums

  /// Checks that values are in capitals, unless Cast itself spells them otherwise, which the enum must declare.
  func checkSpelling(of declaration: StringEnum, in layer: TypeDeclaration.Origin.Layer, _ place: Place) {
    let odd = declaration.values.map(\.value).filter { !Names.isConstantName($0) }
    if declaration.isSpelledAsOnTheWire {
      if layer == .rpc {
        self.report("only the values of spec/model are Cast's own", place.appending("spelling"))
      } else if odd.isEmpty {
        self.report("says nothing: all values are UPPER_SNAKE_CASE", place.appending("spelling"))
      }
      return
    }
    for value in odd { self.report("is not UPPER_SNAKE_CASE", place.appending("values.\(value)")) }
  }

  func checkSpelling(of declaration: IntegerEnum, _ place: Place) {
    for value in declaration.values.map(\.name) where !Names.isConstantName(value) {
      self.report("is not UPPER_SNAKE_CASE", place.appending("values.\(value)"))
    }
  }

  // MARK: Units

  private static let unitWords: Set<String> = [
    "ms", "millis", "milliseconds", "sec", "secs", "seconds", "minutes", "hours", "microseconds", "nanoseconds",
  ]
  private static let spanWords: Set<String> = [
    "after", "age", "ago", "deadline", "delay", "duration", "elapsed", "lifetime", "patience", "position",
    "remaining", "time", "timeout", "uptime",
  ]

  /// Checks that a name doesn't end with a unit, and that a field named as a duration or a time is in seconds.
  func checkUnit(of field: Field, _ place: Place) {
    let last = Names.snake(field.name).split(separator: "_").last.map(String.init) ?? ""
    if Self.unitWords.contains(last) {
      self.report("a name has no unit: say \"unit\": \"seconds\", and count in seconds", place)
    }
    if let unit = field.unit, unit != "seconds", Self.unitWords.contains(unit) {
      self.report("times and spans are in seconds", place.appending("unit"))
    }
    guard field.type == .number || field.type == .integer, Self.spanWords.contains(last), field.unit != "seconds" else {
      return
    }
    self.report("is a time or a span by its name, so its unit is seconds", place.appending("unit"))
  }

  // MARK: Sessions

  private static let namespacesOfSessions: Set<String> = ["channel", "media", "queue", "session"]

  /// Checks that every notification about a session has its id in the same place.
  func checkSessionId(of notification: Notification, _ place: Place) {
    guard !self.hasIncludeCycle(notification.params) else { return }
    let fields = self.spec.flattenedFields(of: notification.params)
    let hasSession = fields.contains { $0.type == .named("Session") }
    if !notification.isAboutSession {
      if hasSession { self.report("has a session", place.appending("aboutSession")) }
      return
    }
    guard hasSession || Self.namespacesOfSessions.contains(notification.namespace) else { return }
    let id = fields.first { $0.name == "sessionId" }
    guard id?.isRequired != true || id?.type != .string else { return }
    self.report(
      "a notification about a session has a required `sessionId` at the top level; say \"aboutSession\": false if it is about none",
      place.appending("params.sessionId"))
  }
}
