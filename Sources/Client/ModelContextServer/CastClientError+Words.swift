import CastModel
import CastRPCClient
import JSONCodec

extension CastClientError {
  /// The most names or findings that an error lists.
  private static let maximumListed = 10

  /// Returns the error for a model: its name, what happened, why, and what to do next, in the words of the tool that
  /// was called.
  ///
  /// Devices' names and a receiver's words are in quotation marks, escaped as in JSON.
  func words(for tool: ToolWords) -> String {
    var words = [tool.of(self.message).map { "\(self.name): \($0)" } ?? "\(self.name)."]
    if let nearest = self.data?.nearest, tool.of("`\(nearest)`") != nil {
      words.append("Did you mean \(Self.quoted(nearest))?")
    }
    if let answered = self.data?.answered, !answered.isEmpty {
      let names = answered.prefix(Self.maximumListed).map(Self.quoted).joined(separator: ", ")
      let more = answered.count - Self.maximumListed
      words.append("These devices answer: \(names)\(more > 0 ? ", and \(more) more" : "").")
    }
    if let said = self.data?.receiver, let reason = said.reason ?? said.detailedErrorName {
      words.append("The device said \(Self.quoted(reason)).")
    }
    for finding in self.data?.preflight?.findings.prefix(Self.maximumListed) ?? [] {
      words += [finding.message, finding.advice].compactMap { $0.flatMap(tool.of) }
    }
    if let advice = Self.advice[self.name] ?? self.data?.advice.flatMap(tool.of) { words.append(advice) }
    return words.joined(separator: " ")
  }

  private static func quoted(_ text: String) -> String { JSONValue.string(ModelText.plain(text)).jsonText }

  /// The next step for a model, where the API's own advice names methods that the model doesn't have.
  private static let advice = [
    "AmbiguousDevice": "Pass `device`, or choose one with set_default_device.",
    "ApplicationNotRunning": "Nothing runs there; start something with play.",
    "DeviceNotFound": "Call find_devices to see which devices there are, or pass the device's address.",
    "DiscoveryUnavailable": "Call diagnose to see what fails.",
    "NoMediaSession": "Nothing plays there; start something with play.",
    "PlaybackNotRestored": "Play it again with play.",
    "QueueNotSupported": "The app keeps its queue to itself.",
  ]
}
