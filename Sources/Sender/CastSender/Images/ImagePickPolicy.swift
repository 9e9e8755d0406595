public import CastModel

/// Which of several pictures is shown where (SDK `GCKUIImagePicker`, whose own choice is always the first). A pure value.
extension ImagePickPolicy {
  /// The place of the picture that is chosen; `nil` only where there is none.
  ///
  /// A picture that doesn't say its size, or a hint that wants none, can't be compared: then the first counts.
  public func pick(_ images: [Image], hints: ImageHints) -> Int? {
    let strategy = self.byType[hints.imageType.rawValue] ?? self.strategy
    let sized = images.enumerated().compactMap { index, image in
      ImageSize(width: image.width, height: image.height).map { Candidate(index: index, size: $0) }
    }
    let picked: Candidate?
    switch (strategy, hints.size) {
    case (.largest, _): picked = Self.largest(sized)
    case (.closestSize, let wanted?): picked = Self.closestSize(sized, wanted)
    case (.smallestNotSmaller, let wanted?): picked = Self.smallestNotSmaller(sized, wanted)
    case (.closestAspect, let wanted?): picked = Self.closestAspect(sized, wanted)
    default: picked = nil
    }
    return picked?.index ?? images.indices.first
  }

  private struct Candidate {
    var index: Int
    var size: ImageSize
  }

  // Of equals the first wins: `min` keeps it, `max` wouldn't.

  private static func largest(_ candidates: [Candidate]) -> Candidate? {
    candidates.min { $0.size.area > $1.size.area }
  }

  private static func closestSize(_ candidates: [Candidate], _ wanted: ImageSize) -> Candidate? {
    func distance(_ size: ImageSize) -> Int64 {
      abs(size.width - wanted.width) + abs(size.height - wanted.height)
    }
    return candidates.min { (distance($0.size), -$0.size.area) < (distance($1.size), -$1.size.area) }
  }

  private static func smallestNotSmaller(_ candidates: [Candidate], _ wanted: ImageSize) -> Candidate? {
    let enough = candidates.filter { $0.size.width >= wanted.width && $0.size.height >= wanted.height }
    return enough.min { $0.size.area < $1.size.area } ?? self.largest(candidates)
  }

  private static func closestAspect(_ candidates: [Candidate], _ wanted: ImageSize) -> Candidate? {
    /// How many times too wide or too high, from 1 on.
    func distortion(_ size: ImageSize) -> Double {
      let ratio = size.aspect / wanted.aspect
      return max(ratio, 1 / ratio)
    }
    guard let best = candidates.map({ distortion($0.size) }).min() else { return nil }
    // A pixel more or less is no other shape.
    return self.smallestNotSmaller(candidates.filter { distortion($0.size) <= best * 1.02 }, wanted)
  }
}
