import CastModel
import EmulatedReceiver
import JSONCodec
import NIOCore

/// The progress of a scenario.
///
/// A pure value: the caller passes the events and the time, and gets the steps to perform.
struct ScenarioProgress: Sendable {
  /// A step that is due.
  struct Due: Sendable {
    let commands: [ScenarioCommand]
    /// The device of the event that the step waited for; `nil` for a time.
    let deviceId: String?
  }

  let scenario: Scenario
  /// The start of the scenario, or of its repetition.
  private var start: NIODeadline
  /// The index of the waiting step.
  private(set) var index = 0
  /// The number of events that the waiting step has received.
  private var seen = 0
  /// The time at which the waiting step is due, once that is known.
  private(set) var deadline: NIODeadline?
  private var deviceId: String?
  /// The number of performed steps, repetitions included.
  private(set) var doneCount = 0

  init(_ scenario: Scenario, now: NIODeadline) {
    self.scenario = scenario
    self.start = now
    self.arm(now: now)
  }

  var isOver: Bool { self.index >= self.scenario.steps.count }

  private var step: ScenarioStep? { self.isOver ? nil : self.scenario.steps[self.index] }

  private mutating func arm(now: NIODeadline) {
    self.seen = 0
    self.deviceId = nil
    self.deadline = nil
    guard let step = self.step, case .time(let time) = step.trigger else { return }
    self.deadline = max(now, self.start + time) + step.delay
  }

  /// Handles an event at a device; `names` is the device's id and its name.
  mutating func take(
    _ event: ReceiverEvent, deviceId: String, names: [String], links: Int, now: NIODeadline
  ) -> [Due] {
    guard self.deadline == nil, let step = self.step, case .event(let wanted) = step.trigger,
      wanted.device.map(names.contains) ?? true, wanted.fits(event, links: links)
    else { return [] }
    self.seen += 1
    guard self.seen >= wanted.count else { return [] }
    self.deviceId = deviceId
    self.deadline = now + step.delay
    return self.advance(to: now)
  }

  /// Completes the steps that are due by `now`, and returns them.
  mutating func advance(to now: NIODeadline) -> [Due] {
    var due: [Due] = []
    while let deadline = self.deadline, deadline <= now, let step = self.step {
      due.append(self.finish(step, now: now))
      // A repetition begins with the loop's next event, never in this one.
      if self.index == 0 { break }
    }
    return due
  }

  /// Completes the waiting step, regardless of its trigger, and returns it; `nil` if there is none.
  mutating func skip(now: NIODeadline) -> Due? {
    self.step.map { self.finish($0, now: now) }
  }

  private mutating func finish(_ step: ScenarioStep, now: NIODeadline) -> Due {
    let due = Due(commands: step.commands, deviceId: self.deviceId)
    self.index += 1
    self.doneCount += 1
    if self.isOver, self.scenario.repeats {
      self.index = 0
      self.start = now
    }
    self.arm(now: now)
    return due
  }
}

/// An event that a step waits for, and how often it must happen.
public struct ScenarioEvent: Sendable {
  /// The kind of event.
  enum Kind: Sendable {
    case launch(appId: String?)
    case stop
    case load
    case playerState(String?)
    case connect
    case disconnect
    case volume
    case message(MessageTrigger)
    /// This many links are open at once.
    case connections(Int)
  }

  let kind: Kind
  /// The device's id or name; `nil`: any.
  let device: String?
  /// The number of such events, counted from when the step begins to wait.
  let count: Int

  /// Whether `event` fits; `links` is the number of open links of its device.
  func fits(_ event: ReceiverEvent, links: Int) -> Bool {
    switch (self.kind, event) {
    case (.launch(let appId), .launched(let launch)): appId == nil || appId?.lowercased() == launch.appId.lowercased()
    case (.stop, .stopped), (.load, .loadRequested), (.volume, .deviceVolumeChanged): true
    case (.playerState(let state), .playerStateChanged(let snapshot)):
      state == nil || state == snapshot.playerState.rawValue
    case (.connect, .senderConnected(_, let destination)), (.disconnect, .senderDisconnected(_, let destination)):
      destination == "receiver-0"
    case (.message(let pattern), .messageReceived(let message, _)): pattern.matches(message, .received)
    case (.message(let pattern), .messageSent(let message, _)): pattern.matches(message, .sent)
    case (.connections(let count), .linkOpened): links >= count
    default: false
    }
  }
}
