/// Puts questions and the answers that are known already into as few packets as possible (RFC 6762, 7.1 and 7.2).
struct QueryPacker {
  /// A question and what is known about it.
  struct Item {
    let question: Question
    let knownAnswers: [ResourceRecord]
  }

  /// The packets, in the order in which to send them.
  ///
  /// Known answers that don't fit go into packets of their own, each before the last marked as truncated.
  static func packets(_ items: [Item], limit: Int = DNSMessage.lengthInOneFrame) -> [[UInt8]] {
    var packets: [[UInt8]] = []
    var rest = items[...]
    while !rest.isEmpty {
      var writer = MessageWriter(flags: .query, limit: limit)
      let chunk = rest.prefix { writer.append($0.question) }
      // A single question always fits: a name has at most 255 bytes.
      guard !chunk.isEmpty else { break }
      rest = rest.dropFirst(chunk.count)
      for record in chunk.flatMap(\.knownAnswers) where !writer.append(answer: record) {
        writer.setFlags(.truncatedQuery)
        packets.append(writer.message)
        writer = MessageWriter(flags: .query, limit: limit)
        _ = writer.append(answer: record)
      }
      packets.append(writer.message)
    }
    return packets
  }
}
