// swift-tools-version: 6.2
import PackageDescription

// A target imports only what its `uses` names: the build runs with `--explicit-target-dependency-import-check error`. The wings stand in
// the order of the import arrows; docs/Modules.md says what each target is for.

/// A folder of Sources: what stands in one wing knows only the wings above it.
enum Wing: String {
  case support = "Support"
  case cast = "Cast"
  case sender = "Sender"
  case server = "Server"
  case client = "Client"
  case receiver = "Receiver"
  case tools = "Tools"

  /// The folder of a target.
  func path(_ target: String) -> String { "Sources/\(self.rawValue)/\(target)" }
}

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// The package of each product that isn't ours.
let packages = [
  "ArgumentParser": "swift-argument-parser",
  "Logging": "swift-log",
  "NIOConcurrencyHelpers": "swift-nio",
  "NIOCore": "swift-nio",
  "NIOEmbedded": "swift-nio",
  "NIOHTTP1": "swift-nio",
  "NIOPosix": "swift-nio",
  "NIOWebSocket": "swift-nio",
]

/// The dependencies that are named in `words`, with spaces between them.
func dependencies(_ words: String) -> [Target.Dependency] {
  words.split(separator: " ").map(String.init).map { name in
    packages[name].map { .product(name: name, package: $0) } ?? .target(name: name)
  }
}

/// The tests of `target`, or of several targets.
///
/// - Parameter fixtures: Whether the folder has files in `Fixtures`, which tests read where they are.
func tests(_ target: String, uses: String, fixtures: Bool = false) -> [Target] {
  [
    .testTarget(
      name: "\(target)Tests", dependencies: dependencies(uses), exclude: fixtures ? ["Fixtures"] : [],
      swiftSettings: strict)
  ]
}

/// A library, and its tests if `tests` names what they use.
///
/// - Parameter embeds: Files of the target's folder that become part of the binary.
func module(
  _ name: String, in wing: Wing, uses: String = "", embeds: [String] = [], tests used: String? = nil,
  fixtures: Bool = false
) -> [Target] {
  let library = Target.target(
    name: name, dependencies: dependencies(uses), path: wing.path(name), resources: embeds.map { .embedInCode($0) },
    swiftSettings: strict)
  return [library] + (used.map { tests(name, uses: $0, fixtures: fixtures) } ?? [])
}

/// A program, which only starts what a library does.
func program(_ name: String, in wing: Wing, uses: String) -> [Target] {
  [.executableTarget(name: name, dependencies: dependencies(uses), path: wing.path(name), swiftSettings: strict)]
}

/// Read-only data, as an array of C.
func data(_ name: String, in wing: Wing) -> [Target] {
  [.target(name: name, path: wing.path(name))]
}

/// The shim of a C library; without a package it is loaded by its first use, and nothing is needed for building.
func system(_ name: String, pkgConfig: String? = nil, package: String? = nil) -> [Target] {
  [
    .systemLibrary(
      name: name, path: "Sources/System/\(name)", pkgConfig: pkgConfig, providers: package.map { [.apt([$0])] })
  ]
}

