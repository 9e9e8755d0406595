import ArgumentParser
import CastRPCClient

/// `castctl status [NAME] [--all] [--watch]`.
struct StatusCommand: ControlCommand {
  static let configuration = CommandConfiguration(
    commandName: "status", abstract: "Shows the playback of a device, or of all devices.",
    discussion:
      "Nothing is launched or joined for it. With --watch each change is shown, until Ctrl-C; the device's app is joined for that."
  )
  @Argument(help: "The device, as for --on.", completion: .deviceNames) var name: String?
  @Flag(name: [.customShort("a"), .long], help: "All devices.") var all = false
  @Flag(help: "Go on, and show each change.") var watch = false
  @OptionGroup(title: "Common options") var common: CommonOptions

  /// The polling interval. The server sends events only for devices that it is connected to, and none for a device
  /// without an app, or with another program's session.
  private static let pollInterval = Duration.seconds(2)

  var topics: [String] { self.watch ? [PlayerFollower.topic] : [] }
  var namesDevice: Bool { self.name != nil }
  var takesSeveralDevices: Bool { true }

  func validate() throws {
    if self.name != nil && self.common.device != nil { throw ValidationError("Name the device once.") }
    if self.all && (self.name != nil || self.common.device != nil) {
      throw ValidationError("--all means all devices: name none.")
    }
    if self.watch && self.common.devices.count > 1 {
      throw ValidationError("--watch is for one device, or for --all.")
    }
  }

  func run(_ session: ControlSession) async throws {
    if self.common.devices.count > 1 { return try await self.showSeveral(session) }
    switch (self.all, self.watch) {
    case (true, true): try await self.watchAll(session)
    case (true, false): try await self.showAll(session)
    case (false, true): try await self.watchOne(session)
    case (false, false):
      let status = try await self.status(session)
      let output = session.output
      output.result(status, PlayerText.facts(status, colours: output.hasColours).joined(separator: "\n"))
    }
  }

  private func status(_ session: ControlSession) async throws -> PlayerStatus {
    try await session.client.player.status(
      PlayerStatusParams(playerTarget: self.common.target(self.name)), timeout: self.common.limit())
  }

  private func list(_ session: ControlSession) async throws -> PlayerListResult {
    let params = PlayerListParams(searchTimeout: self.common.timeout.map { min($0, 5) }, timeout: self.common.timeout)
    return try await session.client.player.list(params, timeout: self.common.limit())
  }

  private func showSeveral(_ session: ControlSession) async throws {
    let (client, common) = (session.client, self.common)
    let targets = DeviceOutcomes.named(common.devices, try await client.player.getNames())
    let outcomes = await DeviceOutcomes.of(targets, session) { device in
      try await client.player.status(
        PlayerStatusParams(playerTarget: common.target(device)), timeout: common.limit())
    }
    try outcomes.report(session.output) { PlayerText.line($0, colours: session.output.hasColours) }
  }

  private func showAll(_ session: ControlSession) async throws {
    let result = try await self.list(session)
    if session.output.isJSON { return session.output.json(result) }
    session.output.table(
      Self.table(result.players), ifEmpty: "No device answered. `castctl doctor` looks for the reason.")
  }

  static func table(_ players: [PlayerStatus]) -> TextTable {
    TextTable(
      titles: ["NAME", "STATE", "TITLE", "POSITION", "QUEUE", "VOLUME", "APP"],
      rows: players.map { status in
        [
          TextTable.Cell(status.friendlyName + (status.isDefault == true ? " *" : ""), .bold),
          TextTable.Cell(PlayerText.state(status), PlayerText.style(status)),
          TextTable.Cell(status.error?.message ?? (status.playerState == .idle ? "" : PlayerText.title(status))),
          TextTable.Cell(PlayerText.position(status)), TextTable.Cell(PlayerText.queue(status)),
          TextTable.Cell(PlayerText.volume(status)), TextTable.Cell(status.applicationName ?? "", .faint),
        ]
      })
  }

  // MARK: --watch

  private func watchOne(_ session: ControlSession) async throws {
    let follower = PlayerFollower(session)
    var shown: PlayerStatus?
    let first = try await self.status(session)
    self.show(first, unless: &shown, session.output)
    try await self.join(session, shown: &shown)
    for await step in follower.steps(of: first) {
      switch step {
      case .drawn(let status): session.output.live(ProgressLine.text(status, width: session.output.width ?? 80))
      case .converted, .ended: break
      case .changed(let status):
        self.show(status, unless: &shown, session.output)
        if status.sessionId == nil { try await self.join(session, shown: &shown) }
      }
    }
    throw CommandError.serverGone
  }

  /// Joins the app, so that the server sends events; polls the status while no app runs.
  private func join(_ session: ControlSession, shown: inout PlayerStatus?) async throws {
    while true {
      do {
        let params = PlayerConnectParams(playerTarget: self.common.target(self.name))
        let status = try await session.client.player.connect(params, timeout: self.common.limit())
        return self.show(status, unless: &shown, session.output)
      } catch let error as CastClientError where error.name == "ApplicationNotRunning" {
        try await Task.sleep(for: Self.pollInterval)
        self.show(try await self.status(session), unless: &shown, session.output)
      }
    }
  }

  private func watchAll(_ session: ControlSession) async throws {
    var shown: [String: PlayerStatus] = [:]
    while true {
      for status in try await self.list(session).players {
        self.show(status, unless: &shown[status.deviceId], session.output)
      }
      try await Task.sleep(for: Self.pollInterval)
    }
  }

  /// Prints a status if it is new; a change of the position alone isn't.
  private func show(_ status: PlayerStatus, unless shown: inout PlayerStatus?, _ output: ControlOutput) {
    guard !Self.saysTheSame(status, shown) else { return }
    shown = status
    output.live("")
    output.status(status)
  }

  static func saysTheSame(_ status: PlayerStatus, _ other: PlayerStatus?) -> Bool {
    guard var other else { return false }
    other.position = status.position
    other.sessionId = status.sessionId
    return other == status
  }
}
