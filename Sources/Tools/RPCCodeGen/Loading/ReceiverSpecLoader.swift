/// Reads `spec/receiver.json`, the control protocol of `cast-receiver`: a separate spec in the vocabulary of the
/// API's.
struct ReceiverSpecLoader {
  static let file = "receiver.json"

  /// Returns the spec in `text`.
  ///
  /// - Throws: ``SpecError`` with every problem.
  func load(_ text: String) throws(SpecError) -> APISpec {
    let problems = SpecProblems()
    var spec = APISpec()
    if let section = SpecSection.parsing(text, file: Self.file, problems) { self.read(section, into: &spec) }
    self.check(spec, problems)
    guard problems.all.isEmpty else { throw SpecError(problems: problems.all) }
    return spec
  }

  private func read(_ section: SpecSection, into spec: inout APISpec) {
    spec.title = section.string("title")
    spec.protocolVersion = section.string("protocolVersion")
    spec.description = section.string("description")
    let reader = SpecReader()
    spec.types = reader.types(section.sections("types"), origin: .init(layer: .model, group: "receiver"))
    spec.namespaces = section.sections("namespaces").map { name, section in
      defer { section.close() }
      return reader.namespace(section, named: name)
    }
    section.close()
  }

  private func check(_ spec: APISpec, _ problems: SpecProblems) {
    let checker = SpecChecker(spec: spec, problems: problems, hasWordsForTimes: false)
    checker.checkCycles()
    for type in spec.types {
      let place = SpecChecker.Place(Self.file, "types.\(type.name)")
      if case .object(let shape) = type.shape { checker.check(shape, place, fieldsKey: "fields", origin: nil) }
    }
    for namespace in spec.namespaces {
      let place = SpecChecker.Place(Self.file, "namespaces.\(namespace.name)")
      for method in namespace.methods { checker.check(method, place.appending("methods.\(method.name)")) }
      for notification in namespace.notifications {
        checker.check(notification, place.appending("notifications.\(notification.name)"))
      }
    }
  }
}
