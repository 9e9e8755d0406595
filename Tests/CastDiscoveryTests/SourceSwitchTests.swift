import CastDiscovery
import NIOCore
import Testing

/// Who works when: the daemon's source or the embedded one.
@Suite struct SourceSwitchTests {
  private var control = SourceSwitch()
  private var now = NIODeadline.uptimeNanoseconds(0) + .hours(1)

  private mutating func send(_ event: SourceSwitch.Event, after amount: TimeAmount = .zero) -> [SourceSwitch.Action] {
    self.now = self.now + amount
    return self.control.handle(event, now: self.now)
  }

  /// A switch whose daemon works.
  private mutating func startWithDaemon() {
    #expect(self.send(.start) == [.startDaemon])
    #expect(self.send(.daemonAvailability(true)) == [])
  }

  @Test mutating func whereADaemonWorksNothingElseDoes() {
    self.startWithDaemon()
    #expect(self.send(.timeReached, after: .seconds(3)) == [])
    #expect(!self.control.isEmbeddedStarted && self.control.isDaemonWorking)
  }

  @Test mutating func withoutADaemonTheEmbeddedSourceBeginsAtOnce() {
    #expect(self.send(.start) == [.startDaemon])
    #expect(self.send(.daemonAvailability(false)) == [.startEmbedded, .doubtDaemon])
    #expect(self.send(.daemonAvailability(false)) == [])
    #expect(self.control.nextDeadline == nil, "the daemon's source tries again by itself")
  }

  @Test mutating func aDaemonThatHangsFromTheBeginningIsNotWaitedFor() {
    #expect(self.send(.start) == [.startDaemon])
    #expect(self.control.nextDeadline == self.now + .seconds(2))
    #expect(self.send(.timeReached, after: .seconds(2)) == [.startEmbedded])
    #expect(self.send(.daemonAvailability(true), after: .seconds(9)) == [])
    #expect(self.send(.timeReached, after: .seconds(5)) == [.stopEmbedded])
  }

  @Test mutating func aDaemonThatReturnsWorksBesideTheEmbeddedSourceForAMoment() {
    self.startWithDaemon()
    #expect(self.send(.daemonAvailability(false)) == [.startEmbedded, .doubtDaemon])
    #expect(self.send(.daemonAvailability(true), after: .seconds(30)) == [])
    #expect(self.send(.timeReached, after: .seconds(4)) == [])
    #expect(self.send(.timeReached, after: .seconds(1)) == [.stopEmbedded])
  }

  @Test mutating func aDaemonThatGoesAgainDuringTheOverlapChangesNothing() {
    self.startWithDaemon()
    _ = self.send(.daemonAvailability(false))
    _ = self.send(.daemonAvailability(true))
    #expect(self.send(.daemonAvailability(false), after: .seconds(2)) == [.doubtDaemon])
    #expect(self.send(.timeReached, after: .seconds(10)) == [])
    #expect(self.control.isEmbeddedStarted)
  }

  @Test mutating func aHungDaemonIsNoticedAndItsRecoveryToo() {
    self.startWithDaemon()
    #expect(self.control.nextDeadline == self.now + .seconds(20))
    #expect(self.send(.timeReached, after: .seconds(20)) == [.probeDaemon])
    #expect(self.send(.probed(isAlive: true)) == [])
    #expect(self.send(.timeReached, after: .seconds(20)) == [.probeDaemon])
    #expect(self.send(.probed(isAlive: false), after: .seconds(3)) == [.startEmbedded, .doubtDaemon])
    #expect(self.control.isDaemonHanging)
    #expect(self.send(.timeReached, after: .seconds(5)) == [.probeDaemon])
    #expect(self.send(.probed(isAlive: false), after: .seconds(3)) == [])
    #expect(self.send(.timeReached, after: .seconds(5)) == [.probeDaemon])
    #expect(self.send(.probed(isAlive: true)) == [])
    #expect(self.send(.timeReached, after: .seconds(5)) == [.stopEmbedded])
  }

  @Test mutating func oneProbeAtATime() {
    self.startWithDaemon()
    #expect(self.send(.timeReached, after: .seconds(20)) == [.probeDaemon])
    #expect(self.send(.timeReached, after: .seconds(60)) == [])
  }

  @Test mutating func aProbeThatComesBackAfterTheDaemonWentMeansNothing() {
    self.startWithDaemon()
    _ = self.send(.timeReached, after: .seconds(20))
    #expect(self.send(.daemonAvailability(false)) == [.startEmbedded, .doubtDaemon])
    #expect(self.send(.probed(isAlive: true)) == [])
    #expect(self.control.isEmbeddedStarted && !self.control.isDaemonWorking)
  }

  @Test mutating func policiesAreObeyedAlsoWhileRunning() {
    #expect(self.send(.policy(.embedded)) == [])
    #expect(self.send(.start) == [.startEmbedded])
    #expect(self.send(.policy(.avahi)) == [.startDaemon, .stopEmbedded])
    #expect(self.send(.daemonAvailability(false)) == [])
    #expect(self.send(.policy(.automatic)) == [.startEmbedded])
    #expect(self.send(.policy(.embedded)) == [.stopDaemon])
    #expect(self.send(.stop) == [.stopEmbedded])
    #expect(self.control.nextDeadline == nil)
  }

  @Test mutating func stoppingStopsBoth() {
    self.startWithDaemon()
    _ = self.send(.daemonAvailability(false))
    #expect(self.send(.stop) == [.stopDaemon, .stopEmbedded])
    #expect(self.send(.daemonAvailability(true)) == [])
    #expect(self.send(.start) == [.startDaemon])
  }
}
