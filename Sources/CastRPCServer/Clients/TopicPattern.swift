/// A client's wish for notifications: a name, in which `*` stands for any run of characters.
///
/// `*` alone leaves out `log.*` and `widget.*`, which must be asked for by name: a log would drown everything else, and the state of
/// widgets costs work every second.
struct TopicPattern: Hashable, Sendable {
  let text: String

  func matches(_ topic: String) -> Bool {
    if self.text == "*" { return !topic.hasPrefix("log.") && !topic.hasPrefix("widget.") }
    return Self.matches(Array(self.text.utf8)[...], Array(topic.utf8)[...])
  }

  /// Greedy matching with one place to fall back to: linear in practice, never exponential.
  private static func matches(_ pattern: ArraySlice<UInt8>, _ topic: ArraySlice<UInt8>) -> Bool {
    var pattern = pattern
    var topic = topic
    var fallback: (pattern: ArraySlice<UInt8>, topic: ArraySlice<UInt8>)?
    while let byte = topic.first {
      if pattern.first == UInt8(ascii: "*") {
        pattern = pattern.dropFirst()
        fallback = (pattern, topic)
      } else if pattern.first == byte {
        pattern = pattern.dropFirst()
        topic = topic.dropFirst()
      } else if let place = fallback {
        pattern = place.pattern
        topic = place.topic.dropFirst()
        fallback = (pattern, topic)
      } else {
        return false
      }
    }
    return pattern.allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
