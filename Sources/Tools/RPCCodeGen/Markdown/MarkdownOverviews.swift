/// The page of every declared type.
struct MarkdownTypesPage {
  let spec: APISpec

  func file() -> GeneratedFile {
    var page = MarkdownPage(title: "Types")
    page.paragraph(
      "`integer` has 64 bits, `any` is any JSON value, `object` any JSON object, `T[]` an array, `map<T>` an object whose members are all T. "
        + "An *open* object keeps members that are not listed. Enums can get values that are not listed here from newer devices: "
        + "treat those as unknown. Values that the server does not know are refused when clients send them, unless the enum is open."
    )
    page.table(["of", "types"], self.groups.map { [self.title(of: $0.origin), $0.links.joined(separator: ", ")] })
    for type in self.spec.types { self.write(type, to: &page) }
    return page.file("types.md")
  }

  /// The types of each spec file.
  private var groups: [(origin: TypeDeclaration.Origin, links: [String])] {
    var groups: [(origin: TypeDeclaration.Origin, links: [String])] = []
    for type in self.spec.types {
      if groups.last?.origin != type.origin { groups.append((type.origin, [])) }
      groups[groups.count - 1].links.append("[\(type.name)](#\(type.name.lowercased()))")
    }
    return groups
  }

  /// Returns the namespace, or for types that several namespaces share the subject of their `spec/model` file.
  private func title(of origin: TypeDeclaration.Origin) -> String {
    origin.layer == .rpc ? "[`\(origin.group)`](\(origin.group).md)" : "\(origin.group), everywhere"
  }

  private func write(_ type: TypeDeclaration, to page: inout MarkdownPage) {
    page.heading(type.name, level: 2)
    page.paragraph(type.documentation.description)
    let facts = MarkdownPage.facts(type.documentation)
    switch type.shape {
    case .stringEnum(let declaration):
      page.paragraph((["A string" + (declaration.isOpen ? ", open." : ".")] + facts).joined(separator: " "))
      page.table(["value", "meaning"], declaration.values.map { ["`\($0.value)`", $0.description] })
    case .integerEnum(let declaration):
      page.paragraph((["An integer" + (declaration.isOpen ? ", open." : ".")] + facts).joined(separator: " "))
      page.table(["value", "name", "meaning"], declaration.values.map { ["\($0.value)", $0.name, $0.description] })
    case .object(let shape):
      page.paragraph((["An object" + (shape.isOpen ? ", open." : ".")] + facts).joined(separator: " "))
      page.fields(self.spec.flattenedFields(of: shape))
    }
  }
}

/// The page of every error, by domain.
struct MarkdownErrorsPage {
  let spec: APISpec

  static func link(_ name: String) -> String { "[`\(name)`](errors.md#\(name.lowercased()))" }

  func file() -> GeneratedFile {
    var page = MarkdownPage(title: "Errors")
    page.paragraph(
      "`error.data` is an [ErrorData](types.md#errordata); its `name` is the stable key, and the name of the exception class in the client "
        + "libraries. Every method can also end with "
        + ErrorDeclaration.standardNames.map { Self.link($0) }.joined(separator: ", ") + ".")
    for domain in self.domains {
      page.heading(domain, level: 2)
      for error in self.spec.errors where error.domain == domain { self.write(error, to: &page) }
    }
    page.heading("Errors of the clients", level: 2)
    page.paragraph("What no server sends: it became of the way to it. Each client has the same names for them.")
    page.table(
      ["name", "when", "instead"],
      self.spec.clientErrors.map { error in
        let instead = error.instead.map { "\($0.client): \($0.what)" }.joined(separator: "; ")
        return ["`\(error.name)`", error.description, instead]
      })
    page.heading("Codes of the iOS SDK", level: 2)
    page.paragraph(
      "Every `GCKErrorCode`, and the errors that carry it as `data.gckErrorCode`. Where an error can carry several, the more exact one is chosen by what "
        + "happened.")
    page.table(["code", "GCKErrorCode", "meaning", "errors"], self.spec.gckErrors.map(self.row))
    return page.file("errors.md")
  }

