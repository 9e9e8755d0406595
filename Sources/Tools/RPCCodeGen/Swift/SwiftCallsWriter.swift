/// Writes a client's typed calls: a struct for each namespace, with a function for each method.
struct SwiftCallsWriter {
  let spec: APISpec

  private var namespaces: [Namespace] { self.spec.namespaces.filter { !$0.methods.isEmpty } }

  private static func typeName(_ namespace: Namespace) -> String { Names.upperCamel(namespace.name) + "Calls" }

  func namespacesFile() -> GeneratedFile {
    SwiftFile(path: "\(SwiftClientEmitter.folder)/Namespaces.swift", imports: []).generate { text in
      text.line()
      text.block("extension CastClient {") { text in
        for namespace in self.namespaces {
          let type = Self.typeName(namespace)
          text.comment("The calls of the namespace `\(namespace.name)`.")
          text.line("public var \(SwiftNames.escaped(namespace.name)): \(type) { \(type)(client: self) }")
        }
      }
    }
  }

  /// Writes the calls of one namespace; nothing if it has none.
  func write(_ namespace: Namespace, to text: inout SourceText) {
    guard !namespace.methods.isEmpty else { return }
    text.line()
    text.comment(namespace.description)
    text.line("///")
    text.comment(
      "Each call throws ``CastClientError``, and `CancellationError` where its task is cancelled. Its `timeout` replaces that of the client."
    )
    text.block("public struct \(Self.typeName(namespace)): Sendable {") { text in
      text.line("let client: CastClient")
      text.gap()
      for method in namespace.methods { self.write(method, to: &text) }
    }
  }

  private func write(_ method: Method, to text: inout SourceText) {
    let result =
      switch method.result {
      case .empty: ""
      case .object: " -> JSONObject"
      case .type, .fields: " -> \(method.resultTypeName ?? "JSONObject")"
      }
    let needsParams = self.spec.flattenedFields(of: method.params).contains(where: \.isRequired)
    let parameters =
      ["_ params: \(method.paramsTypeName)" + (needsParams ? "" : " = .init()")]
      + ["timeout: Duration? = nil"] + (method.reportsProgress ? ["progress: CallProgress.Handler? = nil"] : [])
    text.comment(method.summary)
    if let deprecated = method.documentation.deprecated { text.comment("\nDeprecated: \(deprecated)") }
    text.list("public func \(SwiftNames.escaped(method.name))(", parameters, ") async throws\(result) {")
    let arguments =
      ["\(SwiftNames.literal(method.wireName))", "params", "timeout"] + (method.reportsProgress ? ["progress"] : [])
    text.line(
      "  \(method.result == .empty ? "let _: JSONObject = " : "")try await self.client.typed(\(arguments.joined(separator: ", ")))"
    )
    text.line("}")
  }
}

/// Writes the enum of all notifications, with their decoders.
struct SwiftNotificationsWriter {
  let spec: APISpec

  func file() -> GeneratedFile {
    let cases = self.spec.notifications.map { ($0, Names.lowerCamel($0.typeName)) }
    return SwiftClientEmitter.file("CastNotification", self.spec, publicly: ["CastRPCProtocol"]) { text in
      text.line()
      text.comment(
        "What the server tells unasked, as ``EventsCalls`` yields it. Later versions add cases: switch with a `default`."
      )
      text.block("public enum CastNotification: Sendable, Equatable {") { text in
        for (notification, name) in cases { text.line("case \(name)(\(notification.typeName))") }
        text.comment(
          "So many notifications, of these topics, were dropped before the next one, because this program reads too slowly; `$/overflow`."
        )
        text.line("case overflow(dropped: Int64, topics: [String])")
        text.comment("One that this client doesn't know, or whose parameters it can't read, as it came.")
        text.line("case unknown(Event)")
        text.gap()
        text.comment("The notification; `nil` for ``overflow(dropped:topics:)`` and ``unknown(_:)``.")
        text.block("public var value: (any RPCNotification)? {") { text in
          text.block("switch self {") { text in
            for (_, name) in cases { text.line("case .\(name)(let value): value") }
            text.line("case .overflow, .unknown: nil")
          }
        }
        text.gap()
        text.comment("Reads the parameters of each, by its name on the wire.")
        text.block(
          "static let decoders: [String: @Sendable (JSONNode) throws(JSONDecodingError) -> CastNotification] = [",
          closing: "]"
        ) { text in
          for (notification, name) in cases {
            let type = notification.typeName
            text.line(
              "\(SwiftNames.literal(notification.wireName)): { (node) throws(JSONDecodingError) in .\(name)(try \(type)(json: node)) },"
            )
          }
        }
      }
    }
  }
}
