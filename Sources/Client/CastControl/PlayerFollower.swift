import CastRPCClient

/// The changes of a device's player from now on, and the position in between, for a live line.
///
/// It listens from its creation on; the client must have subscribed to `player.didChange`.
struct PlayerFollower {
  /// One status to show.
  enum Step: Sendable {
    /// The server reports a change.
    case changed(PlayerStatus)
    /// Half a second has passed; the status has the expected position.
    case drawn(PlayerStatus)
    /// The server reports how fast it converts a file for the device.
    case converted(ConversionProgress)
    /// The session that played has ended.
    case ended(SessionDidEnd)
  }

  /// The topic to subscribe to.
  static let topic = "player.didChange"
  /// The topic of conversions, to subscribe to where they are shown.
  static let conversionTopic = "serve.didConvert"
  /// The topic of ended sessions, to subscribe to where the reason matters: a lost device becomes idle, too.
  static let endTopic = "session.didEnd"
  /// The interval at which a live line is drawn: the position advances between the events, and its seconds must
  /// change in time.
  private static let drawInterval = Duration.milliseconds(500)

  let session: ControlSession
  private let events: EventsCalls.AsyncIterator

  init(_ session: ControlSession) {
    self.session = session
    self.events = session.client.events.makeAsyncIterator()
  }

  /// Returns the steps of the device whose status is `first`; they end with the connection.
  func steps(of first: PlayerStatus) -> PlayerSteps {
    let steps = PlayerSteps()
    let shown = LatestStatus(first)
    let drawing = self.session.output.showsLiveLine ? Task { await Self.draw(shown, steps) } : nil
    nonisolated(unsafe) var events = self.events
    Task {
      while let event = await events.next() {
        if case .serveDidConvert(let change) = event, change.conversionProgress.sessionId == first.sessionId {
          steps.add(.converted(change.conversionProgress))
        }
        if case .sessionDidEnd(let end) = event, end.sessionId == first.sessionId { steps.add(.ended(end)) }
        guard case .playerDidChange(let change) = event else { continue }
        let status = change.playerStatus
        guard status.deviceId == first.deviceId else { continue }
        await shown.set(status)
        steps.add(.changed(status))
      }
      drawing?.cancel()
      steps.finish()
    }
    return steps
  }

  private static func draw(_ shown: LatestStatus, _ steps: PlayerSteps) async {
    while !Task.isCancelled {
      steps.add(.drawn(await shown.now()))
      try? await Task.sleep(for: self.drawInterval)
    }
  }

  /// The last status and the time of its arrival.
  private actor LatestStatus {
    private var status: PlayerStatus
    private var since = ContinuousClock.now

    init(_ first: PlayerStatus) { self.status = first }

    func set(_ status: PlayerStatus) {
      self.status = status
      self.since = ContinuousClock.now
    }

    func now() -> PlayerStatus {
      ProgressLine.extrapolated(self.status, by: self.since.duration(to: ContinuousClock.now) / .seconds(1))
    }
  }
}
