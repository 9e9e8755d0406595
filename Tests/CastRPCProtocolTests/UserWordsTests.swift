import CastModel
import CastRPCProtocol
import JSONRPC
import Testing

/// The texts of errors for people who know nothing of the API.
struct UserWordsTests {
  /// The API's words in `text`, by rules that are independent of those of ``UserWords``.
  private static func apiWords(_ text: String) -> [String] {
    let names = Set(APIFacts.methods + APIFacts.notifications)
    let words = text.split { !($0.isLetter || $0 == ".") }.map(String.init)
    return words.filter {
      names.contains($0) || $0.hasPrefix("data.") || $0.hasPrefix("params.") || ["sessionId", "trackId"].contains($0)
    } + text.filter { $0 == "`" }.map(String.init)
  }

  @Test(arguments: APIError.Kind.all)
  func everyErrorHasTextsForPeople(kind: APIError.Kind) {
    let data = APIError(kind).data
    for text in [data.userMessage ?? kind.message, data.userAdvice ?? kind.advice] {
      #expect(Self.apiWords(text).isEmpty, "\(kind.name): \(text)")
      #expect(text.last.map { ".?!".contains($0) } == true, "\(kind.name): \(text)")
    }
    #expect(data.userMessage == kind.userMessage && data.userAdvice == kind.userAdvice)
  }

  @Test(
    arguments: [
      ("Look at it. Pass `device`.", "Look at it."), ("Call media.load; wait.", "wait."),
      ("Read `data.receiver`.", nil),
      ("Wait for session.didStart, then call again.", nil), ("Run `castctl devices`.", "Run `castctl devices`."),
      ("Open https://media.example/a.mp4 there.", "Open https://media.example/a.mp4 there."),
      ("The file a.did.mp4 is gone.", "The file a.did.mp4 is gone."), ("", nil),
      ("The device is off; see discovery.list.", "The device is off."),
    ] as [(String, String?)])
  func leavesSentencesForProgrammersOut(text: String, plain: String?) { #expect(UserWords.plain(text) == plain) }

  @Test func aMessageOfTheCaseKeepsWhatPeopleUnderstand() {
    let error = APIError(.queueChanged, "Two items are gone. Read `queue.list`.") {
      $0.advice = "Wait. See data.queue."
    }
    #expect(error.data.userMessage == "Two items are gone.")
    #expect(error.data.userAdvice == "Wait.")
    let plain = APIError(.fileNotFound, "There is no file x.mp4.") { $0.advice = "Look again." }
    #expect(plain.data.userMessage == nil && plain.data.userAdvice == nil)
    let code = APIError(.queueChanged, "See `queue.list`.") { $0.advice = "See data.queue." }
    #expect(code.data.userMessage == APIError.Kind.queueChanged.message)
    #expect(code.data.userAdvice == APIError.Kind.queueChanged.userAdvice)
  }
}
