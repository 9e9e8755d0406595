import ArgumentParser
import CastRPCClient
import Glibc

extension CompletionKind {
  /// Devices and aliases by name, as the server knows them.
  static let deviceNames = CompletionKind.custom { words, _, prefix in await DeviceCompletion.names(words, prefix) }
}

/// What a shell offers where a device is wanted.
enum DeviceCompletion {
  /// Nobody waits longer for a key press, in seconds.
  private static let limit: CUnsignedInt = 1
  /// How long to wait for a first device where none is known, in seconds.
  private static let firstAnswer = 0.4

  /// The names that begin with `prefix`; none where no server tells within a second.
  static func names(_ words: [String], _ prefix: String) async -> [String] {
    // Whatever hangs, the shell gets its prompt back.
    signal(SIGALRM) { _ in _exit(0) }
    alarm(self.limit)
    let server = CastServer.automatic(socket: self.value("--socket", words), server: self.value("--server", words))
    guard let client = try? await CastClient.connect(server, options: CastClientOptions(name: "castctl")) else {
      return []
    }
    let names = try? await client.player.getNames()
    var devices = (try? await client.discovery.start())?.devices ?? []
    if devices.isEmpty, let first = try? await client.discovery.find(DiscoveryFindParams(timeout: self.firstAnswer)) {
      devices = (try? await client.discovery.list())?.devices ?? [first]
    }
    let all = (names?.aliases.map(\.alias) ?? []) + devices.map(\.friendlyName)
    let wanted = prefix.lowercased()
    var seen: Set<String> = []
    return all.map(TerminalText.clean).filter { $0.lowercased().hasPrefix(wanted) && seen.insert($0).inserted }
  }

  private static func value(_ option: String, _ words: [String]) -> String? {
    guard let place = words.firstIndex(of: option), place + 1 < words.count else { return nil }
    return words[place + 1]
  }
}
