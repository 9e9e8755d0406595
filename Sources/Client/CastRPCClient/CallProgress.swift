public import CastModel
public import JSONCodec

/// The progress of a call (`$/progress`): a report of each step, and at most ten others a second, of which only the
/// latest matters.
public struct CallProgress: Sendable, Hashable {
  /// The handler of the reports, called in their order on the client's own thread: it must not block.
  public typealias Handler = @Sendable (CallProgress) -> Void

  /// The whole report, by its names on the wire.
  public var value: JSONObject

  /// The kind of report: `begin`, `report` or `end`.
  public var kind: String? { self.value["kind"]?.string }
  /// The title of the operation; in the report of kind `begin`.
  public var title: String? { self.value["title"]?.string }
  /// The step that begins, for calls that connect to a device.
  public var phase: ConnectionPhase? { self.value["phase"]?.string.map(ConnectionPhase.init(rawValue:)) }
  /// The description of the step, for people.
  public var message: String? { self.value["message"]?.string }
  /// The completed part in percent, from 0 to 100, or `nil` if unknown.
  public var percentage: Double? { self.value["percentage"]?.number }
  /// Time since the call began, in seconds.
  public var elapsed: Double? { self.value["elapsed"]?.number }
}

/// A call's parameters with the token under which its progress is reported.
struct ReportedParams: JSONEncodable, Sendable {
  var params: any JSONObjectEncodable & Sendable
  var token: Int64

  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    self.params.writeMembers(to: &writer)
    writer.member("progressToken", self.token)
    writer.endObject()
  }
}
