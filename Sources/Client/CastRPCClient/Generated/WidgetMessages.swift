// swift-format-ignore-file
// Generated from spec/ by cast-rpc-gen. Do not edit.
// To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)

public import CastRPCProtocol
public import JSONCodec
import CastModel
import FrameworkLog

extension WidgetGetStateParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("widgets", self.widgets)
  }
}

extension WidgetGetStateResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(revision: try members.value("revision"), state: try members.value("state"))
  }
}

extension WidgetSetOptionsParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("options", self.options)
  }
}

extension WidgetTapCastButtonParams: JSONObjectEncodable { public func writeMembers(to writer: inout JSONWriter) {} }

extension WidgetTapCastButtonResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(outcome: try members.value("outcome"), castState: try members.value("castState"))
  }
}

extension WidgetOpenDialogParams: JSONObjectEncodable { public func writeMembers(to writer: inout JSONWriter) {} }

extension WidgetCloseDialogParams: JSONObjectEncodable { public func writeMembers(to writer: inout JSONWriter) {} }

extension WidgetSelectDeviceParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("deviceId", self.deviceId)
    writer.member("applicationId", self.applicationId)
  }
}

extension WidgetDisconnectParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("action", self.action)
  }
}

extension WidgetPresentIntroOverlayParams: JSONObjectEncodable { public func writeMembers(to writer: inout JSONWriter) {} }

extension WidgetPresentIntroOverlayResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(isShown: try members.value("isShown"))
  }
}

extension WidgetDismissIntroOverlayParams: JSONObjectEncodable { public func writeMembers(to writer: inout JSONWriter) {} }

extension WidgetResetIntroOverlayParams: JSONObjectEncodable { public func writeMembers(to writer: inout JSONWriter) {} }

extension WidgetTapMiniControllerParams: JSONObjectEncodable { public func writeMembers(to writer: inout JSONWriter) {} }

extension WidgetTapMiniControllerResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(isPresented: try members.value("isPresented"))
  }
}

extension WidgetPresentExpandedControllerParams: JSONObjectEncodable { public func writeMembers(to writer: inout JSONWriter) {} }

extension WidgetPresentExpandedControllerResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(isPresented: try members.value("isPresented"))
  }
}

extension WidgetDismissExpandedControllerParams: JSONObjectEncodable { public func writeMembers(to writer: inout JSONWriter) {} }

extension WidgetDismissExpandedControllerResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(isPresented: try members.value("isPresented"))
  }
}

extension WidgetPressButtonParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("widget", self.widget)
    writer.member("slot", self.slot)
    writer.member("control", self.control)
  }
}

extension WidgetPressButtonResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(control: try members.value("control"))
  }
}

extension WidgetSlideParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("slider", self.slider)
    writer.member("phase", self.phase)
    writer.member("value", self.value)
  }
}

extension WidgetSetVolumeParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("level", self.level)
    writer.member("muted", self.muted)
  }
}

extension WidgetSetPlaybackRateParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("playbackRate", self.playbackRate)
  }
}

extension WidgetOpenTrackSelectorParams: JSONObjectEncodable { public func writeMembers(to writer: inout JSONWriter) {} }

extension WidgetCloseTrackSelectorParams: JSONObjectEncodable { public func writeMembers(to writer: inout JSONWriter) {} }

extension WidgetSelectTracksParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("trackIds", self.trackIds)
  }
}

extension WidgetSetStyleParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("path", self.path)
    writer.member("attributes", self.attributes)
  }
}

extension WidgetGetStyleParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("path", self.path)
  }
}

extension WidgetApplyStyleParams: JSONObjectEncodable { public func writeMembers(to writer: inout JSONWriter) {} }

extension WidgetApplyStyleResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(paths: try members.value("paths"))
  }
}

extension WidgetMakeLoadRequestParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("local", self.local)
  }
}

extension WidgetMakeLoadRequestResult: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(request: try members.value("request"))
  }
}

extension WidgetHandOverParams: JSONObjectEncodable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("local", self.local)
  }
}

extension WidgetTakeBackParams: JSONObjectEncodable { public func writeMembers(to writer: inout JSONWriter) {} }

extension WidgetDidChange: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      widget: try members.value("widget"), revision: try members.value("revision"), state: try members.value("state")
    )
  }
}

extension WidgetDidTriggerExpandedController: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(sessionId: try members.option("sessionId"))
  }
}

extension WidgetDidPressCustomButton: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(
      widget: try members.value("widget"), slot: try members.value("slot"), customId: try members.option("customId")
    )
  }
}

extension WidgetDidApplyStyle: JSONDecodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members: JSONMembers = try JSONMembers(node)
    self.init(paths: try members.value("paths"), effective: try members.value("effective"))
  }
}
