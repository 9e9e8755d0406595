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
  /// The server has one context that all clients share. Its options are final as soon as devices are discovered or
  /// connected to; a call that does so before `context.create` creates the context with the defaults, without starting
  /// discovery. Other calls (`channel.add`, `image.setPolicy`, `discovery.setOptions`), and calls that fail, don't make
  /// them final.
  ///
  /// If the context already exists, equal options are accepted; different ones are `AlreadyInitialized`, with `path`
  /// and `differences`. A file can set the defaults (`cast-rpc --options`, docs/Options.md).
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
  /// The credentials are delivered when an app is launched or joined, never to an app that a session already runs.
  ///
  /// SDK: `GCKCastContext.setLaunchCredentialsData`.
  func setLaunchCredentials(_ params: ContextSetLaunchCredentialsParams, _ call: JSONRPCCallContext) async throws

  /// Sets whether the calling client is in the foreground.
  ///
  /// Clients that never call this, such as scripts, are ignored. While all clients that called it are in the
  /// background, the server suspends sessions and pauses discovery, if the option `suspendSessionsWhenBackgrounded` is
  /// set; it resumes both when the first client returns to the foreground.
  func setAppState(_ params: ContextSetAppStateParams, _ call: JSONRPCCallContext) async throws -> ContextSetAppStateResult
}
