extension APISpec {
  /// Returns the shapes that a namespace declares: its types, params and results.
  func shapes(of namespace: Namespace) -> [ObjectShape] {
    let types = self.types.filter { $0.origin == TypeDeclaration.Origin(layer: .rpc, group: namespace.name) }
    let declared = types.compactMap(\.objectShape)
    let results = (namespace.methods.map(\.result) + namespace.serverRequests.map(\.result)).compactMap { result in
      if case .fields(let shape) = result { shape } else { nil }
    }
    return declared + results + namespace.methods.map(\.params) + namespace.notifications.map(\.params)
      + namespace.serverRequests.map(\.params)
  }

  /// Every shape that is declared anywhere.
  var shapes: [ObjectShape] {
    let model = self.types.filter { $0.origin.layer == .model }.compactMap(\.objectShape)
    return model + self.namespaces.flatMap { self.shapes(of: $0) }
  }

  /// Returns the modules of those of `names` that are types of `spec/model`, in alphabetical order.
  func modelTargets(of names: [String]) -> [String] {
    let origins = names.compactMap { self.type(named: $0)?.origin }.filter { $0.layer == .model }
    return Set(origins.map(\.target)).sorted()
  }
}

extension ObjectShape {
  /// The declared types that the shape refers to.
  var references: [String] { self.includes + self.fields.compactMap(\.type.declaredName) }
}
