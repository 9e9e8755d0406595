public import JSONCodec

/// What a receiver said about a failure: every field is optional on the wire but `type` (cast.md 6.3, 7.2).
public struct ReceiverErrorDetails: Sendable, Hashable {
  /// The type of its message: `LOAD_FAILED`, `LAUNCH_ERROR`, `INVALID_REQUEST`…
  public var type: String
  /// Its reason: `NOT_FOUND`, `INVALID_PARAMS`… an open set.
  public var reason: String?
  /// LAUNCH_ERROR: a reason meant for viewers, such as `USER_NOT_ALLOWED`.
  public var extendedError: String?
  /// Media: a number of the Cast SDK, 100 to 999.
  public var detailedErrorCode: Int64?
  /// Media: the queue item that failed.
  public var itemId: Int64?
  /// App-defined data.
  public var customData: JSONValue?

  /// The name of ``detailedErrorCode``, if it is a known one: `MEDIA_SRC_NOT_SUPPORTED`.
  public var detailedErrorName: String? { self.detailedErrorCode.flatMap(DetailedErrorCode.name(of:)) }

  /// Makes details from the fields of a receiver's message; `nil` stands for those that it didn't send.
  public init(
    type: String,
    reason: String? = nil,
    extendedError: String? = nil,
    detailedErrorCode: Int64? = nil,
    itemId: Int64? = nil,
    customData: JSONValue? = nil
  ) {
    self.type = type
    self.reason = reason
    self.extendedError = extendedError
    self.detailedErrorCode = detailedErrorCode
    self.itemId = itemId
    self.customData = customData
  }

  /// Reads what an error reply says; members of another shape count as absent.
  init(type: String, root: JSONNode) {
    self.init(
      type: type,
      reason: root["reason"]?.string ?? root["error"]?.string,
      extendedError: root["extendedError"]?.string,
      detailedErrorCode: root["detailedErrorCode"].flatMap { try? Int64(json: $0) },
      itemId: root["itemId"].flatMap { try? Int64(json: $0) },
      customData: root["customData"].flatMap { $0.isNull ? nil : $0.value })
  }
}
