import CastModel
import JSONCodec
import NIOCore

extension MediaApplication {
  /// SESSION_STATE: what another receiver needs to go on from here (cast.md 13).
  func storedSession(for asker: Asker, now: NIODeadline) throws(MediaRefusal) -> ApplicationOutput {
    guard let session, !session.hasEnded, let media = session.targetItem?.media else { throw .invalidPlayerState }
    var data = LoadRequestData()
    // At the live edge is where a load without a time begins.
    let isAtLiveEdge = session.player.source.liveWindow.map { !$0.isDone && session.player.isAtEdge(now: now) } ?? false
    data.currentTime = isAtLiveEdge ? nil : session.player.position(at: now)
    data.autoplay = session.ads.current?.player.playsWhenReady ?? session.player.playsWhenReady
    data.playbackRate = session.player.playbackRate
    data.activeTrackIds = session.activeTrackIds
    data.credentials = self.credentials
    data.customData = session.customData
    if session.queue.items.count > 1 {
      data.queueData = session.queue.transferable
    } else {
      data.media = media
    }
    let customData = session.customData
    let message = WireMessage(type: "SESSION_STATE", requestId: asker.requestId) { [data] writer in
      writer.key("sessionState")
      writer.beginObject()
      writer.member("loadRequestData", data)
      writer.member("customData", customData)
      writer.endObject()
    }
    return .send(message, to: .sender(asker.sender))
  }
}

extension MediaQueue {
  /// The queue as another receiver can load it: items without ids.
  fileprivate var transferable: QueueData {
    var data = self.status
    let index = self.items.firstIndex { $0.itemId == self.currentItemId } ?? 0
    let all = self.items.map { item in
      var item = item
      item.itemId = nil
      // Where it stood before shuffling, so that the other receiver can put it back.
      if !self.isShuffled { item.orderId = nil }
      return item
    }
    data.shuffle = self.isShuffled ? true : nil
    // Of a queue too long for a message goes what is still to come.
    let isWhole = all.fittingPrefix.count == all.count
    data.items = isWhole ? all : Array(Array(all[index...]).fittingPrefix)
    data.startIndex = isWhole ? Int64(index) : 0
    return data
  }
}
