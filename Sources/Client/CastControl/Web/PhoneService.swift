import CastRPCClient
import Glibc
import LoopIsolation
import StateFiles
import WebBridge

/// The part of `castctl web` for phones: it opens the port, shows codes, lists and removes phones.
struct PhoneService {
  /// The port in the local network if none is given: a fixed one, so that a phone's bookmark stays valid.
  static let defaultPort = 8019

  let output: ControlOutput

  /// Returns the file of the paired phones, which all `castctl web` of this user share.
  static func book() throws -> PhoneBook {
    do {
      return PhoneBook(in: try StateDirectory.state("cast-rpc"))
    } catch {
      throw CommandError.failed(error.message)
    }
  }

  // MARK: Lists

  /// Prints the paired phones.
  func list() throws {
    let phones = try self.reading { try $0.read() }.phones
    let json = phones.map { ["name": .string($0.name), "pairedAt": .integer($0.pairedAt)] as JSONValue }
    guard !self.output.isJSON else { return self.output.json(["phones": .array(json)] as JSONValue) }
    guard !phones.isEmpty else { return self.output.note("No phone is paired. To pair one: castctl web --lan") }
    for phone in phones {
      self.output.line("\(TerminalText.clean(phone.name))  (paired on \(Self.day(phone.pairedAt)))")
    }
  }

  /// Removes the phone called `name`, or all for “all”.
  func forget(_ name: String) throws {
    let removed = try self.reading { try $0.forget(name.lowercased() == "all" ? nil : name) }
    guard !removed.isEmpty || name.lowercased() == "all" else {
      let names = try self.reading { try $0.read() }.phones.map { TerminalText.clean($0.name) }
      throw CommandError.failed(
        "No phone is called “\(name)”.",
        names.isEmpty ? "No phone is paired." : "These are paired: \(names.joined(separator: ", ")).")
    }
    let names = removed.map(TerminalText.clean).joined(separator: ", ")
    let text = removed.isEmpty ? "No phone is paired." : "Removed: \(names)."
    self.output.result(["removed": .array(removed.map { .string($0) })] as JSONValue, text)
  }

  private func reading<Value>(_ body: (PhoneBook) throws -> Value) throws -> Value {
    do {
      return try body(try Self.book())
    } catch let error as StateFileError {
      throw CommandError.failed(error.message)
    }
  }

  private static func day(_ seconds: Int64) -> String {
    var (time, parts) = (time_t(seconds), tm())
    localtime_r(&time, &parts)
    let numbers = [parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday].map(String.init)
    return numbers.map { $0.count < 2 ? "0\($0)" : $0 }.joined(separator: "-")
  }

  // MARK: The port

  /// Opens the port in the local network.
  func open(_ bridge: WebBridge, interface: String?, port: Int) async throws {
    let network: LocalNetwork
    do {
      network = try LocalNetwork.choose(interface)
    } catch {
      throw CommandError.failed(error.message, error.advice)
    }
    let book = try Self.book()
    do {
      try await bridge.openToPhones(on: network, port: port, book: book)
    } catch let error as StateFileError {
      throw CommandError.failed(error.message)
    } catch {
      throw CommandError.failed(
        "The port \(port) of \(network.ipAddress) can't be listened on.",
        "Another program has it; choose another with --lan-port.")
    }
  }

  /// Prints a new code: its image if the terminal has room for it, its address, and how long it is valid.
  func show(_ offer: PhoneEntrance.Offer, again: Bool) {
    guard !self.output.isJSON else { return }
    let lines = offer.image?.terminalLines ?? []
    if let width = self.output.width, width >= lines.first?.count ?? 0 {
      self.output.lines(lines.map { TerminalStyle.code.apply(to: $0, self.output.hasColours) })
    }
    let groups = stride(from: 0, to: offer.code.count, by: 4).map { offer.code.dropFirst($0).prefix(4) }
    self.output.note(
      "Scan the code with the phone, or open \(offer.url.prefix { $0 != "#" }) there and type "
        + "\(groups.joined(separator: "-")). It pairs one phone within \(offer.seconds / 60) minutes."
        + (again ? " Enter shows a new one." : ""))
  }

  /// Shows a new code whenever the user presses Enter, until standard input ends.
  func showOnEnter(_ entrance: PhoneEntrance) async {
    // Then reading fails in a shell's background; by default it would stop the process.
    signal(SIGTTIN, SIG_IGN)
    while await Self.nextLine() {
      self.show(await entrance.offerCode(), again: true)
    }
  }

  private static let terminal = Blocking(threads: 1)

  private static func nextLine() async -> Bool { await self.terminal.run { readLine() != nil } }
}
