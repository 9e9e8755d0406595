import HTTPServing
import LoopIsolation

/// What a publication is made of.
enum PublishedContent {
  case file(path: String, identity: HTTPFile.Identity, generation: FileGeneration)
  case bytes(MadeContent)
  case stream(PipeStream)
}

/// Which state of a growing file a client has seen: what was read of it stays true while bytes are only added.
struct FileGeneration: Sendable, Hashable {
  private var number: Int64 = 0
  private var length: Int64
  private var modified: Int64
  /// When this state began, in nanoseconds since 1970.
  private var since: Int64
  private let tag: String

  /// - Parameter tag: Tells the file from every other.
  init(tag: String, length: Int64, modified: Int64) {
    self.tag = tag
    self.length = length
    self.modified = modified
    self.since = modified
  }

  /// Takes what the file is now, and tells the validators of that.
  mutating func observe(length: Int64, modified: Int64) -> HTTPValidators {
    if length < self.length || (length == self.length && modified != self.modified) {
      self.number += 1
      self.since = modified
    }
    self.length = length
    self.modified = modified
    return HTTPValidators(entityTag: "\"\(self.tag)-\(self.number)\"", lastModified: self.since / 1_000_000_000)
  }
}

/// Bytes in memory, which may have to be made first: once, however many ask for them.
@LoopActor
final class MadeContent {
  let validators: HTTPValidators
  /// How many there are; `nil`: they aren't made yet.
  var count: Int? { self.known?.count }
  private var known: [UInt8]?
  private let make: @LoopActor @Sendable () async -> [UInt8]?
  private var making: Task<[UInt8]?, Never>?

  /// - Parameter known: The bytes, if they are there already.
  init(
    _ known: [UInt8]?, tag: String, make: @escaping @LoopActor @Sendable () async -> [UInt8]? = { nil }
  ) {
    self.validators = HTTPValidators(entityTag: "\"\(tag)\"", lastModified: EventLoopClock.unixTime())
    self.known = known
    self.make = make
  }

  /// The bytes; `nil`: they can't be made.
  func bytes() async -> [UInt8]? {
    if let known { return known }
    let making = self.making ?? LoopActor.task { [make] in await make() }
    self.making = making
    self.known = await making.value
    self.making = nil
    return self.known
  }

  /// Nobody wants them any more.
  func cancel() { self.making?.cancel() }
}
