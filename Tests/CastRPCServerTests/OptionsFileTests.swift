import CastModel
import CastRPCProtocol
import Glibc
import Testing

@testable import CastRPCServer

@Suite struct OptionsFileTests {
  /// Reads a file with this text; returns the error's message if it can't be used.
  static func read(_ text: String?, named: Bool = true) -> Result<ContextOptions.Changes?, OptionsFile.Flaw> {
    var template = Array("/tmp/cast-rpc-options-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else { return .success(nil) }
    let folder = String(cString: made)
    mkdir(folder + "/cast-rpc", 0o700)
    let path = folder + "/cast-rpc/options.json"
    defer { for entry in [path, folder + "/cast-rpc", folder] { remove(entry) } }
    if let text, let file = fopen(path, "w") {
      fputs(text, file)
      fclose(file)
      chmod(path, 0o600)
    }
    let file = OptionsFile(named: named ? path : nil) { $0 == "XDG_CONFIG_HOME" ? folder : nil }
    return Result { () throws(OptionsFile.Flaw) in try file?.read() }
  }

  @Test func theUsersOwnFileIsReadAndNeedNotBeThere() throws {
    let options = try Self.read(#"{"deviceAuthentication": {"policy": "REQUIRE"}}"#, named: false).get()
    #expect(options?.deviceAuthentication?.policy == .require)
    #expect(try Self.read(nil, named: false).get() == nil)
  }

  @Test(
    arguments: [
      (nil, "No such file or directory"), ("{", "Not valid JSON"), ("[]", "expected an object"),
      (#"{"deviceAuthentication":{"policy":"STRICT"}}"#, "deviceAuthentication.policy: unknown value"),
      (#"{"connectTimeout":0}"#, "connectTimeout"), (#"{"maximumSessions":1,"maximumSessions":2}"#, "duplicate"),
    ] as [(String?, String)])
  func reportsAnUnusableFileByName(text: String?, words: String) {
    guard case .failure(let flaw) = Self.read(text) else { return #expect(Bool(false), "read") }
    #expect(flaw.description.contains("/cast-rpc/options.json"))
    #expect(flaw.description.contains(words), "\(flaw)")
  }
}
