import CastV2
import EmulatedReceiver
import JSONCodec
import LoopIsolation

extension ControlService {
  /// What is done to what plays, from the device's side.
  nonisolated static let mediaMethods: [ControlMethod] = [
    ControlMethod("media.play", ["device"]) { params, call in
      try call.playing(&params).operate(.play)
      return JSONObject()
    },
    ControlMethod("media.pause", ["device"]) { params, call in
      try call.playing(&params).operate(.pause)
      return JSONObject()
    },
    ControlMethod("media.finish", ["device"]) { params, call in
      try call.playing(&params).operate(.finishMedia)
      return JSONObject()
    },
    ControlMethod("media.fail", ["device", "detailedErrorCode", "reason"]) { params, call in
      let receiver = try call.playing(&params)
      let code: Int64 = try params.optional("detailedErrorCode", .range(1...999_999)) ?? 104
      let reason: String? = try params.optional("reason", .nonEmpty)
      receiver.operate(.failMedia(ResourceFailure(detailedErrorCode: code, reason: reason)))
      return JSONObject()
    },
    ControlMethod("media.endLiveStream", ["device"]) { params, call in
      try call.playing(&params).operate(.endLiveStream)
      return JSONObject()
    },
    ControlMethod("app.broadcast", ["device", "namespace", "payload"]) { params, call in
      let receiver = try call.receiver(&params)
      let namespace: String = try params.required("namespace", .nonEmpty)
      let payload: JSONObject = try params.required("payload")
      receiver.operate(.broadcast(namespace: CastNamespace(namespace), payload: .object(payload)))
      return JSONObject()
    },
  ]
}

extension ControlCall {
  /// The device that the member `device` names, if media is loaded or plays there.
  @LoopActor
  fileprivate func playing(_ params: inout ControlParams) throws -> EmulatedReceiver {
    let receiver = try self.receiver(&params)
    guard receiver.screen.media != nil else {
      throw ReceiverError(.nothingPlays, "Nothing plays on “\(receiver.configuration.device.friendlyName)”.")
    }
    return receiver
  }
}
