/// Every error, by domain.
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
    let methods = self.spec.methods.filter { $0.errors.contains(error.name) }
    guard !methods.isEmpty else { return }
    let links = methods.map { MarkdownNamespacePage.link($0.wireName, in: $0.namespace) }
    page.paragraph("Methods: \(links.joined(separator: ", ")).")
  }
}
