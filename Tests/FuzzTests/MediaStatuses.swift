import CastModel
import CastV2
import JSONCodec
import NIOCore

@testable import CastSender

/// Merges the statuses of a script beside the steps of this sender: each merge follows the rules of the spec, the same
/// status again changes nothing, no more is held than came, and the notifications can be written and read. A message is
/// read as it would be without those before it.
@Sendable func fuzzMediaStatus(_ bytes: UnsafeBufferPointer<UInt8>) {
  var player = FuzzedPlayer()
  for line in FuzzScript(bytes).lines { player.take(line) }
}

/// A reducer, and the facts about it that its messages and answers tell.
struct FuzzedPlayer {
  private(set) var reducer = MediaStatusReducer(now: .uptimeNanoseconds(0))
  private(set) var now = NIODeadline.uptimeNanoseconds(0)
  private var relation = MediaStatusReducer.Relation.update
  private var pendingSeek: Int64?
  private var pendingVolumes: Set<Int64> = []
  private var played: PlayedMedia?
  private var receivedBytes = 0

  mutating func take(_ line: FuzzScript.Line) {
    // No two lines have the same time: it shows whether a status was dropped.
    self.now = self.now + .milliseconds(1)
    if line.own != nil {
      self.step(line)
    } else if line.payload.type == .loadFailed {
      _ = self.reducer.loadFailed(
        itemId: line.payload.root["itemId"]?.value.integer, endsAt: self.now + .milliseconds(500))
    } else if line.payload.type == .mediaStatus,
      let message = MediaStatusMessage(line.payload, byteCount: line.bytes.count)
    {
      let alone = MediaStatusMessage(line.alone, byteCount: line.bytes.count)
      precondition(message.requestId == alone?.requestId && message.status == alone?.status)
      precondition(line.payload.root.document.isCut == line.alone.root.document.isCut)
      self.receivedBytes += line.bytes.count
      self.receive(message)
    }
    self.look()
  }

  private mutating func step(_ line: FuzzScript.Line) {
    let id = line.integer("requestId")
    switch line.own {
    case "LOADED": self.relation = .loadAnswer
    case "ASKED": self.relation = .statusAnswer
    case "WAIT": self.now = self.now + line.seconds("seconds")
    case "SEEK":
      let target = line.payload.root["target"]?.value.number ?? .infinity
      _ = self.reducer.beginSeek(id, target: target)
      self.pendingSeek = id
    case "VOLUME":
      self.reducer.beginVolumeRequest(id)
      self.pendingVolumes.insert(id)
    case "FINISH": self.finish(id)
    case "END_FAILED_LOAD":
      if let update = self.reducer.endFailedLoad(at: self.now) {
        precondition(update.changes.contains(.status) && self.reducer.status?.isEnded == true)
        self.forgetIfNothingIsLoaded(update)
      }
    case "FORGET_PLAYER":
      _ = self.reducer.forgetPlayer(now: self.now)
      precondition(self.reducer.status == nil && self.reducer.activeMediaSessionId == nil)
      (self.pendingSeek, self.pendingVolumes) = (nil, [])
    default: break
    }
  }

  private mutating func finish(_ id: Int64) {
    self.reducer.finishRequest(id)
    self.noteFinished(id)
  }

  private mutating func noteFinished(_ id: Int64) {
    if self.pendingSeek == id { self.pendingSeek = nil }
    self.pendingVolumes.remove(id)
  }

  private func forgetIfNothingIsLoaded(_ update: MediaStatusUpdate) {
    precondition(update.ended == nil || self.reducer.activeMediaSessionId != update.ended?.mediaSessionId)
  }

  // MARK: Statuses

  private mutating func receive(_ message: MediaStatusMessage) {
    let (before, relation) = (self.reducer, self.relation)
    self.relation = .update
    if let id = message.requestId { self.noteFinished(id) }
    let update = self.reducer.receive(message, relation: relation, now: self.now)
    precondition(
      (self.reducer.revision == before.revision) == update.changes.isEmpty, "a change without a revision")
    self.checkLife(from: before, update, relation)
    guard let incoming = message.status else {
      precondition(self.reducer.status == nil, "no media session, but a status")
      (self.pendingSeek, self.pendingVolumes) = (nil, [])
      return
    }
    guard self.reducer.statusReceivedAt == self.now else {
      precondition(update == MediaStatusUpdate() && self.reducer.status == before.status, "an outdated status counts")
      return
    }
    let id = incoming.effectiveMediaSessionId
    let isNew = before.status == nil || (id != nil && id != before.status?.effectiveMediaSessionId)
    if isNew { self.pendingSeek = nil }
    if !self.reducer.hasLeftOut {
      let merge = MergeCheck(
        old: isNew || relation == .loadAnswer ? nil : before.status, keepsPosition: self.pendingSeek != nil,
        keepsVolume: !self.pendingVolumes.isEmpty)
      if let status = self.reducer.status { merge.check(incoming, became: status) }
      self.checkRepetition(of: message)
    }
  }

