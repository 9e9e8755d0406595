import Glibc

/// Where the build put the executables under test: beside the test bundle.
public enum BuiltProducts {
  /// The path of the executable `name`.
  public static func path(of name: String) -> String {
    var buffer = [CChar](repeating: 0, count: 4_096)
    let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
    let executable = String(decoding: buffer.prefix(max(count, 0)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    // Swift Testing runs in the bundle itself or in the toolchain's helper; the arguments then name the bundle.
    let candidates = [executable] + CommandLine.arguments
    for candidate in candidates where candidate.contains(".build") {
      let folder = candidate.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
      for place in [folder, folder + "/.."] where access("\(place)/\(name)", X_OK) == 0 {
        return "\(place)/\(name)"
      }
    }
    return name
  }
}
