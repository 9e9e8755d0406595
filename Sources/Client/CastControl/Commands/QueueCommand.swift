import ArgumentParser
import CastRPCClient

/// `castctl queue …`: the queue of the session on a device.
struct QueueCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "queue", abstract: "Shows and changes the queue of a device.",
    discussion: "Positions are those that `castctl queue list` shows, from 1.",
    subcommands: [
      QueueListCommand.self, QueueAddCommand.self, QueueRemoveCommand.self, QueueJumpCommand.self,
      QueueClearCommand.self, QueueShuffleCommand.self, QueueRepeatCommand.self,
    ],
    defaultSubcommand: QueueListCommand.self)
}

/// A queue on a device: the session that was joined for it, and its items.
struct JoinedQueue {
  let session: ControlSession
  /// The device's status, with the id of the session.
  let status: PlayerStatus
  /// The item that plays; `nil` if none does.
  let currentItemId: Int64?

  /// Joins the session on the device.
  init(_ session: ControlSession) async throws {
    self.session = session
    self.status = try await session.client.player.connect(
      PlayerConnectParams(playerTarget: session.options.target), timeout: session.options.limit())
    let params = MediaGetStatusParams(sessionId: self.status.sessionId)
    self.currentItemId = try await session.client.media.getStatus(params).status?.currentItemId
  }

  var calls: QueueCalls { self.session.client.queue }

  /// Returns the whole queue.
  func page() async throws -> QueuePage { try await self.calls.whole(of: self.status.sessionId) }

  /// Returns the ids of the items at `positions`, which count from 1.
  func itemIds(at positions: [Int]) async throws -> [Int64] {
    try Self.itemIds(at: positions, in: try await self.page().items)
  }

  static func itemIds(at positions: [Int], in items: [QueueItem]) throws(CommandError) -> [Int64] {
    try positions.map { position throws(CommandError) in
      guard position >= 1, position <= items.count, let id = items[position - 1].itemId else {
        throw CommandError(
          exit: .refused, message: "The queue has no position \(position), but \(items.count) items.",
          advice: "`castctl queue list` shows them.", name: "QueueItemNotFound")
      }
      return id
    }
  }

  /// Prints the result of a change: the answer as JSON, or the current status.
  func report(_ answer: some JSONEncodable) async throws {
    if self.session.output.isJSON { return self.session.output.json(answer) }
    let params = PlayerStatusParams(
      playerTarget: self.session.options.target(self.status.address ?? self.status.deviceId))
    self.session.output.status(try await self.session.client.player.status(params))
  }
}

/// `castctl queue list`.
struct QueueListCommand: ControlCommand {
  static let configuration = CommandConfiguration(commandName: "list", abstract: "Shows the queue.")
  @OptionGroup(title: "Common options") var common: CommonOptions

  func run(_ session: ControlSession) async throws {
    let queue = try await JoinedQueue(session)
    let page = try await queue.page()
    if session.output.isJSON { return session.output.json(page) }
    let rows = page.items.enumerated().map { index, item in
      let isCurrent = item.itemId != nil && item.itemId == queue.currentItemId
      let metadata = item.media?.metadata?.jsonObject
      return [
        TextTable.Cell("\(page.startIndex + Int64(index) + 1)", .faint), TextTable.Cell(isCurrent ? "▶" : ""),
        TextTable.Cell(metadata?["title"]?.string ?? "", isCurrent ? .bold : .plain),
        TextTable.Cell(item.media?.duration.map(MediaTime.text) ?? ""), TextTable.Cell(item.media?.contentId ?? ""),
      ]
    }
    session.output.table(
      TextTable(titles: ["#", "", "TITLE", "LENGTH", "CONTENT"], rows: rows), ifEmpty: "The queue is empty.")
  }
}

/// `castctl queue add URL…`.
struct QueueAddCommand: ControlCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Adds files and URLs at the end of the queue, or after what plays.")
  @Argument(
    help: ArgumentHelp("What to add: http or https URLs, pages, files, folders, playlists.", valueName: "what"),
    completion: .file())
  var what: [String]
  @Flag(help: "Add URLs as they are: look for no media in pages and playlists.") var noResolve = false
  @Flag(help: "Add them after what plays now.") var next = false
  @Option(help: "The title to show; for one thing.") var title: String?
  @Option(help: ArgumentHelp("The MIME type. Default: told from the file or URL.", valueName: "mime")) var type: String?
  @OptionGroup(title: "Common options") var common: CommonOptions

  func validate() throws {
    if self.title != nil && self.what.count > 1 { throw ValidationError("--title is for one thing.") }
  }

  func run(_ session: ControlSession) async throws {
    let urls = try PlayableThing.locations(self.what)
    if session.client.ownsServer, urls.contains(where: PlayableThing.isLocal) {
      throw CommandError.needsDaemon
    }
    let queue = try await JoinedQueue(session)
    let found = try await self.media(urls, queue, session)
    let items = found.media.map { QueueItem(media: $0, autoplay: true) }
    var params = QueueInsertParams(sessionId: queue.status.sessionId, items: items)
    if self.next, let current = queue.currentItemId {
      let ids = try await queue.page().items.compactMap(\.itemId)
      params.insertBefore = ids.drop { $0 != current }.dropFirst().first
    }
    let answer = try await queue.calls.insert(params)
    for line in ResolvedText.lines(found.passedOver, of: items.count + found.passedOver.count) {
      session.output.remark(line)
    }
    try await queue.report(answer)
  }

  /// Returns the media of files and URLs; the server resolves the URLs.
  private func media(
    _ urls: [String], _ queue: JoinedQueue, _ session: ControlSession
  ) async throws -> (media: [MediaInformation], passedOver: [PassedOverItem]) {
    var (media, passedOver): ([MediaInformation], [PassedOverItem]) = ([], [])
    for url in urls {
      guard !PlayableThing.isLocal(url), self.type == nil, !self.noResolve else {
        media.append(.of(url, type: self.type, title: self.title))
        continue
      }
      let found = try await self.resolve(url, queue, session)
      if found.resolved.kind != .media {
        session.output.remark("castctl: \(ResolvedText.line(found.resolved))")
      }
      passedOver += found.passedOver
      for item in found.items {
        if let known = item.media {
          media.append(known)
          continue
        }
        do {
          // Of an entry that is itself a list only the first item is added, since nested lists may never end.
          media += try await self.resolve(item.url, queue, session).items.prefix(1).compactMap(\.media)
        } catch let error as CastClientError where ControlExit.of(error.name) == .refused {
          passedOver.append(PassedOverItem(name: item.title ?? item.url, reason: error.message))
        }
      }
    }
    if let title, media.count == 1 {
      var metadata = media[0].metadata ?? MediaMetadata(metadataType: .generic)
      metadata.title = title
      media[0].metadata = metadata
    }
    session.output.live("")
    return (media, passedOver)
  }

  private func resolve(
    _ url: String, _ queue: JoinedQueue, _ session: ControlSession
  ) async throws -> MediaResolveResult {
    let output = session.output
    return try await session.client.media.resolve(
      MediaResolveParams(url: url, sessionId: queue.status.sessionId), timeout: PlayCommand.resolvingTime
    ) { progress in
      if let message = progress.message { output.live("\(TerminalText.clean(message))…") }
    }
  }
}

