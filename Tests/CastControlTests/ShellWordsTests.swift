import CastRPCProtocol
import CastTestSupport
import Foundation
import Testing

@testable import CastControl
@testable import CastRPCClient

/// The server's errors as a user of a shell reads them: no words of the API, and a next step.
@Suite struct ShellWordsTests {
  /// The names, messages and advice of `spec/errors.json`, and the names of the client's own errors.
  private static let errors: [(name: String, message: String, advice: String?)] = {
    let files = ["spec/errors.json", "spec/client_errors.json"]
    return files.flatMap { file in
      let object = (try? JSONDocument(parsing: SourceTree.bytes(file)).root.value.object) ?? JSONObject()
      return object.members.compactMap { name, error in
        error.object == nil ? nil : (name, error["message"]?.string ?? "", error["advice"]?.string)
      }
    }
  }()

  /// Returns the error as castctl gets it from the server.
  private static func error(
    _ name: String, _ message: String, advice: String?, method: String = "player.play"
  ) -> CastClientError {
    var error = CastClientError(name, message, method: method)
    error.data = ErrorData(name: name, advice: advice)
    return error
  }

  /// The API's words in `text`, by rules that are independent of those of ``UserWords``.
  private static func apiWords(_ text: String) -> [String] {
    let methods = Set(APIFacts.methods + APIFacts.notifications)
    let words = text.split { !($0.isLetter || $0 == ".") }.map(String.init)
    var found = words.filter {
      methods.contains($0) || $0.hasPrefix("data.") || $0.hasPrefix("params.") || $0 == "sessionId" || $0 == "trackId"
    }
    // Code other than a command of these programs belongs to the API.
    found += text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 && !$0.element.hasPrefix("cast") }.map { String($0.element) }
    // `castctl call` is for the API's words.
    return text.contains("castctl call") ? found.filter { !methods.contains($0) } : found
  }

  @Test func everyErrorIsSaidInTheWordsOfAShell() throws {
    #expect(Self.errors.count > 85)
    for error in Self.errors {
      let said = CommandError(Self.error(error.name, error.message, advice: error.advice))
      #expect(Self.apiWords(said.message).isEmpty, "\(error.name): \(said.message)")
      #expect(Self.apiWords(said.advice).isEmpty, "\(error.name): \(said.advice)")
      #expect(!said.message.isEmpty && !said.advice.isEmpty, "\(error.name) has no next step")
      for text in [said.message, said.advice] { #expect(text.last.map { ".?!".contains($0) } == true, "\(text)") }
    }
    let names = Set(Self.errors.map(\.name))
    for name in ShellWords.adviceByName.keys { #expect(names.contains(name), "\(name) is no error") }
  }

  /// The texts with code in the sources of the server, as they are written there.
  @Test func everyTextOfTheServerIsSaidInTheWordsOfAShell() throws {
    var count = 0
    for folder in ["Sources/Sender/CastSender", "Sources/Server/CastRPCServer"] {
      for path in try FileManager.default.subpathsOfDirectory(atPath: SourceTree.path(folder))
      where path.hasSuffix(".swift") {
        for line in try SourceTree.text("\(folder)/\(path)").split(separator: "\n") where !line.contains("///") {
          let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
          let texts = parts.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
          for text in texts where text.contains("`") && text.contains(" ") {
            count += 1
            guard let plain = UserWords.plain(String(text)) else { continue }
            #expect(Self.apiWords(plain).isEmpty || !plain.contains("."), "\(plain)")
          }
        }
      }
    }
    #expect(count > 3)
  }

  @Test(arguments: [
    (
      "InvalidParams", "The parameters are not valid: params.currentTime: must be at least 0.",
      "The value of --at isn't valid: must be at least 0."
    ),
    ("CallTimeout", "player.play had no answer within 5.0 seconds.", "The server had no answer within 5.0 seconds."),
    ("ConnectionClosed", "player.play: the server closed the connection.", "The server closed the connection."),
    ("ApplicationNotRunning", "No such app runs on the device. Start a session.", "Nothing runs on the device."),
    ("SomethingNew", "Use `sessionId`.", "The command failed (SomethingNew)."),
  ])
  func translatesMessages(name: String, message: String, said: String) {
    #expect(CommandError(Self.error(name, message, advice: nil)).message == said)
  }

  @Test func keepsTheServersOwnAdvice() {
    let own = CommandError(Self.error("MediaWillFail", "It won't play.", advice: "Convert the sound to stereo AAC."))
    #expect(own.advice == "Convert the sound to stereo AAC.")
    let error = Self.error("NoMediaSession", "Nothing. Use media.load.", advice: "Use media.load.")
    let called = CommandError(ofAPI: error)
    #expect(called.message == "Nothing. Use media.load." && called.advice == "Use media.load.")
  }

  private static func device(_ name: String, port: Int64) -> Device {
    Device(
      deviceId: "\(name)-\(port)", friendlyName: name, deviceType: .tv, capabilities: 5, host: "192.0.2.1",
      addresses: ["192.0.2.1"], port: port, isGroup: false, source: .dnsSd, txt: [:], category: "CAST")
  }

  @Test func namesDevicesOfOneNameByAddress() {
    let devices = [Self.device("Twin", port: 1), Self.device("Kitchen", port: 2), Self.device("Twin", port: 3)]
    var error = Self.error("AmbiguousDevice", "'Twin' is the name of several devices: name one by its id.", advice: nil)
    error.data?.answered = ["Twin", "Twin"]
    let named = DeviceFailure(error: error, devices: devices).commandError
    #expect(named.message == "Several devices are named “Twin”.")
    #expect(named.advice == "Name one by its address: --on 192.0.2.1:1 or --on 192.0.2.1:3.")
    error.message = "There are several devices: pass `device`, or set a default. These have answered: 'Twin'."
    let any = DeviceFailure(error: error, devices: devices).commandError
    #expect(any.message == "There are several devices, and none is chosen.")
    #expect(any.advice.hasSuffix("There are “Twin” (192.0.2.1:1), “Kitchen”, “Twin” (192.0.2.1:3)."))
  }

  @Test func namesTheDefaultDevice() {
    let error = Self.error("ConnectionRefused", "It refuses the connection.", advice: nil)
    let failure = DeviceFailure(error: error, defaultDevice: "tv", devices: []).commandError
    #expect(failure.message.hasPrefix("Your default device “tv” (castctl default) can't be used: It refuses"))
    #expect(failure.advice.hasSuffix("`castctl default NAME` chooses another.") && failure.exit == .notConnected)
  }
}
