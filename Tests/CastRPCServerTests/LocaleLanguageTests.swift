import LoopIsolation
import Testing

@testable import CastRPCServer

@Suite @LoopActor struct LocaleLanguageTests {
  /// An empty variable counts as unset (POSIX, 8.2).
  @Test(arguments: [
    (["LANG": "de_AT.UTF-8"], "de-AT"), (["LC_ALL": "", "LANG": "de_AT.UTF-8"], "de-AT"),
    (["LC_ALL": "fr_FR@euro", "LC_MESSAGES": "de", "LANG": "en"], "fr-FR"),
    (["LC_MESSAGES": "de", "LANG": "en"], "de"),
    (["LANG": "C.UTF-8"], "en-US"), (["LC_ALL": "POSIX"], "en-US"), ([:], "en-US"),
  ])
  func isThatOfTheLocale(variables: [String: String], language: String) {
    #expect(ServerProcess.language { variables[$0] } == language)
  }
}
