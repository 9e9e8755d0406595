import CastRPCProtocol
import JSONCodec

/// Finds the method that was probably meant by an unknown name.
enum NearestMethod {
  /// The method for each SDK name, in lower case.
  private static let bySDKName = Dictionary(
    APIFacts.methodsBySDKName.map { ($0.key.lowercased(), $0.value) }, uniquingKeysWith: { first, _ in first })

  /// The verbs of this API for those of other libraries, the likeliest first.
  private static let synonyms: [String: [String]] = [
    "configure": ["setOptions", "create", "setPolicy", "setCacheOptions", "setFilter"],
    "initialize": ["create", "start"], "init": ["create", "initialize", "start"], "connect": ["start", "join"],
    "open": ["start", "openDialog"], "close": ["end", "stop", "closeDialog"], "search": ["find", "scan"],
    "append": ["insert", "add"], "delete": ["remove"], "mute": ["setMuted", "setStreamMuted"],
    "status": ["getStatus", "requestStatus", "get", "info"], "state": ["getState", "getStatus", "get"],
  ]

  /// Returns the method of the name's own namespace whose verb is a synonym.
  private static func synonym(of name: String, among known: [String]) -> String? {
    let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2, let verbs = self.synonyms[parts[1].lowercased()] else { return nil }
    return verbs.lazy.map { "\(parts[0]).\($0)" }.first(where: known.contains)
  }

  /// - Parameter known: Every method, in the order in which equally near ones are preferred.
  static func of(_ name: String, among known: [String]) -> String? {
    guard name.utf8.count <= 128 else { return nil }
    let known = known.filter { $0 != name }
    if let synonym = self.synonym(of: name, among: known) { return synonym }
    let verb = name.split(separator: ".").last.map(String.init) ?? name
    for word in [name, verb] {
      if let method = self.bySDKName[word.lowercased()], known.contains(method) { return method }
    }
    if let near = NearestName.of(name, among: known) { return near }
    let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2 else {
      // For a verb alone: the method, if only one namespace has it.
      let verbs = known.filter { $0.split(separator: ".").last.map(String.init) == name }
      return verbs.count == 1 ? verbs[0] : nil
    }
    let namespace = known.filter { $0.hasPrefix(parts[0] + ".") }
    let verbs = namespace.map { String($0.dropFirst(parts[0].count + 1)) }
    return NearestName.of(parts[1], among: verbs).map { "\(parts[0]).\($0)" }
  }
}
