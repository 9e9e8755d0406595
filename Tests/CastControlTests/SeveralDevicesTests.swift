import CastRPCClient
import CastTestSupport
import Testing

@testable import CastControl

/// Commands for several devices at once: their outcomes, and one exit code.
@Suite(.blocking, .timeLimit(.minutes(3))) struct SeveralDevicesTests {
  private static let film = "https://example.com/film.mp4?duration=100"

  private static func outcome(_ label: String, _ exit: ControlExit?) -> DeviceOutcomes.Outcome {
    let status = PlayerStatus(deviceId: label, friendlyName: label, playerState: .idle)
    guard let exit else { return DeviceOutcomes.Outcome(label: label, result: .success(status)) }
    let error = CommandError(exit: exit, message: "It failed.", advice: "Try again.")
    return DeviceOutcomes.Outcome(label: label, result: .failure(error))
  }

  @Test(
    arguments: [
      ([nil, nil], 0), ([nil, .timedOut], 6), ([.refused, .refused], 5), ([.refused, .timedOut, nil], 1), ([], 0),
    ] as [([ControlExit?], Int32)])
  func theExitCodeIsThatOfTheFailuresIfTheyAgree(exits: [ControlExit?], code: Int32) {
    let outcomes = exits.enumerated().map { Self.outcome("TV \($0.offset)", $0.element) }
    #expect(DeviceOutcomes(outcomes: outcomes).exit.rawValue == code)
  }

  @Test func eachNameCountsOnce() {
    let names = PlayerNames(aliases: [
      DeviceAlias(alias: "Den", device: "kitchen"), DeviceAlias(alias: "Loft", device: "192.0.2.1"),
      DeviceAlias(alias: "Study", device: "den"),
    ])
    let named = DeviceOutcomes.named(["TV", "Kitchen", "tv", "den", "study", "Loft"], names)
    #expect(named.map(\.device) == ["TV", "Kitchen", "Loft"])
  }

  @Test func actsOnEachDevice() throws {
    let (bench, other) = (try ControlBench(), try ControlBench())
    let both = ["--on", bench.address, "--on", other.address]
    func states(_ run: ControlBench.Run) throws -> [String?] {
      try run.json["devices"]?.array?.map { $0["status"]?["playerState"]?.string } ?? []
    }
    let played = try bench.run(["play", Self.film, "--json"] + both)
    #expect(try played.code == 0 && states(played) == ["PLAYING", "PLAYING"], "\(played.errors)")
    #expect(try states(bench.run(["pause", "--json"] + both)) == ["PAUSED", "PAUSED"])
    #expect(try bench.run(["volume", "30"] + both).output.components(of: ": 30 %\n") == 2)
    #expect(try bench.run(["status"] + both).output.components(of: "paused") == 2)
    let announced = try bench.run(["announce", "https://example.com/a.mp3?duration=1", "--json"] + both)
    #expect(try announced.code == 0 && states(announced) == ["PAUSED", "PAUSED"], "\(announced.errors)")
    #expect(try bench.run(["stop"] + both).code == 0)
  }

  @Test func aFailureNamesItsDevice() throws {
    let bench = try ControlBench()
    let port = UnlistenedPort()
    let line = ["volume", "--on", bench.address, "--on", "127.0.0.1:\(port.number)"]
    let run = try bench.run(line)
    #expect(run.code == 4 && run.output.components(of: "\n") == 1, "\(run.output)")
    #expect(run.errors.hasPrefix("castctl: 127.0.0.1:\(port.number): "), "\(run.errors)")
    #expect(run.errors.contains("It failed on 1 of 2 devices."))
    let json = try bench.run(line + ["--json"])
    #expect(try json.json["devices"]?[1]?["error"]?["name"] == "ConnectionRefused" && json.code == 4)
    #expect(try JSONDocument(parsing: json.errors).root.value["error"]?["exitCode"] == 4)
  }

  @Test(arguments: [
    (["seek", "5", "--on", "a", "--on", "b"], "for one device"),
    (["doctor", "-d", "a", "-d", "b"], "for one device"),
    (["play", "https://example.com/a", "--wait", "--on", "a", "--on", "b"], "--wait"),
    (["play", "-", "--all"], "one device"), (["pause", "--all", "--on", "a"], "--all"),
    (["status", "--watch", "--on", "a", "--on", "b"], "--watch"),
  ])
  func refusesWhatIsForOne(line: [String], text: String) throws {
    let run = try ControlBench().run(line)
    #expect(run.code == 2 && run.errors.contains(text), "\(run.errors)")
  }
}

extension String {
  /// How often `text` occurs.
  fileprivate func components(of text: String) -> Int { self.ranges(of: text).count }
}
