import ArgumentParser
import CastRPCClient
import CastTestSupport
import Testing

@testable import CastControl

/// The program's exit code for every error.
@Suite(.blocking) struct ExitCodeTests {
  @Test func everyErrorOfTheSpecHasACode() throws {
    let names = try JSONDocument(parsing: SourceTree.bytes("spec/errors.json")).root.value.object?.keys ?? []
    #expect(names.count > 60)
    for name in names { #expect(ControlExit.byName[name] != nil, "\(name) has no exit code") }
    let own = [
      CastClientError.serverNotFound, CastClientError.serverDied, CastClientError.connectionClosed,
      CastClientError.clientClosed, CastClientError.callTimeout, CastClientError.noHandshake,
      CastClientError.protocolViolation,
    ]
    #expect(Set(ControlExit.byName.keys) == Set(names).union(own))
  }

  @Test(arguments: [
    ("DeviceNotFound", 3), ("AmbiguousDevice", 3), ("ConnectionRefused", 4), ("MediaLoadFailed", 5),
    ("LaunchFailed", 5),
    ("RequestTimedOut", 6), ("CallTimeout", 6), ("ServerNotFound", 7), ("ServerDied", 7), ("InvalidParams", 2),
    ("RequestCancelled", 130), ("InternalError", 1), ("SomethingNew", 1),
  ])
  func kindsOfErrors(name: String, code: Int32) { #expect(ControlExit.of(name).rawValue == code) }

  @Test func onlyErrorsOfTheCommandLineAreUsageErrors() {
    struct Unforeseen: Error {}
    let tree = ArgumentOrder.CommandTree(commands: [:])
    #expect(ControlMain.report(Unforeseen(), [], tree) == ControlExit.failure.rawValue)
    #expect(ControlMain.report(ValidationError("It is wrong."), [], tree) == ControlExit.usage.rawValue)
  }

  @Test func theManualHasEachCode() throws {
    let page = String(decoding: try SourceTree.bytes("docs/castctl.md"), as: UTF8.self)
    for exit in ControlExit.allCases { #expect(page.contains("| \(exit.rawValue) | \(exit.meaning)")) }
  }

  @Test func printsErrorsWithAdvice() {
    let error = CommandError(
      exit: .deviceNotFound, message: "No “T\u{1B}[2JV”.", advice: "Look.", name: "DeviceNotFound")
    #expect(error.lines == ["castctl: No “TV”.", "  Look."])
    #expect(error.json["error"]?["exitCode"] == 3)
    #expect(error.json["error"]?["name"] == "DeviceNotFound")
  }
}
