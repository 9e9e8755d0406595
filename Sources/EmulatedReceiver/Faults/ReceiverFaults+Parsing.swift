import JSONCodec
import NIOCore

extension ReceiverFaults {
  /// What ``set(_:)`` understands, for a help text.
  public static let help = """
    launch=REASON[/EXTENDED_ERROR], silent=PHASE (\(SilentPhase.known.map(\.rawValue).joined(separator: ", "))), \
    \(LinkCut.Manner.known.map { "\($0.rawValue)=N" }.joined(separator: ", ")) (after N messages), \
    delay=SECONDS, duplicate, zero-ids, or a rule as JSON, {"fault":…} (docs/Receiver.md)
    """

  /// Sets the fault that `text` names: `launch=NOT_FOUND`, `silent=tls`, `drop=5`, `delay=0.5`, `duplicate`…
  public mutating func set(_ text: String) throws(FaultSyntaxError) {
    guard !text.hasPrefix("{") else { return self.rules.append(try Self.rule(text)) }
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let name = parts[0]
    switch (name, parts.count > 1 ? parts[1] : nil) {
    case ("duplicate", nil): self.duplicatesReplies = true
    case ("zero-ids", nil): self.zeroesRequestIDs = true
    case ("launch", let value?) where !value.isEmpty:
      let words = value.split(separator: "/", maxSplits: 1).map(String.init)
      self.launchRefusal = LaunchRefusal(reason: words[0], extendedError: words.count > 1 ? words[1] : nil)
    case ("silent", let value?):
      let phase = SilentPhase(rawValue: value)
      guard SilentPhase.known.contains(phase) else { throw FaultSyntaxError(text: text) }
      self.silentPhases.insert(phase)
    case ("delay", let value?):
      guard let seconds = Double(value), (0...3600).contains(seconds) else { throw FaultSyntaxError(text: text) }
      self.replyDelay = .nanoseconds(Int64(seconds * 1e9))
    case (_, let value?):
      let manner = LinkCut.Manner(rawValue: name)
      guard LinkCut.Manner.known.contains(manner), let count = Int(value), count > 0 else {
        throw FaultSyntaxError(text: text)
      }
      self.cut = LinkCut(manner, afterMessages: count)
    case (_, nil): throw FaultSyntaxError(text: text)
    }
  }

  private static func rule(_ text: String) throws(FaultSyntaxError) -> FaultRule {
    do {
      return try FaultRule(json: JSONDocument(parsing: text, policy: .strict).root)
    } catch {
      throw FaultSyntaxError(text: text, reason: "\(error)")
    }
  }
}

/// A fault that nobody knows.
public struct FaultSyntaxError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What was given.
  public var text: String
  /// What is wrong with a rule in JSON.
  public var reason: String?

  public init(text: String, reason: String? = nil) {
    self.text = text
    self.reason = reason
  }

  public var message: String {
    if let reason { return "“\(self.text)” is no rule for a fault: \(reason)." }
    return "“\(self.text)” is no fault. Known are: \(ReceiverFaults.help)."
  }

  public var description: String { self.message }
}
