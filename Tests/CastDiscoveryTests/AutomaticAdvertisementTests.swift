import CastAdvertising
import DNSSD
import LoopIsolation
import Testing

/// The change from the DNS-SD daemon to this process.
@Suite(.timeLimit(.minutes(1))) @LoopActor struct AutomaticAdvertisementTests {
  /// An advertisement that succeeds at once.
  @LoopActor private final class Advertisement: ServiceAdvertisement {
    var onRegistered: (@LoopActor (_ name: String) -> Void)?
    var onFailure: (@LoopActor (AdvertisementError) -> Void)?
    private(set) var registeredName: String?

    func start() async throws -> String {
      self.registeredName = "TV"
      return "TV"
    }

    func stop() { self.registeredName = nil }

    func update(txt: TXTRecord) throws {}
  }

  private let daemon = Advertisement()
  private let embedded = Advertisement()

  /// Waits until the tasks that were started so far have run.
  private static func passTurns() async {
    for _ in 0..<2 { await LoopActor.task {}.value }
  }

  @Test func takesOverWhenTheDaemonDisappears() async throws {
    let advertisement = AutomaticAdvertisement(daemon: self.daemon, embedded: self.embedded)
    try await advertisement.start()
    self.daemon.onFailure?(AdvertisementError(.daemonUnavailable, "The daemon has ended."))
    await Self.passTurns()
    #expect(self.daemon.registeredName == nil && self.embedded.registeredName == "TV")
  }

  @Test func announcesNothingAfterAStopThatFollowsTheDaemonsEnd() async throws {
    let advertisement = AutomaticAdvertisement(daemon: self.daemon, embedded: self.embedded)
    try await advertisement.start()
    self.daemon.onFailure?(AdvertisementError(.daemonUnavailable, "The daemon has ended."))
    advertisement.stop()
    await Self.passTurns()
    #expect(self.daemon.registeredName == nil && self.embedded.registeredName == nil)
  }
}
