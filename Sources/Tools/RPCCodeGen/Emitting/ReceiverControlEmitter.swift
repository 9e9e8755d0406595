/// Writes typed clients of `cast-receiver`'s control protocol: the calls and values of Python and of Node.
///
/// It sees the spec of that protocol, not the API's.
struct ReceiverControlEmitter: Emitter {
  static let pythonFolder = "clients/python/src/cast_rpc/_control"
  static let nodeFolder = "clients/node/src/control"

  var ownedFolders: [String] { [Self.pythonFolder, Self.nodeFolder] }

  func emit(_ spec: APISpec) -> [GeneratedFile] {
    PythonEmitter(folder: Self.pythonFolder).emitCalls(of: spec)
      + NodeEmitter(folder: Self.nodeFolder).emitCalls(of: spec)
  }
}
