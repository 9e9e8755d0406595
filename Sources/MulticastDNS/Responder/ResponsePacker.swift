/// Puts answers into as few packets as possible; what belongs together stays together.
struct ResponsePacker {
  /// Answers with what the asker will want to know next.
  struct Group {
    var answers: [ResourceRecord]
    var additionals: [ResourceRecord] = []
  }

  /// - Parameters:
  ///   - common: additional records for every packet with room.
  static func packets(_ groups: [Group], common: [ResourceRecord] = []) -> [[UInt8]] {
    var packets: [[UInt8]] = []
    var rest = groups[...]
    while !rest.isEmpty {
      // As many groups as fit; names are compressed, so the number that fits is found by trying.
      var count = rest.count
      var message = self.message(rest.prefix(count), common: common)
      while message == nil, count > 1 {
        count = max(1, min(count - 1, self.estimate(rest, below: count)))
        message = self.message(rest.prefix(count), common: common)
      }
      packets += message.map { [$0] } ?? self.large(rest.prefix(1))
      rest = rest.dropFirst(count)
    }
    return packets
  }

  /// Records that several groups share, such as the list of types, once.
  static func withoutRepetition(_ groups: [Group]) -> [Group] {
    var seen: Set<ResourceRecord> = []
    return groups.compactMap { group in
      let answers = group.answers.filter { seen.insert($0).inserted }
      return answers.isEmpty ? nil : Group(answers: answers, additionals: group.additionals)
    }
  }

  /// How many of the first groups may fit, from their sizes without compression; at most `limit` less one.
  private static func estimate(_ groups: ArraySlice<Group>, below limit: Int) -> Int {
    var size = 0
    var count = 0
    for group in groups {
      size += (group.answers + group.additionals).reduce(0) { $0 + $1.estimatedLength }
      guard size <= DNSMessage.lengthInOneFrame * 2 else { break }
      count += 1
    }
    // Compression saves up to half; then one less at a time.
    return min(count, limit - 1)
  }

  private static func message(_ groups: ArraySlice<Group>, common: [ResourceRecord]) -> [UInt8]? {
    var writer = MessageWriter(flags: .response)
    let answers = groups.flatMap(\.answers)
    guard answers.allSatisfy({ writer.append(answer: $0) }) else { return nil }
    let additionals = groups.flatMap(\.additionals).filter { !answers.contains($0) }
    guard additionals.allSatisfy({ writer.append(additional: $0) }) else { return nil }
    for record in common where !answers.contains(record) && !additionals.contains(record) {
      _ = writer.append(additional: record)
    }
    return writer.message
  }

  /// A group too large for one frame: its answers alone, in as many packets as they need.
  private static func large(_ groups: ArraySlice<Group>) -> [[UInt8]] {
    groups.flatMap(\.answers).compactMap { record in
      var writer = MessageWriter(flags: .response, limit: DNSMessage.maximumLength)
      return writer.append(answer: record) ? writer.message : nil
    }
  }
}

extension ResourceRecord {
  /// Its length without compression.
  var estimatedLength: Int { self.name.bytes.count + 11 + self.data.canonicalBytes.count }
}
