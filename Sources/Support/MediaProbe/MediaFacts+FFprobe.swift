import JSONCodec

extension MediaFacts {
  private static let maximumStreams = 256
  private static let maximumTags = 128

  /// Parses the output of `ffprobe -print_format json -show_format -show_streams`.
  init(ffprobe bytes: [UInt8], of name: String) throws(MediaProbeError) {
    let root: JSONNode
    do throws(JSONParseError) {
      root = try JSONDocument(parsing: bytes, policy: .tolerant).root
    } catch {
      throw MediaProbeError(.invalidOutput, "What ffprobe wrote of \(name) can't be read.", cause: error.message)
    }
    guard let format = root["format"], format.kind == .object else {
      throw MediaProbeError(.invalidOutput, "ffprobe wrote nothing about the format of \(name).")
    }
    self.init(
      containerNames: (format["format_name"]?.string ?? "").split(separator: ",").map(String.init),
      duration: format.decimal("duration"), bitRate: format.count("bit_rate"), size: format.count("size"),
      tags: format.tags(atMost: Self.maximumTags))
    self.startTime = format.time("start_time")
    guard let streams = root["streams"], streams.kind == .array else { return }
    self.streams = (0..<min(streams.count, Self.maximumStreams)).compactMap { index in
      streams[index].map { MediaStream($0, place: index, maximumTags: Self.maximumTags) }
    }
  }
}

extension MediaStream {
  init(_ node: JSONNode, place: Int, maximumTags: Int) {
    let index = node.count("index").flatMap { Int(exactly: $0) } ?? place
    let kind = node["codec_type"]?.string.flatMap { Kind(rawValue: $0) } ?? .data
    self.init(
      index: index, kind: kind, codec: node["codec_name"]?.string ?? "", roles: Self.roles(node["disposition"]),
      tags: node.tags(atMost: maximumTags))
    self.codecTag = node["codec_tag_string"]?.string.flatMap { $0.hasPrefix("[") ? nil : $0 }
    self.profile = node["profile"]?.string
    self.level = node.count("level").flatMap { $0 > 0 ? Int(exactly: $0) : nil }
    self.width = node.count("width").flatMap { Int(exactly: $0) }
    self.height = node.count("height").flatMap { Int(exactly: $0) }
    self.frameRate = Self.rate(node["avg_frame_rate"]?.string) ?? Self.rate(node["r_frame_rate"]?.string)
    self.pixelFormat = node["pix_fmt"]?.string
    self.colorTransfer = node["color_transfer"]?.string
    self.isInterlaced = ["tt", "bb", "tb", "bt"].contains(node["field_order"]?.string ?? "")
    self.rotation = Self.rotation(node["side_data_list"])
    self.dolbyVision = Self.dolbyVision(node["side_data_list"])
    self.channels = node.count("channels").flatMap { Int(exactly: $0) }
    self.sampleRate = node.count("sample_rate").flatMap { Int(exactly: $0) }
    self.bitRate = node.count("bit_rate")
    self.duration = node.decimal("duration")
    self.language = self.tags["language"].flatMap { $0 == "und" || $0.isEmpty ? nil : $0 }
    self.title = self.tags["title"]
  }

  private static func roles(_ node: JSONNode?) -> Roles {
    let names: [(StaticString, Roles)] = [
      ("default", .main), ("forced", .forced), ("hearing_impaired", .hearingImpaired),
      ("visual_impaired", .visualImpaired), ("comment", .comment), ("captions", .captions),
      ("attached_pic", .attachedPicture),
    ]
    return names.reduce(into: []) { roles, name in
      if node?.count(name.0) == 1 { roles.insert(name.1) }
    }
  }

  /// Returns the rotation of the display matrix in degrees, from 0 to 359; 0 if there is none.
  private static func rotation(_ list: JSONNode?) -> Int {
    guard let list, list.kind == .array else { return 0 }
    for index in 0..<min(list.count, 32) {
      if let angle = list[index]?.time("rotation"), abs(angle) <= 360 { return (Int(angle.rounded()) + 720) % 360 }
    }
    return 0
  }

  /// Returns the members of FFmpeg's `DOVI configuration record`, or `nil` if there is none.
  private static func dolbyVision(_ list: JSONNode?) -> DolbyVisionRecord? {
    guard let list, list.kind == .array else { return nil }
    for index in 0..<min(list.count, 32) {
      guard let record = list[index], let profile = record.count("dv_profile").flatMap({ Int(exactly: $0) }) else {
        continue
      }
      let compatibility = record.count("dv_bl_signal_compatibility_id").flatMap { Int(exactly: $0) }
      return DolbyVisionRecord(profile: profile, compatibility: compatibility ?? 0)
    }
    return nil
  }

  /// Parses a rate such as `24000/1001`; `nil` unless it is a positive fraction.
  private static func rate(_ text: String?) -> Double? {
    let parts = (text ?? "").split(separator: "/").compactMap { Double($0) }
    guard parts.count == 2, parts[0] > 0, parts[1] > 0 else { return nil }
    return parts[0] / parts[1]
  }
}

extension JSONNode {
  /// Returns a number that isn't negative, or `nil`; ffprobe writes some as strings.
  fileprivate func decimal(_ key: StaticString) -> Double? { self.time(key).flatMap { $0 >= 0 ? $0 : nil } }

  /// Returns a number, which may be negative, or `nil`.
  fileprivate func time(_ key: StaticString) -> Double? {
    let value: Double? =
      switch self[key]?.value {
      case .integer(let number): Double(number)
      case .number(let number): number
      case .writtenNumber(let text): Double(text)
      case .string(let text): Double(text)
      default: nil
      }
    return value.flatMap { $0.isFinite ? $0 : nil }
  }

  fileprivate func count(_ key: StaticString) -> Int64? {
    let value: Int64? =
      switch self[key]?.value {
      case .integer(let number): number
      case .string(let text): Int64(text)
      default: nil
      }
    return value.flatMap { $0 >= 0 ? $0 : nil }
  }

  /// Returns the member `tags` with lower-case keys. Of keys that differ only in case the first one counts.
  fileprivate func tags(atMost limit: Int) -> [String: String] {
    var tags: [String: String] = [:]
    self["tags"]?.forEachMember { key, value in
      let key = key.lowercased()
      if tags.count < limit, tags[key] == nil, let text = value.string { tags[key] = text }
    }
    return tags
  }
}
