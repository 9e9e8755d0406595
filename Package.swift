// swift-tools-version: 6.2
import PackageDescription

// Style: one section per wing, in it one per target with its test target, in the order of the import arrows; one dependency per line.
// A target imports only what its section lists: the build is run with `--explicit-target-dependency-import-check error`.

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let nioConcurrencyHelpers = Target.Dependency.product(name: "NIOConcurrencyHelpers", package: "swift-nio")
let nioCore = Target.Dependency.product(name: "NIOCore", package: "swift-nio")
let nioHTTP1 = Target.Dependency.product(name: "NIOHTTP1", package: "swift-nio")
let nioPosix = Target.Dependency.product(name: "NIOPosix", package: "swift-nio")
let nioWebSocket = Target.Dependency.product(name: "NIOWebSocket", package: "swift-nio")
let nioEmbedded = Target.Dependency.product(name: "NIOEmbedded", package: "swift-nio")
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")

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
  targets: [
    // MARK: - System: what C libraries are called through

    .systemLibrary(name: "CDNSSD", path: "Sources/System/CDNSSD", providers: [.apt(["libavahi-compat-libdnssd-dev"])]),
    .systemLibrary(
      name: "CJansson", path: "Sources/System/CJansson", pkgConfig: "jansson", providers: [.apt(["libjansson-dev"])]),
    .systemLibrary(
      name: "COpenSSL", path: "Sources/System/COpenSSL", pkgConfig: "openssl", providers: [.apt(["libssl-dev"])]),
    // Loaded by their first use, and declared by the shims: nothing is needed for building.
    .systemLibrary(name: "CCurl", path: "Sources/System/CCurl"),
    .systemLibrary(name: "CExpat", path: "Sources/System/CExpat"),
    .systemLibrary(name: "CMalloc", path: "Sources/System/CMalloc"),
    .systemLibrary(name: "CPCRE2", path: "Sources/System/CPCRE2"),
    .systemLibrary(name: "CLinuxFiles", path: "Sources/System/CLinuxFiles"),
    .systemLibrary(name: "CUchardet", path: "Sources/System/CUchardet"),

    // MARK: - Support: knows no word of Cast

    // MARK: LoopIsolation

    .target(
      name: "LoopIsolation",
      dependencies: [
        logging,
        nioConcurrencyHelpers,
        nioCore,
        nioPosix,
      ],
      path: "Sources/Support/LoopIsolation",
      swiftSettings: strict
    ),
    .testTarget(
      name: "LoopIsolationTests",
      dependencies: [
        "LoopIsolation",
        nioCore,
      ],
      swiftSettings: strict
    ),

    // MARK: ChildProcesses

    .target(
      name: "ChildProcesses",
      path: "Sources/Support/ChildProcesses",
      swiftSettings: strict
    ),
    .testTarget(
      name: "ChildProcessesTests",
      dependencies: [
        "CastTestSupport",
        "ChildProcesses",
      ],
      swiftSettings: strict
    ),

    // MARK: StateFiles

    .target(
      name: "StateFiles",
      path: "Sources/Support/StateFiles",
      swiftSettings: strict
    ),
    .testTarget(
      name: "StateFilesTests",
      dependencies: [
        "StateFiles"
      ],
      swiftSettings: strict
    ),

    // MARK: JSONCodec

    .target(
      name: "JSONCodec",
      dependencies: [
        "CJansson"
      ],
      path: "Sources/Support/JSONCodec",
      swiftSettings: strict
    ),
    .testTarget(
      name: "JSONCodecTests",
      dependencies: [
        "JSONCodec"
      ],
      swiftSettings: strict
    ),

    // MARK: FrameworkLog

    .target(
      name: "FrameworkLog",
      dependencies: [
        "CPCRE2",
        "JSONCodec",
        "StateFiles",
        logging,
      ],
      path: "Sources/Support/FrameworkLog",
      swiftSettings: strict
    ),
    .testTarget(
      name: "FrameworkLogTests",
      dependencies: [
        "FrameworkLog",
        "JSONCodec",
        "LoopIsolation",
        "StateFiles",
        logging,
      ],
      swiftSettings: strict
    ),

    // MARK: TLS

    .target(
      name: "TLS",
      dependencies: [
        "COpenSSL",
        "LoopIsolation",
        logging,
        nioCore,
      ],
      path: "Sources/Support/TLS",
      swiftSettings: strict
    ),
    .testTarget(
      name: "TLSTests",
      dependencies: [
        "COpenSSL",
        "CastTestSupport",
        "LoopIsolation",
        "TLS",
        logging,
        nioCore,
        nioEmbedded,
        nioPosix,
      ],
      swiftSettings: strict
    ),

    // MARK: HTTPFetch

    .target(
      name: "HTTPFetch",
      dependencies: [
        "CCurl",
        "LoopIsolation",
        "TLS",
        logging,
        nioCore,
        nioHTTP1,
        nioPosix,
      ],
      path: "Sources/Support/HTTPFetch",
      swiftSettings: strict
    ),
    .testTarget(
      name: "HTTPFetchTests",
      dependencies: [
        "CastTestSupport",
        "HTTPFetch",
        "LoopIsolation",
        "TLS",
        nioCore,
        nioHTTP1,
        nioPosix,
      ],
      swiftSettings: strict
    ),

    // MARK: HTTPServing

    .target(
      name: "HTTPServing",
      dependencies: [
        "CLinuxFiles",
        "LoopIsolation",
        "TLS",
        logging,
        nioCore,
        nioHTTP1,
        nioPosix,
      ],
      path: "Sources/Support/HTTPServing",
      swiftSettings: strict
    ),
    .testTarget(
      name: "HTTPServingTests",
      dependencies: [
        "CastTestSupport",
        "HTTPServing",
        "LoopIsolation",
        "TLS",
        logging,
        nioCore,
        nioHTTP1,
        nioPosix,
      ],
      swiftSettings: strict
    ),

    // MARK: MediaFormats

    .target(
      name: "MediaFormats",
      dependencies: [
        "HTTPFetch",
        "LoopIsolation",
        "XMLReading",
        nioCore,
        nioHTTP1,
      ],
      path: "Sources/Support/MediaFormats",
      swiftSettings: strict
    ),
    .testTarget(
      name: "MediaFormatsTests",
      dependencies: [
        "CastTestSupport",
        "LoopIsolation",
        "MediaFormats",
      ],
      swiftSettings: strict
    ),

    // MARK: DNSSD

    .target(
      name: "DNSSD",
      dependencies: [
        "CDNSSD",
        "LoopIsolation",
        nioConcurrencyHelpers,
        nioCore,
      ],
      path: "Sources/Support/DNSSD",
      swiftSettings: strict
    ),

    // MARK: MulticastDNS

    .target(
      name: "MulticastDNS",
      dependencies: [
        "LoopIsolation",
        logging,
        nioCore,
        nioPosix,
      ],
      path: "Sources/Support/MulticastDNS",
      swiftSettings: strict
    ),
    .testTarget(
      name: "MulticastDNSTests",
      dependencies: [
        "CastTestSupport",
        "LoopIsolation",
        "MulticastDNS",
        logging,
        nioCore,
        nioPosix,
      ],
      swiftSettings: strict
    ),

    // MARK: XMLReading

    .target(
      name: "XMLReading",
      dependencies: [
        "CExpat"
      ],
      path: "Sources/Support/XMLReading",
      swiftSettings: strict
    ),
    .testTarget(
      name: "XMLReadingTests",
      dependencies: [
        "XMLReading"
      ],
      swiftSettings: strict
    ),

    // MARK: MediaProbe

    .target(
      name: "MediaProbe",
      dependencies: [
        "ChildProcesses",
        "JSONCodec",
        "LoopIsolation",
      ],
      path: "Sources/Support/MediaProbe",
      swiftSettings: strict
    ),
    .testTarget(
      name: "MediaProbeTests",
      dependencies: [
        "CastTestSupport",
        "LoopIsolation",
        "MediaProbe",
      ],
      swiftSettings: strict
    ),

    // MARK: Subtitles

    .target(
      name: "Subtitles",
      dependencies: [
        "CUchardet",
        "XMLReading",
      ],
      path: "Sources/Support/Subtitles",
      swiftSettings: strict
    ),
    .testTarget(
      name: "SubtitlesTests",
      dependencies: [
        "CastTestSupport",
        "Subtitles",
      ],
      swiftSettings: strict
    ),

    // MARK: - Cast: knows no word of RPC

    // MARK: CastModel

    .target(
      name: "CastModel",
      dependencies: [
        "JSONCodec"
      ],
      path: "Sources/Cast/CastModel",
      swiftSettings: strict
    ),
    .testTarget(
      name: "CastModelTests",
      dependencies: [
        "CastModel",
        "JSONCodec",
      ],
      swiftSettings: strict
    ),

    // MARK: CastV2

    .target(
      name: "CastV2",
      dependencies: [
        "COpenSSL",
        "JSONCodec",
        "LoopIsolation",
        "TLS",
        logging,
        nioCore,
        nioPosix,
      ],
      path: "Sources/Cast/CastV2",
      swiftSettings: strict
    ),
    .testTarget(
      name: "CastV2Tests",
      dependencies: [
        "CastTestSupport",
        "CastV2",
        "JSONCodec",
        "LoopIsolation",
        "TLS",
        logging,
        nioCore,
        nioEmbedded,
        nioPosix,
      ],
      exclude: [
        "Fixtures"
      ],
      swiftSettings: strict
    ),

    // MARK: DeviceAuthentication

    .target(
      name: "DeviceAuthentication",
      dependencies: [
        "COpenSSL",
        "CastModel",
        "CastV2",
        "StateFiles",
        "TLS",
        nioCore,
      ],
      path: "Sources/Cast/DeviceAuthentication",
      swiftSettings: strict
    ),
    .testTarget(
      name: "DeviceAuthenticationTests",
      dependencies: [
        "COpenSSL",
        "CastModel",
        "CastTestSupport",
        "CastV2",
        "DeviceAuthentication",
        "LoopIsolation",
        nioCore,
      ],
      exclude: ["Fixtures"],
      swiftSettings: strict
    ),

    // MARK: CastDiscovery

    .target(
      name: "CastDiscovery",
      dependencies: [
        "CastModel",
        "DNSSD",
        "JSONCodec",
        "LoopIsolation",
        "MulticastDNS",
        logging,
        nioCore,
        nioPosix,
      ],
      path: "Sources/Cast/CastDiscovery",
      swiftSettings: strict
    ),
    .testTarget(
      name: "CastDiscoveryTests",
      dependencies: [
        "CastAdvertising",
        "CastDiscovery",
        "CastModel",
        "CastTestSupport",
        "DNSSD",
        "LoopIsolation",
        "MulticastDNS",
        logging,
        nioCore,
        nioPosix,
      ],
      swiftSettings: strict
    ),

    // MARK: - Sender: the framework

    // MARK: CastSender

    .target(
      name: "CastSender",
      dependencies: [
        "CMalloc",
        "CastDiscovery",
        "CastModel",
        "CastV2",
        "DNSSD",
        "DeviceAuthentication",
        "ImageCache",
        "JSONCodec",
        "LocalMedia",
        "LoopIsolation",
        "MediaPreflight",
        "MediaServing",
        "StateFiles",
        "Subtitles",
        "TLS",
        logging,
        nioCore,
        nioPosix,
      ],
      path: "Sources/Sender/CastSender",
      swiftSettings: strict
    ),
    .testTarget(
      name: "CastSenderTests",
      dependencies: [
        "CastDiscovery",
        "CastModel",
        "CastSender",
        "CastTestSupport",
        "CastV2",
        "DNSSD",
        "DeviceAuthentication",
        "EmulatedReceiver",
        "ImageCache",
        "JSONCodec",
        "LoopIsolation",
        "StateFiles",
        "TLS",
        logging,
        nioCore,
        nioPosix,
      ],
      exclude: ["Fixtures"],
      swiftSettings: strict
    ),

    // MARK: MediaPreflight

    .target(
      name: "MediaPreflight",
      dependencies: [
        "CastModel",
        "HTTPFetch",
        "LoopIsolation",
        "MediaFormats",
        "MediaProbe",
        "TLS",
        "XMLReading",
        logging,
        nioCore,
      ],
      path: "Sources/Sender/MediaPreflight",
      swiftSettings: strict
    ),
    .testTarget(
      name: "MediaPreflightTests",
      dependencies: [
        "CastModel",
        "CastTestSupport",
        "HTTPFetch",
        "LoopIsolation",
        "MediaPreflight",
        "MediaProbe",
        "TLS",
        nioCore,
      ],
      swiftSettings: strict
    ),

    // MARK: ImageCache

    .target(
      name: "ImageCache",
      dependencies: [
        "HTTPFetch",
        "JSONCodec",
        "LoopIsolation",
        "StateFiles",
        "TLS",
        logging,
        nioCore,
        nioHTTP1,
        nioPosix,
      ],
      path: "Sources/Sender/ImageCache",
      swiftSettings: strict
    ),
    .testTarget(
      name: "ImageCacheTests",
      dependencies: [
        "CastTestSupport",
        "HTTPFetch",
        "ImageCache",
        "JSONCodec",
        "LoopIsolation",
        "StateFiles",
        "TLS",
        logging,
        nioCore,
        nioPosix,
      ],
      swiftSettings: strict
    ),

    // MARK: LocalMedia

    .target(
      name: "LocalMedia",
      dependencies: [
        "CastModel",
        "LoopIsolation",
        "MediaFormats",
        "MediaProbe",
        "StateFiles",
        "Subtitles",
        "XMLReading",
      ],
      path: "Sources/Sender/LocalMedia",
      swiftSettings: strict
    ),
    .testTarget(
      name: "LocalMediaTests",
      dependencies: [
        "CastModel",
        "CastTestSupport",
        "LocalMedia",
        "LoopIsolation",
        "MediaProbe",
        "Subtitles",
        "XMLReading",
      ],
      swiftSettings: strict
    ),

    // MARK: MediaServing

    .target(
      name: "MediaServing",
      dependencies: [
        "CastModel",
        "HTTPServing",
        "LoopIsolation",
        logging,
        nioCore,
        nioHTTP1,
        nioPosix,
      ],
      path: "Sources/Sender/MediaServing",
      swiftSettings: strict
    ),
    .testTarget(
      name: "MediaServingTests",
      dependencies: [
        "CastModel",
        "CastTestSupport",
        "HTTPServing",
        "LoopIsolation",
        "MediaServing",
        logging,
        nioCore,
      ],
      swiftSettings: strict
    ),

    // MARK: - Server: where both halves meet

    // MARK: JSONRPC

    .target(
      name: "JSONRPC",
      dependencies: [
        "JSONCodec",
        "LoopIsolation",
        logging,
        nioCore,
        nioPosix,
      ],
      path: "Sources/Server/JSONRPC",
      swiftSettings: strict
    ),
    .testTarget(
      name: "JSONRPCTests",
      dependencies: [
        "CastTestSupport",
        "JSONCodec",
        "JSONRPC",
        "LoopIsolation",
        logging,
        nioCore,
        nioEmbedded,
        nioPosix,
      ],
      swiftSettings: strict
    ),

    // MARK: CastRPCProtocol

    // spec/openrpc.json as read-only data.
    .target(name: "COpenRPC", path: "Sources/Server/COpenRPC"),
    .target(
      name: "CastRPCProtocol",
      dependencies: [
        "COpenRPC",
        "CastModel",
        "FrameworkLog",
        "JSONCodec",
        "JSONRPC",
        "LoopIsolation",
        nioCore,
      ],
      path: "Sources/Server/CastRPCProtocol",
      swiftSettings: strict
    ),
    .testTarget(
      name: "CastRPCProtocolTests",
      dependencies: [
        "CastModel",
        "CastRPCProtocol",
        "FrameworkLog",
        "JSONCodec",
        "JSONRPC",
        "LoopIsolation",
        logging,
        nioEmbedded,
      ],
      swiftSettings: strict
    ),

    // MARK: CastRPCServer

    .target(
      name: "CastRPCServer",
      dependencies: [
        "COpenSSL",
        "CastDiscovery",
        "CastModel",
        "CastRPCProtocol",
        "CastSender",
        "CastV2",
        "DNSSD",
        "DeviceAuthentication",
        "FrameworkLog",
        "ImageCache",
        "JSONCodec",
        "JSONRPC",
        "LoopIsolation",
        "MediaPreflight",
        "StateFiles",
        "TLS",
        logging,
        nioCore,
        nioPosix,
      ],
      path: "Sources/Server/CastRPCServer",
      swiftSettings: strict
    ),
    .testTarget(
      name: "CastRPCServerTests",
      dependencies: [
        "CastDiscovery",
        "CastModel",
        "CastRPCProtocol",
        "CastRPCServer",
        "CastSender",
        "CastTestSupport",
        "DNSSD",
        "EmulatedReceiver",
        "FrameworkLog",
        "ImageCache",
        "JSONCodec",
        "JSONRPC",
        "LoopIsolation",
        logging,
        nioCore,
        nioPosix,
      ],
      swiftSettings: strict
    ),

    // MARK: cast-rpc

    .executableTarget(
      name: "cast-rpc",
      dependencies: [
        "CastRPCServer",
        "LoopIsolation",
        logging,
      ],
      path: "Sources/Server/cast-rpc",
      swiftSettings: strict
    ),

    // MARK: - Client: a client like every other

    // MARK: CastRPCClient

    .target(
      name: "CastRPCClient",
      dependencies: [
        "CastModel",
        "CastRPCProtocol",
        "ChildProcesses",
        "JSONCodec",
        "JSONRPC",
        "LoopIsolation",
        logging,
        nioCore,
        nioPosix,
      ],
      path: "Sources/Client/CastRPCClient",
      swiftSettings: strict
    ),
    .testTarget(
      name: "CastRPCClientTests",
      dependencies: [
        "CastModel",
        "CastRPCClient",
        "CastRPCProtocol",
        "CastTestSupport",
        "JSONCodec",
        "LoopIsolation",
      ],
      swiftSettings: strict
    ),

    // MARK: ModelContextServer

    .target(
      name: "ModelContextServer",
      dependencies: [
        "CastModel",
        "CastRPCClient",
        "CastRPCProtocol",
        "JSONCodec",
        "JSONRPC",
        "LoopIsolation",
        logging,
        nioCore,
      ],
      path: "Sources/Client/ModelContextServer",
      swiftSettings: strict
    ),
    .testTarget(
      name: "ModelContextServerTests",
      dependencies: [
        "CastRPCClient",
        "CastTestSupport",
        "JSONCodec",
        "ModelContextServer",
      ],
      swiftSettings: strict
    ),

    // MARK: WebBridge

    // The files of clients/web as read-only data.
    .target(name: "CWebPages", path: "Sources/Client/CWebPages"),
    .target(
      name: "WebBridge",
      dependencies: [
        "CWebPages",
        "HTTPServing",
        "JSONRPC",
        "LoopIsolation",
        "StateFiles",
        logging,
        nioCore,
        nioHTTP1,
        nioPosix,
        nioWebSocket,
      ],
      path: "Sources/Client/WebBridge",
      swiftSettings: strict
    ),
    .testTarget(
      name: "WebBridgeTests",
      dependencies: [
        "CastTestSupport",
        "JSONCodec",
        "LoopIsolation",
        "WebBridge",
        logging,
        nioCore,
        nioHTTP1,
        nioPosix,
        nioWebSocket,
      ],
      swiftSettings: strict
    ),

    // MARK: castctl

    // What the program does; the executable only starts it.
    .target(
      name: "CastControl",
      dependencies: [
        "CastModel",
        "CastRPCClient",
        "CastRPCProtocol",
        "ChildProcesses",
        "JSONCodec",
        "LoopIsolation",
        "ModelContextServer",
        "StateFiles",
        "WebBridge",
        argumentParser,
        logging,
      ],
      path: "Sources/Client/CastControl",
      swiftSettings: strict
    ),
    .testTarget(
      name: "CastControlTests",
      dependencies: [
        "CastControl",
        "CastModel",
        "CastRPCClient",
        "CastRPCProtocol",
        "CastTestSupport",
        "JSONCodec",
      ],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "castctl",
      dependencies: [
        "CastControl"
      ],
      path: "Sources/Client/castctl",
      swiftSettings: strict
    ),

    // MARK: - Receiver: never sees the sender

    // MARK: CastAdvertising

    .target(
      name: "CastAdvertising",
      dependencies: [
        "CastModel",
        "DNSSD",
        "LoopIsolation",
        "MulticastDNS",
        logging,
        nioCore,
      ],
      path: "Sources/Receiver/CastAdvertising",
      swiftSettings: strict
    ),

    // MARK: EmulatedReceiver

    .target(
      name: "EmulatedReceiver",
      dependencies: [
        "COpenSSL",
        "CastAdvertising",
        "CastModel",
        "CastV2",
        "DNSSD",
        "DeviceAuthentication",
        "HTTPServing",
        "JSONCodec",
        "LoopIsolation",
        "StateFiles",
        "TLS",
        logging,
        nioCore,
        nioHTTP1,
        nioPosix,
      ],
      path: "Sources/Receiver/EmulatedReceiver",
      resources: [.embedInCode("Device/models.json")],
      swiftSettings: strict
    ),
    .testTarget(
      name: "EmulatedReceiverTests",
      dependencies: [
        "COpenSSL",
        "CastAdvertising",
        "CastModel",
        "CastTestSupport",
        "CastV2",
        "DNSSD",
        "DeviceAuthentication",
        "EmulatedReceiver",
        "HTTPServing",
        "JSONCodec",
        "LoopIsolation",
        "ReceiverControl",
        "TLS",
        logging,
        nioCore,
        nioPosix,
      ],
      swiftSettings: strict
    ),

    // MARK: ReceiverControl

    .target(
      name: "ReceiverControl",
      dependencies: [
        "CastModel",
        "CastV2",
        "EmulatedReceiver",
        "HTTPServing",
        "JSONCodec",
        "JSONRPC",
        "LoopIsolation",
        "StateFiles",
        logging,
        nioCore,
        nioHTTP1,
      ],
      path: "Sources/Receiver/ReceiverControl",
      resources: [
        .embedInCode("Screen/Page/screen.css"),
        .embedInCode("Screen/Page/screen.html"),
        .embedInCode("Screen/Page/screen.js"),
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "ReceiverControlTests",
      dependencies: [
        "CastModel",
        "CastTestSupport",
        "CastV2",
        "EmulatedReceiver",
        "JSONCodec",
        "JSONRPC",
        "LoopIsolation",
        "ReceiverControl",
        logging,
        nioCore,
      ],
      swiftSettings: strict
    ),

    // MARK: MediaInspection

    .target(
      name: "MediaInspection",
      dependencies: [
        "CastModel",
        "EmulatedReceiver",
        "HTTPFetch",
        "LoopIsolation",
        "MediaFormats",
        "XMLReading",
        logging,
        nioCore,
        nioHTTP1,
      ],
      path: "Sources/Receiver/MediaInspection",
      swiftSettings: strict
    ),
    .testTarget(
      name: "MediaInspectionTests",
      dependencies: [
        "CastModel",
        "CastTestSupport",
        "EmulatedReceiver",
        "HTTPFetch",
        "LoopIsolation",
        "MediaFormats",
        "MediaInspection",
        nioCore,
      ],
      swiftSettings: strict
    ),

    // MARK: cast-receiver

    .executableTarget(
      name: "cast-receiver",
      dependencies: [
        "CastAdvertising",
        "CastModel",
        "CastV2",
        "EmulatedReceiver",
        "JSONCodec",
        "JSONRPC",
        "LoopIsolation",
        "MediaInspection",
        "ReceiverControl",
        argumentParser,
        logging,
        nioCore,
      ],
      path: "Sources/Receiver/cast-receiver",
      swiftSettings: strict
    ),

    // MARK: - Tools: the generator

    // MARK: RPCCodeGen

    .target(
      name: "RPCCodeGen",
      dependencies: [
        "JSONCodec"
      ],
      path: "Sources/Tools/RPCCodeGen",
      swiftSettings: strict
    ),
    .testTarget(
      name: "RPCCodeGenTests",
      dependencies: [
        "JSONCodec",
        "RPCCodeGen",
      ],
      swiftSettings: strict
    ),

    // MARK: cast-rpc-gen

    .executableTarget(
      name: "cast-rpc-gen",
      dependencies: [
        "RPCCodeGen",
        argumentParser,
      ],
      path: "Sources/Tools/cast-rpc-gen",
      swiftSettings: strict
    ),

    // MARK: - Tests of more than one target

    .target(
      name: "CastTestSupport",
      dependencies: [
        "COpenSSL",
        "CastDiscovery",
        "JSONCodec",
        "JSONRPC",
        "LoopIsolation",
        "TLS",
        nioCore,
        nioPosix,
      ],
      path: "Tests/CastTestSupport",
      swiftSettings: strict
    ),
    .testTarget(
      name: "ServerProcessTests",
      dependencies: [
        "CastTestSupport",
        "CastV2",
        "JSONCodec",
        "LoopIsolation",
        "TLS",
        logging,
        nioCore,
      ],
      swiftSettings: strict
    ),
  ]
)
