/// Every declared type.
struct MarkdownTypesPage {
  let spec: APISpec

  func file() -> GeneratedFile {
    var page = MarkdownPage(title: "Types")
    page.paragraph(
      "`integer` has 64 bits, `any` is any JSON value, `object` any JSON object, `T[]` an array, `map<T>` an object whose members are all T. "
        + "An *open* object keeps members that are not listed. Enums can get values that are not listed here from newer devices: "
        + "treat those as unknown. Values that the server does not know are refused when clients send them, unless the enum is open."
    )
    for type in self.spec.types { self.write(type, to: &page) }
    return page.file("types.md")
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
