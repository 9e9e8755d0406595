import Glibc

/// Finds programs as a shell does, but in absolute folders only: nothing is ever run from the current one.
public enum ProgramSearch {
  /// The folders to search, separated by colons.
  public static var path: String { getenv("PATH").map { String(cString: $0) } ?? "/usr/local/bin:/usr/bin:/bin" }

  /// Returns the executable file of the program `name`, which may be a path; `nil` if there is none.
  public static func file(of name: String) -> String? {
    guard !name.contains("/") else { return self.isProgram(name) ? name : nil }
    guard !name.isEmpty else { return nil }
    return self.path.split(separator: ":").lazy.filter { $0.hasPrefix("/") }.map { "\($0)/\(name)" }
      .first(where: self.isProgram)
  }

  /// Whether a path leads to a file that may be run; `access` also permits to enter a folder.
  private static func isProgram(_ path: String) -> Bool {
    var info = stat()
    return access(path, X_OK) == 0 && stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFREG
  }
}
