import Foundation

/// A folder for a test, removed at its end.
public final class TemporaryFolder: Sendable {
  public let path: String

  /// Makes the folder in memory if possible; `forPrograms`: where programs may be run.
  public init(forPrograms: Bool = false) throws {
    let isInMemory = !forPrograms && FileManager.default.fileExists(atPath: "/dev/shm")
    let base = isInMemory ? "/dev/shm" : NSTemporaryDirectory()
    self.path = "\(base)/cast-rpc-tests-\(UUID().uuidString)".replacing("//", with: "/")
    try FileManager.default.createDirectory(atPath: self.path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: self.path) }

  /// The paths of all files in it, sorted, without the lock file.
  public var files: [String] {
    let found = FileManager.default.enumerator(atPath: self.path)?.compactMap { $0 as? String } ?? []
    return found.filter { name in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: "\(self.path)/\(name)", isDirectory: &isFolder)
      return !isFolder.boolValue && !name.hasSuffix("/lock")
    }.sorted()
  }

  public func read(_ path: String) -> [UInt8]? { FileManager.default.contents(atPath: path).map { Array($0) } }

  /// Writes a file, and the folders above it; its path.
  @discardableResult
  public func write(_ bytes: [UInt8], to name: String) throws -> String {
    let path = "\(self.path)/\(name)"
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    try FileManager.default.createDirectory(atPath: "/\(folder)", withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return path
  }

  /// Makes a file of zeros that takes no space; its path.
  public func writeHole(of length: UInt64, to name: String) throws -> String {
    let path = try self.write([], to: name)
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try file.truncate(atOffset: length)
    try file.close()
    return path
  }

  /// Writes a program for the shell; its path.
  public func writeScript(_ text: String, to name: String) throws -> String {
    // Another program writes the file: a child started meanwhile would hold this process's descriptor for a moment, and
    // a file that is open for writing can't be executed.
    let draft = try self.write(Array("#!/bin/sh\n\(text)\n".utf8), to: "\(name).draft")
    let path = "\(self.path)/\(name)"
    let run = try ChildProcess.run(["install", "-m", "700", draft, path])
    guard run.end == .exited(0) else { throw ChildProcess.TimedOut(description: run.errors) }
    return path
  }
}
