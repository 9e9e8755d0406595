public import LoopIsolation

/// Hears what happens on a link; called on the loop, one event at a time, in the order of the wire.
@LoopActor
public protocol CastConnectionDelegate: AnyObject {
  /// A message came; PING and PONG are the link's own and don't show here.
  func connection(_ connection: CastConnection, didReceive message: CastMessage)
  /// The peer began (`false`) or stopped (`true`) to read more slowly than we write.
  func connection(_ connection: CastConnection, didChangeWritable isWritable: Bool)
  /// The link ended; called once, and last.
  func connection(_ connection: CastConnection, didClose closure: CastConnectionClosure)
}

extension CastConnectionDelegate {
  public func connection(_ connection: CastConnection, didChangeWritable isWritable: Bool) {}
}
