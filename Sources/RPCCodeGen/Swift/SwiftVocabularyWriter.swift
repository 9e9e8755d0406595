/// Writes the names that a struct's members may have, which its decoder checks.
struct SwiftVocabularyWriter {
  var names: [String]
  var meanings: [SDKNames.Entry]
  var isOpen: Bool

  func write(to text: inout SourceText) {
    text.gap()
    text.line("private static let vocabulary = JSONVocabulary(")
    self.writeNames(to: &text)
    if !self.meanings.isEmpty {
      text.line("  meant: [")
      for entry in self.meanings {
        text.line("    \(SwiftNames.literal(entry.name)): \(SwiftNames.literal(entry.meaning)),")
      }
      text.line("  ]\(self.isOpen ? "," : "")")
    }
    if self.isOpen { text.line("  isOpen: true") }
    text.line(")")
  }

  private func writeNames(to text: inout SourceText) {
    let end = self.meanings.isEmpty && !self.isOpen ? "" : ","
    guard !self.names.isEmpty else { return text.line("  []\(end)") }
    text.line("  [")
    for name in self.names { text.line("    \(SwiftNames.literal(name)),") }
    text.line("  ]\(end)")
  }
}
