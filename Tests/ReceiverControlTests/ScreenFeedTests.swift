import CastModel
import EmulatedReceiver
import NIOCore
import Testing

@testable import ReceiverControl

@Suite struct ScreenFeedTests {
  static let start = NIODeadline.uptimeNanoseconds(1_000_000_000)

  static func screen(_ name: String = "TV", phase: ReceiverScreenState.Phase = .idle) -> ReceiverScreenState {
    ReceiverScreenState(deviceName: name, phase: phase)
  }

  @Test func onlyChangesAreNews() {
    var feed = ScreenFeed()
    let news = [Self.screen(), Self.screen(), Self.screen(phase: .standby), Self.screen(phase: .standby)].map {
      feed.isNews($0, of: "id", now: Self.start)
    }
    #expect(news == [true, false, true, false])
  }

  @Test func devicesThatWentAreTold() {
    var feed = ScreenFeed()
    for id in ["b", "a"] { _ = feed.isNews(Self.screen(), of: id, now: Self.start) }
    let gone = feed.gone(remaining: ["b"])
    #expect(gone == ["a"])
    let nothing = feed.gone(remaining: ["b"])
    #expect(nothing.isEmpty)
    let comesBack = feed.isNews(Self.screen(), of: "a", now: Self.start)
    #expect(comesBack)
  }
}
