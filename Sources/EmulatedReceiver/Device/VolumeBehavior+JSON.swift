import CastModel
public import JSONCodec

extension VolumeBehavior: JSONCodable {
  public init(json node: JSONNode) throws(JSONDecodingError) {
    var members = try JSONMembers(node)
    self.init()
    if let controlType: VolumeControlType = try members.optional("controlType") { self.controlType = controlType }
    if let step: Double = try members.optional("stepInterval", .range(0...1)) { self.stepInterval = step }
    if let level: Double = try members.optional("level", .range(0...1)) { self.level = level }
    self.isMuted = try members.optional("muted") ?? false
    try ScriptWords.refuseRest(of: members, known: ["controlType", "stepInterval", "level", "muted"])
  }

  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("controlType", self.controlType)
    writer.member("stepInterval", self.stepInterval)
    writer.member("level", self.level)
    writer.member("muted", self.isMuted)
    writer.endObject()
  }
}
