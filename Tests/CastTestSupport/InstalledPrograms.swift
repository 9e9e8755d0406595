import Glibc
public import Testing

/// The programs of this machine that tests run.
public enum InstalledPrograms {
  /// Returns the programs that are in none of the usual folders.
  public static func missing(_ names: [String]) -> [String] {
    // Daemons are in folders that the path of an ordinary user lacks.
    let path = "\(getenv("PATH").map { String(cString: $0) } ?? ""):/usr/sbin:/sbin:/usr/local/sbin"
    let folders: [Substring] = path.split(separator: ":")
    return names.filter { name in !folders.contains { access("\($0)/\(name)", X_OK) == 0 } }
  }
}

extension Trait where Self == ConditionTrait {
  /// The tests run programs that not every machine has.
  public static func programs(_ names: String...) -> Self {
    let missing = InstalledPrograms.missing(names)
    return .enabled(if: missing.isEmpty, "not installed: \(missing.joined(separator: ", "))")
  }
}
