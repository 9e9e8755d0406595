package import StateFiles

/// A program that saves versions of a file, and the contents that a power loss at each moment leaves.
///
/// 1. The test saves versions 1, 2, 3… below ``directory(_:)``, each within ``save(_:_:)``.
/// 2. ``check(_:_:)`` cuts the power after each change of the disk, makes a folder of each content that the disk may
///    then have, and reads it with the product's own reader.
package final class PowerLossTrial {
  /// The least that a reader finds after a power loss.
  package enum Promise: Sendable {
    /// The latest version whose save had returned, or a later one.
    case latest
    /// Some version that was saved, or none.
    case any
  }

  /// The result of a trial.
  package struct Outcome: Sendable {
    /// The number of different contents that were read.
    package var contents = 0
    /// The contents that were wrong, one clause each.
    package var faults: [String] = []
  }

  private struct Case: Hashable {
    var content: UnsynchronisedDisk.Content
    /// The latest version whose save had begun, and had returned, when the power was cut.
    var begun = 0
    var returned = 0
  }

  package let disk: RecordedDisk
  private let folder: TemporaryFolder

  package init(_ disk: RecordedDisk = RecordedDisk()) throws {
    self.disk = disk
    self.folder = try TemporaryFolder()
  }

  /// The folder `name` on the disk of the trial; the disk is empty at first.
  package func directory(_ name: String) -> StateDirectory {
    StateDirectory(path: "\(self.folder.path)/\(name)", disk: self.disk)
  }

  /// Saves a version. Versions begin with 1 and grow.
  package func save(
    _ version: Int, isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Void
  ) async rethrows {
    self.disk.mark(.began(version))
    try await body()
    self.disk.mark(.returned(version))
  }

  /// Reads each content that a power loss may leave.
  ///
  /// - Parameter read: Returns the versions that the content may be (0: nothing was saved yet), none for a wrong one,
  ///   or throws the error that a user sees. It is called with the root of ``directory(_:)``.
  package func check(
    _ promise: Promise, isolation: isolated (any Actor)? = #isolation,
    _ read: (StateDirectory) async throws -> [Int]
  ) async throws -> Outcome {
    var outcome = Outcome()
    for each in self.cases() {
      let copy = try self.copy(each.content)
      outcome.contents += 1
      let allowed = (promise == .latest ? each.returned : 0)...each.begun
      let place = "after the save of \(each.returned), before the end of that of \(each.begun)"
      do {
        let versions = try await read(StateDirectory(path: copy.path))
        if !versions.contains(where: allowed.contains) {
          outcome.faults.append("\(place): found \(versions) in \(each.content.files.keys.sorted())")
        }
      } catch {
        if promise == .latest { outcome.faults.append("\(place): \(error)") }
      }
    }
    return outcome
  }

  private func cases() -> Set<Case> {
    var disk = UnsynchronisedDisk()
    var (begun, returned) = (0, 0)
    var cases: Set<Case> = []
    let root = self.folder.path
    for step in self.disk.steps {
      switch step {
      case .began(let version): begun = version
      case .returned(let version): returned = version
      default: if let inner = step.below(root) { disk.apply(inner) }
      }
      for content in disk.contents { cases.insert(Case(content: content, begun: begun, returned: returned)) }
    }
    return cases
  }

  private func copy(_ content: UnsynchronisedDisk.Content) throws -> TemporaryFolder {
    let copy = try TemporaryFolder()
    for folder in content.folders.sorted() { try StateDirectory(path: copy.path + folder).create() }
    for (path, file) in content.files {
      let parts = path.split(separator: "/")
      let folder = parts.dropLast().reduce(StateDirectory(path: copy.path)) { $0.directory(String($1)) }
      try folder.file(String(parts[parts.count - 1])).replace(with: file.bytes, waitingFor: .memory)
    }
    return copy
  }
}

extension RecordedDisk.Step {
  /// The step with paths below `root`, or `nil` if it is elsewhere.
  fileprivate func below(_ root: String) -> RecordedDisk.Step? {
    let inner = { (path: String) in path.hasPrefix(root) ? String(path.dropFirst(root.count)) : nil }
    switch self {
    case .makeFolder(let path): return inner(path).map { .makeFolder($0) }
    case .create(let path, let file): return inner(path).map { .create($0, file: file) }
    case .synchroniseFolder(let path): return inner(path).map { .synchroniseFolder($0) }
    case .rename(let old, let new):
      guard let old = inner(old), let new = inner(new) else { return nil }
      return .rename(old, to: new)
    case .remove(let path): return inner(path).map { .remove($0) }
    case .write, .synchronise, .began, .returned: return self
    }
  }
}
