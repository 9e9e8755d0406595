import ArgumentParser
import CastRPCClient

/// `castctl default [NAME | --clear]`.
struct DefaultCommand: ControlCommand {
  static let configuration = CommandConfiguration(
    commandName: "default", abstract: "Shows, sets or clears the device that commands without --on mean.")
  @Argument(help: "The device: its name, an alias, its id or its address.", completion: .deviceNames) var name: String?
  @Flag(help: "Clear the default device.") var clear = false
  @OptionGroup(title: "Common options") var common: CommonOptions

  func validate() throws {
    if self.clear && self.name != nil { throw ValidationError("Give a device or --clear, not both.") }
    if self.name?.isEmpty == true { throw ValidationError("A device's name has letters.") }
  }

  func run(_ session: ControlSession) async throws {
    let player = session.client.player
    let names =
      self.name == nil && !self.clear
      ? try await player.getNames() : try await player.setDefault(PlayerSetDefaultParams(device: self.name))
    session.output.problem(of: names)
    session.output.result(names, names.defaultDevice.map(TerminalText.clean) ?? "There is no default device.")
  }
}

/// `castctl alias [NAME DEVICE | --remove NAME]`.
struct AliasCommand: ControlCommand {
  static let configuration = CommandConfiguration(
    commandName: "alias", abstract: "Lists, sets or removes short names for devices.")
  @Argument(help: "The short name.") var name: String?
  @Argument(help: "The device: its name, its id or its address.", completion: .deviceNames) var device: String?
  @Option(help: ArgumentHelp("Remove this short name.", valueName: "name")) var remove: String?
  @OptionGroup(title: "Common options") var common: CommonOptions

  func validate() throws {
    guard (self.name == nil) == (self.device == nil) else { throw ValidationError("Give a short name and a device.") }
    if self.remove != nil && self.name != nil { throw ValidationError("Set a short name or remove one, not both.") }
    if [self.name, self.device, self.remove].contains("") { throw ValidationError("A name has letters.") }
  }

  func run(_ session: ControlSession) async throws {
    let player = session.client.player
    let names =
      if let alias = self.name ?? self.remove {
        try await player.setAlias(PlayerSetAliasParams(alias: alias, device: self.device))
      } else {
        try await player.getNames()
      }
    session.output.problem(of: names)
    if session.output.isJSON { return session.output.json(names) }
    let rows = names.aliases.map { [TextTable.Cell($0.alias, .bold), TextTable.Cell($0.device)] }
    session.output.table(TextTable(titles: ["ALIAS", "DEVICE"], rows: rows), ifEmpty: "There are no aliases.")
  }
}

extension ControlOutput {
  /// Prints why the file of names can't be used; the JSON has it anyway.
  fileprivate func problem(of names: PlayerNames) {
    if let problem = names.problem, !self.isJSON { self.note("castctl: \(TerminalText.clean(problem))") }
  }
}
