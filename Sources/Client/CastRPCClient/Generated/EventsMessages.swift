// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastRPCProtocol
public import JSONCodec
import CastModel
import FrameworkLog

extension EventsSubscribeParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("topics", self.topics)
    writer.member("delivery", self.delivery)
    writer.member("omitStatus", self.omitStatus)
    writer.member("snapshot", self.snapshot)
  }
}

extension EventsSubscribeResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      subscription: try members.value("subscription"), topics: try members.value("topics"),
      snapshot: try members.option("snapshot")
    )
  }
}

extension EventsUnsubscribeParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("subscription", self.subscription)
  }
}

extension EventsPollParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("subscription", self.subscription)
    writer.member("maximum", self.maximum)
    writer.member("timeout", self.timeout)
  }
}

extension EventsPollResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(events: try members.value("events"), dropped: try members.value("dropped"))
  }
}

extension EventsSnapshotParams: JSONObjectEncodable { public func writeMembers(to writer: inout JSONWriter) {} }
