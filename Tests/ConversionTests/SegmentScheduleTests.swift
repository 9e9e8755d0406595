import NIOCore
import Testing

@testable import Conversion

@Suite struct SegmentScheduleTests {
  typealias Schedule = SegmentSchedule

  /// A schedule with a clock, which records only the relevant actions.
  private struct Driver {
    var schedule: Schedule
    var now = NIODeadline.uptimeNanoseconds(1_000_000_000_000)

    init(count: Int = 100, _ change: (inout Schedule.Options) -> Void = { _ in }) {
      var options = Schedule.Options()
      change(&options)
      self.schedule = Schedule(count: count, options: options)
    }

    mutating func callAsFunction(_ event: Schedule.Event) -> [Schedule.Action] {
      self.schedule.handle(event, at: self.now).filter {
        if case .wake = $0 { false } else { true }
      }
    }

    mutating func make(_ segments: ClosedRange<Int>, run: Int, bytes: Int = 1) -> [Schedule.Action] {
      segments.flatMap { self(.made($0, run: run, bytes: bytes)) }
    }
  }

  @Test func aRequestStartsARunAndIsAnsweredByIt() {
    var drive = Driver()
    #expect(drive(.requested(0, player: "a", ticket: 1)) == [.start(run: 1, at: 0)])
    #expect(drive(.made(0, run: 1, bytes: 1)) == [.answer(ticket: 1, segment: 0)])
    #expect(drive(.requested(0, player: "a", ticket: 2)) == [.answer(ticket: 2, segment: 0)])
  }

  @Test func someSegmentsAreMadeAheadAndThenTheRunIsHeld() {
    var drive = Driver { $0.ahead = 3 }
    _ = drive(.requested(0, player: "a", ticket: 1))
    #expect(drive.make(0...2, run: 1) == [.answer(ticket: 1, segment: 0)])
    #expect(drive(.made(3, run: 1, bytes: 1)) == [.hold(run: 1)])
    #expect(drive(.requested(1, player: "a", ticket: 2)) == [.answer(ticket: 2, segment: 1), .read(run: 1)])
  }

  @Test func aSeekBeyondStartsAnotherRunAndOneNearbyDoesNot() {
    var drive = Driver()
    _ = drive(.requested(0, player: "a", ticket: 1))
    _ = drive.make(0...1, run: 1)
    drive.now = drive.now + .seconds(1)
    #expect(drive(.requested(4, player: "a", ticket: 2)) == [])
    _ = drive(.withdrawn(ticket: 2))
    #expect(drive(.requested(90, player: "a", ticket: 3)) == [.start(run: 2, at: 90), .hold(run: 1)])
  }

  @Test func draggingTheSliderStartsOneRunAtItsEnd() {
    var drive = Driver()
    _ = drive(.requested(0, player: "a", ticket: 1))
    for (ticket, segment) in [(2, 20), (3, 40), (4, 60)] {
      drive.now = drive.now + .milliseconds(50)
      #expect(!drive(.requested(segment, player: "a", ticket: ticket)).contains { "\($0)".contains("start") })
      _ = drive(.withdrawn(ticket: ticket))
    }
    _ = drive(.requested(80, player: "a", ticket: 5))
    drive.now = drive.now + .milliseconds(300)
    #expect(drive(.ticked).contains(.start(run: 2, at: 80)))
  }

  @Test func aPauseStopsTheRunAndTheNextRequestStartsItAgain() {
    var drive = Driver { $0.ahead = 1 }
    _ = drive(.requested(0, player: "a", ticket: 1))
    #expect(drive.make(0...1, run: 1).contains(.hold(run: 1)))
    drive.now = drive.now + .seconds(44)
    #expect(drive(.ticked) == [])
    drive.now = drive.now + .seconds(1)
    #expect(drive(.ticked) == [.stop(run: 1)])
    #expect(drive(.requested(2, player: "a", ticket: 2)) == [.start(run: 2, at: 2)])
  }

  @Test func aPlayerThatLeftIsNotWorkedFor() {
    var drive = Driver { $0.ahead = 50 }
    _ = drive(.requested(0, player: "a", ticket: 1))
    _ = drive(.made(0, run: 1, bytes: 1))
    drive.now = drive.now + .seconds(91)
    #expect(drive(.ticked) == [.hold(run: 1)])
  }

  @Test func twoPlayersAtOnePlaceShareARunAndElsewhereHaveTheirOwn() {
    var drive = Driver()
    _ = drive(.requested(0, player: "a", ticket: 1))
    #expect(drive(.requested(0, player: "b", ticket: 2)) == [])
    #expect(drive(.made(0, run: 1, bytes: 1)) == [.answer(ticket: 1, segment: 0), .answer(ticket: 2, segment: 0)])
    #expect(drive(.requested(50, player: "b", ticket: 3)) == [.start(run: 2, at: 50)])
    // A third place waits, since both runs are needed.
    #expect(drive(.requested(80, player: "c", ticket: 4)) == [])
  }

  @Test func parallelRequestsOfOnePlayerAreOnePlace() {
    var drive = Driver()
    #expect(drive(.requested(10, player: "a", ticket: 1)) == [.start(run: 1, at: 10)])
    #expect(drive(.requested(11, player: "a", ticket: 2)) == [])
    #expect(drive(.requested(12, player: "a", ticket: 3)) == [])
    #expect(drive.make(10...12, run: 1).count == 3)
  }

