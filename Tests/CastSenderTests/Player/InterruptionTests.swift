import CastModel
import CastSender
import NIOCore
import Testing

/// Translates the actions of an interruption into words, and moves its clock.
private struct InterruptionScript {
  var machine = Interruption()
  var now = NIODeadline.uptimeNanoseconds(1_000_000_000)

  mutating func take(_ event: Interruption.Event, after wait: TimeAmount = .zero) -> [String] {
    self.now = self.now + wait
    return self.machine.handle(event, now: self.now).map(Self.words)
  }

  /// The first announcement plays, as media session 1.
  mutating func play(_ id: UInt64 = 1) {
    _ = self.add(id)
    _ = self.take(.captured)
    _ = self.take(.loaded(mediaSessionId: 1))
  }

  mutating func add(_ id: UInt64, _ seconds: Int64 = 60) -> [String] {
    self.take(.add(Interruption.Announcement(id: id, maximumDuration: .seconds(seconds))))
  }

  mutating func media(_ id: Int64?, _ idleReason: IdleReason? = nil, isEnded: Bool = true) -> [String] {
    self.take(.observed(Interruption.Media(mediaSessionId: id, isEnded: isEnded, idleReason: idleReason)))
  }

  private static func words(_ action: Interruption.Action) -> String {
    switch action {
    case .capture(let id): "capture \(id)"
    case .announce(let id): "announce \(id)"
    case .cancelWork: "cancelWork"
    case .restore: "restore"
    case .abandon: "abandon"
    case .finish(let id, let error):
      "finish \(id) \(error.map { "\($0.code)" + (($0.cause as? CastError).map { " by \($0.code)" } ?? "") } ?? "well")"
    }
  }
}

@Suite("An interruption's steps")
struct InterruptionTests {
  private static let failure = CastError(.mediaLoadFailed, "It can't be played.")

  @Test func oneAnnouncement() {
    var script = InterruptionScript()
    #expect(script.add(1) == ["capture 1"])
    #expect(script.take(.captured) == ["announce 1"])
    #expect(script.take(.loaded(mediaSessionId: 7)) == [])
    #expect(script.media(7, isEnded: false) == [])
    #expect(script.media(7, .finished) == ["restore"])
    #expect(script.media(8, isEnded: false) == [])
    #expect(script.take(.restored) == ["finish 1 well"])
    #expect(script.machine.step == .idle && script.machine.nextDeadline == nil)
  }

  struct EndRow: Sendable, CustomTestStringConvertible {
    var id: Int64?
    var reason: IdleReason?
    var isEnded = true
    var actions: [String]
    var outcome: [String]
    var testDescription: String { "\(self.id ?? 0) \(self.reason?.rawValue ?? "-")" }
  }

  @Test(arguments: [
    EndRow(id: 1, reason: .finished, actions: ["restore"], outcome: ["finish 1 well"]),
    EndRow(id: 1, reason: .error, actions: ["restore"], outcome: ["finish 1 MEDIA_ERROR"]),
    // A user stopped it, so the previous playback is wanted.
    EndRow(id: 1, reason: .cancelled, actions: ["restore"], outcome: ["finish 1 well"]),
    EndRow(id: nil, actions: ["restore"], outcome: ["finish 1 well"]),
    EndRow(id: 1, reason: .interrupted, actions: ["abandon", "finish 1 REQUEST_REPLACED"], outcome: []),
    EndRow(id: 2, isEnded: false, actions: ["abandon", "finish 1 REQUEST_REPLACED"], outcome: []),
  ])
  func theEnd(_ row: EndRow) {
    var script = InterruptionScript()
    script.play()
    #expect(script.media(row.id, row.reason, isEnded: row.isEnded).map(Self.upper) == row.actions)
    #expect(script.take(.restored).map(Self.upper) == row.outcome)
    #expect(script.machine.step == .idle)
  }

  @Test func cutsOffALongAnnouncement() {
    var script = InterruptionScript()
    script.play()
    #expect(script.take(.tick, after: .seconds(59)) == [])
    #expect(script.take(.tick, after: .seconds(1)) == ["restore"])
    #expect(script.take(.restored) == ["finish 1 well"])
  }

  @Test func reportsAFailureAfterRestoring() {
    var script = InterruptionScript()
    _ = script.add(1)
    _ = script.take(.captured)
    #expect(script.take(.loadFailed(Self.failure, isTaken: false)) == ["restore"])
    #expect(script.take(.restored).map(Self.upper) == ["finish 1 MEDIA_LOAD_FAILED"])
  }

  @Test func restoresOnlyCapturedState() {
    var script = InterruptionScript()
    _ = script.add(1)
    _ = script.add(2)
    let error = CastError(.deviceUnreachable, "It isn't there.")
    #expect(script.take(.captureFailed(error)).map(Self.upper) == ["finish 1 DEVICE_UNREACHABLE", "capture 2"])
  }

