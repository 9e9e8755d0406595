/// A Smooth Streaming manifest, as far as a receiver needs it before it plays. (MS-SSTR 2.2.2.)
struct SmoothManifest: Hashable, Sendable {
  var isLive = false
  /// In seconds.
  var duration: Double?
  /// `video`, `audio`, `text`, one for each stream.
  var kinds: [String] = []

  private static let maximumStreams = 1_000

  /// `nil` for what is no Smooth Streaming manifest.
  init?(_ text: String) {
    var hasRoot = false
    do throws(XMLReader.Malformed) {
      try XMLReader.read(text) { item throws(XMLReader.Malformed) in
        guard case .start(let name, let attributes) = item else { return }
        if !hasRoot {
          guard name == "SmoothStreamingMedia" else { throw .init(message: "its root is “\(name)”") }
          hasRoot = true
          self.isLive = attributes["IsLive"]?.lowercased() == "true"
          let scale = attributes["TimeScale"].flatMap { Double($0) } ?? 10_000_000
          let ticks = attributes["Duration"].flatMap { Double($0) } ?? 0
          self.duration = ticks > 0 && scale > 0 && (ticks / scale).isFinite ? ticks / scale : nil
        } else if name == "StreamIndex", self.kinds.count < Self.maximumStreams {
          self.kinds.append(attributes["Type"]?.lowercased() ?? "")
        }
      }
    } catch {
      return nil
    }
    guard !self.kinds.isEmpty else { return nil }
  }
}
