import JSONCodec
import LoopIsolation

/// Makes a program that fails shorter, as long as it still fails.
struct ProgramShrinker {
  /// The most runs that shrinking may take.
  var limit = 400

  /// Returns the shortest program found that `fails`.
  @LoopActor
  func shrink(
    _ program: ModelProgram, fails: @LoopActor (ModelProgram) async throws -> Bool
  ) async rethrows -> ModelProgram {
    var best = program
    var runs = 0
    var hasChanged = true
    while hasChanged, runs < self.limit {
      hasChanged = false
      for candidate in self.candidates(best) {
        guard runs < self.limit else { break }
        runs += 1
        if try await fails(candidate) {
          best = candidate
          hasChanged = true
          break
        }
      }
    }
    return best
  }

  /// The programs that are a little simpler, those that are much simpler first.
  private func candidates(_ program: ModelProgram) -> [ModelProgram] {
    var candidates: [ModelProgram] = []
    var length = program.steps.count / 2
    while length > 0 {
      for start in stride(from: 0, to: program.steps.count, by: length) {
        var candidate = program
        candidate.steps.removeSubrange(start..<min(start + length, program.steps.count))
        candidates.append(candidate)
      }
      length /= 2
    }
    if program.devices != ModelProgram.Devices() {
      var candidate = program
      candidate.devices = ModelProgram.Devices()
      candidates.append(candidate)
      for key in [\ModelProgram.Devices.latency, \.launchTime, \.loadTime] where program.devices[keyPath: key] > 0 {
        candidate = program
        candidate.devices[keyPath: key] = 0
        candidates.append(candidate)
      }
      for key in [\ModelProgram.Devices.answersLoadLate, \.showsIdleScreen] where program.devices[keyPath: key] {
        candidate = program
        candidate.devices[keyPath: key] = false
        candidates.append(candidate)
      }
    }
    for index in program.steps.indices {
      for step in program.steps[index].simpler {
        var candidate = program
        candidate.steps[index] = step
        candidates.append(candidate)
      }
    }
    return candidates
  }
}

extension ModelStep {
  /// Simpler steps in place of this one.
  fileprivate var simpler: [ModelStep] {
    switch self {
    case .call(let client, let method, let params):
      let other = client == "A" ? [] : [ModelStep.call(client: "A", method: method, params: params)]
      return other
        + params.keys.map { key in
          var fewer = params
          fewer[key] = nil
          return .call(client: client, method: method, params: fewer)
        }
    case .fault(let device, let rule):
      return ["times", "after", "when"].filter { rule[$0] != nil }.map { key in
        var fewer = rule
        fewer[key] = nil
        return .fault(device: device, fewer)
      }
    case .wait(let seconds) where seconds > 1: return [.wait(1)]
    default: return []
    }
  }
}
