import CastModel
import CastV2
import JSONCodec
import NIOCore

extension ReceiverCore {
  /// Does what somebody did at the device.
  mutating func operate(_ operation: DeviceOperation, now: NIODeadline) -> [ReceiverAction] {
    switch operation {
    case .decideLaunch(let isAllowed): return self.decideLaunch(isAllowed: isAllowed, now: now)
    case .stopApplication: return self.stopFromDevice(now: now)
    case .setVolume(let level, let isMuted): return self.turnVolume(level: level, isMuted: isMuted)
    case .setActiveInput(let isActive): return self.changeInput { $0.isActive = isActive }
    case .setStandBy(let isStandBy): return self.changeInput { $0.isStandBy = isStandBy }
    case .broadcast(let namespace, let payload): return self.broadcast(payload, on: namespace)
    case .play, .pause, .endLiveStream, .finishMedia, .failMedia, .requestCredentials:
      guard let outputs = self.application?.media?.operate(operation, now: now) else { return [] }
      return self.perform(outputs) + self.settle(now: now)
    }
  }

  private mutating func turnVolume(level: Double?, isMuted: Bool?) -> [ReceiverAction] {
    let before = self.volume
    let told = self.applyVolume(level: level, muted: isMuted)
    guard self.volume != before else { return told }
    return told + self.statusBroadcast(except: nil)
      + [.event(.deviceVolumeChanged(level: self.volume.level, muted: self.volume.isMuted))]
  }

  private mutating func changeInput(_ change: (inout InputState) -> Void) -> [ReceiverAction] {
    let before = self.input
    change(&self.input)
    return self.input == before ? [] : self.statusBroadcast(except: nil)
  }

  private func broadcast(_ payload: JSONValue, on namespace: CastNamespace) -> [ReceiverAction] {
    guard let application = self.application, application.definition.namespaces.contains(namespace) else { return [] }
    return self.perform([.message(ApplicationMessage(namespace: namespace, json: payload), to: .everyone(except: nil))])
  }
}
