import CastRPCClient

/// The outcomes of a command on several devices.
///
/// The exit code is 0 if the command worked on all; else that of the failures if all have the same, else 1.
struct DeviceOutcomes {
  /// A device to act on.
  struct Target: Sendable, Equatable {
    /// The device as the call to the server names it.
    var device: String
    /// The device as the user knows it.
    var label: String
  }

  /// The result on one device.
  struct Outcome: Sendable {
    /// The device as the user knows it.
    var label: String
    /// Its status afterwards, or the failure.
    var result: Result<PlayerStatus, CommandError>
  }

  /// The most devices that are asked at once.
  private static let maximumAtOnce = 16

  /// The outcomes, in the order of the devices.
  var outcomes: [Outcome]

  /// Returns the devices that the command line names, each once, also if it has several aliases.
  static func named(_ devices: [String], _ names: PlayerNames) -> [Target] {
    var seen: Set<String> = []
    return devices.filter { seen.insert(names.device(of: $0).lowercased()).inserted }
      .map { Target(device: $0, label: $0) }
  }

  /// Returns all devices that answer, without groups.
  ///
  /// - Parameter running: Whether only those are meant on which an app runs, or whose status couldn't be read.
  /// - Throws: ``CommandError`` if there are none.
  static func all(_ session: ControlSession, running: Bool) async throws -> [Target] {
    let timeout = session.options.timeout
    let players = try await session.client.player.list(
      PlayerListParams(searchTimeout: timeout.map { min($0, 5) }, timeout: timeout), timeout: session.options.limit()
    ).players
    guard !players.isEmpty else {
      throw CommandError(
        exit: .deviceNotFound, message: "No device answered.", advice: "`castctl doctor` looks for the reason.")
    }
    let devices = try await session.client.discovery.list().devices
    let groups = Set(devices.filter(\.isGroup).map(\.deviceId))
    let meant = players.filter { player in
      !groups.contains(player.deviceId) && (!running || player.error != nil || player.applicationId != nil)
    }
    guard !meant.isEmpty else {
      throw CommandError(
        exit: .refused, message: "Nothing runs on any of the \(players.count) devices.",
        advice: "Start something with `castctl play URL`.")
    }
    return meant.map { Target(device: $0.deviceId, label: $0.friendlyName) }
  }

  /// Acts on each target, several at once.
  static func of(
    _ targets: [Target], _ session: ControlSession,
    _ act: @escaping @Sendable (String) async throws -> PlayerStatus
  ) async -> DeviceOutcomes {
    var results: [Int: Outcome] = [:]
    await withTaskGroup(of: (Int, Outcome).self) { group in
      for (index, target) in targets.enumerated() {
        if index >= Self.maximumAtOnce, let (done, outcome) = await group.next() { results[done] = outcome }
        group.addTask {
          do {
            return (index, Outcome(label: target.label, result: .success(try await act(target.device))))
          } catch {
            let worded = await session.worded(error, namesDevice: true)
            let failure = CommandError(worded) ?? .failed("\(worded)")
            return (index, Outcome(label: target.label, result: .failure(failure)))
          }
        }
      }
      for await (done, outcome) in group { results[done] = outcome }
    }
    return DeviceOutcomes(outcomes: targets.indices.compactMap { results[$0] })
  }

  private var failures: [(label: String, error: CommandError)] {
    self.outcomes.compactMap { outcome in
      guard case .failure(let error) = outcome.result else { return nil }
      return (outcome.label, error)
    }
  }

  /// The exit code of all outcomes.
  var exit: ControlExit {
    let codes = Set(self.failures.map(\.error.exit))
    return codes.isEmpty ? .success : codes.count == 1 ? codes.first ?? .failure : .failure
  }

  /// All outcomes as one document: the devices with their `status` or `error`.
  var json: JSONValue {
    let devices = self.outcomes.map { outcome -> JSONValue in
      var object: JSONObject = ["device": .string(outcome.label)]
      switch outcome.result {
      case .success(let status): object["status"] = status.jsonValue
      case .failure(let error): object["error"] = error.json["error"]
      }
      return .object(object)
    }
    return ["devices": .array(devices)]
  }

  /// Prints each outcome: the statuses on standard output, the failures on standard error.
  ///
  /// - Throws: ``CommandError`` that counts the failures, if there are any.
  func report(_ output: ControlOutput, _ text: (PlayerStatus) -> String) throws {
    if output.isJSON {
      output.json(self.json)
    } else {
      for outcome in self.outcomes {
        switch outcome.result {
        case .success(let status): output.line(text(status))
        case .failure(let error):
          output.note("castctl: \(TerminalText.clean(outcome.label)): \(TerminalText.clean(error.message))")
        }
      }
    }
    guard let first = self.failures.first else { return }
    throw CommandError(
      exit: self.exit, message: "It failed on \(self.failures.count) of \(self.outcomes.count) devices.",
      advice: first.error.advice)
  }
}
