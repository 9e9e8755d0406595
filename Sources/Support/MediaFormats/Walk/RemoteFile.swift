package import HTTPFetch
package import LoopIsolation
import NIOCore
import NIOHTTP1

/// Determines the format of a media file with as few range requests as its container allows.
@LoopActor
package struct RemoteFile {
  /// The facts about the file.
  package struct Finding {
    package var url: HTTPURL
    /// The MIME type that the server sent.
    package var contentType: String?
    /// The length of the file in bytes; `nil` if unknown.
    package var length: Int64?
    /// Whether the server sends parts of the file.
    package var honoursRanges: Bool
    /// All bytes that were fetched.
    package var bytes: SparseBytes
    /// The first bytes, at most 64 KiB.
    package var start: [UInt8]
    /// The facts of the container, or the failure of its reader.
    package var description: Result<ContainerDescription, ReadStop>
    /// The rest of a file without a length, if the policy keeps its connection open; else `nil`.
    package var rest: FetchBody?
  }

  private static let firstPart = 64 << 10
  /// The smallest part that is requested, in bytes: smaller ones cost as much.
  private static let smallestPart = 16 << 10
  private static let largestPart = 1 << 20

  private let fetcher: HTTPFetcher
  private let policy: ExaminationPolicy
  private var url: HTTPURL
  private var bytes = SparseBytes()
  private var honoursRanges = false
  private var contentType: String?
  private var rest: FetchBody?

  /// Fetches parts of a file until its format is known.
  ///
  /// - Throws: ``FetchError`` if the file can't be fetched at all.
  package static func examine(
    _ url: HTTPURL, with fetcher: HTTPFetcher, policy: ExaminationPolicy
  ) async throws(FetchError) -> Finding {
    var file = RemoteFile(fetcher: fetcher, policy: policy, url: url)
    try await file.open()
    let description = try await file.read()
    return Finding(
      url: file.url, contentType: file.contentType, length: file.bytes.length, honoursRanges: file.honoursRanges,
      bytes: file.bytes, start: Array(file.bytes.held(at: 0, upTo: Self.firstPart)),
      description: description, rest: file.rest)
  }

  private init(fetcher: HTTPFetcher, policy: ExaminationPolicy, url: HTTPURL) {
    self.fetcher = fetcher
    self.policy = policy
    self.url = url
  }

  private mutating func open() async throws(FetchError) {
    let response = try await self.request(.bytes(from: 0, count: Int64(Self.firstPart)))
    // An empty file has no range: the server responds with 416.
    if response.status != 416 { try response.requireSuccess() }
    try response.requireAccess()
    self.url = response.url
    self.contentType = response.contentType
    self.honoursRanges = response.status == 206
    self.bytes.isSeekable = self.honoursRanges
    self.bytes.length = response.status == 416 ? 0 : response.completeLength
    guard response.status != 416 else { return response.body.cancel() }
    // A server without ranges: the bytes that it sends first have to suffice.
    try await self.gather(response.body, upTo: self.honoursRanges ? Self.firstPart : Self.largestPart)
  }

  /// Reads the beginning of the file until its format is known, the limit is reached, or the policy's patience is over.
  private mutating func gather(_ body: FetchBody, upTo limit: Int) async throws(FetchError) {
    var wanted: Int64 = 1
    var deadline: NIODeadline?
    var timer: Scheduled<Void>?
    let staysOpen = self.policy.keepsOpenFiles && !self.honoursRanges && self.bytes.length == nil
    defer { timer?.cancel() }
    while self.bytes.byteCount < limit {
      let piece: ByteBuffer?
      do throws(FetchError) {
        piece = try await body.next()
      } catch {
        guard let deadline, deadline <= .now() else { throw error }
        self.bytes.comesSlowly = true
        if staysOpen { self.rest = body }
        return
      }
      guard let piece else {
        // A body that has ended is as long as the bytes received.
        self.bytes.length = self.bytes.length ?? Int64(self.bytes.byteCount)
        if staysOpen { self.rest = body }
        return
      }
      self.bytes.append(piece.readableBytesView.prefix(limit - self.bytes.byteCount))
      if deadline == nil {
        deadline = .now() + self.policy.patience
        timer = LoopActor.shared.eventLoop.scheduleTask(in: self.policy.patience) { [staysOpen] in
          LoopActor.assumeIsolated { staysOpen ? body.stopWaiting() : body.cancel() }
        }
      }
      guard self.bytes.byteCount >= wanted else { continue }
      guard let end = self.endOfWhatIsWanted, end <= limit else { break }
      wanted = end
    }
    if staysOpen { self.rest = body } else { body.cancel() }
  }

  /// The offset up to which the reader needs the file next; `nil` if its format is known, or can't be determined.
  private var endOfWhatIsWanted: Int64? {
    do throws(ReadStop) {
      _ = try ContainerReader.read(self.bytes)
    } catch {
      if case .needs(let offset, let count) = error { return offset + Int64(count) }
    }
    return nil
  }

  private mutating func read() async throws(FetchError) -> Result<ContainerDescription, ReadStop> {
    var requests = 0
    while true {
      let missing: (offset: Int64, count: Int)
      do throws(ReadStop) {
        return .success(try ContainerReader.read(self.bytes))
      } catch {
        guard case .needs(let offset, let count) = error else { return .failure(error) }
        missing = (offset, count)
      }
      guard requests < self.policy.maximumRequests, self.honoursRanges, missing.count <= Self.largestPart,
        self.bytes.byteCount + missing.count <= self.policy.maximumProbe,
        try await self.fetchPart(missing.offset, missing.count)
      else { return .failure(.needs(offset: 0, count: 0)) }
      requests += 1
    }
  }

  /// Fetches a part of the file; returns whether the server sent any of it.
  private mutating func fetchPart(_ offset: Int64, _ count: Int) async throws(FetchError) -> Bool {
    let count = max(count, Self.smallestPart)
    let response = try await self.request(.bytes(from: offset, count: Int64(count)))
    guard response.status == 206, response.contentRange?.bytes?.lowerBound == offset else {
      response.body.cancel()
      return false
    }
    let part = Array(try await response.body.prefix(count).readableBytesView)
    self.bytes.insert(part, at: offset)
    return !part.isEmpty
  }

  private func request(_ range: ByteRange) async throws(FetchError) -> FetchResponse {
    // Media needs no CORS by default. Of a body only the beginning is read, so it may have any length.
    try await self.fetcher.fetch(self.policy.request(self.url, range: range, isMedia: true))
  }
}
