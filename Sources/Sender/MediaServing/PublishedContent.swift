import HTTPServing
import LoopIsolation

enum PublishedContent {
  case file(path: String, identity: HTTPFile.Identity, generation: FileGeneration)
  case bytes(MadeContent)
  case stream(PipeStream)
  case parts(any PublishedParts)
  case resource(any PublishedResource)
}

/// The generation of a growing file: bytes read from it stay valid while bytes are only appended.
struct FileGeneration: Sendable, Hashable {
  private var number: Int64 = 0
  private var length: Int64
  private var modified: Int64
  /// The modification time with which this generation began, in nanoseconds since 1970.
  private var since: Int64
  private var hasGrown = false
  private let tag: String

  /// - Parameter tag: Identifies the file; no other file has it.
  init(tag: String, length: Int64, modified: Int64) {
    self.tag = tag
    self.length = length
    self.modified = modified
    self.since = modified
  }

  /// Records the file's current state, and returns its validators.
  mutating func observe(length: Int64, modified: Int64) -> HTTPValidators {
    if length < self.length || (length == self.length && modified != self.modified) {
      self.number += 1
      self.since = modified
      self.hasGrown = false
    }
    if length > self.length { self.hasGrown = true }
    self.length = length
    self.modified = modified
    return HTTPValidators(
      entityTag: "\"\(self.tag)-\(self.number)\"", lastModified: self.since / 1_000_000_000, hasGrown: self.hasGrown)
  }
}

/// Bytes in memory, which may have to be made first: once for all requests.
@LoopActor
final class MadeContent {
  let validators: HTTPValidators
  /// The number of bytes; `nil` until they are made.
  var count: Int? { self.known?.count }
  private var known: [UInt8]?
  private let make: (@LoopActor @Sendable () async -> [UInt8]?)?
  private var making: Task<[UInt8]?, Never>?

  /// - Parameters:
  ///   - known: The bytes, if they are already made.
  ///   - make: Makes the bytes, each time the same; `nil` if `known` can't be made again.
  init(
    _ known: [UInt8]?, tag: String, make: (@LoopActor @Sendable () async -> [UInt8]?)? = nil
  ) {
    self.validators = HTTPValidators(entityTag: "\"\(tag)\"", lastModified: EventLoopClock.unixTime())
    self.known = known
    self.make = make
  }

  /// Returns the bytes, or `nil` if they can't be made.
  func bytes() async -> [UInt8]? {
    if let known { return known }
    let making = self.making ?? LoopActor.task { [make] in await make?() }
    self.making = making
    self.known = await making.value
    self.making = nil
    return self.known
  }

  /// Frees the bytes if they can be made again.
  func forget() {
    if self.make != nil { self.known = nil }
  }

  /// Cancels making the bytes, since the publication was removed.
  func cancel() { self.making?.cancel() }
}
