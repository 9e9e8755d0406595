// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import JSONRPC
public import LoopIsolation

/// What belongs to the server's Cast context as a whole, shared by all clients.
///
/// The methods of the namespace `context`; the server's hand-written half implements them.
@LoopActor
public protocol ContextService: AnyObject, Sendable {
  /// Creates the context with options, once, and starts discovery unless told not to.
  ///
  /// The server has one context, which its clients share: the first who needs it settles its options. A call that looks
  /// for devices or connects to one creates it with what is assumed, and does not start discovery; one that only reads
  /// settles nothing. Where the context exists already, options that are in force are no error; others are
  /// `AlreadyInitialized`, with `path` and `differences`. What is assumed can be set in a file (`cast-rpc --options`,
  /// docs/Options.md).
  ///
  /// SDK: `GCKCastContext.setSharedInstanceWithOptions`.
  ///
  /// - Throws: ``APIError``: AlreadyInitialized, FileNotUsable.
  func create(_ params: ContextCreateParams, _ call: JSONRPCCallContext) async throws -> ContextInfo

  /// Gives the context's state.
  ///
  /// SDK: `GCKCastContext`.
  func get(_ params: ContextGetParams, _ call: JSONRPCCallContext) async throws -> ContextInfo

  /// Sets who the viewer is, for the next launches and joins.
  ///
  /// They are delivered when an app is launched or joined, never to one that already runs with this session.
  ///
  /// SDK: `GCKCastContext.setLaunchCredentialsData`.
  func setLaunchCredentials(_ params: ContextSetLaunchCredentialsParams, _ call: JSONRPCCallContext) async throws

  /// Tells whether the calling client is in use.
  ///
  /// Clients that never say so don't count: a script that looks in changes nothing. While all that said so are in the
  /// background, sessions are suspended and discovery rests, if the option `suspendSessionsWhenBackgrounded` is set;
  /// with the first that returns, they are resumed.
  func setAppState(_ params: ContextSetAppStateParams, _ call: JSONRPCCallContext) async throws -> ContextSetAppStateResult
}