/// `castctl queue remove POSITION…`.
struct QueueRemoveCommand: ControlCommand {
  static let configuration = CommandConfiguration(commandName: "remove", abstract: "Removes items from the queue.")
  @Argument(help: ArgumentHelp("Their positions, from 1.", valueName: "position")) var positions: [Int]
  @OptionGroup(title: "Common options") var common: CommonOptions

  func run(_ session: ControlSession) async throws {
    let queue = try await JoinedQueue(session)
    let ids = try await queue.itemIds(at: self.positions)
    let params = QueueRemoveParams(sessionId: queue.status.sessionId, itemIds: ids)
    try await queue.report(try await queue.calls.remove(params))
  }
}

/// `castctl queue jump POSITION`.
struct QueueJumpCommand: ControlCommand {
  static let configuration = CommandConfiguration(commandName: "jump", abstract: "Plays an item of the queue.")
  @Argument(help: "Its position, from 1.") var position: Int
  @OptionGroup(title: "Common options") var common: CommonOptions

  func run(_ session: ControlSession) async throws {
    let queue = try await JoinedQueue(session)
    let ids = try await queue.itemIds(at: [self.position])
    let params = QueueJumpParams(sessionId: queue.status.sessionId, itemId: ids[0])
    try await queue.report(try await queue.calls.jump(params))
  }
}

/// `castctl queue clear`.
struct QueueClearCommand: ControlCommand {
  static let configuration = CommandConfiguration(
    commandName: "clear", abstract: "Removes all items but the one that plays.")
  @OptionGroup(title: "Common options") var common: CommonOptions

  func run(_ session: ControlSession) async throws {
    let queue = try await JoinedQueue(session)
    let page = try await queue.page()
    let ids = page.items.compactMap(\.itemId).filter { $0 != queue.currentItemId }
    guard !ids.isEmpty, queue.currentItemId != nil else { return try await queue.report(page) }
    try await queue.report(
      try await queue.calls.remove(QueueRemoveParams(sessionId: queue.status.sessionId, itemIds: ids)))
  }
}

/// `castctl queue shuffle`.
struct QueueShuffleCommand: ControlCommand {
  static let configuration = CommandConfiguration(commandName: "shuffle", abstract: "Puts the items in another order.")
  @Flag(help: "Put them back into their first order.") var undo = false
  @OptionGroup(title: "Common options") var common: CommonOptions

  func run(_ session: ControlSession) async throws {
    let queue = try await JoinedQueue(session)
    let sessionId = queue.status.sessionId
    try await queue.report(
      self.undo
        ? try await queue.calls.unshuffle(QueueUnshuffleParams(sessionId: sessionId))
        : try await queue.calls.shuffle(QueueShuffleParams(sessionId: sessionId)))
  }
}

/// `castctl queue repeat MODE`.
struct QueueRepeatCommand: ControlCommand {
  enum Mode: String, ExpressibleByArgument, CaseIterable {
    case off, all, one, shuffle

    /// The mode's value in the API.
    var mode: RepeatMode {
      switch self {
      case .off: .repeatOff
      case .all: .repeatAll
      case .one: .repeatSingle
      case .shuffle: .repeatAllAndShuffle
      }
    }
  }

  static let configuration = CommandConfiguration(commandName: "repeat", abstract: "Sets how the queue repeats.")
  @Argument(help: "off, all, one, or shuffle (all, in a new order each time).") var mode: Mode
  @OptionGroup(title: "Common options") var common: CommonOptions

  func run(_ session: ControlSession) async throws {
    let queue = try await JoinedQueue(session)
    let params = QueueSetRepeatModeParams(sessionId: queue.status.sessionId, repeatMode: self.mode.mode)
    try await queue.report(try await queue.calls.setRepeatMode(params))
  }
}