  @Test func aFailureFailsWhatTheRunWouldHaveMade() {
    var drive = Driver()
    _ = drive(.requested(5, player: "a", ticket: 1))
    #expect(drive(.ended(run: 1, .failed)) == [.fail(ticket: 1)])
    drive.now = drive.now + .seconds(1)
    #expect(drive(.ticked) == [])
    #expect(drive(.requested(5, player: "a", ticket: 2)) == [.start(run: 2, at: 5)])
  }

  @Test func aBrokenRunIsReplacedAndTheRequestGoesOnWaiting() {
    var drive = Driver()
    _ = drive(.requested(5, player: "a", ticket: 1))
    #expect(drive(.ended(run: 1, .broken)) == [])
    drive.now = drive.now + .milliseconds(300)
    #expect(drive(.ticked) == [.start(run: 2, at: 5)])
    #expect(drive(.made(5, run: 2, bytes: 1)) == [.answer(ticket: 1, segment: 5)])
  }

  @Test func theEndOfTheFileEndsTheRunQuietly() {
    var drive = Driver(count: 2)
    _ = drive(.requested(0, player: "a", ticket: 1))
    #expect(drive.make(0...1, run: 1) == [.answer(ticket: 1, segment: 0), .hold(run: 1)])
    #expect(drive(.ended(run: 1, .finished)) == [])
    #expect(!drive.schedule.isRunning)
  }

  @Test func theBoundDropsWhatWasUsedLeastRecentlyAndNothingThatIsNeeded() {
    var drive = Driver {
      $0.ahead = 2
      $0.bytes = 40
    }
    _ = drive(.requested(0, player: "a", ticket: 1))
    _ = drive.make(0...2, run: 1, bytes: 10)
    var dropped: [Int] = []
    for segment in 1...5 {
      drive.now = drive.now + .seconds(6)
      _ = drive(.requested(segment, player: "a", ticket: segment + 1))
      for case .drop(let number) in drive(.made(segment + 2, run: 1, bytes: 10)) { dropped.append(number) }
    }
    #expect(dropped == [0, 1, 2, 3])
    // Segments that the player is about to need stay, even beyond the bound.
    #expect(!drive(.made(8, run: 1, bytes: 1_000)).contains(.drop(segment: 6)))
  }

  @Test func anotherPlanReplacesTheRuns() {
    var drive = Driver()
    _ = drive(.requested(0, player: "a", ticket: 1))
    _ = drive.make(0...1, run: 1)
    drive.now = drive.now + .seconds(1)
    #expect(drive(.planChanged) == [.stop(run: 1), .start(run: 2, at: 2)])
  }

  @Test func onlyAHeldRunYields() {
    var drive = Driver { $0.ahead = 1 }
    _ = drive(.requested(0, player: "a", ticket: 1))
    #expect(drive(.yielded) == [])
    _ = drive.make(0...1, run: 1)
    #expect(drive(.yielded) == [.stop(run: 1)])
  }

  @Test func endsEveryRequestInAnyOrderOfEvents() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      var drive = Driver(count: 30) { $0.bytes = 20 }
      var open: Set<Int> = []
      var running: [Int: Int] = [:]
      var kept: Set<Int> = []
      func note(_ actions: [Schedule.Action]) {
        for action in actions {
          switch action {
          case .answer(let ticket, let segment):
            #expect(kept.contains(segment))
            #expect(open.remove(ticket) != nil)
          case .fail(let ticket): #expect(open.remove(ticket) != nil)
          case .start(let run, let segment): running[run] = segment
          case .stop(let run): running[run] = nil
          case .drop(let segment): kept.remove(segment)
          case .hold, .read, .wake: break
          }
        }
      }
      for ticket in 0..<80 {
        drive.now = drive.now + .milliseconds(Int64.random(in: 0...2_000, using: &generator))
        switch Int.random(in: 0..<6, using: &generator) {
        case 0, 1:
          open.insert(ticket)
          let segment = Int.random(in: 0..<30, using: &generator)
          note(drive(.requested(segment, player: "\(ticket % 3)", ticket: ticket)))
        case 2: note(drive(.ticked))
        case 3:
          guard let run = running.keys.randomElement(using: &generator) else { continue }
          running[run] = nil
          note(drive(.ended(run: run, Bool.random() ? .failed : .broken)))
        default:
          guard let (run, segment) = running.randomElement(using: &generator), segment < 30 else { continue }
          running[run] = segment + 1
          kept.insert(segment)
          note(drive(.made(segment, run: run, bytes: 1)))
        }
        #expect(running.count <= 2)
      }
      // Waiting requests are answered when the runs continue.
      for _ in 0..<400 where !open.isEmpty {
        drive.now = drive.now + .seconds(1)
        note(drive(.ticked))
        for (run, segment) in running {
          guard segment < 30 else {
            running[run] = nil
            note(drive(.ended(run: run, .finished)))
            continue
          }
          running[run] = segment + 1
          kept.insert(segment)
          note(drive(.made(segment, run: run, bytes: 1)))
        }
      }
      #expect(open.isEmpty)
    }
  }
}
