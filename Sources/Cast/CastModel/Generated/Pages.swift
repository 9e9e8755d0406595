// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import JSONCodec

/// Whether a URL is resolved to media before it is loaded.
public struct ResolveMode: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// If one of the options' resolvers matches the URL, or its name doesn't show that it is media: the server of the URL
  /// is asked, and a page or playlist is resolved.
  public static let ifNeeded: ResolveMode = ResolveMode(rawValue: "IF_NEEDED")
  /// Never: the URL is loaded as it is.
  public static let never: ResolveMode = ResolveMode(rawValue: "NEVER")

  public static let knownValues: [ResolveMode] = [.ifNeeded, .never]
}

/// The kind of content that a URL leads to.
public struct ResolvedKind: JSONStringEnum {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Media: the URL itself is loaded.
  public static let media: ResolvedKind = ResolvedKind(rawValue: "MEDIA")
  /// A page, in which a resolver found media.
  public static let page: ResolvedKind = ResolvedKind(rawValue: "PAGE")
  /// A playlist: a page with several films or songs, or a file (M3U, PLS, XSPF).
  public static let playlist: ResolvedKind = ResolvedKind(rawValue: "PLAYLIST")

  public static let knownValues: [ResolvedKind] = [.media, .page, .playlist]
}

/// An item of a playlist or folder that isn't played.
public struct PassedOverItem: Sendable, Hashable, JSONObjectEncodable {
  /// Its title, else its URL or path.
  public var name: String
  /// The reason, in a sentence.
  public var reason: String

  public init(name: String, reason: String) {
    (self.name, self.reason) = (name, reason)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("name", self.name)
    writer.member("reason", self.reason)
  }
}

/// A chapter of resolved media.
public struct MediaChapter: Sendable, Hashable, JSONObjectEncodable {
  /// Its title.
  public var title: String?
  /// The position at which it begins.
  ///
  /// In seconds.
  public var startTime: Double

  public init(title: String? = nil, startTime: Double) {
    (self.title, self.startTime) = (title, startTime)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("title", self.title)
    writer.member("startTime", self.startTime)
  }
}

/// A film or song to which a URL leads.
public struct ResolvedItem: Sendable, Hashable, JSONObjectEncodable {
  /// The URL of the item's page, else of the media.
  public var url: String
  /// The media to load; absent: the page of a playlist's entry isn't resolved yet. Resolve `url` before it plays.
  @Boxed public var media: MediaInformation?
  /// Its title, as the page has it.
  public var title: String?
  /// The duration; absent: unknown, or a live stream.
  ///
  /// In seconds.
  public var duration: Double?
  /// Whether it is a live stream.
  ///
  /// Absent: `false`.
  public var isLive: Bool?
  /// The height of its pictures in lines; absent: unknown.
  public var height: Int64?
  /// Its chapters; receivers don't show them.
  public var chapters: [MediaChapter]?
  /// The time until the URL in `media` expires; absent: it doesn't expire.
  ///
  /// In seconds.
  public var lifetime: Double?
  /// The URL of the sound, if that in `media` has the pictures alone: the server joins them when it loads `media`.
  /// Other servers would load the pictures alone.
  public var soundUrl: String?
  /// Whether the URL in `media` wants header fields that devices don't send: the server fetches it for the device when
  /// it loads `media`.
  ///
  /// Absent: `false`.
  public var isRelayed: Bool?

  public init(
    url: String, media: MediaInformation? = nil, title: String? = nil, duration: Double? = nil, isLive: Bool? = nil,
    height: Int64? = nil, chapters: [MediaChapter]? = nil, lifetime: Double? = nil, soundUrl: String? = nil,
    isRelayed: Bool? = nil
  ) {
    (
      self.url, self.media, self.title, self.duration, self.isLive, self.height, self.chapters, self.lifetime,
      self.soundUrl, self.isRelayed
    )
    = (url, media, title, duration, isLive, height, chapters, lifetime, soundUrl, isRelayed)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("url", self.url)
    writer.member("media", self.media)
    writer.member("title", self.title)
    writer.member("duration", self.duration)
    writer.member("isLive", self.isLive)
    writer.member("height", self.height)
    writer.member("chapters", self.chapters)
    writer.member("lifetime", self.lifetime)
    writer.member("soundUrl", self.soundUrl)
    writer.member("isRelayed", self.isRelayed)
  }
}

/// A summary of the content to which a URL led.
public struct ResolvedContent: Sendable, Hashable, JSONObjectEncodable {
  /// The kind of content.
  public var kind: ResolvedKind
  /// The URL.
  public var url: String
  /// Its host, without `www.`.
  public var host: String
  /// The title of the page, the playlist or its only item.
  public var title: String?
  /// The duration of its only item.
  ///
  /// In seconds.
  public var duration: Double?
  /// Whether its only item is a live stream.
  ///
  /// Absent: `false`.
  public var isLive: Bool?
  /// The height of its first item's pictures in lines.
  public var height: Int64?
  /// The number of items.
  public var itemCount: Int64
  /// The program that resolved it: `yt-dlp`, or the name of one of the options; absent: the server itself.
  public var resolver: String?