  @Test func playsAllAnnouncementsAndRestoresOnce() {
    var script = InterruptionScript()
    script.play()
    #expect(script.add(2) == [] && script.add(3) == [])
    #expect(script.media(1, .finished) == ["announce 2"])
    #expect(script.take(.loadFailed(Self.failure, isTaken: false)) == ["announce 3"])
    #expect(script.take(.loaded(mediaSessionId: 3)) == [])
    // An announcement during the restoring starts a new interruption.
    #expect(script.media(3, .finished) == ["restore"])
    #expect(script.add(4) == [])
    #expect(
      script.take(.restored).map(Self.upper) == [
        "finish 1 well", "finish 2 MEDIA_LOAD_FAILED", "finish 3 well", "capture 4",
      ])
  }

  @Test func limitsTheWaitingAnnouncements() {
    var script = InterruptionScript()
    script.play()
    for id in UInt64(2)...17 { #expect(script.add(id) == []) }
    #expect(script.add(18).map(Self.upper) == ["finish 18 INTERNAL_LIMIT_REACHED"])
  }

  @Test func leavesTheDeviceToASenderThatTookIt() {
    var script = InterruptionScript()
    script.play()
    _ = script.add(2)
    _ = script.media(1, .finished)
    _ = script.add(3)
    let error = CastError(.mediaLoadCancelled, "Another load took its place.")
    #expect(
      script.take(.loadFailed(error, isTaken: true)).map(Self.upper) == [
        "abandon", "finish 2 MEDIA_LOAD_CANCELLED", "finish 1 PLAYBACK_NOT_RESTORED by MEDIA_LOAD_CANCELLED",
        "capture 3",
      ])
  }

  @Test func leavesAnEndedSession() {
    var script = InterruptionScript()
    script.play()
    #expect(
      script.take(.sessionEnded(CastError(.sessionEnded, "Over."))).map(Self.upper) == [
        "abandon", "finish 1 SESSION_ENDED",
      ])
  }

  @Test func reportsAFailureToRestore() {
    var script = InterruptionScript()
    script.play()
    _ = script.media(1, .finished)
    #expect(
      script.take(.restoreFailed(Self.failure)).map(Self.upper) == [
        "finish 1 PLAYBACK_NOT_RESTORED by MEDIA_LOAD_FAILED"
      ])
  }

  // MARK: Cancelling

  @Test func endsWaitingCallersAtOnce() {
    var script = InterruptionScript()
    script.play()
    _ = script.add(2)
    #expect(script.take(.cancel(2)).map(Self.upper) == ["finish 2 REQUEST_CANCELLED"])
    #expect(script.media(1, .finished) == ["restore"])
  }

  @Test func cutsOffThePlayingAnnouncement() {
    var script = InterruptionScript()
    script.play()
    #expect(script.take(.cancel(1)) == ["restore"])
    #expect(script.take(.cancel(1)) == [])
    #expect(script.take(.restored).map(Self.upper) == ["finish 1 REQUEST_CANCELLED"])
  }

  @Test(arguments: [false, true])
  func waitsForTheLoadsOutcome(_ isLoaded: Bool) {
    var script = InterruptionScript()
    _ = script.add(1)
    _ = script.take(.captured)
    #expect(script.take(.cancel(1)) == ["cancelWork"])
    #expect(
      script.take(isLoaded ? .loaded(mediaSessionId: 1) : .loadFailed(Self.failure, isTaken: false)) == ["restore"])
    #expect(script.take(.restored).map(Self.upper) == ["finish 1 REQUEST_CANCELLED"])
  }

  @Test func cancelsWhileReadingTheState() {
    var script = InterruptionScript()
    _ = script.add(1)
    #expect(script.take(.cancel(1)) == ["cancelWork"])
    #expect(script.take(.captured) == ["restore"])
  }

  // MARK: The link

  @Test func restoresAfterAReconnect() {
    var script = InterruptionScript()
    script.play()
    #expect(script.take(.linkLost) == [])
    #expect(script.take(.tick, after: .seconds(60)) == [])
    #expect(script.machine.step == .waitingForLink)
    #expect(script.take(.linkRestored) == ["restore"])
    #expect(script.take(.restored) == ["finish 1 well"])
  }

  @Test func limitsTheWaitForAReconnect() {
    var script = InterruptionScript()
    script.play()
    _ = script.take(.linkLost)
    _ = script.take(.tick, after: .seconds(60))
    #expect(script.take(.tick, after: .seconds(119)) == [])
    #expect(
      script.take(.tick, after: .seconds(1)).map(Self.upper) == [
        "abandon", "finish 1 PLAYBACK_NOT_RESTORED by CONNECTION_LOST",
      ])
  }

  @Test func restoringIsTriedThreeTimes() {
    var script = InterruptionScript()
    script.play()
    _ = script.media(1, .finished)
    let lost = CastError(.connectionLost, "The link is down.")
    for _ in 1...2 {
      _ = script.take(.linkLost)
      #expect(script.take(.restoreFailed(lost)) == [])
      #expect(script.take(.linkRestored) == ["restore"])
    }
    _ = script.take(.linkLost)
    #expect(
      script.take(.restoreFailed(lost)).map(Self.upper) == ["finish 1 PLAYBACK_NOT_RESTORED by CONNECTION_LOST"])
  }

  /// The codes in the spec's spelling, independent of their description.
  private static func upper(_ words: String) -> String {
    words.split(separator: " ").map { word in
      guard let first = word.first, first.isUppercase || word.contains(where: \.isUppercase), !word.contains("_") else {
        return String(word)
      }
      return word.reduce(into: "") { text, letter in
        if letter.isUppercase, !text.isEmpty { text += "_" }
        text += letter.uppercased()
      }
    }.joined(separator: " ")
  }
}

