import CastRPCClient
import Testing

@testable import CastControl

/// What people type: times, volumes, parameters, and the order of options.
@Suite struct ArgumentTests {
  @Test(arguments: [
    ("80", 80), ("1:20", 80), ("0:00", 0), ("90:00", 5_400), ("1:02:03", 3_723), ("1:02:03.5", 3_723.5), ("2.5", 2.5),
    ("90s", 90), ("1h20m", 4_800), ("1h", 3_600), ("1m30s", 90), ("1.5m", 90), (".5", 0.5),
  ])
  func readsTimes(text: String, seconds: Double) { #expect(MediaTime.seconds(text) == seconds) }

  @Test(arguments: [
    "", ":", "1:", ":20", "1:60", "1:2:3:4", "1.5:20", "a", "1x", "20m1h", "1h1h", "-5", "+5", "1e3", "nan", "inf",
    "99999999999", ".", "h", "٣",
  ])
  func refusesTimes(text: String) { #expect(MediaTime.seconds(text) == nil) }

  @Test(arguments: [
    (0, "0:00"), (9.99, "0:09"), (80, "1:20"), (3_723, "1:02:03"), (-4, "0:00"), (.infinity, "?"), (.nan, "?"),
    (1e300, "1000:00:00"),
  ])
  func writesTimes(seconds: Double, text: String) { #expect(MediaTime.text(seconds) == text) }

  @Test(arguments: [
    ("1:20", SeekTarget.position(80)), ("+30", .distance(30)), ("-10", .distance(-10)), ("\u{2212}10", .distance(-10)),
    ("+1:00", .distance(60)), ("50%", .fraction(0.5)), ("0%", .fraction(0)), ("100%", .fraction(1)),
  ])
  func readsSeekTargets(text: String, target: SeekTarget) { #expect(SeekTarget(text) == target) }

  @Test(arguments: ["", "%", "101%", "+50%", "-", "+", "--5", "five", "-5%", "1e2%"])
  func refusesSeekTargets(text: String) { #expect(SeekTarget(text) == nil) }

  @Test(arguments: [
    ("50", VolumeChange.level(0.5)), ("50%", .level(0.5)), ("0", .level(0)), ("100", .level(1)), ("2.5", .level(0.025)),
    ("+5", .distance(0.05)), ("-5%", .distance(-0.05)), ("\u{2212}5", .distance(-0.05)), ("+1step", .steps(1)),
    ("-2steps", .steps(-2)), ("mute", .muted(true)), ("UNMUTE", .muted(false)), ("off", .muted(true)),
    ("on", .muted(false)),
  ])
  func readsVolumes(text: String, change: VolumeChange) { #expect(VolumeChange(text) == change) }

  @Test(arguments: ["", "101", "-101", "+1001steps", "2steps", "+0steps", "loud", "5 0", "%", "+", "nan", "٥"])
  func refusesVolumes(text: String) { #expect(VolumeChange(text) == nil) }

  @Test(arguments: [
    (["a=1"], #"{"a":1}"#), (["a=x y"], #"{"a":"x y"}"#), (["a=\"1\""], #"{"a":"1"}"#),
    (["a=true", "b=null"], #"{"a":true,"b":null}"#),
    (["a=[1,2]"], #"{"a":[1,2]}"#), (["a.b.c=0.5", "a.d=x"], #"{"a":{"b":{"c":0.5},"d":"x"}}"#), (["a="], #"{"a":""}"#),
    (["url=https://h/x?a=b"], #"{"url":"https://h/x?a=b"}"#), (["a=1, 2"], #"{"a":"1, 2"}"#),
    ([#" {"a": 1}"#], #"{"a":1}"#),
    (["a=["], #"{"a":"["}"#), (["a=1]"], #"{"a":"1]"}"#),
  ])
  func readsParameters(words: [String], json: String) throws {
    #expect(try CallArguments.params(words)?.jsonText == json)
  }

  @Test func readsNoParameters() throws { #expect(try CallArguments.params([]) == nil) }

  @Test(arguments: [
    ["a"], ["=1"], ["a=1", "a=2"], ["a=1", "a.b=2"], [".a=1"], ["a..b=1"], ["{"], ["{}", "{}"],
    [Array(repeating: "a", count: 17).joined(separator: ".") + "=1"],
  ])
  func refusesParameters(words: [String]) {
    let error = #expect(throws: CommandError.self) { try CallArguments.params(words) }
    #expect(error?.exit == .usage)
  }

  @Test(arguments: [
    (["status", "tv"], ["status", "tv"]), (["--json", "status"], ["status", "--json"]),
    (["--on", "tv", "seek", "-10"], ["seek", "--on", "tv", "\u{2212}10"]),
    (["-d", "tv", "pause"], ["pause", "-d", "tv"]),
    (["--on=tv", "queue", "--json", "add", "u"], ["queue", "add", "--on=tv", "--json", "u"]),
    (["volume", "-5"], ["volume", "\u{2212}5"]), (["play", "--", "-5"], ["play", "--", "-5"]), ([], []),
    (["--json"], ["--json"]), (["--version"], ["--version"]), (["--on"], ["--on"]),
    (["--json", "bogus"], ["--json", "bogus"]),
    (["volume", "-x"], ["volume", "-x"]), (["-d"], ["-d"]),
    (["volume", "--json", "-5"], ["volume", "--json", "\u{2212}5"]),
    (["play", "--title", "-5 degrees", "u"], ["play", "--title=-5 degrees", "u"]),
    (["--on", "-1 Keller", "seek", "-.5"], ["seek", "--on=-1 Keller", "\u{2212}.5"]),
    (["status", "-d", "-1 Keller"], ["status", "-d=-1 Keller"]), (["play", "-1.mp3"], ["play", "-1.mp3"]),
    (["play", "--title=x", "-1.mp3"], ["play", "--title=x", "-1.mp3"]),
  ])
  func ordersOptions(words: [String], expected: [String]) {
    let leaf = ArgumentOrder.CommandTree(commands: [:])
    var commands = Dictionary(uniqueKeysWithValues: ["status", "seek", "pause", "volume", "play"].map { ($0, leaf) })
    commands["queue"] = ArgumentOrder.CommandTree(commands: ["add": leaf])
    let ordered = ArgumentOrder.normalized(
      words, commands: ArgumentOrder.CommandTree(commands: commands), flags: CommonOptions.flags,
      options: CommonOptions.options)
    #expect(ordered == expected)
  }

  @Test(arguments: ["https://example.com/a.mp4", "http://[::1]:80/x", "HTTPS://x", "file:///a", "/etc/hostname"])
  func takesURLs(url: String) throws { #expect(try PlayableThing.locations([url]) == [url]) }

  @Test(arguments: [
    ("ftp://x/y", "“ftp” URLs"), ("nothing.mp4", "neither a URL nor a file"),
    ("https://x/\u{1B}[2J", "control characters"), ("-", "stands alone"), ("", "neither a URL nor a file"),
  ])
  func refusesURLsThatDevicesCannotOpen(word: String, text: String) {
    let error = #expect(throws: CommandError.self) { try PlayableThing.locations([word]) }
    #expect(error?.exit == .usage)
    #expect(error?.message.contains(text) == true)
    #expect(error?.advice.isEmpty == false)
  }

  @Test(arguments: [
    ("tv", "tv", nil), ("tv:8010", "tv", 8_010), ("[::1]:9", "::1", 9), ("[::1]", "::1", nil),
    ("fe80::1", "fe80::1", nil),
  ])
  func readsAddresses(text: String, host: String, port: Int64?) {
    #expect(HostAndPort(text)?.host == host)
    #expect(HostAndPort(text)?.port == port)
  }

  @Test(arguments: ["", ":1", "tv:", "tv:0", "tv:65536", "[::1]x", "[]:1", "tv:x"])
  func refusesAddresses(text: String) { #expect(HostAndPort(text) == nil) }
}
