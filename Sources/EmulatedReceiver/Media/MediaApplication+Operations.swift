import CastModel
import JSONCodec
import NIOCore

extension MediaApplication {
  /// Does what somebody did at the device.
  mutating func operate(_ operation: DeviceOperation, now: NIODeadline) -> [ApplicationOutput] {
    let outputs = self.advance(to: now)
    guard self.isActive else { return outputs }
    switch operation {
    case .play: self.session?.withVisiblePlayer { $0.play(now: now) }
    case .pause: self.session?.withVisiblePlayer { $0.pause(now: now) }
    case .endLiveStream: self.session?.player.endLiveStream(now: now)
    case .finishMedia:
      // Nothing can end that isn't there yet.
      guard self.session?.isLoading == false else { return outputs }
      return outputs + self.itemFinished(at: now)
    case .failMedia(let failure): return outputs + self.failCurrentItem(failure, at: now)
    case .requestCredentials(let type): return outputs + [self.credentialsRequest(type: type)]
    default: return outputs
    }
    return outputs + self.statusToAll(now: now) + self.stateEvent(now: now)
  }

  /// What plays can't be played any more.
  private mutating func failCurrentItem(_ failure: ResourceFailure, at now: NIODeadline) -> [ApplicationOutput] {
    let abandoned = self.abandonExamination()
    self.session?.examination = nil
    self.session?.resource.failure = failure
    return abandoned + self.itemFailed(failure, at: now)
  }

  /// REFRESH_CREDENTIALS to every sender: SET_CREDENTIALS is the answer (cast.md 7.1).
  private func credentialsRequest(type: String?) -> ApplicationOutput {
    let message = WireMessage(type: "REFRESH_CREDENTIALS") { $0.member("credentialsType", type) }
    return .send(message, to: .everyone(except: nil))
  }
}
