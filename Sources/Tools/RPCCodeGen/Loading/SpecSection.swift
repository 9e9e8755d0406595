import JSONCodec

/// One object of a spec file during reading: knows its place, and which of its keys were read.
///
/// A wrong or missing value is reported and read as a neutral one, so that one run finds every problem.
final class SpecSection {
  let file: String
  let path: String
  private let object: JSONObject
  let problems: SpecProblems
  private var asked: Set<String> = []

  init(file: String, path: String = "", object: JSONObject, problems: SpecProblems) {
    self.file = file
    self.path = path
    self.object = object
    self.problems = problems
  }

  /// Returns the object in the text of a file; reports the problem and returns `nil` if it holds none.
  static func parsing(_ text: String, file: String, _ problems: SpecProblems) -> SpecSection? {
    do throws(JSONParseError) {
      if case .object(let object) = try JSONDocument(parsing: text, policy: .strict).root.value {
        return SpecSection(file: file, object: object, problems: problems)
      }
      problems.report("must be an object", file: file, path: "")
    } catch {
      problems.report("\(error)", file: file, path: "")
    }
    return nil
  }

  var keys: [String] { self.object.keys }

  func has(_ key: String) -> Bool { self.object[key] != nil }

  func place(of key: String) -> String { self.path.isEmpty ? key : "\(self.path).\(key)" }

  func report(_ message: String, at key: String? = nil) {
    self.problems.report(message, file: self.file, path: key.map { self.place(of: $0) } ?? self.path)
  }

  /// Returns the value of `key` unchanged.
  func value(_ key: String) -> JSONValue? {
    self.asked.insert(key)
    return self.object[key]
  }

  func optionalString(_ key: String) -> String? {
    guard let value = self.value(key) else { return nil }
    guard let text = value.string, !text.isEmpty else {
      self.report("must be a string that isn't empty", at: key)
      return nil
    }
    return text
  }

  func string(_ key: String) -> String {
    if !self.has(key) { self.report("is missing", at: key) }
    return self.optionalString(key) ?? ""
  }

  func optionalInteger(_ key: String) -> Int64? {
    guard let value = self.value(key) else { return nil }
    guard let number = value.integer else {
      self.report("must be an integer", at: key)
      return nil
    }
    return number
  }

  func integer(_ key: String) -> Int64 {
    if !self.has(key) { self.report("is missing", at: key) }
    return self.optionalInteger(key) ?? 0
  }

  func optionalNumber(_ key: String) -> Double? {
    guard let value = self.value(key) else { return nil }
    guard let number = value.number else {
      self.report("must be a number", at: key)
      return nil
    }
    return number
  }

  func flag(_ key: String) -> Bool {
    guard let value = self.value(key) else { return false }
    guard let flag = value.bool else {
      self.report("must be true or false", at: key)
      return false
    }
    return flag
  }

  func strings(_ key: String) -> [String] {
    guard let value = self.value(key) else { return [] }
    guard let array = value.array, case let texts = array.compactMap(\.string), texts.count == array.count else {
      self.report("must be an array of strings", at: key)
      return []
    }
    if Set(texts).count != texts.count { self.report("names something twice", at: key) }
    return texts
  }

  /// Returns the object of `key`; an empty one if it is missing.
  func section(_ key: String) -> SpecSection {
    let object = self.value(key)
    if let object, object.object == nil { self.report("must be an object", at: key) }
    return SpecSection(
      file: self.file, path: self.place(of: key), object: object?.object ?? JSONObject(), problems: self.problems)
  }

  /// Returns the objects in the object of `key`, with their names.
  func sections(_ key: String) -> [(name: String, section: SpecSection)] {
    self.section(key).children()
  }

  /// Returns the objects that are members of this one, with their names.
  func children() -> [(name: String, section: SpecSection)] {
    self.keys.map { ($0, self.section($0)) }
  }

  /// Returns the objects in the array of `key`.
  func list(_ key: String) -> [SpecSection] {
    guard let value = self.value(key) else { return [] }
    guard let array = value.array else {
      self.report("must be an array", at: key)
      return []
    }
    return array.enumerated().map { index, element in
      let place = "\(self.place(of: key))[\(index)]"
      if element.object == nil { self.problems.report("must be an object", file: self.file, path: place) }
      return SpecSection(
        file: self.file, path: place, object: element.object ?? JSONObject(), problems: self.problems)
    }
  }

  /// Reports the keys that weren't read, which are typing errors.
  func close() {
    for key in self.keys where !self.asked.contains(key) { self.report("is no key that the spec knows", at: key) }
  }
}

/// One mistake in the spec, with its place.
public struct SpecProblem: Hashable, Sendable, CustomStringConvertible {
  /// The file, relative to the spec folder: `rpc/media.json`.
  public var file: String
  /// The path of the value in the file: `methods.load.params.sessionId.type`.
  public var path: String
  /// The mistake.
  public var message: String

  public var description: String {
    self.path.isEmpty ? "\(self.file): \(self.message)" : "\(self.file): \(self.path): \(self.message)"
  }
}

/// The failure to load a spec, with every problem.
public struct SpecError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problems, by file.
  public var problems: [SpecProblem]

  public var description: String { self.problems.map(\.description).joined(separator: "\n") }
}

/// Collects problems while a spec is read.
final class SpecProblems {
  private(set) var all: [SpecProblem] = []

  func report(_ message: String, file: String, path: String) {
    self.all.append(SpecProblem(file: file, path: path, message: message))
  }
}
