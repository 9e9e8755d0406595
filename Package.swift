// swift-tools-version: 6.2
import PackageDescription

// Style: one section per target with its test target, in the order of the import arrows; one dependency per line.
// A target imports only what its section lists: the build is run with `--explicit-target-dependency-import-check error`.

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let nioCore = Target.Dependency.product(name: "NIOCore", package: "swift-nio")
let nioHTTP1 = Target.Dependency.product(name: "NIOHTTP1", package: "swift-nio")
let nioPosix = Target.Dependency.product(name: "NIOPosix", package: "swift-nio")
let nioEmbedded = Target.Dependency.product(name: "NIOEmbedded", package: "swift-nio")
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")

let package = Package(
  name: "cast-rpc",
  products: [
    .executable(name: "cast-rpc", targets: ["cast-rpc"]),
    .executable(name: "cast-rpc-gen", targets: ["cast-rpc-gen"]),
    .executable(name: "cast-receiver", targets: ["cast-receiver"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
  ],
  targets: [
    // MARK: System libraries

    .systemLibrary(name: "CDNSSD", providers: [.apt(["libavahi-compat-libdnssd-dev"])]),
    .systemLibrary(name: "CJansson", pkgConfig: "jansson", providers: [.apt(["libjansson-dev"])]),
    .systemLibrary(name: "COpenSSL", pkgConfig: "openssl", providers: [.apt(["libssl-dev"])]),
    // Loaded by its first use, and declared by the shim: nothing is needed for building.
    .systemLibrary(name: "CPCRE2"),

    // MARK: LoopIsolation

    .target(
      name: "LoopIsolation",
      dependencies: [
        nioCore,
        nioPosix,
      ],
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

    // MARK: StateFiles

    .target(
      name: "StateFiles",
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
      swiftSettings: strict
    ),
    .testTarget(
      name: "FrameworkLogTests",
      dependencies: [
        "FrameworkLog",
        "JSONCodec",
        "StateFiles",
        logging,
      ],
      swiftSettings: strict
    ),

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

    // MARK: TLS

    .target(
      name: "TLS",
      dependencies: [
        "COpenSSL",
        "LoopIsolation",
        logging,
        nioCore,
      ],
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
        "CastV2",
        nioCore,
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "DeviceAuthenticationTests",
      dependencies: [
        "COpenSSL",
        "CastTestSupport",
        "CastV2",
        "DeviceAuthentication",
        nioCore,
      ],
      exclude: ["Fixtures"],
      swiftSettings: strict
    ),

    // MARK: HTTPFetch

    .target(
      name: "HTTPFetch",
      dependencies: [
        "LoopIsolation",
        "TLS",
        logging,
        nioCore,
        nioHTTP1,
        nioPosix,
      ],
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

    // MARK: ImageCache

    .target(
      name: "ImageCache",
      dependencies: [
        "COpenSSL",
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
      swiftSettings: strict
    ),
    .testTarget(
      name: "ImageCacheTests",
      dependencies: [
        "CastTestSupport",
        "HTTPFetch",
        "ImageCache",
        "LoopIsolation",
        "StateFiles",
        "TLS",
        logging,
        nioCore,
        nioPosix,
      ],
      swiftSettings: strict
    ),

    // MARK: HTTPServing

    .target(
      name: "HTTPServing",
      dependencies: [
        "LoopIsolation",
        "TLS",
        logging,
        nioCore,
        nioHTTP1,
        nioPosix,
      ],
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

    // MARK: MulticastDNS

    .target(
      name: "MulticastDNS",
      dependencies: [
        "LoopIsolation",
        logging,
        nioCore,
        nioPosix,
      ],
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

    // MARK: CastDiscovery

    .target(
      name: "CastDiscovery",
      dependencies: [
        "CDNSSD",
        "LoopIsolation",
        "MulticastDNS",
        logging,
        nioCore,
        nioPosix,
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "CastDiscoveryTests",
      dependencies: [
        "CastDiscovery",
        "CastTestSupport",
        "LoopIsolation",
        "MulticastDNS",
        logging,
        nioCore,
        nioPosix,
      ],
      swiftSettings: strict
    ),

    // MARK: CastModel

    .target(
      name: "CastModel",
      dependencies: [
        "JSONCodec"
      ],
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

    // MARK: CastSender

    .target(
      name: "CastSender",
      dependencies: [
        "CastDiscovery",
        "CastModel",
        "CastV2",
        "DeviceAuthentication",
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
    .testTarget(
      name: "CastSenderTests",
      dependencies: [
        "CastDiscovery",
        "CastModel",
        "CastSender",
        "CastTestSupport",
        "CastV2",
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

    // MARK: CastRPCProtocol

    .target(
      name: "CastRPCProtocol",
      dependencies: [
        "CastModel",
        "JSONCodec",
        "JSONRPC",
        "LoopIsolation",
        nioCore,
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "CastRPCProtocolTests",
      dependencies: [
        "CastModel",
        "CastRPCProtocol",
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
        "DeviceAuthentication",
        "FrameworkLog",
        "ImageCache",
        "JSONCodec",
        "JSONRPC",
        "LoopIsolation",
        "StateFiles",
        "TLS",
        logging,
        nioCore,
        nioPosix,
      ],
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

    // MARK: EmulatedReceiver

    .target(
      name: "EmulatedReceiver",
      dependencies: [
        "COpenSSL",
        "CastDiscovery",
        "CastModel",
        "CastV2",
        "DeviceAuthentication",
        "HTTPServing",
        "JSONCodec",
        "LoopIsolation",
        "TLS",
        logging,
        nioCore,
        nioHTTP1,
        nioPosix,
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "EmulatedReceiverTests",
      dependencies: [
        "COpenSSL",
        "CastDiscovery",
        "CastModel",
        "CastTestSupport",
        "CastV2",
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

    // MARK: MediaInspection

    .target(
      name: "MediaInspection",
      dependencies: [
        "CastModel",
        "EmulatedReceiver",
        "HTTPFetch",
        "LoopIsolation",
        logging,
        nioCore,
        nioHTTP1,
      ],
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
        "MediaInspection",
        nioCore,
      ],
      swiftSettings: strict
    ),

    // MARK: ReceiverControl

    .target(
      name: "ReceiverControl",
      dependencies: [
        "CastDiscovery",
        "CastModel",
        "CastV2",
        "EmulatedReceiver",
        "HTTPServing",
        "JSONCodec",
        "JSONRPC",
        "LoopIsolation",
        logging,
        nioCore,
        nioHTTP1,
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

    // MARK: RPCCodeGen

    .target(
      name: "RPCCodeGen",
      dependencies: [
        "JSONCodec"
      ],
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

    // MARK: CastTestSupport

    .target(
      name: "CastTestSupport",
      dependencies: [
        "COpenSSL",
        "JSONCodec",
        "LoopIsolation",
        "TLS",
        nioCore,
        nioPosix,
      ],
      swiftSettings: strict
    ),

    // MARK: Executables

    .executableTarget(
      name: "cast-rpc",
      dependencies: [
        "CastRPCServer",
        "LoopIsolation",
        logging,
      ],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "cast-rpc-gen",
      dependencies: [
        "RPCCodeGen",
        argumentParser,
      ],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "cast-receiver",
      dependencies: [
        "CastDiscovery",
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
