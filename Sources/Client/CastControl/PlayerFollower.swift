import CastRPCClient

/// What a device plays from now on: each change, and in between how far it is, for a live line.
///
/// It listens from the moment at which it is made; the server has to be told to send `player.didChange`.
struct PlayerFollower {
  /// One thing to show.
  enum Step: Sendable {
    /// The server reports a change.
    case changed(PlayerStatus)
    /// Half a second has passed; the status has the position that follows.
    case drawn(PlayerStatus)
  }

  /// What the server has to be told to send.
  static let topic = "player.didChange"
  /// How often a live line is drawn: the position goes on between the events, and its seconds are to change in time.
  private static let drawInterval = Duration.milliseconds(500)

  /// The connection that it listens to.
  let session: ControlSession
  private let events: EventsCalls.AsyncIterator

  /// Begins to listen.
  init(_ session: ControlSession) {
    self.session = session
    self.events = session.client.events.makeAsyncIterator()
  }

  /// The steps of the device that is as `first` says; they end with the connection.
  func steps(of first: PlayerStatus) -> AsyncStream<Step> {
    let (stream, continuation) = AsyncStream.makeStream(of: Step.self)
    let shown = LatestStatus(first)
    nonisolated(unsafe) var events = self.events
    let listening = Task {
      while let event = await events.next() {
        guard case .playerDidChange(let change) = event else { continue }
        let status = change.playerStatus
        guard status.deviceId == first.deviceId else { continue }
        await shown.set(status)
        continuation.yield(.changed(status))
      }
      continuation.finish()
    }
    let drawing = self.session.output.showsLiveLine ? Task { await Self.draw(shown, continuation) } : nil
    continuation.onTermination = { _ in
      listening.cancel()
      drawing?.cancel()
    }
    return stream
  }

  private static func draw(_ shown: LatestStatus, _ continuation: AsyncStream<Step>.Continuation) async {
    while !Task.isCancelled {
      continuation.yield(.drawn(await shown.now()))
      try? await Task.sleep(for: self.drawInterval)
    }
  }

  /// The last status and when it came.
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
