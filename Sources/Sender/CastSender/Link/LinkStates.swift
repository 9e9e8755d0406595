package import CastModel
package import CastV2
import NIOCore

/// Which of our requests to the receiver a message answers that names none of them. A pure value.
package struct UnnamedAnswers: Sendable {
  /// A STOP that is on its way.
  package struct Stop: Sendable, Hashable {
    package let requestId: Int64
    /// The run of the app that is to end.
    package let receiverSessionId: String

    package init(requestId: Int64, receiverSessionId: String) {
      self.requestId = requestId
      self.receiverSessionId = receiverSessionId
    }
  }

  /// The volumes that our SET_VOLUME requests without an answer ask for.
  package var volumes: [Int64: DeviceVolume] = [:]
  /// The levels that were asked for and not answered yet, the oldest first.
  package var levels: [Double] = []
  package var stop: Stop?

  package init() {}

  /// The SET_VOLUME requests that `status` shows to be carried out; some devices never name a request (cast.md 16, trap 40).
  package func volumeRequests(answeredBy status: ReceiverStatusMessage) -> [Int64] {
    guard (status.requestId ?? 0) == 0 else { return [] }
    let volume = status.status.volume
    return self.volumes.filter { _, wanted in
      if let level = wanted.level { return volume?.level.map { abs($0 - level) < 0.005 } ?? false }
      return volume?.muted == wanted.muted
    }.keys.sorted()
  }

  /// The STOP, if its run isn't among these: openscreen's receiver confirms a STOP only by what it broadcasts (cast.md 6.1).
  package func stopRequest(answeredBy applications: [ReceiverApplication]) -> Int64? {
    guard let stop, !applications.contains(where: { $0.sessionId == stop.receiverSessionId }) else { return nil }
    return stop.requestId
  }
}

/// Whether so much waits for the device that channels should not write. A pure value.
package struct LinkBacklog: Sendable, Hashable {
  package private(set) var isCongested = false

  package init() {}

  /// Something was written, and so many bytes wait; says whether that changed anything.
  package mutating func wrote(queuedBytes: Int) -> Bool {
    guard !self.isCongested, queuedBytes > ChannelLimits.congestedBytes else { return false }
    self.isCongested = true
    return true
  }

  /// The device reads again, or no longer; says whether that changed anything: a short queue is no news.
  package mutating func writabilityChanged(_ isWritable: Bool) -> Bool {
    guard isWritable, self.isCongested else { return false }
    self.isCongested = false
    return true
  }
}

/// What an app says before its session is connected: many greet a sender at once, while its first media status is still being
/// waited for. Kept in order, up to a limit; what is too much is dropped, the newest first.
package struct EarlyMessages: Sendable {
  private var messages: [CastMessage] = []
  private var bytes = 0
  /// How many were dropped since the last ``takeAll()``.
  package private(set) var dropped = 0

  package init() {}

  package mutating func keep(_ message: CastMessage) {
    let size = message.payload.readableBytes
    guard self.dropped == 0, self.messages.count < ChannelLimits.earlyMessages,
      self.bytes + size <= ChannelLimits.earlyBytes
    else {
      self.dropped += 1
      return
    }
    self.messages.append(message)
    self.bytes += size
  }

  /// The messages in their order; none is kept any longer.
  package mutating func takeAll() -> [CastMessage] {
    defer { self = EarlyMessages() }
    return self.messages
  }
}
