import CastModel
import ChildProcesses
import Glibc
import JSONCodec
import LoopIsolation
import MediaProbe
import TextFormats

/// A program that finds the media of pages: one of the user's own, or `yt-dlp`.
struct PageProgram: Hashable, Sendable {
  /// How its output is read.
  enum Dialect: Hashable, Sendable {
    case own, ytDlp
  }

  var file: String
  var arguments: [String]
  var dialect: Dialect
  /// For people.
  var name: String

  /// The limits of a run: memory for Python and its libraries, no more computing time than a page is worth, and the
  /// files that a program in one file unpacks itself into.
  private static let limits = {
    var limits = ChildLimits(memory: 1 << 30, processorTime: 120, fileSize: 256 << 20)
    // yt-dlp starts an engine of JavaScript for some sites.
    limits.countsReservedMemory = false
    return limits
  }()
  /// Two run at a time, and others wait, so that a playlist doesn't fill the machine.
  private static let threads = Blocking(threads: 2)

  /// The program of the options that is for an address; `nil` if there is none.
  static func own(for url: String, in options: PagesOptions) -> PageProgram? {
    guard let program = options.resolvers.first(where: { AddressPattern.matches(url, $0.match) }),
      let file = program.command.first
    else { return nil }
    return PageProgram(
      file: file, arguments: Array(program.command.dropFirst()), dialect: .own,
      name: file.split(separator: "/").last.map(String.init) ?? file)
  }

  /// yt-dlp with the arguments for an address; `nil` if it isn't in `PATH`. Blocks.
  static func ytDlp(for url: String, maximumItems: Int64) -> PageProgram? {
    guard let file = ProgramSearch.file(of: "yt-dlp") else { return nil }
    let arguments = [
      // Nothing of the user's: no configuration, no plugins (see the environment), no cookies, no cache, no logins.
      "--ignore-config", "--no-cache-dir", "--no-cookies", "--no-cookies-from-browser", "--no-update",
      "--no-warnings", "--no-progress", "--color", "never",
      "--socket-timeout", "10", "--retries", "1", "--extractor-retries", "1",
      "--no-playlist", "--flat-playlist", "--playlist-end", "\(maximumItems)",
      "--format", "bv*+ba/b/bv/ba", "--dump-single-json", "--", url,
    ]
    return PageProgram(file: file, arguments: arguments, dialect: .ytDlp, name: "yt-dlp")
  }

  /// Runs it for an address.
  ///
  /// - Throws: ``CastErrorCode/pageNotResolved`` with its last words, ``CastErrorCode/requestCancelled``.
  @LoopActor
  func resolve(_ url: String, for device: PageDevice, _ options: PagesOptions) async throws(CastError) -> ResolverAnswer
  {
    var program = BoundedProgram(
      path: self.file, arguments: self.arguments, outputLimit: ResolverReading.maximumBytes,
      timeLimit: options.timeout.inSeconds)
    let question: JSONValue = [
      "version": 1, "url": .string(url), "device": device.json, "maximumItems": .integer(options.maximumItems),
    ]
    program.limits = Self.limits
    program.endsWithParent = true
    if self.dialect == .own {
      program.input = .bytes(Array(question.jsonText.utf8) + [UInt8(ascii: "\n")])
      program.variables = nil
    } else {
      program.variables = Self.variables
    }
    let output = try await self.run(program, limit: options.timeout)
    let words = PageText.lastWords(output.words)
    guard output.status == 0 || !output.bytes.isEmpty && self.dialect == .own else {
      throw self.failure(words ?? "It ended with status \(output.status) and said nothing.")
    }
    let limit = Int(clamping: options.maximumItems)
    do throws(ResolverReading.Failure) {
      return try self.dialect == .own
        ? ResolverReading.own(output.bytes, limit: limit) : ResolverReading.ytDlp(output.bytes, limit: limit)
    } catch {
      throw self.failure(words.map { "\(error.reason) \($0)" } ?? error.reason)
    }
  }

  /// A clean environment; a proxy of the user's is how the machine reaches the web.
  private static var variables: [String: String] {
    var variables = [
      "PATH": ProgramSearch.path, "LC_ALL": "C.UTF-8", "YTDLP_NO_PLUGINS": "1", "PYTHONDONTWRITEBYTECODE": "1",
      "PYTHONNOUSERSITE": "1",
    ]
    for name in ["http_proxy", "https_proxy", "no_proxy", "HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY", "SSL_CERT_FILE"] {
      if let value = getenv(name) { variables[name] = String(cString: value) }
    }
    return variables
  }

  @LoopActor
  private func run(_ program: BoundedProgram, limit: Duration) async throws(CastError) -> BoundedProgram.Output {
    let stop: StopSignal
    do throws(BoundedProgram.Failure) { stop = try StopSignal() } catch { throw self.failure(error, limit) }
    let result = await withTaskCancellationHandler {
      await Self.threads.run { Result { () throws(BoundedProgram.Failure) in try program.run(until: stop) } }
    } onCancel: {
      stop.send()
    }
    return try result.mapError { self.failure($0, limit) }.get()
  }

  private func failure(_ failure: BoundedProgram.Failure, _ limit: Duration) -> CastError {
    switch failure {
    case .cancelled: CastError(.requestCancelled, "Resolving the page was cancelled.")
    case .timedOut: self.failure("It didn't end within \(limit.inSeconds) s.")
    case .tooLarge: self.failure("It printed more than \(ResolverReading.maximumBytes >> 20) MiB.")
    case .system(let number): self.failure("It can't be run: \(PlainReason.ofSystem(number)).")
    }
  }

  private func failure(_ reason: String) -> CastError {
    CastError(.pageNotResolved, "\(self.name) found no media in the page: \(reason)")
  }
}

/// Patterns of addresses in the options, in which `*` matches any text.
enum AddressPattern {
  /// Whether an address matches. Takes time in proportion to both lengths.
  static func matches(_ text: String, _ pattern: String) -> Bool {
    let (text, pattern) = (Array(text.utf8), Array(pattern.utf8))
    var (place, next) = (0, 0)
    /// The last star, and the end of the text that it matches.
    var star: (pattern: Int, text: Int)?
    while place < text.count {
      if next < pattern.count, pattern[next] == UInt8(ascii: "*") {
        star = (next, place)
        next += 1
      } else if next < pattern.count, pattern[next] == text[place] {
        place += 1
        next += 1
      } else if let last = star {
        star = (last.pattern, last.text + 1)
        place = last.text + 1
        next = last.pattern + 1
      } else {
        return false
      }
    }
    return pattern[next...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}

extension ContextOptions {
  /// The error in the options of pages; `nil` if there is none.
  var pagesFlaw: String? {
    for (index, program) in self.pages.resolvers.enumerated() {
      let place = "options.pages.resolvers[\(index)].command"
      guard let file = program.command.first, file.hasPrefix("/") else {
        return "\(place): must begin with a program's absolute path"
      }
      if program.command.contains(where: { $0.utf8.contains(0) }) { return "\(place): holds a NUL" }
    }
    return nil
  }
}
