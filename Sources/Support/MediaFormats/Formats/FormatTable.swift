/// The formats of media files: the one table that recognises them by content, name and MIME type.
///
/// A container format is one row here, a ``ContainerReading`` type if its duration and tracks are to be read, and one
/// row in `FormatTableTests`.
///
/// 1. ``format(ofStart:name:)`` recognises a file by its first bytes. The name chooses between formats that begin
///    alike, and decides alone for streams that may begin anywhere.
/// 2. ``format(named:)`` and ``contentType(ofURL:)`` use the end of a name, if nothing has been fetched yet.
/// 3. ``format(ofType:)`` uses the MIME type of a load or server.
package enum FormatTable {
  /// The type of a URL whose name shows none.
  package static let assumedType = "video/mp4"
  /// The type by which receivers know HLS.
  package static let hlsType = "application/x-mpegURL"

  // MARK: - The table

  /// The rows, in the order in which signatures are tried: the weak ones are last.
  package static let formats: [MediaFormat] = Self.pictures + Self.containers + Self.lists + Self.streams

  private static let pictures: [MediaFormat] = [
    MediaFormat(
      "PNG", .image, "image/png", or: ["image/x-png", "image/apng"], endings: ["png", "apng"], reader: ImageReader.self,
      .at((0, "\u{89}PNG\r\n\u{1A}\n"))),
    MediaFormat(
      "JPEG", .image, "image/jpeg", or: ["image/jpg", "image/pjpeg"], endings: ["jpg", "jpeg"],
      reader: ImageReader.self, .at((0, "\u{FF}\u{D8}\u{FF}"))),
    MediaFormat(
      "GIF", .image, "image/gif", endings: ["gif"], reader: ImageReader.self,
      .any(.at((0, "GIF87a")), .at((0, "GIF89a")))),
    MediaFormat(
      "WebP", .image, "image/webp", endings: ["webp"], reader: ImageReader.self, .at((0, "RIFF"), (8, "WEBP"))),
    MediaFormat(
      "BMP", .image, "image/bmp", or: ["image/x-bmp", "image/x-ms-bmp"], endings: ["bmp"], reader: ImageReader.self,
      // The size of the header that follows is small.
      Signature { $0.starts(with: "BM".utf8) && $0.count > 17 && $0[14] >= 12 && $0[15] == 0 }),
    MediaFormat("AVIF", .image, "image/avif", endings: ["avif"], .unread, .brands("avif", "avis")),
    MediaFormat(
      "HEIC", .image, "image/heic", or: ["image/heif"], endings: ["heic", "heif"], .unread,
      .brands("heic", "heix", "mif1", "msf1", "heim", "heis")),
    MediaFormat(
      "TIFF", .image, "image/tiff", endings: ["tif", "tiff"], .unread,
      .any(.at((0, "II*\u{0}")), .at((0, "MM\u{0}*")))),
  ]

  private static let containers: [MediaFormat] = [
    .mpeg4Audio,
    MediaFormat(
      "QuickTime", .video, "video/quicktime", endings: ["mov", "qt"],
      .disputed("which isn't on Google's list; most devices play it as MP4"), demuxers: ["mov"], reader: MP4Reader.self,
      .brands("qt  "), .any(.at((4, "moov")), .at((4, "mdat")), .at((4, "wide")))),
    MediaFormat(
      "3GPP2", .video, "video/3gpp2", endings: ["3g2"], demuxers: ["3g2"], reader: MP4Reader.self, .brands("3g2")),
    MediaFormat(
      "3GPP", .video, "video/3gpp", endings: ["3gp"], demuxers: ["3gp"], reader: MP4Reader.self, .brands("3g")),
    MediaFormat(
      "MP4", .video, "video/mp4", or: ["video/x-m4v", "application/mp4"], endings: ["mp4", "m4v", "mp4v", "cmfv"],
      demuxers: ["mp4", "mj2"], soundTwin: .mpeg4Audio, reader: MP4Reader.self,
      .any(.at((4, "ftyp")), .at((4, "styp"))).alike(.mpeg4Audio)),
    MediaFormat(
      "WebM", .video, "video/webm", endings: ["webm"], demuxers: ["webm"], soundTwin: .webMAudio,
      reader: MatroskaReader.self, Signature { Self.isMatroska($0, "webm") }.alike(.webMAudio)),
    .webMAudio,
    MediaFormat(
      "Matroska", .video, "video/x-matroska", or: ["video/matroska"], endings: ["mkv", "mk3d"],
      .disputed("which isn't on Google's list; many devices play it"), demuxers: ["matroska"],
      soundTwin: .matroskaAudio, reader: MatroskaReader.self,
      Signature { Self.isMatroska($0, nil) }.alike(.matroskaAudio, .webMAudio)),
    .matroskaAudio,
    MediaFormat(
      "WAV", .audio, "audio/wav", or: ["audio/x-wav", "audio/wave", "audio/vnd.wave"], endings: ["wav"],
      demuxers: ["wav"], reader: WAVReader.self, .at((0, "RIFF"), (8, "WAVE"))),
    MediaFormat(
      "AVI", .video, "video/x-msvideo", or: ["video/avi", "video/msvideo", "video/vnd.avi"], endings: ["avi", "divx"],
      .unread, demuxers: ["avi"], .at((0, "RIFF"), (8, "AVI "))),
    MediaFormat(
      "Ogg video", .video, "video/ogg", endings: ["ogv", "ogm"], reader: OggReader.self,
      // The first page has the first packet of the first stream.
      Signature { $0.starts(with: "OggS".utf8) && $0.prefix(512).firstRange(of: Array("theora".utf8)) != nil }),
    MediaFormat(
      "Ogg", .audio, "audio/ogg", or: ["application/ogg", "audio/opus", "audio/x-opus+ogg", "audio/vorbis"],
      endings: ["ogg", "oga", "opus", "spx"], demuxers: ["ogg"], reader: OggReader.self, .at((0, "OggS"))),
    .flac,
    MediaFormat(
      "Windows Media (ASF)", .video, "video/x-ms-wmv", or: ["video/x-ms-asf", "application/vnd.ms-asf"],
      endings: ["wmv", "asf"], .unread, demuxers: ["asf"],
      .at((0, "0&\u{B2}u\u{8E}f\u{CF}\u{11}")).alike(.windowsMediaAudio)),
    .windowsMediaAudio,
    MediaFormat(
      "Flash Video (FLV)", .video, "video/x-flv", endings: ["flv", "f4v"], .unread, demuxers: ["flv"],
      .at((0, "FLV\u{1}"))),
    MediaFormat(
      "RealMedia", .video, "application/vnd.rn-realmedia", endings: ["rm", "rmvb"], .unread, player: .unsupported,
      demuxers: ["rm"], .at((0, ".RMF"))),
    MediaFormat(
      "an MPEG program stream", .video, "video/mpeg", or: ["video/mp2p", "video/x-mpeg"],
      endings: ["mpg", "mpeg", "vob", "m2p"], .unread, demuxers: ["mpeg", "mpegvideo"], hasWeakSignature: true,
      .any(.at((0, "\u{0}\u{0}\u{1}\u{BA}")), .at((0, "\u{0}\u{0}\u{1}\u{B3}")))),
    MediaFormat(
      "AIFF", .audio, "audio/aiff", or: ["audio/x-aiff"], endings: ["aif", "aiff", "aifc"], .unread, demuxers: ["aiff"],
      .at((0, "FORM"), (8, "AIF"))),
    MediaFormat(
      "Core Audio (CAF)", .audio, "audio/x-caf", endings: ["caf"], .unread, demuxers: ["caf"], .at((0, "caff"))),
    MediaFormat(
      "Monkey's Audio (APE)", .audio, "audio/x-ape", endings: ["ape"], .unread, demuxers: ["ape"], .at((0, "MAC "))),
    MediaFormat("WavPack", .audio, "audio/x-wavpack", endings: ["wv"], .unread, demuxers: ["wv"], .at((0, "wvpk"))),
    MediaFormat(
      "DSD", .audio, "audio/x-dsd", endings: ["dsf", "dff"], .unread, demuxers: ["dsf", "iff"],
      .any(.at((0, "DSD ")), .at((0, "FRM8")))),
    MediaFormat("MIDI", .audio, "audio/midi", endings: ["mid", "midi"], .unread, .at((0, "MThd"))),
    MediaFormat("AMR", .audio, "audio/amr", endings: ["amr"], .unread, demuxers: ["amr"], .at((0, "#!AMR"))),
  ]

  private static let lists: [MediaFormat] = [
    .hls,
    .m3u,
    .pls,
    MediaFormat(
      "DASH", .manifest, "application/dash+xml", or: ["video/vnd.mpeg.dash.mpd"], endings: ["mpd"], player: .dash,
      demuxers: ["dash"],
      .text { $0.hasPrefix("<") && $0.contains("<MPD") }),
    MediaFormat(
      "Smooth Streaming", .manifest, "application/vnd.ms-sstr+xml", endings: ["ism"], player: .smooth,
      .text { $0.hasPrefix("<") && $0.contains("<SmoothStreamingMedia") }),
    .xspf,
    MediaFormat(
      "a web page", .document, "text/html", or: ["application/xhtml+xml"], .unread,
      .text { text in ["<!doctype html", "<html"].contains { text.prefix(20).lowercased().hasPrefix($0) } }),
    MediaFormat("a PDF document", .document, "application/pdf", .unread, .at((0, "%PDF"))),
    MediaFormat("a ZIP archive", .document, "application/zip", .unread, .at((0, "PK\u{3}\u{4}"))),
  ]

  /// Streams of packets or frames without a file header.
  private static let streams: [MediaFormat] = [
    MediaFormat(
      // Devices play it inside HLS alone (devices.md F44).
      "an MPEG transport stream outside HLS", .video, "video/mp2t", or: ["video/m2ts", "video/mpeg2-ts"],
      endings: ["ts", "m2ts", "mts", "m2t"],
      .unread, demuxers: ["mpegts"],
      hasWeakSignature: true, reader: TransportStreamReader.self, .packets(from: 0, of: 188)),
    MediaFormat(
      "a Blu-ray transport stream (M2TS)", .video, "video/mp2t", .unread, .packets(from: 4, of: 192)),
    MediaFormat(
      "raw Dolby Digital Plus", .audio, "audio/eac3", endings: ["eac3", "ec3"], .unread, demuxers: ["eac3"],
      hasWeakSignature: true, Signature { $0.starts(with: [0x0B, 0x77]) && $0.count > 5 && $0[5] >> 3 > 10 }),
    MediaFormat(
      "raw Dolby Digital", .audio, "audio/ac3", endings: ["ac3"], .unread, demuxers: ["ac3"], hasWeakSignature: true,
      .at((0, "\u{B}w"))),
    .mpegAudioLayerII,
    .aac,
    MediaFormat(
      "MP3", .audio, "audio/mpeg", or: ["audio/mp3", "audio/x-mp3", "audio/x-mpeg", "audio/mpeg3"], endings: ["mp3"],
      demuxers: ["mp3"],
      hasWeakSignature: true, reader: MPEGAudioReader.self, Signature { Self.isMPEGAudio($0, layers: 3...3) },
      // The tag may precede any kind of frame.
      .at((0, "ID3")).alike(.flac, .aac, .mpegAudioLayerII)),
  ]

  // MARK: - Looking up

  /// Returns the format of a file by its first bytes, some kilobytes, and by its name if several formats begin alike;
  /// `nil` if neither shows it.
  ///
  /// The content counts first: a file named `.avi` that is Matroska is Matroska.
  package static func format(ofStart start: [UInt8], name: String = "") -> MediaFormat? {
    let named = self.format(named: name)
    if let (format, signature) = self.recognised(start) {
      guard let named, named != format, signature.alike.contains(named) else { return format }
      return named
    }
    guard let named, !start.isEmpty else { return nil }
    guard let text = FileText(start)?.text else { return named.hasWeakSignature ? named : nil }
    // Playlists need no header.
    guard named == .m3u || named == .hls else { return nil }
    return self.hasHLSTags(text) ? .hls : .m3u
  }

  /// Returns the format by the end of a file's or URL's name; `nil` if it is unknown.
  package static func format(named name: String) -> MediaFormat? { self.format(ending: FileName(name).suffix) }

  /// Returns the format by the end of a name, in lower case; `nil` if it is unknown.
  package static func format(ending: String) -> MediaFormat? { self.byEnding[ending] }

  /// Returns the format of a MIME type, with or without parameters; `nil` for types that aren't in the table.
  package static func format(ofType type: String?) -> MediaFormat? {
    type.flatMap { self.byType[MediaType.essence($0)] }
  }

  /// Returns the MIME type for the end of a URL's path; `nil` if it has none, or one of a format that can't be loaded.
  package static func contentType(ofURL url: String) -> String? {
    let path = url.prefix { $0 != "?" && $0 != "#" }
    // The host's last part isn't an ending.
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count > 3 || !path.contains("://"), let last = parts.last, let dot = last.lastIndex(of: ".") else {
      return nil
    }
    guard let format = self.format(ending: last[last.index(after: dot)...].lowercased()) else { return nil }
    // On the web M3U is HLS; on a disk a list of songs.
    if format == .m3u { return self.hlsType }
    return format.isMedia ? format.contentType : nil
  }

  /// Whether two MIME types mean the same format, however they are written.
  package static func areSame(_ one: String, _ other: String) -> Bool {
    let (one, other) = (MediaType.essence(one), MediaType.essence(other))
    if one == other { return true }
    guard let format = self.format(ofType: one), let second = self.format(ofType: other) else { return false }
    return format == second || format.soundTwin() == second || second.soundTwin() == format
  }

  /// Whether receivers read, or may read, a container by one of FFmpeg's names for it.
  package static func mayBeRead(demuxers: [String]) -> Bool {
    self.formats.contains { format in format.support != .unread && format.demuxers.contains(where: demuxers.contains) }
  }

  // MARK: - Kinds of types

  /// Whether a MIME type is of pictures, which are shown as soon as they are loaded.
  package static func isImage(_ contentType: String?) -> Bool { contentType?.lowercased().hasPrefix("image/") ?? false }

  /// Whether a MIME type is of sound alone.
  package static func isAudio(_ contentType: String?) -> Bool { contentType?.lowercased().hasPrefix("audio/") ?? false }

  /// Whether a MIME type is of one file of sound or moving pictures.
  package static func isProgressive(_ contentType: String) -> Bool { MediaType(contentType) == .progressive }

  // MARK: - Helpers

  /// The readers of containers, each once, in the order of the table.
  static let readers: [any ContainerReading.Type] = {
    var seen: Set<ObjectIdentifier> = []
    return Self.formats.compactMap(\.reader).filter { seen.insert(ObjectIdentifier($0)).inserted }
  }()

  private static func recognised(_ start: [UInt8]) -> (MediaFormat, Signature)? {
    guard !start.isEmpty else { return nil }
    for format in self.formats {
      if let signature = format.signatures.first(where: { $0.matches(start) }) { return (format, signature) }
    }
    return nil
  }

  private static let byEnding: [String: MediaFormat] = Self.index { $0.endings }
  private static let byType: [String: MediaFormat] = Self.index { [$0.contentType.lowercased()] + $0.otherTypes }

  /// Returns the formats by their keys; of several rows with a key the first one counts.
  private static func index(_ keys: (MediaFormat) -> [String]) -> [String: MediaFormat] {
    var formats: [String: MediaFormat] = [:]
    for format in self.formats {
      for key in keys(format) where formats[key] == nil { formats[key] = format }
    }
    return formats
  }

  /// Whether a text has a tag of HLS that lists of songs don't have. (RFC 8216, 4.3.3.1 and 4.3.4.2.)
  fileprivate static func hasHLSTags(_ text: Substring) -> Bool {
    text.contains("#EXT-X-TARGETDURATION") || text.contains("#EXT-X-STREAM-INF")
  }

  /// Whether a file begins with an EBML header that has a document type near its beginning; `nil` for any type. (RFC
  /// 8794, 11.2.)
  fileprivate static func isMatroska(_ start: [UInt8], _ documentType: String?) -> Bool {
    guard start.starts(with: [0x1A, 0x45, 0xDF, 0xA3]) else { return false }
    return documentType.map { start.prefix(128).firstRange(of: Array($0.utf8)) != nil } ?? true
  }

  /// Whether a file begins with the header of an MPEG audio frame with rates that exist. (ISO 11172-3, 2.4.1.3; layer
  /// III is 1 there.)
  fileprivate static func isMPEGAudio(_ start: [UInt8], layers: ClosedRange<UInt8>) -> Bool {
    guard start.count > 4, start[0] == 0xFF, start[1] & 0xE0 == 0xE0 else { return false }
    let (version, layer) = (start[1] & 0x18, 4 - (start[1] >> 1 & 3))
    return version != 0x08 && start[1] & 0x06 != 0 && layers.contains(layer) && start[2] & 0xF0 != 0xF0
      && start[2] & 0x0C != 0x0C
  }
}