  public init(
    kind: ResolvedKind, url: String, host: String, title: String? = nil, duration: Double? = nil, isLive: Bool? = nil,
    height: Int64? = nil, itemCount: Int64, resolver: String? = nil
  ) {
    (self.kind, self.url, self.host, self.title, self.duration, self.isLive, self.height, self.itemCount, self.resolver)
    = (kind, url, host, title, duration, isLive, height, itemCount, resolver)
  }

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("kind", self.kind)
    writer.member("url", self.url)
    writer.member("host", self.host)
    writer.member("title", self.title)
    writer.member("duration", self.duration)
    writer.member("isLive", self.isLive)
    writer.member("height", self.height)
    writer.member("itemCount", self.itemCount)
    writer.member("resolver", self.resolver)
  }
}

/// A program of the user that finds the media in pages.
public struct ResolverProgram: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
  /// The pattern of URLs, in which `*` matches any text (`https://tv.example.com/*`). The first program whose pattern
  /// matches is used.
  ///
  /// Not empty.
  public var match: String
  /// The program's absolute path and its arguments. No shell is involved.
  ///
  /// Not empty.
  public var command: [String]

  public init(match: String, command: [String]) {
    (self.match, self.command) = (match, command)
  }

  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
    self.match = try members.required("match", JSONConstraint<String>.nonEmpty)
    self.command = try members.required("command", JSONConstraint<[String]>.nonEmpty)
  }

  private static let vocabulary = JSONVocabulary(["match", "command"])

  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("match", self.match)
    writer.member("command", self.command)
  }
}

/// How pages are resolved to media.
///
/// Each has a value: what nobody says is as the spec assumes it.
public struct PagesOptions: Sendable, Hashable, JSONCodable {
  /// Programs of the user, tried before `yt-dlp`. Only the server's options file can name them: `context.create`
  /// refuses them.
  ///
  /// Absent: `[]`.
  public var resolvers: [ResolverProgram]
  /// Whether `yt-dlp` is used where it is in `PATH`.
  ///
  /// Absent: `true`.
  public var usesYtDlp: Bool
  /// The time limit of a resolver.
  ///
  /// In seconds. More than 0, at most 600. Absent: `60`.
  public var timeout: Duration
  /// The most items of a playlist; the rest is passed over.
  ///
  /// From 1 to 1000. Absent: `200`.
  public var maximumItems: Int64

  /// All as the spec assumes them, but for what is given.
  public init(
    resolvers: [ResolverProgram] = [],
    usesYtDlp: Bool = true,
    timeout: Duration = .seconds(60),
    maximumItems: Int64 = 200
  ) {
    self.resolvers = resolvers
    self.usesYtDlp = usesYtDlp
    self.timeout = timeout
    self.maximumItems = maximumItems
  }

  /// All as the spec assumes them, but for what `changes` say.
  public init(_ changes: Changes?) {
    self.init()
    self.replace(with: changes)
  }

  /// Takes what `changes` say; all else stays.
  public mutating func replace(with changes: Changes?) {
    guard let changes else { return }
    if let value = changes.resolvers { self.resolvers = value }
    if let value = changes.usesYtDlp { self.usesYtDlp = value }
    if let value = changes.timeout { self.timeout = Duration(spanOf: value) }
    if let value = changes.maximumItems { self.maximumItems = value }
  }

  /// All of them, as they are told.
  public var changes: Changes {
    Changes(
      resolvers: self.resolvers,
      usesYtDlp: self.usesYtDlp,
      timeout: self.timeout.inSeconds,
      maximumItems: self.maximumItems
    )
  }

  public init(json node: JSONNode) throws(JSONDecodingError) { self.init(try Changes(json: node)) }

  public func write(to writer: inout JSONWriter) { self.changes.write(to: &writer) }

  /// What somebody says of ``PagesOptions``: some of them, or all.
  public struct Changes: Sendable, Hashable, JSONDecodable, JSONObjectEncodable {
    /// Programs of the user, tried before `yt-dlp`. Only the server's options file can name them: `context.create`
    /// refuses them.
    ///
    /// Absent: `[]`.
    public var resolvers: [ResolverProgram]?
    /// Whether `yt-dlp` is used where it is in `PATH`.
    ///
    /// Absent: `true`.
    public var usesYtDlp: Bool?
    /// The time limit of a resolver.
    ///
    /// In seconds. More than 0, at most 600. Absent: `60`.
    public var timeout: Double?
    /// The most items of a playlist; the rest is passed over.
    ///
    /// From 1 to 1000. Absent: `200`.
    public var maximumItems: Int64?

    public init(
      resolvers: [ResolverProgram]? = nil, usesYtDlp: Bool? = nil, timeout: Double? = nil, maximumItems: Int64? = nil
    ) {
      (self.resolvers, self.usesYtDlp, self.timeout, self.maximumItems) = (resolvers, usesYtDlp, timeout, maximumItems)
    }

    public init(json node: JSONNode) throws(JSONDecodingError) {
      var members: JSONMembers = try JSONMembers(node, Self.vocabulary)
      self.resolvers = try members.optional("resolvers")
      self.usesYtDlp = try members.optional("usesYtDlp")
      self.timeout = try members.optional("timeout", JSONConstraint<Double>.moreThan(0, atMost: 600))
      self.maximumItems = try members.optional("maximumItems", JSONConstraint<Int64>.range(1...1000))
    }

    private static let vocabulary = JSONVocabulary(["resolvers", "usesYtDlp", "timeout", "maximumItems"])

    public func writeMembers(to writer: inout JSONWriter) {
      writer.member("resolvers", self.resolvers)
      writer.member("usesYtDlp", self.usesYtDlp)
      writer.member("timeout", self.timeout)
      writer.member("maximumItems", self.maximumItems)
    }
  }
}
