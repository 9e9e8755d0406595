public import JSONCodec

/// The differences of an app with a player from the default media receiver.
public struct MediaBehavior: Sendable, Hashable {
  /// Whether its statuses carry the id of the request that they answer; YouTube's never do (cast.md 16, trap 40).
  public var echoesRequestIDs: Bool
  /// The shape of its statuses; `nil`: the device's.
  var statusShape: ReceiverDialect.MediaStatusShape?
  /// Whether LOAD is answered at once by IDLE and LOADING, or only when the media plays; `nil`: as the device does.
  public var answersLoadAtOnce: Bool?
  /// Requests that the app doesn't know, and doesn't answer: `QUEUE_NEXT` for example (cast.md 16, trap 50).
  var ignoredRequests: Set<String>
  /// Requests that the app refuses with INVALID_REQUEST and NOT_SUPPORTED.
  var refusedRequests: Set<String>
  /// The commands that the app never offers in `supportedMediaCommands`, as bits (cast.md 7.9).
  var withheldCommands: Int64
  /// The commands that the app offers beyond those of the content: LIKE 16384, DISLIKE 32768… (cast.md 7.9).
  var furtherCommands: Int64
  /// The number of items before and after the current one in a status.
  public var queueWindow: Int
  /// The `customData` of its statuses, where the LOAD gives none.
  var statusCustomData: JSONValue?
  /// Members that its statuses' `volume` has beside `level` and `muted`: `controlType` for example.
  var volumeMembers: JSONObject

  /// Creates a behaviour, by default that of the default media receiver.
  public init(
    echoesRequestIDs: Bool = true, statusShape: ReceiverDialect.MediaStatusShape? = nil,
    answersLoadAtOnce: Bool? = nil, ignoredRequests: Set<String> = [], refusedRequests: Set<String> = [],
    withheldCommands: Int64 = 0, furtherCommands: Int64 = 0, queueWindow: Int = 1,
    statusCustomData: JSONValue? = nil, volumeMembers: JSONObject = JSONObject()
  ) {
    self.echoesRequestIDs = echoesRequestIDs
    self.statusShape = statusShape
    self.answersLoadAtOnce = answersLoadAtOnce
    self.ignoredRequests = ignoredRequests
    self.refusedRequests = refusedRequests
    self.withheldCommands = withheldCommands
    self.furtherCommands = furtherCommands
    self.queueWindow = queueWindow
    self.statusCustomData = statusCustomData
    self.volumeMembers = volumeMembers
  }
}
