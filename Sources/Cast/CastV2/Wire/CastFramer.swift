public import NIOCore

/// Splits the byte stream into message bodies: each is preceded by its length, four bytes, big-endian.
///
/// It buffers only bytes that arrived: a length alone allocates nothing. (cast.md 1.1.)
public struct CastFramer: Sendable {
  /// The longest body that is sent, in bytes; receivers reset the link on longer ones.
  public static let maximumSendLength = 65_536
  /// The smallest ``maximumBodyLength``, in bytes.
  public static let minimumReceiveLimit = 65_536
  /// The default of ``maximumBodyLength``, in bytes: four times Cast's limit, and short enough to be read quickly.
  public static let defaultReceiveLimit = 256 << 10
  static let headerLength = 4

  /// The longest body that is accepted, in bytes.
  public let maximumBodyLength: Int
  private var buffer = ByteBuffer()
  private var failure: CastFramingError?

  /// Makes a framer; a limit under ``minimumReceiveLimit`` is raised to it.
  public init(maximumBodyLength: Int = CastFramer.defaultReceiveLimit) {
    self.maximumBodyLength = max(maximumBodyLength, Self.minimumReceiveLimit)
  }

  /// Whether bytes of an unfinished frame are held (after ``next()`` has returned `nil`).
  public var hasPartialFrame: Bool { self.buffer.readableBytes > 0 }

  /// The bytes held.
  public var bufferedBytes: Int { self.buffer.readableBytes }

  /// The memory of the buffer, in bytes.
  package var storageCapacity: Int { self.buffer.storageCapacity }

  /// Receives the next bytes of the stream.
  public mutating func append(_ bytes: ByteBuffer) {
    guard self.failure == nil else { return }
    if self.buffer.readableBytes == 0 {
      // The usual case, a read that holds whole frames, needs no copy.
      self.buffer = bytes
    } else {
      self.buffer.discardReadBytes()
      self.buffer.writeImmutableBuffer(bytes)
    }
  }

  /// Returns the next complete body, a slice of the received bytes, or `nil` if it isn't complete.
  ///
  /// An error is final: frames can't be found after it, so the link must be closed.
  public mutating func next() throws(CastFramingError) -> ByteBuffer? {
    if let failure { throw failure }
    guard let length = self.buffer.getInteger(at: self.buffer.readerIndex, as: UInt32.self) else { return nil }
    guard length <= self.maximumBodyLength else {
      let failure = CastFramingError(announcedLength: length, maximumLength: self.maximumBodyLength)
      self.failure = failure
      self.buffer = ByteBuffer()
      throw failure
    }
    let frameLength = Self.headerLength + Int(length)
    guard self.buffer.readableBytes >= frameLength else { return nil }
    self.buffer.moveReaderIndex(forwardBy: Self.headerLength)
    let body = self.buffer.readSlice(length: Int(length))
    if self.buffer.readableBytes == 0 { self.buffer = ByteBuffer() }
    return body
  }

  /// Appends `message` as one frame.
  ///
  /// A body over ``maximumSendLength``, or an invalid message, is refused and leaves `buffer` as it was.
  public static func write(_ message: CastMessage, into buffer: inout ByteBuffer) throws(CastMessageError) {
    try message.validate()
    let length = message.encodedLength
    guard length <= Self.maximumSendLength else {
      throw CastMessageError(
        code: .tooLarge,
        message: "The message has \(length) bytes; \(Self.maximumSendLength) are allowed. Send less at a time.")
    }
    buffer.reserveCapacity(minimumWritableBytes: Self.headerLength + length)
    buffer.writeInteger(UInt32(length))
    message.encode(into: &buffer)
  }
}

/// A frame that announces more than the framer accepts; the link must be closed.
public struct CastFramingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The body's length as the peer announced it, in bytes.
  public var announcedLength: UInt32
  /// The longest length allowed, in bytes.
  public var maximumLength: Int

  /// Makes the error of a frame whose body would have `announcedLength` bytes, where `maximumLength` are allowed.
  public init(announcedLength: UInt32, maximumLength: Int) {
    self.announcedLength = announcedLength
    self.maximumLength = maximumLength
  }

  public var description: String {
    "The peer announced a message of \(self.announcedLength) bytes; \(self.maximumLength) are allowed."
  }
}
