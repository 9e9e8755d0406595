import ArgumentParser
import CastRPCClient

/// The option of commands that can be for all devices at once.
struct SeveralDevices: ParsableArguments {
  @Flag(name: [.customShort("a"), .long], help: "All devices that answer; groups are left out, their members are in.")
  var all = false
}

/// A command that does the same on one device or on several.
protocol DeviceCommand: ControlCommand, Sendable {
  /// The option `--all`.
  var several: SeveralDevices { get }
  /// Whether `--all` means only devices on which an app runs.
  static var isForRunningApps: Bool { get }
  /// Carries the command out on one device, and returns its status afterwards.
  func act(_ target: PlayerTarget, _ client: CastClient) async throws -> PlayerStatus
  /// Returns the line for people about a device's status.
  func text(_ status: PlayerStatus, colours: Bool) -> String
}

extension DeviceCommand {
  var takesSeveralDevices: Bool { true }

  static var isForRunningApps: Bool { true }

  func text(_ status: PlayerStatus, colours: Bool) -> String { PlayerText.line(status, colours: colours) }

  /// Whether the command line names several devices, or all.
  var isForSeveral: Bool { self.several.all || self.common.devices.count > 1 }

  func run(_ session: ControlSession) async throws {
    let output = session.output
    guard self.isForSeveral else {
      let status = try await self.act(self.common.target, session.client)
      return output.result(status, self.text(status, colours: output.hasColours))
    }
    try await self.runOnSeveral(session)
  }

  /// Carries the command out on each device at the same time, and prints the outcomes.
  func runOnSeveral(_ session: ControlSession) async throws {
    let targets = try await self.targets(session)
    let (client, common) = (session.client, self.common)
    let outcomes = await DeviceOutcomes.of(targets, session) { try await self.act(common.target($0), client) }
    try outcomes.report(session.output) { self.text($0, colours: session.output.hasColours) }
  }

  private func targets(_ session: ControlSession) async throws -> [DeviceOutcomes.Target] {
    guard self.several.all else {
      return DeviceOutcomes.named(self.common.devices, try await session.client.player.getNames())
    }
    guard self.common.devices.isEmpty else {
      throw CommandError.usage("--all means all devices, and --on names one.", "Give one of both.")
    }
    return try await DeviceOutcomes.all(session, running: Self.isForRunningApps)
  }
}
