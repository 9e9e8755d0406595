import DNSSD
import CastModel
import CastTestSupport
import EmulatedReceiver
import Glibc
import JSONCodec
import LoopIsolation
import Testing

@Suite struct DeviceModelTests {
  private static func model(_ name: String) throws -> DeviceModel { try #require(DeviceModels.builtIn[name]) }

  @Test func theBuiltInModelsAreWhole() throws {
    let models = try DeviceModels.parse(DeviceModels.builtInJSON)
    #expect(models.count == 13)
    #expect(DeviceModels.builtIn.all == models)
    #expect(Set(models.map(\.name)).count == models.count)
    for model in models {
      #expect(model.volume.controlType.description.isEmpty == false)
      #expect(model.capabilities.contains(.audioOut), "\(model.name)")
      // The keys of the TXT record that every sender needs (cast.md 9).
      let text = model.txt.record(of: model.device(name: "x"), statusText: nil)
      for key in ["id", "fn", "md", "ca", "st", "ve"] { #expect(text[key] != nil, "\(model.name): \(key)") }
    }
  }

  @Test func readsTheModelsThatItPrints() throws {
    let printed = DeviceModels.builtIn.all.jsonBytes
    #expect(try DeviceModels.parse(printed) == DeviceModels.builtIn.all)
  }

  @Test func theShieldAnnouncesWhatWasCaptured() throws {
    var device = try Self.model("shield-tv").device(id: "58a9dd80a34e771b9acffbe37de8471f", name: "NVIDIA Shield TV")
    device.txt.entries = device.txt.entries.filter { !["bs", "cd"].contains($0.key) }
    let text = device.txt.record(of: device, statusText: "YouTube")
    let entries = text.entries.map { "\($0.key)=\($0.value ?? "")" }
    // The capture's own hashes aside.
    #expect(
      entries == [
        "rs=YouTube", "nf=2", "st=1", "ca=462853", "fn=NVIDIA Shield TV", "ic=/setup/icon.png",
        "md=SHIELD Android TV", "ve=05", "rm=", "id=58a9dd80a34e771b9acffbe37de8471f",
      ])
  }

  @Test func oldRecordsHaveKeysWithoutValuesAndLackOthers() throws {
    let device = try Self.model("chromecast-1").device(name: "Küche")
    let text = device.txt.record(of: device, statusText: nil)
    #expect(text.entries.contains { $0.key == "rm" && $0.value == nil })
    #expect(text["rs"] == nil && text["cd"] == nil && text["nf"] == nil)
    #expect(text["st"] == "0" && text["fn"] == "Küche")
  }

  @Test(arguments: [
    (#"[{"name": "x"}]"#, "model"), (#"[{"name": "", "model": "y"}]"#, "name"),
    (#"[{"name": "x", "model": "y", "colour": "red"}]"#, "colour"),
    (#"[{"name": "x", "model": "y", "authentication": ["loud"]}]"#, "loud"),
    (#"[{"name": "x", "model": "y", "txt": {"id": 1}}]"#, "txt"),
    (#"[{"name": "x", "model": "y", "volume": {"level": 2}}]"#, "level"),
    (#"[{"name": "x", "model": "y", "dialect": {"typeKey": "kind"}}]"#, "typeKey"),
    (#"[{"name": "x", "model": "y", "setup": {"shape": "round"}}]"#, "shape"),
    (
      #"[{"name": "x", "model": "y", "decoder": {"sounds": [{"codec": "aac", "chanels": 2}]}}]"#,
      "decoder.sounds[0].chanels"
    ),
    (#"[{"name": "x", "model": "y", "launch": {"hot": 1}}]"#, "hot"),
    (#"[{"name": "x", "model": "y", "statusRhythm": {"interval": 0}}]"#, "interval"), ("{}", "array"), ("[", "JSON"),
  ])
  func mistakesAreSaid(json: String, place: String) {
    let error = #expect(throws: (any Error).self) { try DeviceModels.parse(Array(json.utf8)) }
    #expect("\(error.map { "\($0)" } ?? "")".contains(place))
  }

  @Test func aFileAddsAndReplaces() throws {
    let path = "/tmp/cast-models-\(getpid())-\(UInt32.random(in: 0...UInt32.max)).json"
    defer { unlink(path) }
    let text = #"[{"name": "mine", "model": "Mine"}, {"name": "chromecast-3", "model": "Other"}]"#
    let file = try #require(fopen(path, "w"))
    fputs(text, file)
    fclose(file)
    var models = DeviceModels.builtIn
    try models.add(contentsOf: path)
    #expect(models["mine"]?.model == "Mine")
    #expect(models["chromecast-3"]?.model == "Other")
    #expect(models.all.count == DeviceModels.builtIn.all.count + 1)
    let error = #expect(throws: ReceiverError.self) { try models.add(contentsOf: "/nowhere/models.json") }
    #expect(error?.code == .fileFailed)
  }

  // MARK: On the wire

  @LoopActor
  private static func status(of model: String) async throws -> (idle: JSONValue, running: JSONValue) {
    var configuration = ReceiverConfiguration.testing()
    try Self.model(model).apply(to: &configuration, id: ReceiverDevice.randomID(), name: "x")
    let receiver = try await EmulatedReceiver.start(configuration)
    let sender = try await TestSender.connect(port: receiver.port)
    try sender.open()
    let idle = try #require(try await sender.answer(to: try sender.request("GET_STATUS")))
    let launch = try sender.request("LAUNCH", #","appId":"CC1AD845","supportedAppTypes":["WEB"]"#)
    let running = try #require(try await sender.message { $0["requestId"]?.integer == launch && $0["status"] != nil })
    return (idle, running)
  }

  @LoopActor @Test func aChromecastOfTheFirstGenerationSpeaksAsItDid() async throws {
    let (idle, running) = try await Self.status(of: "chromecast-1")
    #expect(idle["responseType"] == "RECEIVER_STATUS")
    #expect(idle["status"]?["userEq"] == nil)
    let app = running["status"]?["applications"]?[0]
    #expect(app?["namespaces"]?[0]?.string == "urn:x-cast:com.google.cast.media")
    #expect(app?["universalAppId"] == nil)
    #expect(app?["transportId"]?.string?.hasPrefix("web-") == true)
    #expect(running["status"]?["volume"]?["controlType"] == nil)
  }

  @LoopActor @Test func aSpeakerRunsTheDefaultReceiverUnderAnotherName() async throws {
    let (_, running) = try await Self.status(of: "chromecast-audio")
    let app = running["status"]?["applications"]?[0]
    #expect(app?["appId"] == "531A4F84")
    #expect(app?["universalAppId"] == "CC1AD845")
    #expect(running["status"]?["isActiveInput"] == nil)
  }

  @LoopActor @Test func anIdleGroupShowsItsLeaderApp() async throws {
    let (idle, _) = try await Self.status(of: "group")
    let app = idle["status"]?["applications"]?[0]
    #expect(app?["appId"] == "MultizoneLeader")
    #expect(app?["isIdleScreen"] == true)
    #expect(app?["namespaces"]?.array == [])
  }

  @LoopActor @Test func everyModelLaunchesTheDefaultReceiver() async throws {
    for model in DeviceModels.builtIn.all {
      let (_, running) = try await Self.status(of: model.name)
      let app = running["status"]?["applications"]?[0]
      #expect(app?["sessionId"]?.string?.isEmpty == false, "\(model.name)")
    }
  }

  @LoopActor @Test func aFixedVolumeStays() async throws {
    var configuration = ReceiverConfiguration.testing()
    try Self.model("android-tv").apply(to: &configuration, id: ReceiverDevice.randomID(), name: "x")
    let receiver = try await EmulatedReceiver.start(configuration)
    let sender = try await TestSender.connect(port: receiver.port)
    try sender.open()
    let answer = try await sender.answer(to: try sender.request("SET_VOLUME", #","volume":{"level":0.2}"#))
    #expect(answer?["status"]?["volume"]?["level"]?.number == 1)
    #expect(answer?["status"]?["volume"]?["controlType"] == "fixed")
  }
}
