import Glibc
public import NIOCore

/// Cuts a stream of bytes into message bodies, independent of the chunks in which it arrives.
///
/// The first byte that isn't white space selects the framing: `{` or `[` begins a message of one line, a letter
/// begins a header block. Anything else is a problem, and the next line is examined again. Nothing is allocated for
/// an announced length. A message beyond the limit is skipped without being kept, and only scanned for its id. No
/// problem is final: the framer continues after it.
///
/// Each problem consumes at least one byte, so a stream has no more problems than bytes. Each byte is examined a few
/// times at most (``examinedBytes``), for any bytes and chunks.
public struct MessageFramer: Sendable {
  /// The result of ``next()``.
  public enum Output: Sendable, Hashable {
    /// A message's body, a slice of the bytes that arrived.
    case message(ByteBuffer)
    /// Bytes that were no message. The sender must get this error, under the message's id if it was found.
    case problem(JSONRPCError, id: JSONRPCID? = nil)
  }

  private enum State {
    case undecided
    case line
    case skippingLine
    case header(HeaderBlock)
    case body(Int)
    case skippingBody(Int)
    /// After a broken header block: skips to the next `Content-Length:`.
    case findingHeader
  }

  private enum Step {
    case output(Output)
    case again
    case needsMore
  }

  /// The longest body, in bytes.
  public let maximumMessageBytes: Int
  /// The peer's framing, or `nil` until its first message shows it.
  public private(set) var framing: JSONRPCFraming?
  private var buffer = ByteBuffer()
  /// The number of bytes in the buffer that are already scanned without a find.
  private var scanned = 0
  private var state: State
  private var isAtStart = true
  /// The scanner for the id of the message that is skipped, for its refusal; `nil` once it was refused.
  private var oversized: IDScanner?
  /// The number of bytes examined, each examination counted: the work that the stream caused.
  package private(set) var examinedBytes = 0
  /// The number of bytes consumed.
  package private(set) var consumedBytes = 0

  /// Creates a framer; with a `framing` nothing is detected.
  public init(maximumMessageBytes: Int = 16 << 20, framing: JSONRPCFraming? = nil) {
    self.maximumMessageBytes = maximumMessageBytes
    self.framing = framing
    switch framing {
    case nil: self.state = .undecided
    case .lines: self.state = .line
    case .contentLength: self.state = .header(HeaderBlock())
    }
  }

  /// The number of buffered bytes.
  public var bufferedBytes: Int { self.buffer.readableBytes }

  /// Appends the next bytes of the stream.
  public mutating func append(_ bytes: ByteBuffer) {
    if self.buffer.readableBytes == 0 {
      // The usual case, a read that holds whole messages, needs no copy.
      self.buffer = bytes
    } else if self.buffer.readerIndex > 0 {
      // The rest is part of the latest chunk only: each byte moves here once.
      var joined = ByteBuffer()
      joined.reserveCapacity(self.buffer.readableBytes + bytes.readableBytes)
      joined.writeImmutableBuffer(self.buffer)
      joined.writeImmutableBuffer(bytes)
      self.buffer = joined
    } else {
      self.buffer.writeImmutableBuffer(bytes)
    }
  }

  /// Returns the next message or problem, or `nil` if more bytes are needed.
  public mutating func next() -> Output? {
    while true {
      switch self.step() {
      case .output(let output): return output
      case .again: continue
      case .needsMore:
        if self.buffer.readableBytes == 0 { self.dropAll() }
        return nil
      }
    }
  }

  /// Returns the remainder when the stream has ended: a last line without its line break, or a truncated message.
  public mutating func finish() -> Output? {
    defer { self.dropAll() }
    switch self.state {
    case .line:
      let line = self.buffer
      return Self.isBlank(line) ? nil : .message(line)
    case .header(let block) where block.isEmpty && Self.isBlank(self.buffer): return nil
    case .header: return .problem(.parseError("The stream ended inside a header block."))
    case .skippingLine, .skippingBody: return self.oversized.map(self.tooLarge)
    case .body(let length):
      let reason = "The stream ended after \(self.buffer.readableBytes) of \(length) announced bytes."
      return .problem(.parseError(reason, byteOffset: self.buffer.readableBytes))
    case .undecided, .findingHeader: return nil
    }
  }

