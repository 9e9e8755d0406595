import CastTestSupport
import Glibc
import LoopIsolation
import NIOCore

/// Many programs, counted and timed: `MODEL_PROGRAMS` from the seed `MODEL_SEED` on; or the script of the file
/// `MODEL_SCRIPT`.
@LoopActor
struct ModelBatch {
  private func number(_ name: String) -> UInt64? { getenv(name).flatMap { UInt64(String(cString: $0)) } }

  /// Returns whether all programs kept the model. Prints what differed.
  func run() async throws -> Bool {
    if let path = getenv("MODEL_SCRIPT").map({ String(cString: $0) }) { return try await self.replay(path) }
    let (count, first) = (self.number("MODEL_PROGRAMS") ?? 100, self.number("MODEL_SEED") ?? 1)
    let most = self.number("MODEL_FINDINGS") ?? 1
    let start = NIODeadline.now()
    var found: [String: Int] = [:]
    for seed in first..<(first + count) {
      let differences = try await ModelRun.differences(of: ModelProgram(seed: seed))
      guard let flaw = differences.first else { continue }
      let kind = ModelReport.kind(flaw)
      found[kind, default: 0] += 1
      guard found[kind] == 1, found.count <= most else { continue }
      // It may depend on the order of a dictionary, so not every difference comes again.
      let report = try await ModelReport.of(seed: seed)
      print("\(report?.description ?? "seed \(seed), once: \(differences.prefix(3).joined(separator: "; "))")\n")
    }
    let seconds = Double((NIODeadline.now() - start).nanoseconds) / 1e9
    print(
      "\(count) programs from seed \(first) in \(Int(seconds)) s, \(Int(Double(count) / seconds)) a second: \(found)")
    return found.isEmpty
  }

  private func replay(_ path: String) async throws -> Bool {
    guard let file = fopen(path, "r") else {
      print("\(path) can't be read: \(String(cString: strerror(errno)))")
      return false
    }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let text = String(decoding: bytes[..<fread(&bytes, 1, bytes.count, file)], as: UTF8.self)
    let differences = try await ModelRun.differences(of: ModelProgram(text)) { print($0) }
    for difference in differences { print("differs: \(difference)") }
    return differences.isEmpty
  }
}
