import ArgumentParser
import CastRPCClient
import Glibc

/// `castctl watch [TOPIC…]`.
struct WatchCommand: ControlCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch", abstract: "Prints what happens, until Ctrl-C.",
    discussion: """
      Topics are names of notifications, with * for any part (media.didUpdateStatus, session.*), or namespaces (player). \
      Without one it is all but logs and widgets. With --json each line is one JSON object with method and params. \
      With --on the device's app is joined first, so that it reports events.
      """)
  @Argument(help: "Names of notifications, or namespaces.", completion: .topics) var topic: [String] = []
  @OptionGroup(title: "Common options") var common: CommonOptions

  /// The namespaces that have notifications, and the notifications.
  static let topics: [String] = {
    let names = APIFacts.notifications.filter { !$0.hasPrefix("$") }
    let namespaces = Set(names.compactMap { $0.split(separator: ".").first.map(String.init) })
    return namespaces.sorted() + names
  }()

  func validate() throws {
    for topic in self.topic where !topic.contains("*") && !Self.topics.contains(topic) {
      let hint = NearestName.of(topic, among: Self.topics).map { " Did you mean “\($0)”?" } ?? ""
      let namespaces = Self.topics.filter { !$0.contains(".") }.joined(separator: ", ")
      throw ValidationError(
        "There is no topic “\(TerminalText.clean(topic))”.\(hint) Topics are \(namespaces), and their notifications.")
    }
  }

  func run(_ session: ControlSession) async throws {
    let topics = self.topic.isEmpty ? ["*"] : self.topic.map { $0.contains(".") || $0.contains("*") ? $0 : "\($0).*" }
    var iterator = session.client.events.makeAsyncIterator()
    _ = try await session.client.events.subscribe(EventsSubscribeParams(topics: topics))
    if topics.contains(where: { $0.hasPrefix("discovery.") || $0.hasPrefix("*") }) {
      // If discovery doesn't work, sessions can still be watched.
      _ = try? await session.client.discovery.start()
    }
    if self.common.device != nil {
      let params = PlayerConnectParams(playerTarget: self.common.target)
      _ = try await session.client.player.connect(params, timeout: self.common.limit())
    }
    while let event = await iterator.next() {
      if session.output.isJSON {
        session.output.json(["method": .string(event.method), "params": .object(event.params)] as JSONValue)
      } else {
        session.output.line(self.text(event, session.output))
      }
    }
    throw CommandError.serverGone
  }

  private func text(_ event: CastNotification, _ output: ControlOutput) -> String {
    let words: String
    if case .playerDidChange(let change) = event {
      words = PlayerText.line(change.playerStatus)
    } else {
      words = TerminalText.clean(event.params.jsonText)
    }
    let line = "\(Self.timeOfDay()) \(TerminalText.clean(event.method)) \(words)"
    return output.width.map { DisplayWidth.cut(line, to: $0) } ?? line
  }

  private static func timeOfDay() -> String {
    var (now, parts) = (time(nil), tm())
    localtime_r(&now, &parts)
    return [parts.tm_hour, parts.tm_min, parts.tm_sec].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }
}

/// `castctl call METHOD [JSON | KEY=VALUE…]`.
struct CallCommand: ControlCommand {
  static let configuration = CommandConfiguration(
    commandName: "call", abstract: "Calls any method of the server, and prints its result as JSON.",
    discussion: """
      Parameters are one JSON object, or KEY=VALUE pairs: a value that is JSON counts as JSON, all else as a string, and dots \
      in keys make objects (volume.level=0.5). With --on the device's app is joined first: it is the current session of \
      the call.
      """)
  @Argument(help: "The method: media.getStatus.", completion: .methods) var method: String
  @Argument(help: "One JSON object, or KEY=VALUE pairs.") var params: [String] = []
  @OptionGroup(title: "Common options") var common: CommonOptions

  var speaksAPI: Bool { true }

  func run(_ session: ControlSession) async throws {
    let params = try CallArguments.params(self.params)
    if self.common.device != nil {
      let target = PlayerConnectParams(playerTarget: self.common.target)
      _ = try await session.client.player.connect(target, timeout: self.common.limit())
    }
    let limit = Duration.seconds(self.common.timeout ?? 60)
    let result = try await session.client.call(self.method, params: params, timeout: limit)
    if session.output.isTerminal && !session.output.isJSON {
      session.output.line(TerminalText.escaped(json: IndentedJSON.text(result)))
    } else {
      session.output.json(result)
    }
  }
}

/// `castctl completions [SHELL]`.
struct CompletionsCommand: AsyncParsableCommand, CommonCommand {
  static let configuration = CommandConfiguration(
    commandName: "completions", abstract: "Prints the completion script for a shell.",
    discussion: """
      bash: castctl completions bash > ~/.local/share/bash-completion/completions/castctl. \
      zsh: castctl completions zsh > FOLDER-OF-FPATH/_castctl. \
      fish: castctl completions fish > ~/.config/fish/completions/castctl.fish.
      """)
  @Argument(help: "bash, zsh or fish. Default: the shell of $SHELL.", completion: .list(["bash", "zsh", "fish"]))
  var shell: String?
  @OptionGroup(title: "Common options") var common: CommonOptions

  mutating func run() async throws {
    let name =
      self.shell ?? getenv("SHELL").map { String(cString: $0).split(separator: "/").last.map(String.init) ?? "" }
    guard let name, let shell = CompletionShell(rawValue: name) else {
      throw CommandError.usage(
        "There are no completions for “\(TerminalText.clean(name ?? ""))”.", "Name bash, zsh or fish.")
    }
    let script = try CompletionScript.text(for: shell)
    let output = ControlOutput(json: self.common.json, noColour: true)
    output.result(["shell": .string(name), "script": .string(script)] as JSONValue, script)
  }
}

/// Indented JSON with one member a line, for people.
enum IndentedJSON {
  /// Returns `value`, indented by two blanks a level.
  static func text(_ value: JSONValue, indent: String = "") -> String {
    let inner = indent + "  "
    switch value {
    case .array(let elements) where !elements.isEmpty:
      let lines = elements.map { inner + self.text($0, indent: inner) }
      return "[\n" + lines.joined(separator: ",\n") + "\n\(indent)]"
    case .object(let object) where !object.isEmpty:
      let lines = object.members.map { key, value in
        inner + JSONValue.string(key).jsonText + ": " + self.text(value, indent: inner)
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
    default: return value.jsonText
    }
  }
}
