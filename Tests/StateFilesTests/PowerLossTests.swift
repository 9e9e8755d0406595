import CastTestSupport
import Glibc
import StateFiles
import Testing

/// State files after a power loss at each moment, and after each system call that fails.
@Suite(.blocking, .timeLimit(.minutes(2))) struct PowerLossTests {
  private static let length = 1_600

  /// A version's content: longer than a few blocks of a disk.
  private static func bytes(_ version: Int) -> [UInt8] { Array(repeating: UInt8(version), count: self.length) }

  private static func versions(of bytes: [UInt8]?, removed: [Int] = [0]) -> [Int] {
    guard let bytes else { return removed }
    guard let first = bytes.first, bytes == self.bytes(Int(first)) else { return [] }
    return [Int(first)]
  }

  private func trial(
    _ promise: PowerLossTrial.Promise, omitting omissions: Set<RecordedDisk.Omission> = []
  ) async throws -> PowerLossTrial.Outcome {
    let trial = try PowerLossTrial(RecordedDisk(omitting: omissions))
    let file = trial.directory("state").directory("cast-rpc").file("a.json")
    for version in 1...4 { try await trial.save(version) { try file.write(Self.bytes(version)) } }
    return try await trial.check(promise) { root in
      let file = root.directory("state").directory("cast-rpc").file("a.json")
      return Self.versions(of: try file.read(maximumBytes: Self.length))
    }
  }

  @Test func aSavedVersionSurvives() async throws {
    let outcome = try await self.trial(.latest)
    #expect(outcome.faults == [])
    #expect(outcome.contents > 100)
  }

  /// Without these calls a version is lost or torn: the trial would notice if the file forgot them.
  @Test(arguments: [RecordedDisk.Omission.synchronise, .synchroniseFolder])
  func theTrialFindsForgottenCalls(_ omission: RecordedDisk.Omission) async throws {
    #expect(try await !self.trial(.latest, omitting: [omission]).faults.isEmpty)
    // A rename that is lost leaves a complete older version; content that is lost leaves a torn one.
    #expect(try await self.trial(.any, omitting: [omission]).faults.isEmpty == (omission == .synchroniseFolder))
  }

  @Test func aRemovedFileStaysAway() async throws {
    let trial = try PowerLossTrial()
    let file = trial.directory("state").file("a.json")
    try await trial.save(1) { try file.write(Self.bytes(1)) }
    await trial.save(2) { file.remove() }
    let outcome = try await trial.check(.latest) { root in
      Self.versions(of: try root.directory("state").file("a.json").read(maximumBytes: Self.length), removed: [0, 2])
    }
    #expect(outcome.faults == [])
  }

  @Test func contentWithoutANameIsNeverTorn() async throws {
    let trial = try PowerLossTrial()
    let directory = trial.directory("state")
    for version in 1...3 {
      try await trial.save(version) {
        try directory.create()
        try directory.file("a").replace(with: Self.bytes(version), waitingFor: .content)
      }
    }
    let outcome = try await trial.check(.any) { root in
      Self.versions(of: try root.directory("state").file("a").read(maximumBytes: Self.length))
    }
    #expect(outcome.faults == [])
  }

  /// Each call of a write fails in turn, as on a full or broken disk.
  @Test(arguments: [EIO, ENOSPC, EDQUOT, EROFS]) func aFailedCallKeepsTheOldVersion(_ number: Int32) throws {
    let calls = try self.write(failing: nil, with: number).callCount
    #expect(calls > 4)
    for call in 0..<calls { _ = try self.write(failing: call, with: number) }
  }

  /// Writes a second version over a first one, with one call that fails.
  private func write(failing call: Int?, with number: Int32) throws -> RecordedDisk {
    let folder = try TemporaryFolder()
    let first = StateDirectory(path: "\(folder.path)/state").file("a.json")
    try first.write(Self.bytes(1))
    let disk = RecordedDisk(failing: call, with: number)
    let second = StateDirectory(path: "\(folder.path)/state", disk: disk).file("a.json")
    var failure: StateFileError?
    do throws(StateFileError) { try second.write(Self.bytes(2)) } catch { failure = error }
    let found = Self.versions(of: try first.read(maximumBytes: Self.length))
    if let failure {
      #expect(failure.errorNumber == number && found == [1], "call \(call ?? -1): \(failure), found \(found)")
      #expect(failure.message.contains(first.path))
    } else {
      // The last call only makes the name durable.
      #expect(found == [2], "call \(call ?? -1)")
    }
    #expect(folder.files == ["state/a.json"], "call \(call ?? -1)")
    return disk
  }
}