  private mutating func step() -> Step {
    switch self.state {
    case .undecided: self.decide()
    case .line: self.readLine()
    case .skippingLine: self.skipLine()
    case .header(let block): self.readHeader(block)
    case .body(let length): self.readBody(length)
    case .skippingBody(let length): self.skipBody(length)
    case .findingHeader: self.findHeader()
    }
  }

  private mutating func dropAll() {
    self.consumedBytes += self.buffer.readableBytes
    self.buffer = ByteBuffer()
    self.scanned = 0
  }

  private mutating func consume(_ count: Int) {
    self.buffer.moveReaderIndex(forwardBy: count)
    self.consumedBytes += count
    self.scanned = 0
  }

  /// Returns the offset of the next line break from the reader index, if it is one of the next `limit` bytes.
  private mutating func lineBreak(within limit: Int = .max) -> Int? {
    let scanned = self.scanned
    let end = min(limit, self.buffer.readableBytes)
    guard scanned < end else { return nil }
    let found: Int? = self.buffer.withUnsafeReadableBytes { bytes in
      guard let start = bytes.baseAddress,
        let place = memchr(start + scanned, Int32(UInt8(ascii: "\n")), end - scanned)
      else { return nil }
      return UnsafeRawPointer(place) - start
    }
    self.examinedBytes += (found ?? end) - scanned
    if found == nil { self.scanned = end }
    return found
  }