  private var domains: [String] {
    var domains: [String] = []
    for error in self.spec.errors where !domains.contains(error.domain) { domains.append(error.domain) }
    return domains
  }

  private func row(_ error: GCKErrorDeclaration) -> [String] {
    let errors = self.spec.errorNames(reporting: error).map { Self.link($0) }.joined(separator: ", ")
    return ["\(error.code)", error.name, error.description, error.never.map { "never: \($0)" } ?? errors]
  }

  private func write(_ error: ErrorDeclaration, to page: inout MarkdownPage) {
    page.heading(error.name, level: 3)
    var facts = ["Code \(error.code).", error.isRetryable ? "Retryable." : "Not retryable."]
    let gckName = self.spec.gckError(code: error.gckErrorCode).map { " (\($0.name))" } ?? ""
    facts.append("GCKErrorCode \(error.gckErrorCode)\(gckName).")
    page.paragraph("\"\(error.message)\" \(facts.joined(separator: " "))")
    page.paragraph(error.documentation.description)
    page.paragraph("What to do: \(error.advice)")
    let user = [error.userMessage, error.userAdvice].compactMap { $0 }.joined(separator: " ")
    if !user.isEmpty { page.paragraph("For people: \(user)") }
    let methods = self.spec.methods.filter { $0.errors.contains(error.name) }
    guard !methods.isEmpty else { return }
    let links = methods.map { MarkdownNamespacePage.link($0.wireName, in: $0.namespace) }
    page.paragraph("Methods: \(links.joined(separator: ", ")).")
  }
}

/// The index page of the reference.
struct MarkdownIndexPage {
  let spec: APISpec

  func file() -> GeneratedFile {
    var page = MarkdownPage(title: "API reference")
    page.paragraph(self.spec.description)
    page.paragraph(
      "Protocol version \(self.spec.protocolVersion), API level \(self.spec.apiLevel), spec hash `\(self.spec.hash)`. The same as one "
        + "OpenRPC document: `spec/openrpc.json`, which `rpc.discover` and `cast-rpc --openrpc` give. See also [types](types.md) and [errors](errors.md)."
    )
    page.paragraph(
      "Under each method is its first example as the clients write it. `cast` is a connection: `cast_rpc.Client()` in Python, "
        + "`await CastClient.spawn()` in JavaScript, `require(\"cast-rpc\").connect()` in Lua; in Emacs Lisp `client` is `(cast-rpc-connect)`."
    )
    page.heading("Namespaces", level: 2)
    page.table(["namespace", "what"], self.spec.namespaces.map { ["[\($0.name)](\($0.name).md)", $0.description] })
    page.heading("Methods", level: 2)
    page.table(
      ["method", "what"],
      self.spec.methods.map { [MarkdownNamespacePage.link($0.wireName, in: $0.namespace), $0.summary] })
    page.heading("Notifications", level: 2)
    page.table(
      ["notification", "what", "delivery"],
      self.spec.notifications.map {
        [
          MarkdownNamespacePage.link($0.wireName, in: $0.namespace), $0.documentation.description,
          $0.delivery == .lossless ? "every one" : "the latest",
        ]
      })
    page.heading("Requests of the server", level: 2)
    page.table(
      ["request", "what", "capability"],
      self.spec.serverRequests.map {
        [
          MarkdownNamespacePage.link($0.wireName, in: $0.namespace), $0.documentation.description,
          "`\($0.capability)`",
        ]
      })
    page.heading("Errors", level: 2)
    page.table(
      ["code", "name", "message"],
      self.spec.errors.map { ["\($0.code)", MarkdownErrorsPage.link($0.name), $0.message] })
    return page.file("README.md")
  }
}
