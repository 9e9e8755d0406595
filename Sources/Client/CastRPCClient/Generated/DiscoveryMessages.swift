// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastRPCProtocol
public import JSONCodec
import CastModel
import FrameworkLog

extension DiscoveryStartParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("criteria", self.criteria)
  }
}

extension DiscoveryStopParams: JSONObjectEncodable { public func writeMembers(to writer: inout JSONWriter) {} }

extension DiscoveryListParams: JSONObjectEncodable { public func writeMembers(to writer: inout JSONWriter) {} }

extension DiscoveryGetParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("deviceId", self.deviceId)
  }
}

extension DiscoveryFindParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("deviceId", self.deviceId)
    writer.member("friendlyName", self.friendlyName)
    writer.member("timeout", self.timeout)
  }
}

extension DiscoveryScanParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("timeout", self.timeout)
    writer.member("criteria", self.criteria)
  }
}

extension DiscoveryScanResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(devices: try members.value("devices"))
  }
}

extension DiscoveryAddDeviceParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("host", self.host)
    writer.member("port", self.port)
    writer.member("friendlyName", self.friendlyName)
    writer.member("deviceId", self.deviceId)
  }
}

extension DiscoveryRemoveDeviceParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("deviceId", self.deviceId)
  }
}

extension DiscoverySetAttributeParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("deviceId", self.deviceId)
    writer.member("key", self.key)
    writer.member("value", self.value)
  }
}

extension DiscoveryRemoveAttributeParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("deviceId", self.deviceId)
    writer.member("key", self.key)
  }
}

extension DiscoveryRegisterProviderParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("category", self.category)
  }
}

extension DiscoveryUnregisterProviderParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("category", self.category)
  }
}

extension DiscoveryPublishDevicesParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("category", self.category)
    writer.member("devices", self.devices)
  }
}

extension DiscoveryPublishDevicesResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(devices: try members.value("devices"))
  }
}

extension DiscoveryUnpublishDevicesParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("category", self.category)
    writer.member("deviceIds", self.deviceIds)
  }
}

extension DiscoverySetPassiveScanParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("passiveScan", self.passiveScan)
  }
}

extension DiscoverySetOptionsParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("options", self.options)
  }
}

extension DiscoveryQueryAppAvailabilityParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("deviceId", self.deviceId)
    writer.member("host", self.host)
    writer.member("port", self.port)
    writer.member("applicationIds", self.applicationIds)
    writer.member("refresh", self.refresh)
  }
}

extension DiscoveryQueryAppAvailabilityResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(availability: try members.value("availability"), isCached: try members.value("isCached"))
  }
}

extension DiscoveryDiagnoseParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("host", self.host)
    writer.member("port", self.port)
    writer.member("authenticate", self.authenticate)
  }
}

extension DiscoveryDidStart: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(hasDevices: try members.value("hasDevices"))
  }
}

extension DiscoveryWillUpdateList: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    _ = try JSONMembers(node)
    self.init()
  }
}

extension DiscoveryDidUpdateList: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    _ = try JSONMembers(node)
    self.init()
  }
}

extension DiscoveryDidStop: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    _ = try JSONMembers(node)
    self.init()
  }
}

extension DiscoveryDidChangeAvailability: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      source: try members.value("source"), isAvailable: try members.value("isAvailable"),
      error: try members.option("error")
    )
  }
}

extension DiscoveryDidInsertDevice: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(index: try members.value("index"), device: try members.value("device"))
  }
}

extension DiscoveryDidUpdateDevice: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(index: try members.value("index"), device: try members.value("device"))
  }
}

extension DiscoveryDidMoveDevice: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      fromIndex: try members.value("fromIndex"), toIndex: try members.value("toIndex"),
      device: try members.value("device")
    )
  }
}

extension DiscoveryDidRemoveDevice: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(index: try members.value("index"), device: try members.value("device"))
  }
}

extension DiscoveryProvideParams: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      category: try members.value("category"), isRunning: try members.value("isRunning"),
      passiveScan: try members.value("passiveScan")
    )
  }
}