/// The rows that other code names.
extension MediaFormat {
  package static let mpeg4Audio = MediaFormat(
    "MPEG-4 audio", .audio, "audio/mp4", or: ["audio/x-m4a", "audio/m4a", "audio/mp4a-latm"],
    endings: ["m4a", "m4b", "m4p"], demuxers: ["m4a"], reader: MP4Reader.self, .brands("M4A ", "M4B ", "M4P "))
  package static let webMAudio = MediaFormat("WebM audio", .audio, "audio/webm", endings: ["weba"])
  package static let matroskaAudio = MediaFormat(
    "Matroska audio", .audio, "audio/x-matroska", or: ["audio/matroska"], endings: ["mka"],
    .disputed("which isn't on Google's list; many devices play it"))
  package static let flac = MediaFormat(
    "FLAC", .audio, "audio/flac", or: ["audio/x-flac"], endings: ["flac"], demuxers: ["flac"],
    reader: FLACReader.self,
    .at((0, "fLaC")))
  package static let windowsMediaAudio = MediaFormat(
    "Windows Media audio", .audio, "audio/x-ms-wma", endings: ["wma"], .unread)
  package static let hls = MediaFormat(
    "HLS", .manifest, FormatTable.hlsType,
    or: [
      "application/vnd.apple.mpegurl", "audio/mpegurl", "audio/x-mpegurl", "application/mpegurl", "video/x-mpegurl",
      "video/mpegurl",
    ],
    endings: ["m3u8"], player: .hls, demuxers: ["hls"], .text { $0.hasPrefix("#EXTM3U") && FormatTable.hasHLSTags($0) })
  package static let m3u = MediaFormat(
    "an M3U playlist", .playlist, "audio/x-mpegurl", endings: ["m3u"], .unread, .text { $0.hasPrefix("#EXTM3U") })
  package static let pls = MediaFormat(
    "a PLS playlist", .playlist, "audio/x-scpls", or: ["application/pls+xml"], endings: ["pls"], .unread,
    .text { $0.prefix(10).lowercased() == "[playlist]" })
  package static let xspf = MediaFormat(
    "an XSPF playlist", .playlist, "application/xspf+xml", endings: ["xspf"], .unread,
    .text { $0.hasPrefix("<") && $0.contains("<playlist") })
  package static let mpegAudioLayerII = MediaFormat(
    "MPEG audio layer II", .audio, "audio/x-mp2", or: ["audio/mp2"], endings: ["mp2", "mp1", "mpa"], .unread,
    hasWeakSignature: true, Signature { FormatTable.isMPEGAudio($0, layers: 1...2) })
  package static let aac = MediaFormat(
    "AAC", .audio, "audio/aac", or: ["audio/aacp", "audio/x-aac"], endings: ["aac", "adts"], demuxers: ["aac"],
    hasWeakSignature: true, reader: MPEGAudioReader.self,
    Signature { $0.count > 4 && $0[0] == 0xFF && $0[1] & 0xF6 == 0xF0 })
}