let targets: [[Target]] = [
  // MARK: - System: what C libraries are called through

  system("CDNSSD", package: "libavahi-compat-libdnssd-dev"),
  system("CJansson", pkgConfig: "jansson", package: "libjansson-dev"),
  system("COpenSSL", pkgConfig: "openssl", package: "libssl-dev"),
  system("CCurl"),
  system("CExpat"),
  system("CLinux"),
  system("CPCRE2"),
  system("CUchardet"),

  // MARK: - Support: knows no word of Cast

  module(
    "LoopIsolation", in: .support,
    uses: "CLinux Logging NIOConcurrencyHelpers NIOCore NIOPosix",
    tests: "LoopIsolation NIOCore"),
  module("TextFormats", in: .support, uses: "CExpat NIOCore", tests: "TextFormats"),
  module("ChildProcesses", in: .support, uses: "TextFormats", tests: "CastTestSupport ChildProcesses TextFormats"),
  module("StateFiles", in: .support, uses: "TextFormats", tests: "CastTestSupport StateFiles"),
  module("JSONCodec", in: .support, uses: "CJansson", tests: "JSONCodec"),
  module(
    "FrameworkLog", in: .support,
    uses: "CPCRE2 JSONCodec StateFiles Logging",
    tests: "FrameworkLog JSONCodec LoopIsolation StateFiles Logging"),
  module(
    "TLS", in: .support,
    uses: "COpenSSL TextFormats Logging NIOCore",
    tests: "COpenSSL CastTestSupport LoopIsolation TLS Logging NIOCore NIOEmbedded NIOPosix"),
  module(
    "HTTPFetch", in: .support,
    uses: "CCurl LoopIsolation TLS TextFormats Logging NIOCore NIOHTTP1 NIOPosix",
    tests: "CastTestSupport HTTPFetch LoopIsolation TLS NIOCore NIOHTTP1 NIOPosix"),
  module(
    "HTTPServing", in: .support,
    uses: "CLinux LoopIsolation TLS TextFormats Logging NIOCore NIOHTTP1 NIOPosix",
    tests: "CastTestSupport HTTPServing LoopIsolation TLS Logging NIOCore NIOHTTP1 NIOPosix"),
  module(
    "MediaFormats", in: .support,
    uses: "HTTPFetch LoopIsolation StateFiles TextFormats NIOCore NIOHTTP1",
    tests: "CastTestSupport HTTPFetch LoopIsolation MediaFormats"),
  module("DNSSD", in: .support, uses: "CDNSSD LoopIsolation NIOConcurrencyHelpers NIOCore"),
  module(
    "MulticastDNS", in: .support,
    uses: "LoopIsolation TextFormats Logging NIOCore NIOPosix",
    tests: "CastTestSupport LoopIsolation MulticastDNS Logging NIOCore NIOPosix"),
  module(
    "MediaProbe", in: .support,
    uses: "ChildProcesses JSONCodec LoopIsolation TextFormats",
    tests: "CastTestSupport MediaProbe"),
  module(
    "Conversion", in: .support,
    uses: """
      ChildProcesses FrameworkLog HTTPFetch HTTPServing LoopIsolation MediaFormats MediaProbe StateFiles TLS TextFormats \
      Logging NIOCore NIOHTTP1
      """,
    tests: """
      CastTestSupport Conversion HTTPFetch HTTPServing LoopIsolation MediaProbe StateFiles Logging NIOCore NIOHTTP1
      """),
  module("Subtitles", in: .support, uses: "CUchardet TextFormats", tests: "CastTestSupport Subtitles"),

  // MARK: - Cast: knows no word of RPC

  module("CastModel", in: .cast, uses: "JSONCodec", tests: "CastModel JSONCodec"),
  module(
    "CastV2", in: .cast,
    uses: "COpenSSL CastModel JSONCodec LoopIsolation TLS TextFormats Logging NIOCore NIOPosix",
    tests: "CastModel CastTestSupport CastV2 JSONCodec LoopIsolation TLS Logging NIOCore NIOEmbedded NIOPosix",
    fixtures: true),
  module(
    "DeviceAuthentication", in: .cast,
    uses: "COpenSSL CastModel CastV2 StateFiles TLS TextFormats NIOCore",
    tests: "COpenSSL CastModel CastTestSupport CastV2 DeviceAuthentication LoopIsolation NIOCore",
    fixtures: true),
  module(
    "CastDiscovery", in: .cast,
    uses: "CastModel DNSSD JSONCodec LoopIsolation MulticastDNS TextFormats Logging NIOCore NIOPosix",
    tests: """
      CastAdvertising CastDiscovery CastModel CastTestSupport DNSSD LoopIsolation MulticastDNS Logging NIOCore NIOPosix
      """),

  module(
    "CastRecording", in: .cast, uses: "FrameworkLog JSONCodec StateFiles TextFormats",
    tests: "CastRecording CastTestSupport FrameworkLog JSONCodec"),

  // MARK: - Sender: the framework

  module(
    "CastSender", in: .sender,
    uses: """
      COpenSSL CastDiscovery CastModel CastV2 ChildProcesses Conversion DNSSD DeviceAuthentication HTTPFetch HTTPServing \
      ImageCache JSONCodec LocalMedia LoopIsolation MediaFormats MediaPreflight MediaProbe MediaServing StateFiles \
      Subtitles TLS TextFormats Logging NIOCore NIOHTTP1 NIOPosix
      """,
    tests: """
      CastDiscovery CastModel CastSender CastTestSupport CastV2 Conversion DNSSD DeviceAuthentication EmulatedReceiver \
      HTTPFetch ImageCache JSONCodec LoopIsolation MediaFormats MediaPreflight StateFiles TLS TextFormats Logging NIOCore \
      NIOPosix
      """,
    fixtures: true),
  module(
    "MediaPreflight", in: .sender,
    uses: "CastModel Conversion HTTPFetch LoopIsolation MediaFormats MediaProbe Subtitles TLS Logging NIOCore",
    tests: """
      CastModel CastTestSupport Conversion HTTPFetch LoopIsolation MediaFormats MediaPreflight MediaProbe TLS NIOCore
      """),
  module(
    "ImageCache", in: .sender,
    uses: """
      HTTPFetch JSONCodec LoopIsolation MediaFormats StateFiles TLS TextFormats Logging NIOCore NIOHTTP1 NIOPosix
      """,
    tests: """
      CastTestSupport HTTPFetch ImageCache JSONCodec LoopIsolation MediaFormats StateFiles TLS Logging NIOCore NIOPosix
      """),
  module(
    "LocalMedia", in: .sender,
    uses: "CastModel LoopIsolation MediaFormats MediaProbe StateFiles Subtitles TextFormats",
    tests: "CastModel CastTestSupport LocalMedia MediaFormats MediaProbe Subtitles TextFormats"),
  module(
    "MediaServing", in: .sender,
    uses: """
      CastModel HTTPServing LoopIsolation MediaFormats StateFiles TextFormats Logging NIOCore NIOHTTP1 NIOPosix
      """,
    tests: "CastModel CastTestSupport HTTPServing LoopIsolation MediaServing Logging NIOCore"),

  // MARK: - Server: JSON-RPC, and where both halves meet

  module(
    "JSONRPC", in: .server,
    uses: "CLinux JSONCodec LoopIsolation TextFormats Logging NIOCore NIOPosix",
    tests: "CastTestSupport JSONCodec JSONRPC LoopIsolation Logging NIOCore NIOEmbedded NIOPosix"),
  // spec/openrpc.json as read-only data.
  data("COpenRPC", in: .server),
  module(
    "CastRPCProtocol", in: .server,
    uses: "COpenRPC CastModel FrameworkLog JSONCodec JSONRPC LoopIsolation NIOCore",
    tests: "CastModel CastRPCProtocol FrameworkLog JSONCodec JSONRPC Logging NIOEmbedded"),
  module(
    "CastRPCServer", in: .server,
    uses: """
      COpenSSL CastDiscovery CastModel CastRPCProtocol CastRecording CastSender CastV2 DNSSD DeviceAuthentication \
      FrameworkLog ImageCache JSONCodec JSONRPC LoopIsolation MediaFormats MediaPreflight MediaServing StateFiles TLS \
      Logging NIOCore NIOPosix
      """,
    tests: """
      CastDiscovery CastModel CastRPCProtocol CastRPCServer CastRecording CastSender CastTestSupport CastV2 DNSSD \
      EmulatedReceiver FrameworkLog ImageCache JSONCodec JSONRPC LoopIsolation StateFiles TLS Logging NIOCore NIOPosix
      """),
  program("cast-rpc", in: .server, uses: "CastRPCServer LoopIsolation Logging"),

  // MARK: - Client: a client like every other

  module(
    "CastRPCClient", in: .client,
    uses: """
      CastModel CastRPCProtocol ChildProcesses JSONCodec JSONRPC LoopIsolation TextFormats Logging NIOCore NIOPosix
      """,
    tests: "CastModel CastRPCClient CastRPCProtocol CastTestSupport JSONCodec"),
  module(
    "ModelContextServer", in: .client,
    uses: "CastModel CastRPCClient CastRPCProtocol JSONCodec JSONRPC LoopIsolation TextFormats Logging NIOCore",
    tests: "CastRPCClient CastTestSupport JSONCodec JSONRPC ModelContextServer"),
  // The files of clients/web as read-only data.
  data("CWebPages", in: .client),
  module(
    "WebBridge", in: .client,
    uses: """
      CWebPages HTTPServing JSONCodec JSONRPC LoopIsolation StateFiles TLS TextFormats Logging NIOCore NIOHTTP1 \
      NIOPosix NIOWebSocket
      """,
    tests: """
      CastTestSupport JSONCodec LoopIsolation StateFiles WebBridge Logging NIOCore NIOHTTP1 NIOPosix NIOWebSocket
      """),
  module(
    "CastControl", in: .client,
    uses: """
      CastModel CastRPCClient CastRPCProtocol CastRecording ChildProcesses FrameworkLog JSONCodec LoopIsolation \
      ModelContextServer StateFiles TextFormats WebBridge ArgumentParser Logging
      """,
    tests: """
      CastControl CastModel CastRPCClient CastRPCProtocol CastRecording CastTestSupport JSONCodec ArgumentParser
      """),
  program("castctl", in: .client, uses: "CastControl"),

  // MARK: - Receiver: never sees the sender

  module("CastAdvertising", in: .receiver, uses: "CastModel DNSSD LoopIsolation MulticastDNS Logging NIOCore"),
  module(
    "EmulatedReceiver", in: .receiver,
    uses: """
      COpenSSL CastAdvertising CastModel CastRecording CastV2 DNSSD DeviceAuthentication HTTPServing JSONCodec \
      LoopIsolation StateFiles TLS TextFormats Logging NIOCore NIOHTTP1 NIOPosix
      """,
    embeds: ["Device/models.json"],
    tests: """
      COpenSSL CastAdvertising CastModel CastRecording CastTestSupport CastV2 DNSSD DeviceAuthentication \
      EmulatedReceiver HTTPServing JSONCodec LoopIsolation ReceiverControl TLS Logging NIOCore NIOPosix
      """),
  module(
    "ReceiverControl", in: .receiver,
    uses: """
      CastModel CastV2 EmulatedReceiver HTTPServing JSONCodec JSONRPC LoopIsolation StateFiles Logging NIOCore NIOHTTP1
      """,
    embeds: ["Screen/Page/screen.css", "Screen/Page/screen.html", "Screen/Page/screen.js"],
    tests: """
      CastModel CastTestSupport CastV2 EmulatedReceiver JSONCodec JSONRPC LoopIsolation ReceiverControl Logging NIOCore
      """),
  module(
    "MediaInspection", in: .receiver,
    uses: "CastModel EmulatedReceiver HTTPFetch LoopIsolation MediaFormats Subtitles Logging",
    tests: """
      CastModel CastTestSupport EmulatedReceiver HTTPFetch LoopIsolation MediaFormats MediaInspection Subtitles NIOCore
      """),
  program(
    "cast-receiver", in: .receiver,
    uses: """
      CastAdvertising CastModel CastRecording CastV2 EmulatedReceiver JSONCodec JSONRPC LoopIsolation MediaInspection \
      ReceiverControl ArgumentParser Logging NIOCore
      """),

  // MARK: - Tools: the generator

  module("RPCCodeGen", in: .tools, uses: "JSONCodec", tests: "JSONCodec RPCCodeGen"),
  program("cast-rpc-gen", in: .tools, uses: "RPCCodeGen ArgumentParser"),

  // MARK: - Tests of more than one target

  [
    .target(
      name: "CastTestSupport",
      dependencies: dependencies(
        "COpenSSL CastDiscovery JSONCodec JSONRPC LoopIsolation StateFiles TLS NIOCore NIOPosix"),
      path: "Tests/CastTestSupport", swiftSettings: strict)
  ],
  tests("ServerProcess", uses: "CastTestSupport CastV2 JSONCodec LoopIsolation TLS Logging NIOCore"),
]

