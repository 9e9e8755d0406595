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

  /// How often a live line is drawn.
  private static let interval = Duration.milliseconds(500)

  /// The connection that it listens to.
  let session: ControlSession
  private let events: EventsCalls.AsyncIterator

  /// Begins to listen.
  init(_ session: ControlSession) {
    self.session = session
    self.events = session.client.events.makeAsyncIterator()
  }

  /// The steps of one device, or of each; they end with the connection.
  func steps(of deviceId: String?) -> AsyncStream<Step> {
    let (stream, continuation) = AsyncStream.makeStream(of: Step.self)
    let shown = LatestStatus()
    nonisolated(unsafe) var events = self.events
    let listening = Task {
      while let event = await events.next() {
        guard case .playerDidChange(let change) = event else { continue }
        let status = change.playerStatus
        guard deviceId == nil || status.deviceId == deviceId else { continue }
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
      if let status = await shown.now() { continuation.yield(.drawn(status)) }
      try? await Task.sleep(for: self.interval)
    }
  }

  /// The last status and when it came.
  private actor LatestStatus {
    private var status: PlayerStatus?
    private var since = ContinuousClock.now

    func set(_ status: PlayerStatus) {
      self.status = status
      self.since = ContinuousClock.now
    }

    func now() -> PlayerStatus? {
      let elapsed = self.since.duration(to: ContinuousClock.now) / .seconds(1)
      return self.status.map { ProgressLine.extrapolated($0, by: elapsed) }
    }
  }
}
