import EmulatedReceiver
public import JSONCodec
public import JSONRPC

/// The reason why a method of the control protocol failed.
public struct ControlError: JSONRPCErrorRepresentable, Sendable, CustomStringConvertible {
  /// The number in the reply's `code`.
  ///
  /// Devices have 2001 and up, faults and a receiver's refusals 3001, the log 4001, scenarios 5001.
  public var code: JSONRPCError.Code
  /// The stable key for programs: `DeviceNotFound` for example.
  public var name: String
  /// The failure and its remedy, for people.
  public var message: String
  /// The underlying error.
  public var cause: (any Error)?
  var details: JSONObject

  init(_ code: Int, _ name: String, _ message: String, _ details: JSONObject = [:], cause: (any Error)? = nil) {
    self.code = JSONRPCError.Code(rawValue: code)
    self.name = name
    self.message = message
    self.details = details
    self.cause = cause
  }

  /// The reply's `code`, which is ``code``.
  public var rpcCode: JSONRPCError.Code { self.code }
  /// The reply's `message`, which is ``message``.
  public var rpcMessage: String { self.message }
  public var description: String { self.message }

  /// Writes the reply's `data`: one object with `name` and the error's details, `device` for example.
  public func writeRPCData(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("name", self.name)
    writer.members(of: self.details)
    writer.endObject()
  }
}

extension ControlError {
  static func deviceNotFound(_ selector: String?) -> ControlError {
    guard let selector else { return ControlError(2001, "DeviceNotFound", "There is no device. Add one: device.add.") }
    return ControlError(
      2001, "DeviceNotFound", "There is no device with the id or the name “\(selector)”.",
      ["device": .string(selector)])
  }

  static func deviceAmbiguous(_ selector: String?, count: Int) -> ControlError {
    let what = selector.map { "\(count) devices are called “\($0)”" } ?? "There are \(count) devices"
    return ControlError(
      2002, "DeviceAmbiguous", "\(what): say which by its id in \"device\".", ["count": .integer(Int64(count))])
  }

  static func deviceExists(_ id: String) -> ControlError {
    ControlError(2003, "DeviceExists", "There is a device with the id \(id) already.", ["device": .string(id)])
  }

  static func tooManyDevices(limit: Int) -> ControlError {
    ControlError(
      2004, "TooManyDevices", "There are \(limit) devices, which is the limit.", ["limit": .integer(Int64(limit))])
  }

  static func startFailed(_ cause: any Error) -> ControlError {
    ControlError(2005, "DeviceStartFailed", "The device can't be started: \(cause)", cause: cause)
  }

  static func faultNotFound(_ id: String) -> ControlError {
    ControlError(3001, "FaultNotFound", "No rule with the id “\(id)” is in force.", ["id": .string(id)])
  }

  /// Creates the error of a receiver's refusal; the receiver's code becomes the name.
  static func refused(_ error: ReceiverError) -> ControlError {
    let name = error.code.rawValue.prefix(1).uppercased() + error.code.rawValue.dropFirst()
    return ControlError(3002, name, error.message, cause: error)
  }

  static func subscriptionNotFound(_ id: String) -> ControlError {
    ControlError(
      4001, "SubscriptionNotFound", "This connection has no subscription “\(id)”.", ["subscription": .string(id)])
  }

  static let noScenario = ControlError(5001, "NoScenario", "No scenario runs. Start one: scenario.start.")
}
