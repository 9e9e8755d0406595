import CastModel
@testable import EmulatedReceiver
import Testing

@testable import ReceiverControl

@Suite struct TerminalLinesTests {
  @Test(
    arguments: [
      (0, "0:00"), (59.9, "0:59"), (61, "1:01"), (3_600, "1:00:00"), (5_400.5, "1:30:00"), (-3, "0:00"),
      (Double.infinity, "0:00"),
    ] as [(Double, String)])
  func timesAreReadable(seconds: Double, text: String) {
    #expect(TerminalLines.time(seconds) == text)
  }

  @Test(arguments: [
    ("plain", "plain"), ("a\u{1B}[2Jb", "a [2Jb"), ("a\nb\rc", "a b c"), ("\u{202E}evil", " evil"), ("\u{9B}1m", " 1m"),
    ("\u{7F}", " "), ("Grüße 日本 🎬", "Grüße 日本 🎬"),
  ])
  func removesControlSequences(text: String, clean: String) {
    #expect(PlainText.line(text) == clean)
  }

  @Test func longLinesAreCut() {
    let screen = ReceiverScreenState(deviceName: String(repeating: "x", count: 200))
    #expect(TerminalLines.device(screen, width: 40).allSatisfy { $0.count <= 40 })
  }

  @Test func anAdMaySayAnyTime() {
    var screen = ReceiverScreenState(deviceName: "TV", phase: .playing)
    var ad = ReceiverScreenState.Ad(breakId: "b", clipId: "c", number: 1, count: 1, position: 0, duration: 30)
    ad.skippableFrom = 1e300
    screen.ad = ad
    #expect(TerminalLines.device(screen, width: 80).contains { $0.contains("skip in 1000000000") })
  }

  @Test func aChangeIsOneLine() {
    var screen = ReceiverScreenState(deviceName: "TV", phase: .ended)
    screen.failure = "It\nbroke"
    screen.idleReason = .error
    #expect(TerminalLines.change(screen) == "TV: ended · error · volume 100 % · It broke")
  }
}
