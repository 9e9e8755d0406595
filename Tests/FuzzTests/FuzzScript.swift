import CastSender
import CastV2
import JSONCodec
import NIOCore

/// An input as a script: one JSON object a line, each a message of a device, or a step of this sender (`own`).
///
/// So an input can be read, a recording is an input, and a mutation changes a member instead of a byte.
struct FuzzScript {
  /// The most lines that are read.
  private static let maximumLines = 64

  /// One line.
  struct Line {
    /// The line's bytes, which a device would have sent.
    let bytes: [UInt8]
    /// Read with the memo of a link, as the lines before it were.
    let payload: CastPayload
    /// Read by itself.
    let alone: CastPayload

    /// The object itself.
    var value: JSONValue { self.payload.root.value }
    /// The step of this sender; `nil` if it is a message.
    var own: String? { self.payload.root["own"]?.string }

    /// Returns a member as an integer, or 0.
    func integer(_ key: String) -> Int64 { self.payload.root[key]?.value.integer ?? 0 }

    /// Returns a member as seconds, from 0 up to a day.
    func seconds(_ key: String) -> TimeAmount {
      let number = self.payload.root[key]?.value.number ?? 0
      return .nanoseconds(Int64(min(max(number, 0), 86_400) * 1e9))
    }

    /// Returns a member as a text, or an empty one.
    func text(_ key: String) -> String { self.payload.root[key]?.string ?? "" }

    /// Returns a member as a Boolean; without it `false`.
    func flag(_ key: String) -> Bool { self.payload.root[key]?.value.bool ?? false }

    /// Returns the integers of a list.
    func integers(_ key: String) -> [Int64] {
      (self.payload.root[key]?.value.array ?? []).prefix(64).compactMap(\.integer)
    }
  }

  /// The lines that are JSON objects within the limits of a link.
  private(set) var lines: [Line] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    let memo = JSONMemo.ofMediaStatuses()
    for bytes in bytes.split(separator: UInt8(ascii: "\n")).prefix(Self.maximumLines) {
      let payload = Self.payload(bytes, memo)
      let alone = Self.payload(bytes, nil)
      precondition((payload == nil) == (alone == nil), "the lines before it decide whether a line is read")
      if let payload, let alone {
        self.lines.append(Line(bytes: Array(bytes), payload: payload, alone: alone))
      }
    }
  }

  private static func payload(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, _ memo: JSONMemo?) -> CastPayload? {
    let document = try? JSONDocument(
      parsing: UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: bytes)), policy: .tolerant,
      limits: CastMessage.jsonLimits, memo: memo)
    return document.flatMap { try? CastPayload(root: $0.root) }
  }
}