@Suite("The volume of announcements")
struct VolumeLoanTests {
  private func volume(_ level: Double, muted: Bool = false) -> DeviceVolume { DeviceVolume(level: level, muted: muted) }

  @Test func isRestored() {
    var loan = VolumeLoan()
    #expect(loan.lend(0.6, current: self.volume(0.3)) == [.level(0.6)])
    #expect(loan.lend(0.8, current: self.volume(0.6)) == [.level(0.8)])
    #expect(loan.giveBack(current: self.volume(0.8)) == [.level(0.3)])
    #expect(loan.giveBack(current: self.volume(0.3)) == [])
  }

  @Test func theDevicesOwnStepCounts() {
    var loan = VolumeLoan()
    _ = loan.lend(0.62, current: self.volume(0.3))
    loan.confirm(.level(0.62), level: 0.6)
    #expect(loan.giveBack(current: self.volume(0.6)) == [.level(0.3)])
  }

  @Test func keepsAVolumeOfAnotherSender() {
    var loan = VolumeLoan()
    _ = loan.lend(0.6, current: self.volume(0.3))
    #expect(loan.giveBack(current: self.volume(0.5)) == [])
    _ = loan.lend(0.6, current: self.volume(0.3))
    #expect(loan.lend(0.7, current: self.volume(0.5)) == [.level(0.7)])
    #expect(loan.giveBack(current: self.volume(0.7)) == [.level(0.5)])
  }

  @Test func unmutesADeviceOnlyForALevel() {
    var loan = VolumeLoan()
    #expect(loan.lend(nil, current: self.volume(0.3, muted: true)) == [])
    #expect(loan.lend(0.3, current: self.volume(0.3, muted: true)) == [.muted(false)])
    #expect(loan.giveBack(current: self.volume(0.3)) == [.muted(true)])
    _ = loan.lend(0.3, current: self.volume(0.3, muted: true))
    #expect(loan.giveBack(current: self.volume(0.3, muted: true)) == [])
  }

  struct ReturnRow: Sendable, CustomTestStringConvertible {
    /// The changes that the device has confirmed, of muting and the level 0.3.
    var confirmed: [VolumeLoan.Change]
    /// The device's volume when it is connected again.
    var volume: DeviceVolume
    var changes: [VolumeLoan.Change]
    var testDescription: String { "\(self.confirmed), then \(self.volume.level ?? -1) \(self.volume.muted ?? false)" }
  }

  @Test(arguments: [
    ReturnRow(
      confirmed: [], volume: DeviceVolume(level: 0.6, muted: false), changes: [.muted(true), .level(0.3)]),
    ReturnRow(confirmed: [.muted(true)], volume: DeviceVolume(level: 0.6, muted: true), changes: [.level(0.3)]),
    // The device made the changes, and only its replies were lost.
    ReturnRow(confirmed: [], volume: DeviceVolume(level: 0.3, muted: true), changes: []),
    // Another sender changed the volume after it was restored.
    ReturnRow(
      confirmed: [.muted(true), .level(0.3)], volume: DeviceVolume(level: 0.6, muted: false), changes: []),
  ])
  func isRestoredUntilTheDeviceHasConfirmedIt(_ row: ReturnRow) {
    var loan = VolumeLoan()
    _ = loan.lend(0.6, current: self.volume(0.3, muted: true))
    loan.confirm(.level(0.6), level: 0.6)
    loan.confirm(.muted(false), level: 0.6)
    #expect(loan.giveBack(current: self.volume(0.6)) == [.muted(true), .level(0.3)])
    for change in row.confirmed { loan.confirm(change, level: 0.3) }
    #expect(loan.giveBack(current: nil) == [], "an unknown volume isn't changed")
    #expect(loan.giveBack(current: row.volume) == row.changes)
  }

  @Test func keepsTheVolumeWithoutALevel() {
    var loan = VolumeLoan()
    _ = loan.lend(0.6, current: self.volume(0.3))
    #expect(loan.lend(nil, current: self.volume(0.6)) == [.level(0.3)])
    #expect(loan.lend(0.5, current: nil) == [])
  }
}
