/// The index of everything.
struct MarkdownIndexPage {
  let spec: APISpec

  func file() -> GeneratedFile {
    var page = MarkdownPage(title: "API reference")
    page.paragraph(self.spec.description)
    page.paragraph(
      "Protocol version \(self.spec.protocolVersion), API level \(self.spec.apiLevel), spec hash `\(self.spec.hash)`. The same as one "
        + "OpenRPC document: `spec/openrpc.json`, which `rpc.discover` and `cast-rpc --openrpc` give. See also [types](types.md) and [errors](errors.md)."
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
