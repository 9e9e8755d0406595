import CastRPCProtocol
import JSONCodec

/// Finds the method that was probably meant by a name that doesn't exist.
enum NearestMethod {
  /// What the SDK calls each method, in lower case.
  private static let bySDKName = Dictionary(
    APIFacts.methodsBySDKName.map { ($0.key.lowercased(), $0.value) }, uniquingKeysWith: { first, _ in first })

  /// - Parameter known: Every method, in the order in which equally near ones are preferred.
  static func of(_ name: String, among known: [String]) -> String? {
    let known = known.filter { $0 != name }
    let verb = name.split(separator: ".").last.map(String.init) ?? name
    for word in [name, verb] {
      if let method = self.bySDKName[word.lowercased()], known.contains(method) { return method }
    }
    if let near = NearestName.of(name, among: known) { return near }
    let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2 else {
      // A verb alone: that of one namespace.
      let verbs = known.filter { $0.split(separator: ".").last.map(String.init) == name }
      return verbs.count == 1 ? verbs[0] : nil
    }
    let namespace = known.filter { $0.hasPrefix(parts[0] + ".") }
    let verbs = namespace.map { String($0.dropFirst(parts[0].count + 1)) }
    return NearestName.of(parts[1], among: verbs).map { "\(parts[0]).\($0)" }
  }
}
