import Foundation

/// Runs a program of the system to its end.
enum ChildProcess {
  struct Output {
    /// 127 if there is no such program.
    let status: Int32
    let output: Data
    let errors: String
  }

  /// Runs `arguments` through `env`, with `input` on its standard input.
  static func run(_ arguments: [String], input: Data = Data()) throws -> Output {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    // Files, not pipes: neither side can block the other, whatever the size.
    let folder = FileManager.default.temporaryDirectory.appending(path: "castv2-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let paths = ["in", "out", "err"].map { folder.appending(path: $0) }
    try input.write(to: paths[0])
    for path in paths.dropFirst() { try Data().write(to: path) }
    process.standardInput = try FileHandle(forReadingFrom: paths[0])
    process.standardOutput = try FileHandle(forWritingTo: paths[1])
    process.standardError = try FileHandle(forWritingTo: paths[2])
    try process.run()
    process.waitUntilExit()
    return Output(
      status: process.terminationStatus, output: try Data(contentsOf: paths[1]),
      errors: String(decoding: try Data(contentsOf: paths[2]), as: UTF8.self))
  }
}
