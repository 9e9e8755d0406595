package import HTTPFetch

/// The facts about a resource of the web and the resources to which it leads, without a judgement.
package struct MediaFindings: Sendable {
  /// The content of the resource.
  package enum Content: Sendable {
    case file(RemoteFile.Finding)
    case hls(HLSFindings)
    case dash(DASHManifest)
    case smooth(SmoothManifest)
  }

  /// The place of a resource in a presentation.
  package enum Part: Hashable, Sendable {
    /// The file that is played itself.
    case media
    /// The manifest at the URL that was given.
    case manifest
    /// The playlist of a variant, or of the sound that belongs to it.
    case playlist
    case key
    /// The initialization segment of a DASH representation, or the one file that is all of it.
    case initialization
    case segment
    /// Subtitles of a playlist: it plays without them.
    case captions
  }

  /// The reason why the walk couldn't follow a reference, or use the resource there.
  package enum Obstacle: Sendable {
    case fetch(FetchError)
    /// A reference that isn't a URL of a kind that receivers fetch.
    case badReference(FetchError)
    /// A reference from https to http, which was followed.
    case insecureReference(from: HTTPURL)
    case notAPlaylist
    /// A playlist that lists variants where segments belong.
    case nestedVariants
    /// No variant has codecs that the player supports.
    case noPlayableVariant
    case unusableDASH(DASHManifest.Unusable)
    case notSmooth
    case notASegment(OtherContent)
  }

  /// The content of a resource that should be a segment.
  package enum OtherContent: Hashable, Sendable { case nothing, page, unknown }

  /// An obstacle and its place.
  package struct Stop: Sendable {
    package var part: Part
    package var url: HTTPURL
    package var obstacle: Obstacle
  }

  /// The player that was finally chosen; `nil` for a file whose load specifies no type.
  package var player: MediaType?
  /// The content; `nil` if the resource itself couldn't be fetched or read.
  package var content: Content?
  /// The manifest's file; `nil` for other media.
  package var manifest: FetchedText?
  /// The obstacles, in the order in which they were found.
  package var stops: [Stop] = []
}

/// The facts about an HLS presentation.
package struct HLSFindings: Sendable {
  /// The playlist at the URL that was given.
  package var root: HLSPlaylist
  /// The index of the chosen variant in ``root``; `nil` if that lists segments, or no variant is playable.
  package var variant: Int?
  /// The playlist of segments; `nil` if it couldn't be fetched or read.
  package var media: HLSPlaylist?
  /// The playlist of the variant's separate sound; `nil` if there is none, or it wasn't fetched.
  package var sound: HLSPlaylist?
  /// The format of the segments by their content, else by their names; `nil` if unknown.
  package var segments: SegmentFormat?
  /// Whether the segments have pictures; `nil` if unknown.
  package var hasPictures: Bool?
  /// The format of the segments of ``sound``; `nil` if unknown.
  package var soundSegments: SegmentFormat?
  /// The first file of each subtitle playlist that was fetched.
  package var captions: [FetchedText] = []

  /// The chosen variant, or `nil` if there is none.
  package var chosenVariant: HLSPlaylist.Variant? {
    self.variant.flatMap { self.root.variants.indices.contains($0) ? self.root.variants[$0] : nil }
  }

  /// Returns the renditions of a type, `AUDIO` or `SUBTITLES`, that belong to the chosen variant, in the order of the
  /// playlist.
  package func renditions(_ type: String) -> [HLSPlaylist.Rendition] {
    let group = type == "AUDIO" ? self.chosenVariant?.audioGroup : self.chosenVariant?.subtitlesGroup
    guard let group else { return [] }
    return self.root.renditions.filter { $0.type == type && $0.group == group }
  }
}
