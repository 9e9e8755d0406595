/// A shorter form of the argument parser's messages about values: they name the value, which castctl's reason names,
/// too.
enum ParserWords {
  /// Returns a message about a wrong value as the option and the reason, and other messages unchanged.
  ///
  /// The parser writes `The value 'x' is invalid for '--at <time>': REASON`. The result is `--at: REASON`, since
  /// castctl's reason names the value.
  static func said(_ message: String) -> String {
    guard message.hasPrefix("The value '"), let cut = message.firstRange(of: "' is invalid for '"),
      let end = message[cut.upperBound...].firstRange(of: "': ")
    else { return message }
    let option = message[cut.upperBound..<end.lowerBound].prefix { $0 != " " }
    let own = message[end.upperBound...]
    return option.hasPrefix("-") && !own.hasPrefix("-") ? "\(option): \(own)" : String(own)
  }
}
