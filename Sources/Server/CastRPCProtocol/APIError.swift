public import CastModel
public import JSONCodec
public import JSONRPC

/// An error reply to a request: a kind from the spec's catalogue, and the details of this case.
public struct APIError: Error, Sendable, CustomStringConvertible {
  /// One entry of `spec/errors.json`; the entries are static members.
  public struct Kind: Sendable, Hashable {
    /// The stable key, `data.name` on the wire: `NoSuchSession`.
    public var name: String
    /// The JSON-RPC code.
    public var code: Int64
    /// The part of the API that it belongs to.
    public var domain: String
    /// The default text for people.
    public var message: String
    /// The advice for the caller.
    public var advice: String
    /// The message for people who know nothing of the API; `nil` if ``message`` is for them, too.
    public var userMessage: String?
    /// The advice for people who know nothing of the API; `nil` if ``advice`` is for them, too.
    public var userAdvice: String?
    /// The iOS SDK's `GCKErrorCode` that means the same.
    public var gckErrorCode: GCKErrorCode
    /// Whether the same request may succeed later.
    public var isRetryable: Bool

    private static let byName: [String: Kind] = [String: Kind](uniqueKeysWithValues: Self.all.map { ($0.name, $0) })

    /// Returns the kind `name`, or `nil` if the catalogue has none.
    public static func named(_ name: String) -> Kind? { self.byName[name] }
  }

  /// The entry of `spec/errors.json` that this error is an instance of.
  public var kind: Kind
  /// What happened and what to do about it, for people.
  public var message: String
  /// The error's `data`: name, domain, retryability and GCK code of the kind are filled in.
  public var data: ErrorData
  /// The underlying error; never sent.
  public var cause: (any Error)?

  /// Creates an error of `kind`.
  ///
  /// - Parameters:
  ///   - message: A text more exact than the kind's own.
  ///   - details: Sets further members of ``data``: `{ $0.sessionId = id }`.
  public init(
    _ kind: Kind, _ message: String? = nil, cause: (any Error)? = nil, details: (inout ErrorData) -> Void = { _ in }
  ) {
    self.kind = kind
    self.message = message ?? kind.message
    self.data = ErrorData(
      name: kind.name, domain: kind.domain, advice: kind.advice, gckErrorCode: kind.gckErrorCode.rawValue,
      gckErrorName: kind.gckErrorCode.name, retryable: kind.isRetryable)
    self.cause = cause
    details(&self.data)
    self.data.userMessage =
      kind.userMessage ?? message.flatMap { UserWords.replacement(of: $0, by: kind.message) }
    self.data.userAdvice = self.data.advice.flatMap {
      $0 == kind.advice ? kind.userAdvice : UserWords.replacement(of: $0, by: kind.userAdvice ?? kind.advice)
    }
  }

  /// The JSON-RPC `code` of ``kind``, the same for every error of that kind.
  public var code: Int64 { self.kind.code }

  /// The SDK's code; set it if a more exact one than the kind's is known.
  public var gckErrorCode: GCKErrorCode? {
    get { self.data.gckErrorCode.map(GCKErrorCode.init(rawValue:)) }
    set {
      self.data.gckErrorCode = newValue?.rawValue
      self.data.gckErrorName = newValue?.name
    }
  }

  public var description: String { "\(self.kind.name) (\(self.code)): \(self.message)" }

  /// The error for a message other than its request's reply (`session.didFailToStart`).
  public var info: ErrorInfo { ErrorInfo(code: self.code, message: self.message, data: self.data) }
}

extension APIError: JSONRPCErrorRepresentable {
  /// The code of ``kind``, in the type of the JSON-RPC layer.
  public var rpcCode: JSONRPCError.Code { JSONRPCError.Code(rawValue: Int(self.code)) }
  /// The text of the reply: ``message``, which is the kind's own unless a more exact one was given.
  public var rpcMessage: String { self.message }
  /// Writes ``data``, whose `name` is the kind's, as the reply's `data`.
  public func writeRPCData(to writer: inout JSONWriter) { self.data.write(to: &writer) }
}
