import ArgumentParser
import CastRPCClient

/// `castctl default [NAME | --clear]`.
struct DefaultCommand: ControlCommand {
  static let configuration = CommandConfiguration(
    commandName: "default", abstract: "Shows, sets or clears the device that commands without --on mean.",
    discussion: "The device must answer, unless --unseen says that it is switched off now.")
  @Argument(help: "The device: its name, an alias, its id or its address.", completion: .deviceNames) var name: String?
  @Flag(help: "Clear the default device.") var clear = false
  @Flag(help: "Take the name although no device answers to it now.") var unseen = false
  @OptionGroup(title: "Common options") var common: CommonOptions

  var namesDevice: Bool { true }

  func validate() throws {
    if self.clear && self.name != nil { throw ValidationError("Give a device or --clear, not both.") }
    if self.name?.isEmpty == true { throw ValidationError("A device's name has letters.") }
    if self.unseen && self.name == nil { throw ValidationError("--unseen goes with a name.") }
  }

  func run(_ session: ControlSession) async throws {
    let player = session.client.player
    if let name { _ = try await NamedDevice(session, takesUnseen: self.unseen).check(name) }
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
    commandName: "alias", abstract: "Lists, sets or removes short names for devices.",
    discussion: "The device must answer, unless --unseen says that it is switched off now.")
  @Argument(help: "The short name.") var name: String?
  @Argument(help: "The device: its name, its id or its address.", completion: .deviceNames) var device: String?
  @Option(help: ArgumentHelp("Remove this short name.", valueName: "name"), completion: .aliases) var remove: String?
  @Flag(help: "Take the device's name although none answers to it now.") var unseen = false
  @OptionGroup(title: "Common options") var common: CommonOptions

  var namesDevice: Bool { true }

  func validate() throws {
    guard (self.name == nil) == (self.device == nil) else { throw ValidationError("Give a short name and a device.") }
    if self.remove != nil && self.name != nil { throw ValidationError("Set a short name or remove one, not both.") }
    if [self.name, self.device, self.remove].contains("") { throw ValidationError("A name has letters.") }
    if self.unseen && self.device == nil { throw ValidationError("--unseen goes with a device.") }
  }

  func run(_ session: ControlSession) async throws {
    let player = session.client.player
    if let remove { try self.checkExists(remove, try await player.getNames()) }
    if let name, let device {
      let check = NamedDevice(session, takesUnseen: self.unseen)
      await check.warnOfShadow(name, meaning: device, try await check.check(device))
    }
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

  private func checkExists(_ alias: String, _ names: PlayerNames) throws(CommandError) {
    // Without a usable file there are no names to compare with; the server says why.
    guard names.problem == nil, !names.aliases.contains(where: { $0.alias.lowercased() == alias.lowercased() }) else {
      return
    }
    let nearest = NearestName.of(alias, among: names.aliases.map(\.alias)).map { "Did you mean “\($0)”? " } ?? ""
    throw .usage("There is no alias “\(alias)”.", nearest + "`castctl alias` lists all.")
  }
}

/// The check that a name to keep is that of a device.
struct NamedDevice {
  /// How long to look for the device, in seconds.
  private static let searchTime = 2.0
  /// How long to wait for its answer, in seconds.
  private static let answerTime = 5.0
  /// How long to look for a device that has an alias's name, in seconds.
  private static let shadowTime = 0.7

  private let session: ControlSession
  private let takesUnseen: Bool

  /// - Parameter takesUnseen: Whether a name that no device answers to only causes a warning.
  init(_ session: ControlSession, takesUnseen: Bool) {
    self.session = session
    self.takesUnseen = takesUnseen
  }

  /// Returns the status of the device `name`, or `nil` if it doesn't answer and the user allowed for that.
  ///
  /// - Throws: ``CommandError`` if no device answers to it, or several do.
  func check(_ name: String) async throws -> PlayerStatus? {
    let limit = self.session.options.timeout
    let target = PlayerTarget(
      device: name, searchTimeout: min(limit ?? Self.searchTime, Self.searchTime), timeout: limit ?? Self.answerTime)
    do {
      return try await self.session.client.player.status(
        PlayerStatusParams(playerTarget: target), timeout: self.session.options.limit())
    } catch let error as CastClientError where DeviceFailure.names.contains(error.name) {
      let worded = await self.session.worded(error, namesDevice: true)
      let isAmbiguous = error.name == APIError.Kind.ambiguousDevice.name
      guard var failure = worded as? CommandError, !isAmbiguous else { throw worded }
      guard !self.takesUnseen else {
        self.session.output.remark(
          "castctl: no device answers to “\(TerminalText.clean(name))” now. The name is taken all the same.")
        return nil
      }
      failure.message += " Nothing is changed."
      failure.advice += " If the device is switched off, --unseen takes its name all the same."
      throw failure
    }
  }

  /// Warns if another device has the alias's name: from then on the name means the device of the alias.
  func warnOfShadow(_ alias: String, meaning device: String, _ meant: PlayerStatus?) async {
    let found = try? await self.session.client.discovery.find(
      DiscoveryFindParams(friendlyName: alias, timeout: Self.shadowTime), timeout: .seconds(Self.shadowTime + 5))
    guard let found, found.deviceId != meant?.deviceId else { return }
    let (alias, device) = (TerminalText.clean(alias), TerminalText.clean(device))
    self.session.output.remark(
      "castctl: a device is named “\(alias)”, too. From now on “\(alias)” means “\(device)”; "
        + "--on \(TerminalText.clean(DeviceFailure.address(found))) reaches the other.")
  }
}

extension PlayerNames {
  /// Returns the device that `text` means: that of an alias, which may be another alias, or `text` itself.
  func device(of text: String) -> String {
    var (device, visited) = (text, Set<String>())
    while visited.insert(device.lowercased()).inserted,
      let next = self.aliases.first(where: { $0.alias.lowercased() == device.lowercased() })
    {
      device = next.device
    }
    return device
  }
}

extension ControlOutput {
  /// Prints why the file of names can't be used; the JSON has it anyway.
  fileprivate func problem(of names: PlayerNames) {
    if let problem = names.problem { self.remark("castctl: \(TerminalText.clean(problem))") }
  }
}
