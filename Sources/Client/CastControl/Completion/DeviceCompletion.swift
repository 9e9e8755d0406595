import ArgumentParser
import CastRPCClient
import Glibc

extension CompletionKind {
  /// Completes devices and aliases by name, as the server knows them.
  static let deviceNames = CompletionKind.custom { words, _, typed in
    let request = CompletionRequest.ofProcess(typed: typed)
    return await DeviceCompletion.names(words.map(request.unquoted)).compactMap(request.line)
  }

  /// Completes aliases, as the server knows them.
  static let aliases = CompletionKind.custom { words, _, typed in
    let request = CompletionRequest.ofProcess(typed: typed)
    return await DeviceCompletion.aliases(words.map(request.unquoted)).compactMap(request.line)
  }

  /// Completes the methods of the API that this program was built with.
  static let methods = CompletionKind.custom { _, _, typed in
    APIFacts.methods.compactMap(CompletionRequest.ofProcess(typed: typed).line)
  }

  /// Completes the namespaces and names of the API's notifications.
  static let topics = CompletionKind.custom { _, _, typed in
    WatchCommand.topics.compactMap(CompletionRequest.ofProcess(typed: typed).line)
  }
}

/// The names that a shell offers for a device argument.
enum DeviceCompletion {
  /// The longest time in seconds for which the shell waits after a key press.
  private static let limit: CUnsignedInt = 1
  /// The time in seconds to wait for a first device if none is known.
  private static let firstAnswer = 0.4

  /// Returns the aliases and the devices' names, each once; none if no server answers within a second.
  ///
  /// - Parameter words: The command line so far, without the shell's quotes.
  static func names(_ words: [String]) async -> [String] {
    guard let client = await self.connect(words) else { return [] }
    let names = try? await client.player.getNames()
    var devices = (try? await client.discovery.start())?.devices ?? []
    if devices.isEmpty, let first = try? await client.discovery.find(DiscoveryFindParams(timeout: self.firstAnswer)) {
      devices = (try? await client.discovery.list())?.devices ?? [first]
    }
    var seen: Set<String> = []
    return ((names?.aliases.map(\.alias) ?? []) + devices.map(\.friendlyName)).filter { seen.insert($0).inserted }
  }

  /// Returns the aliases; none if no server answers within a second.
  ///
  /// - Parameter words: The command line so far, without the shell's quotes.
  static func aliases(_ words: [String]) async -> [String] {
    let client = await self.connect(words)
    return (try? await client?.player.getNames())?.aliases.map(\.alias) ?? []
  }

  /// Connects to the daemon, or to a server of this process's own: a key press starts no daemon.
  private static func connect(_ words: [String]) async -> CastClient? {
    // The alarm ends this process if anything hangs, so that the shell gets its prompt back.
    signal(SIGALRM) { _ in _exit(0) }
    alarm(self.limit)
    let server = CastServer.automatic(socket: self.value("--socket", words), server: self.value("--server", words))
    return try? await CastClient.connect(server, options: CastClientOptions(name: "castctl"))
  }

  private static func value(_ option: String, _ words: [String]) -> String? {
    guard let place = words.firstIndex(of: option), place + 1 < words.count else { return nil }
    return words[place + 1]
  }
}
