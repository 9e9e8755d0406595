/// Writes the facts of the API: versions, hash, and the names of its messages.
struct SwiftAPIWriter {
  let spec: APISpec

  func file() -> GeneratedFile {
    SwiftFile(path: "\(SwiftProtocolEmitter.folder)/APIFacts.swift", imports: []).generate { text in
      text.line()
      text.comment("What the spec says of the API as a whole.")
      text.block("public enum APIFacts {") { text in
        self.constant("title", self.spec.title, "The product's name.", &text)
        self.constant("version", self.spec.version, "The product's version.", &text)
        self.constant("protocolVersion", self.spec.protocolVersion, "The version of the protocol.", &text)
        text.comment("Grows with every addition to the API.")
        text.line("public static let apiLevel: Int64 = \(self.spec.apiLevel)")
        text.comment("The oldest level whose clients still work.")
        text.line("public static let apiCompatible: Int64 = \(self.spec.apiCompatible)")
        self.constant("specHash", self.spec.hash, "Names the exact API document; clients carry the same text.", &text)
        self.names("methods", self.spec.methods.map(\.wireName), "Every method.", &text)
        self.names(
          "methodsWithoutContext", self.spec.methods.filter { !$0.needsContext }.map(\.wireName), as: "Set<String>",
          "The methods that can be answered before the context's options are settled, and don't settle them.", &text)
        self.names(
          "methodsThatTurnWidgets", self.spec.methods.filter(\.turnsWidgets).map(\.wireName), as: "Set<String>",
          "The methods before which the widgets turn to the caller's own session.", &text)
        self.names("notifications", self.spec.notifications.map(\.wireName), "Every notification.", &text)
        self.writeSDKNames(to: &text)
        self.names("serverRequests", self.spec.serverRequests.map(\.wireName), "Every request of the server.", &text)
      }
    }
  }

  private func writeSDKNames(to text: inout SourceText) {
    text.comment(
      "Methods by the names that other vocabularies have for them, as the iOS SDK: what somebody meant who calls them so."
    )
    text.line("public static let methodsBySDKName: [String: String] = [")
    for entry in self.spec.methodsBySDKName {
      text.line("  \(SwiftNames.literal(entry.name)): \(SwiftNames.literal(entry.meaning)),")
    }
    text.line("]")
  }

  private func constant(_ name: String, _ value: String, _ comment: String, _ text: inout SourceText) {
    text.comment(comment)
    text.line("public static let \(name): String = \(SwiftNames.literal(value))")
  }

  private func names(
    _ name: String, _ values: [String], as type: String = "[String]", _ comment: String, _ text: inout SourceText
  ) {
    text.comment(comment)
    text.line("public static let \(name): \(type) = [")
    for value in values { text.line("  \(SwiftNames.literal(value)),") }
    text.line("]")
  }
}
