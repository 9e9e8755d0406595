import CastTestSupport
import Glibc
import LoopIsolation
import NIOCore
import Testing

/// Many programs, counted and timed; the environment says which.
@LoopActor
struct ModelBatch {
  private func number(_ name: String) -> UInt64? { getenv(name).flatMap { UInt64(String(cString: $0)) } }

  func run() async throws {
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
      guard found[kind] == 1, found.count <= most, let report = try await ModelReport.of(seed: seed) else { continue }
      Issue.record("\(report)")
      print("\(report)\n")
    }
    let seconds = Double((NIODeadline.now() - start).nanoseconds) / 1e9
    print(
      "\(count) programs from seed \(first) in \(Int(seconds)) s, \(Int(Double(count) / seconds)) a second: \(found)")
  }

  private func replay(_ path: String) async throws {
    let file = try #require(fopen(path, "r"), "there is no \(path)")
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let text = String(decoding: bytes[..<fread(&bytes, 1, bytes.count, file)], as: UTF8.self)
    let differences = try await ModelRun.differences(of: ModelProgram(text)) { print($0) }
    #expect(differences == [])
  }
}