/// Tests that a script builds as a program instead, while `CAST_RPC_` and the name of the program is set: another build couldn't link its
/// `main` beside that of the tests.
///
/// - Parameters:
///   - onlyTests: Files of the tests, which the program doesn't need.
///   - data: Files that aren't compiled.
func tests(_ target: String, or program: String, uses: String, onlyTests: [String], data: [String] = []) -> Target {
  guard Context.environment["CAST_RPC_\(program.uppercased())"] == nil else {
    return .executableTarget(
      name: program, dependencies: dependencies(uses), path: "Tests/\(target)Tests", exclude: onlyTests + data,
      swiftSettings: strict)
  }
  return .testTarget(
    name: "\(target)Tests", dependencies: dependencies(uses), exclude: ["Entry.swift"] + data, swiftSettings: strict)
}

/// The readers of foreign bytes with their invariants: as tests, which read each committed input once, or as libFuzzer's program
/// (`scripts/fuzz`).
let fuzzing = tests(
  "Fuzz", or: "Fuzz",
  uses: """
    CastDiscovery CastModel CastRecording CastSender CastV2 DNSSD DeviceAuthentication HTTPFetch HTTPServing ImageCache \
    JSONCodec JSONRPC LocalMedia LoopIsolation MediaFormats MulticastDNS StateFiles Subtitles TLS TextFormats WebBridge \
    NIOCore NIOEmbedded NIOHTTP1 NIOWebSocket
    """,
  onlyTests: ["CorpusTests.swift"], data: ["Corpus"])

/// Random programs of calls and faults against a model: as tests, which run a few, or as a program that runs many (`scripts/model`).
let modelling = tests(
  "SessionModel", or: "Model",
  uses: """
    CastDiscovery CastModel CastRPCProtocol CastRPCServer CastSender CastTestSupport CastV2 EmulatedReceiver JSONCodec \
    JSONRPC LoopIsolation TLS Logging NIOCore
    """,
  onlyTests: ["FaultMatrix.swift", "FaultMatrixTests.swift", "SessionModelTests.swift"])

let package = Package(
  name: "cast-rpc",
  products: [
    .executable(name: "cast-rpc", targets: ["cast-rpc"]),
    .executable(name: "cast-rpc-gen", targets: ["cast-rpc-gen"]),
    .executable(name: "cast-receiver", targets: ["cast-receiver"]),
    .executable(name: "castctl", targets: ["castctl"]),
    .library(name: "CastRPCClient", targets: ["CastRPCClient"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
  ],
  targets: targets.flatMap { $0 } + [fuzzing, modelling]
)