  /// Scans the next `count` bytes for the id of the refused message, and consumes them. Returns the refusal when the
  /// id is found, or with `isEnd` in any case.
  private mutating func skip(_ count: Int, isEnd: Bool) -> Output? {
    defer { self.consume(count) }
    guard var scanner = self.oversized else { return nil }
    self.oversized = nil
    self.examinedBytes += count
    self.buffer.withUnsafeReadableBytes { scanner.scan(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
    if isEnd || scanner.id != nil { return self.tooLarge(scanner) }
    self.oversized = scanner
    return nil
  }

  private func tooLarge(_ scanner: IDScanner) -> Output {
    .problem(.messageTooLarge(limit: self.maximumMessageBytes), id: scanner.id)
  }

  private static func isBlank(_ buffer: ByteBuffer) -> Bool {
    buffer.readableBytesView.allSatisfy(self.isSpace)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\t")
  }
}

// MARK: - Detection

extension MessageFramer {
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private mutating func decide() -> Step {
    let blank = self.buffer.readableBytesView.prefix(while: Self.isSpace).count
    self.consume(blank)
    guard let first = self.buffer.readableBytesView.first else { return .needsMore }
    if self.isAtStart, first == Self.byteOrderMark[0] {
      // Some Windows libraries begin every stream with a byte order mark.
      let start = self.buffer.readableBytesView.prefix(Self.byteOrderMark.count)
      if Self.byteOrderMark.starts(with: start), start.count < Self.byteOrderMark.count { return .needsMore }
      self.isAtStart = false
      if start.elementsEqual(Self.byteOrderMark) {
        self.consume(Self.byteOrderMark.count)
        return .again
      }
    }
    self.isAtStart = false
    switch first {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      self.framing = .lines
      self.state = .line
      return .again
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
      self.state = .header(HeaderBlock())
      return .again
    default:
      self.state = .skippingLine
      self.consume(1)
      return .output(.problem(Self.unrecognised))
    }
  }

  private static let unrecognised = JSONRPCError.parseError(
    "Neither a line of JSON nor a Content-Length header; the rest of the line is skipped.", byteOffset: 0)
}

// MARK: - One message a line

extension MessageFramer {
  private mutating func readLine() -> Step {
    let length = self.lineBreak()
    guard (length ?? self.buffer.readableBytes) <= self.maximumMessageBytes else {
      self.oversized = IDScanner()
      self.scanned = 0
      self.state = .skippingLine
      return .again
    }
    guard let length else { return .needsMore }
    let line = self.buffer.getSlice(at: self.buffer.readerIndex, length: length) ?? ByteBuffer()
    self.consume(length + 1)
    return Self.isBlank(line) ? .again : .output(.message(line))
  }

  private mutating func skipLine() -> Step {
    let length = self.lineBreak()
    let refusal = self.skip(length ?? self.buffer.readableBytes, isEnd: length != nil)
    if length != nil {
      self.consume(1)
      self.state = self.framing == .lines ? .line : .undecided
    }
    if let refusal { return .output(refusal) }
    return length == nil ? .needsMore : .again
  }
}

// MARK: - Header blocks

extension MessageFramer {
  private mutating func readHeader(_ block: HeaderBlock) -> Step {
    var block = block
    let length = self.lineBreak(within: HeaderBlock.maximumBytes + 1)
    let held = min(self.buffer.readableBytes, HeaderBlock.maximumBytes + 1)
    guard block.byteCount + (length ?? held) <= HeaderBlock.maximumBytes else {
      return self.breakLongHeader(length.map { $0 + 1 } ?? held)
    }
    guard let length else { return .needsMore }
    let line = self.buffer.withUnsafeReadableBytes { bytes in
      let hasReturn = length > 0 && bytes[length - 1] == UInt8(ascii: "\r")
      return block.read(UnsafeRawBufferPointer(rebasing: bytes[..<(hasReturn ? length - 1 : length)]))
    }
    self.consume(length + 1)
    switch line {
    case .field:
      self.framing = .contentLength
      self.state = .header(block)
      return .again
    case .notAField where self.framing == nil:
      self.state = .undecided
      return .output(.problem(Self.unrecognised))
    case .notAField: return self.breakHeader("The header block has a line that is no header field.")
    case .bad(let reason):
      self.framing = .contentLength
      return self.breakHeader(reason)
    case .end: return self.endHeader(block)
    }
  }

  private mutating func endHeader(_ block: HeaderBlock) -> Step {
    // Blank lines between messages do no harm.
    if block.isEmpty { return .again }
    guard let length = block.contentLength else {
      return self.breakHeader("The header block lacks Content-Length.")
    }
    guard length <= self.maximumMessageBytes else {
      self.oversized = IDScanner()
      self.state = .skippingBody(length)
      return .again
    }
    self.state = .body(length)
    return .again
  }

  /// Discards a header block that is too long, of which `count` bytes are held that weren't read as a line.
  ///
  /// Only the last of these bytes may be the beginning of another header, so only they are kept.
  private mutating func breakLongHeader(_ count: Int) -> Step {
    self.consume(min(count, max(1, count - HeaderBlock.longestLengthField)))
    if self.framing == nil {
      self.state = .skippingLine
      return .output(.problem(Self.unrecognised))
    }
    return self.breakHeader("The header block is longer than \(HeaderBlock.maximumBytes) bytes.")
  }

  private mutating func breakHeader(_ reason: String) -> Step {
    self.scanned = 0
    self.state = .findingHeader
    return .output(.problem(.parseError(reason + " Reading goes on at the next Content-Length.")))
  }

  private mutating func readBody(_ length: Int) -> Step {
    guard self.buffer.readableBytes >= length,
      let body = self.buffer.getSlice(at: self.buffer.readerIndex, length: length)
    else { return .needsMore }
    self.consume(length)
    self.state = .header(HeaderBlock())
    return .output(.message(body))
  }

  private mutating func skipBody(_ length: Int) -> Step {
    let count = min(length, self.buffer.readableBytes)
    let refusal = self.skip(count, isEnd: count == length)
    self.state = count == length ? .header(HeaderBlock()) : .skippingBody(length - count)
    if let refusal { return .output(refusal) }
    return count == length ? .again : .needsMore
  }

  private mutating func findHeader() -> Step {
    let nameLength = "content-length".utf8.count
    let scanned = self.scanned
    let found = self.buffer.withUnsafeReadableBytes { bytes in
      bytes.indices[scanned...].first { index in
        bytes[index] == UInt8(ascii: ":") && index >= nameLength
          && HeaderBlock.isContentLength(bytes[(index - nameLength)..<index])
      }
    }
    self.examinedBytes += (found ?? self.buffer.readableBytes) - scanned
    if let found {
      self.consume(found - nameLength)
      self.state = .header(HeaderBlock())
      return .again
    }
    self.consume(max(0, self.buffer.readableBytes - nameLength))
    self.scanned = self.buffer.readableBytes
    return .needsMore
  }
}
