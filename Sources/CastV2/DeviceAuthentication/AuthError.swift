package import NIOCore

/// The device can't prove anything (cast.md 1.3).
public struct AuthError: Hashable, Sendable {
  /// Why.
  public struct ErrorType: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }

    public static let internalError = ErrorType(rawValue: 0)
    public static let noTLS = ErrorType(rawValue: 1)
    /// The device can't sign in the way that the challenge asks for.
    public static let signatureAlgorithmUnavailable = ErrorType(rawValue: 2)

    public var description: String {
      switch self {
      case .internalError: "INTERNAL_ERROR"
      case .noTLS: "NO_TLS"
      case .signatureAlgorithmUnavailable: "SIGNATURE_ALGORITHM_UNAVAILABLE"
      default: "error \(self.rawValue)"
      }
    }
  }

  public var errorType: ErrorType

  public init(_ errorType: ErrorType) { self.errorType = errorType }
}

extension AuthError: ProtobufMessage {
  package init() { self.init(.internalError) }

  package mutating func read(
    _ field: (number: UInt64, wireType: UInt64), from reader: inout ProtobufReader
  ) throws(CastMessageError) -> Bool {
    guard field == (1, ProtobufWireType.varint) else { return false }
    self.errorType = ErrorType(wireValue: try reader.varint())
    return true
  }

  package func write(into buffer: inout ByteBuffer) { buffer.writeProtobuf(1, self.errorType.wireValue) }
}
