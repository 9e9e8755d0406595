/// The shape of a line of a ``FuzzScript``: the members of a message, or of a step of this sender.
struct FuzzLineShape: Sendable {
  /// The member that tells lines apart, `type` or `own`, and its value.
  let key: String
  let name: String
  /// The type expressions of the members, as `spec/` writes them; a list of words is one of them.
  let members: [(name: String, type: String)]

  /// A message of a device.
  private static func message(_ name: String, _ members: KeyValuePairs<String, String>) -> FuzzLineShape {
    FuzzLineShape(key: "type", name: name, members: members.map { ($0.key, $0.value) })
  }

  /// A step of this sender.
  private static func own(_ name: String, _ members: KeyValuePairs<String, String> = [:]) -> FuzzLineShape {
    FuzzLineShape(key: "own", name: name, members: members.map { ($0.key, $0.value) })
  }

  private static let status = Self.message("MEDIA_STATUS", ["requestId": "integer", "status": "MediaStatus[]"])

  /// The lines of `media-status`.
  static let mediaStatus = [
    Self.status, Self.status, Self.status,
    Self.message("LOAD_FAILED", ["itemId": "integer"]),
    Self.own("LOADED"), Self.own("ASKED"), Self.own("WAIT", ["seconds": "number"]),
    Self.own("SEEK", ["requestId": "integer", "target": "number"]), Self.own("VOLUME", ["requestId": "integer"]),
    Self.own("FINISH", ["requestId": "integer"]), Self.own("END_FAILED_LOAD"), Self.own("FORGET_PLAYER"),
  ]

  /// The lines of `receiver-status`.
  static let receiverStatus = [
    Self.message("RECEIVER_STATUS", ["requestId": "integer", "status": "ReceiverStatus"]),
    Self.message("RECEIVER_STATUS", ["requestId": "integer", "status": "ReceiverStatus"]),
    Self.message("MULTIZONE_STATUS", ["status": "MultizoneStatus"]),
    Self.message("DEVICE_ADDED", ["device": "MultizoneDevice"]),
    Self.message("DEVICE_UPDATED", ["device": "MultizoneDevice"]),
    Self.message("DEVICE_REMOVED", ["deviceId": "string"]),
    Self.message("PLAYBACK_SESSION_UPDATED", ["playbackSession": "MultizonePlaybackSession"]),
    Self.own("VOLUME", ["requestId": "integer"]),
    Self.own("MEMBER_VOLUME", ["requestId": "integer", "deviceId": "string", "isMuting": "boolean"]),
    Self.own("FINISH", ["requestId": "integer"]), Self.own("WAIT", ["seconds": "number"]),
    Self.own("CLOSED", ["sourceId": "string"]), Self.own("GROUP_CHANGED"), Self.own("LINK_LOST"),
    Self.own("RESUMED", ["transportId": "string"]), Self.own("MAY_MOVE", ["value": "boolean"]), Self.own("NOT_FOUND"),
  ]

  /// The lines of `queue`.
  static let queue = [
    Self.status,
    Self.message(
      "QUEUE_CHANGE",
      [
        "changeType": "INSERT|ITEMS_CHANGE|REMOVE|UPDATE|NO_CHANGE", "itemIds": "integer[]",
        "insertBefore": "integer", "sequenceNumber": "integer", "requestId": "integer",
      ]),
    Self.message(
      "QUEUE_ITEM_IDS", ["itemIds": "integer[]", "sequenceNumber": "integer", "requestId": "integer"]),
    Self.message(
      "QUEUE_ITEMS", ["items": "QueueItem[]", "sequenceNumber": "integer", "requestId": "integer"]),
    Self.own("FETCH_IDS"), Self.own("WANT", ["itemIds": "integer[]", "fromReceiver": "boolean"]),
    Self.own("CANCEL", ["waiter": "integer"]), Self.own("ITEMS_FAILED", ["requestId": "integer"]),
    Self.own("IDS_FAILED", ["isRefusal": "boolean", "isSilence": "boolean"]),
    Self.own("CACHE", ["size": "integer", "count": "integer"]), Self.own("CLEAR"), Self.own("LINK_LOST"),
  ]
}
