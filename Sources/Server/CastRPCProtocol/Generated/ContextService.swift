// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import JSONRPC
public import LoopIsolation

/// The server's Cast context: options and state that all clients share.
///
/// The methods of the namespace `context`; the server's hand-written half implements them.
@LoopActor
public protocol ContextService: AnyObject, Sendable {
  /// Creates the context with options, once, and starts discovery unless the options say otherwise.
  ///
  /// The server has one context that all clients share: its options are fixed as soon as devices are looked for or
  /// connected to. A call that does so creates it with the defaults, and does not start discovery; every other call
  /// (`channel.add`, `image.setPolicy`, `discovery.setOptions`, also one that fails) fixes nothing. If the context
  /// already exists, equal options are no error; different ones are `AlreadyInitialized`, with `path` and
  /// `differences`. The defaults can be set in a file (`cast-rpc --options`, docs/Options.md).
  ///
  /// SDK: `GCKCastContext.setSharedInstanceWithOptions`.
  ///
  /// - Throws: ``APIError``: AlreadyInitialized, FileNotUsable.
  func create(_ params: ContextCreateParams, _ call: JSONRPCCallContext) async throws -> ContextInfo

  /// Returns the context's state.
  ///
  /// SDK: `GCKCastContext`.
  func get(_ params: ContextGetParams, _ call: JSONRPCCallContext) async throws -> ContextInfo

  /// Sets the viewer's credentials for the next launches and joins.
  ///
  /// They are delivered when an app is launched or joined, never to an app that this session already runs.
  ///
  /// SDK: `GCKCastContext.setLaunchCredentialsData`.
  func setLaunchCredentials(_ params: ContextSetLaunchCredentialsParams, _ call: JSONRPCCallContext) async throws

  /// Says whether the calling client is in the foreground.
  ///
  /// Clients that never call this don't count: a script that looks in changes nothing. While all clients that called it
  /// are in the background, sessions are suspended and discovery pauses, if the option
  /// `suspendSessionsWhenBackgrounded` is set; when the first one returns to the foreground, they are resumed.
  func setAppState(_ params: ContextSetAppStateParams, _ call: JSONRPCCallContext) async throws -> ContextSetAppStateResult
}