  /// Checks that media sessions begin and end in turn.
  private func checkLife(
    from before: MediaStatusReducer, _ update: MediaStatusUpdate, _ relation: MediaStatusReducer.Relation
  ) {
    if let ended = update.ended {
      precondition(ended.mediaSessionId == before.activeMediaSessionId, "a media session ends that wasn't there")
    }
    if let started = update.startedMediaSessionId {
      let isThere = started == self.reducer.activeMediaSessionId || started == update.endedAtOnce?.mediaSessionId
      precondition(isThere && started != before.activeMediaSessionId, "a media session begins that is there")
    }
    precondition(
      update.ended != nil || before.activeMediaSessionId == nil
        || before.activeMediaSessionId == self.reducer.activeMediaSessionId, "a media session is lost")
  }

  private func checkRepetition(of message: MediaStatusMessage) {
    var again = self.reducer
    let update = again.receive(message, now: self.now)
    precondition(again.status == self.reducer.status, "the same status twice isn't the same status")
    precondition(update.changes.isSubset(of: .status) && update.ended == nil && update.startedMediaSessionId == nil)
  }

  // MARK: Notifications

  private mutating func look() {
    let snapshot = MediaSnapshot(
      sessionId: "s", revision: self.reducer.revision, status: self.reducer.status, estimator: self.reducer.estimator,
      statusReceivedAt: self.reducer.statusReceivedAt)
    if self.played == nil {
      self.played = PlayedMedia(snapshot, deviceId: "d")
    } else {
      self.played?.update(snapshot, now: self.now)
    }
    for seconds: Int64 in [0, 1, 86_400] { self.look(at: snapshot, now: self.now + .seconds(seconds)) }
    // These take most of the time, and only their positions change with it.
    checkRewritten(MediaState(snapshot, at: self.now))
    checkWidgets(media: snapshot, now: self.now)
    if let played = self.played { checkRewritten(LastKnownMedia(played, at: self.now)) }
    if let status = self.reducer.status { self.checkSize(of: status) }
  }

  private func look(at snapshot: MediaSnapshot, now: NIODeadline) {
    let position = snapshot.position(at: now)
    precondition(position >= 0 && position.isFinite, "a position of \(position)")
    if let duration = snapshot.duration { precondition(position <= duration, "a position behind the end") }
    if snapshot.isPlayingLiveStream, let range = snapshot.liveSeekableRange(at: now), let end = range.end {
      precondition(position <= max(end, range.start ?? 0, 0), "a position behind the live edge")
    }
    if let times = snapshot.breakTimes(at: now) {
      precondition(times.breakTime.isFinite && times.clipTime.isFinite, "the time of an ad is \(times)")
    }
    if let next = snapshot.nextChange(after: now) {
      precondition(next > now && next <= now + .hours(25), "the next change is due at \(next)")
    }
    if let position = self.played?.position(at: now) { precondition(position >= 0 && position.isFinite) }
    checkRewritten(MediaPosition(snapshot, at: now))
  }

  /// Checks that a status isn't larger than its sources, and that its copy on disk means the same.
  private func checkSize(of status: MediaStatus) {
    let bytes = status.jsonBytes
    precondition(bytes.count <= DeviceLimits.statusBytes + self.receivedBytes, "a status of \(bytes.count) bytes")
    // A control character becomes six bytes, and the current item may repeat the media.
    precondition(bytes.count <= 12 * self.receivedBytes + 256, "\(self.receivedBytes) bytes became \(bytes.count)")
    checkRewritten(status)
    var ended = self.played
    ended?.sessionEnded()
    if let ended { precondition(ended.media.jsonBytes.count <= DeviceLimits.endedMediaBytes) }
  }
}

/// Writes a value, reads and writes it again: both texts are the same.
func checkRewritten<Value: JSONCodable>(_ value: Value) {
  let bytes = value.jsonBytes
  guard let document = try? JSONDocument(parsing: bytes, policy: .tolerant),
    let again = try? Value(json: document.root)
  else { preconditionFailure("what was written can't be read: \(value.jsonText)") }
  precondition(again.jsonBytes == bytes, "\(again.jsonText) was \(value.jsonText)")
}
