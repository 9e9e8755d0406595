import JSONCodec

/// The page of one namespace: its methods, notifications and server requests.
struct MarkdownNamespacePage {
  let spec: APISpec
  let namespace: Namespace

  /// Returns a link to a message's section.
  static func link(_ wireName: String, in namespace: String) -> String {
    let anchor = wireName.lowercased().filter { $0.isLetter || $0.isNumber }
    return "[`\(wireName)`](\(namespace).md#\(anchor))"
  }

  func file() -> GeneratedFile {
    var page = MarkdownPage(title: self.namespace.name)
    page.paragraph(self.namespace.description)
    if !self.namespace.methods.isEmpty { page.heading("Methods", level: 2) }
    for method in self.namespace.methods { self.write(method, to: &page) }
    if !self.namespace.notifications.isEmpty { page.heading("Notifications", level: 2) }
    for notification in self.namespace.notifications { self.write(notification, to: &page) }
    if !self.namespace.serverRequests.isEmpty { page.heading("Requests of the server", level: 2) }
    for request in self.namespace.serverRequests { self.write(request, to: &page) }
    return page.file("\(self.namespace.name).md")
  }

  private func write(_ method: Method, to page: inout MarkdownPage) {
    page.heading(method.wireName, level: 3)
    page.paragraph(method.summary)
    if method.documentation.description != method.summary { page.paragraph(method.documentation.description) }
    self.writeFacts(method.documentation, to: &page)
    self.writeParams(method.params, to: &page)
    if method.reportsProgress {
      page.paragraph("Reports `$/progress` when its parameters have a `progressToken` (a string or an integer).")
    }
    self.write(method.result, to: &page)
    self.write(errors: method.errors, to: &page)
    for example in method.examples { self.write(example, of: method.wireName, isRequest: true, to: &page) }
    if let example = method.examples.first { self.writeCalls(example, of: method, to: &page) }
  }

  /// Writes the first example's call in each client's language.
  private func writeCalls(_ example: Example, of method: Method, to page: inout MarkdownPage) {
    let name = method.examples.count > 1 ? " (\(example.name))" : ""
    page.paragraph("<details><summary>In Python, JavaScript, Lua, Emacs Lisp and a shell\(name)</summary>")
    for block in ExampleCalls(spec: self.spec, method: method, params: example.params).blocks {
      page.code(block.code, language: block.language)
    }
    page.paragraph("</details>")
  }

  private func write(_ notification: Notification, to page: inout MarkdownPage) {
    page.heading(notification.wireName, level: 3)
    page.paragraph(notification.documentation.description)
    self.writeFacts(notification.documentation, to: &page)
    switch notification.delivery {
    case .lossless: page.paragraph("Delivery: every one.")
    case .latest(let keys):
      let scope = keys.isEmpty ? "" : " for each \(keys.map { "`\($0)`" }.joined(separator: ", "))"
      page.paragraph("Delivery: only the latest\(scope) counts; a slow client may miss older ones.")
    }
    self.writeParams(notification.params, to: &page)
    for example in notification.examples { self.write(example, of: notification.wireName, isRequest: false, to: &page) }
  }

  private func write(_ request: ServerRequest, to page: inout MarkdownPage) {
    page.heading(request.wireName, level: 3)
    page.paragraph(request.documentation.description)
    self.writeFacts(request.documentation, to: &page)
    page.paragraph("Sent only to clients that declared the capability `\(request.capability)`.")
    self.writeParams(request.params, to: &page)
    self.write(request.result, to: &page)
    self.write(errors: request.errors, to: &page)
    for example in request.examples { self.write(example, of: request.wireName, isRequest: true, to: &page) }
  }

  private func writeFacts(_ documentation: Documentation, to page: inout MarkdownPage) {
    let facts = MarkdownPage.facts(documentation)
    if !facts.isEmpty { page.paragraph(facts.joined(separator: " ")) }
  }

  private func writeParams(_ shape: ObjectShape, to page: inout MarkdownPage) {
    let fields = self.spec.flattenedFields(of: shape)
    page.paragraph(fields.isEmpty ? "No parameters." : "Parameters:")
    page.fields(fields)
  }

  private func write(_ result: ResultShape, to page: inout MarkdownPage) {
    switch result {
    case .empty: page.paragraph("Result: the empty object.")
    case .object: page.paragraph("Result: an object.")
    case .type(let name): page.paragraph("Result: \(MarkdownPage.link(.named(name))).")
    case .fields(let shape):
      page.paragraph("Result:")
      page.fields(self.spec.flattenedFields(of: shape))
    }
  }

  private func write(errors: [String], to page: inout MarkdownPage) {
    guard !errors.isEmpty else { return }
    page.paragraph("Errors: \(errors.map { MarkdownErrorsPage.link($0) }.joined(separator: ", ")).")
  }

  private func write(_ example: Example, of wireName: String, isRequest: Bool, to page: inout MarkdownPage) {
    page.paragraph("Example: \(example.name)")
    if let description = example.description { page.paragraph(description) }
    var message: JSONObject = ["jsonrpc": "2.0"]
    if isRequest { message["id"] = 1 }
    message["method"] = .string(wireName)
    message["params"] = .object(example.params)
    var code = PrettyJSON.text(.object(message), width: 100)
    if isRequest {
      let answer: JSONObject = ["jsonrpc": "2.0", "id": 1, "result": .object(example.result ?? JSONObject())]
      code += "\n\n" + PrettyJSON.text(.object(answer), width: 100)
    }
    page.code(code, language: "json")
  }
}
