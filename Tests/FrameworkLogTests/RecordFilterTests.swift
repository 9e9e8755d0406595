import Logging
import Testing

@testable import FrameworkLog

/// Every filter of the SDK's guide pages, and the rules between levels of classes and functions.
@Suite struct RecordFilterTests {
  private let button = LogComponent("WidgetCenter(CastButton)")
  private let session = LogComponent("CastSession(Starting)")
  private let manager = LogComponent("SessionManager")
  private let discovery = LogComponent("DiscoveryManager")
  private let link = LogComponent("CastConnection")
  private let payload = LogComponent("CastPayload")
  private let media = LogComponent("RemoteMediaClient")
  private let controller = LogComponent("WidgetCenter(MediaController)")
  private let cache = LogComponent("ImageCache")

  private func admits(_ filter: RecordFilter, _ component: LogComponent, _ level: LogLevel, in function: String = "f()")
    -> Bool
  {
    filter.threshold(of: component, function: function).admits(level)
  }

  @Test func aComponentIsANameAndPerhapsATopic() {
    #expect(self.session.description == "CastSession(Starting)")
    #expect(self.session.sdkClasses.first == "GCKCastSession")
    #expect(self.manager.description == "SessionManager")
    #expect(self.button.sdkClasses == ["GCKUICastButton"])
    #expect(self.session.name == "CastSession" && self.session.topic == "Starting")
    #expect(LogComponent("cast.rpc").description == "cast.rpc")
    #expect(LogComponent("").description == "")
    #expect(LogComponent("x").sdkClasses.isEmpty)
  }

  /// Guide "Integrate Cast into your iOS app", "Logging": `filter.minimumLevel = .error`.
  @Test func theGuidesMinimumLevel() {
    let filter = RecordFilter(minimumLevel: .error)
    #expect(!self.admits(filter, self.session, .warning))
    #expect(self.admits(filter, self.session, .error))
    #expect(self.admits(filter, self.session, .assert))
    #expect(filter.lowestLevel == .error)
  }

  /// The same page: `setLoggingLevel(.verbose, forClasses: ["GCKUICastButton", "GCKUIImageCache",
  /// "NSMutableDictionary"])`.
  @Test func theGuidesListOfClasses() throws {
    var filter = RecordFilter(minimumLevel: .error)
    try filter.setLevel(.verbose, forClasses: ["GCKUICastButton", "GCKUIImageCache", "NSMutableDictionary"])
    for component in [self.button, self.cache, self.payload] { #expect(self.admits(filter, component, .verbose)) }
    for component in [self.session, self.discovery, self.controller] {
      #expect(!self.admits(filter, component, .warning))
    }
    #expect(filter.lowestLevel == .verbose)
  }

  /// The same page: `setLoggingLevel(.verbose, forClasses: ["GCKUI*", "GCK*Session"])`.
  @Test func theGuidesGlobs() throws {
    var filter = RecordFilter(minimumLevel: .error)
    try filter.setLevel(.verbose, forClasses: ["GCKUI*", "GCK*Session"])
    for component in [self.button, self.controller, self.cache, self.session] {
      #expect(self.admits(filter, component, .verbose), "\(component)")
    }
    for component in [self.manager, self.discovery, self.link, self.media] {
      #expect(!self.admits(filter, component, .info), "\(component)")
    }
  }

  /// The codelab's `classesToLog`, with names from the SDK's second version.
  @Test func theCodelabsClasses() throws {
    var filter = RecordFilter(minimumLevel: .noneValue)
    try filter.setLevel(
      .verbose,
      forClasses: [
        "GCKDeviceScanner", "GCKDeviceProvider", "GCKDiscoveryManager", "GCKCastChannel", "GCKMediaControlChannel",
        "GCKUICastButton", "GCKUIMediaController", "NSMutableDictionary",
      ])
    for component in [self.discovery, self.link, self.media, self.button, self.controller, self.payload] {
      #expect(self.admits(filter, component, .verbose), "\(component)")
    }
    #expect(!self.admits(filter, self.manager, .assert))
  }

  @Test(arguments: [
    ("CastSession", true), ("CastSession(Starting)", true), ("CastSession(St*)", true), ("CastSession(Ending)", false),
    ("GCKCastSession(Starting)", true), ("*(Starting)", true), ("*", true), ("Cast", false), ("SessionManager", false),
  ])
  func bareClassesMeanAllExtensions(pattern: String, expected: Bool) throws {
    #expect(try ClassPattern(pattern).matches(self.session) == expected)
  }

  @Test(arguments: ["", "()", "A(", "A()", "A(b", String(repeating: "x", count: 300)])
  func refusesPatternsWithoutAClass(pattern: String) {
    #expect(throws: PatternError.self) { try ClassPattern(pattern) }
  }

  @Test func functionsComeBeforeClassesAndTheLastRuleCounts() throws {
    var filter = RecordFilter(minimumLevel: .info)
    try filter.setLevel(.error, forClasses: ["CastSession"])
    try filter.setLevel(.debug, forClasses: ["GCKCastSession"])
    #expect(self.admits(filter, self.session, .debug))
    try filter.setLevel(.verbose, forFunctions: ["send*"])
    try filter.setLevel(.noneValue, forFunctions: ["close(_:for:)"])
    #expect(self.admits(filter, self.session, .verbose, in: "sendToReceiver(_:)"))
    #expect(self.admits(filter, self.manager, .verbose, in: "send()"))
    #expect(!self.admits(filter, self.session, .assert, in: "close(_:for:)"))
    #expect(self.admits(filter, self.session, .debug, in: "close()"))
    #expect(filter.lowestLevel == .verbose)
  }

  @Test func nothingPassesNone() {
    let filter = RecordFilter(minimumLevel: .noneValue)
    #expect(filter.lowestLevel == .noneValue)
    #expect(LogLevel.allCases.allSatisfy { !self.admits(filter, self.session, $0) })
  }

  @Test func oneOfTheMessagePatternsHasToBeFound() throws {
    var filter = RecordFilter()
    #expect(filter.admits(message: "anything"))
    try filter.addMessagePatterns(["(?i)SESSION", "\\bdevice\\b"])
    #expect(filter.admits(message: "a session"))
    #expect(filter.admits(message: "the device left"))
    #expect(!filter.admits(message: "devices left"))
  }

  @Test func theNumberOfPatternsIsBounded() throws {
    var filter = RecordFilter()
    #expect(throws: PatternError.self) {
      try filter.setLevel(.info, forClasses: Array(repeating: "a", count: RecordFilter.maximumPatterns + 1))
    }
    #expect(throws: PatternError.self) { try filter.addMessagePatterns(Array(repeating: "a", count: 33)) }
  }

  @Test func levelsHaveTheSDKsNumbers() {
    #expect(LogLevel.allCases.map(\.severity) == [0, 1, 2, 3, 4, 5, 6])
    #expect(LogLevel.allCases.map { LogLevel(rawValue: $0.rawValue) } == LogLevel.allCases)
    #expect(LogLevel(rawValue: "LOUD").severity < 0)
    #expect(LogLevel(.notice) == .info && LogLevel(.critical) == .assert && LogLevel(.trace) == .verbose)
  }
}
