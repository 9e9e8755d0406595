/// A generated Swift file: the header, the imports, and what follows.
struct SwiftFile {
  let path: String
  /// Public imports, in alphabetical order.
  let imports: [String]
  /// Imports that only function bodies need.
  var internalImports: [String] = []

  func generate(_ body: (inout SourceText) -> Void) -> GeneratedFile {
    var text = SourceText()
    text.line("// swift-format-ignore-file")
    for line in GeneratedFile.notice { text.line("// \(line)") }
    text.line()
    for module in self.imports { text.line("public import \(module)") }
    for module in self.internalImports { text.line("import \(module)") }
    body(&text)
    return GeneratedFile(path: self.path, contents: text.text)
  }
}
