import CastModel
import CastRPCClient

extension CastClientError {
  /// The error as a model reads it: its name, what happened, and what to do next.
  var wordsForModel: String {
    var words = ["\(self.name): \(self.message)"]
    if let nearest = self.data?.nearest { words.append("Did you mean “\(nearest)”?") }
    if let answered = self.data?.answered, !answered.isEmpty {
      words.append("These devices answer: " + answered.map { "“\($0)”" }.joined(separator: ", ") + ".")
    }
    if let advice = self.data?.advice { words.append(advice) }
    return words.joined(separator: " ")
  }
}
