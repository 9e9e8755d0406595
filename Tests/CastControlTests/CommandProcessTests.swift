import CastRPCClient
import CastTestSupport
import Foundation
import Testing

@testable import CastControl

/// Each command of the built program against `cast-receiver`, in words and as JSON, without a daemon of any kind.
@Suite(.blocking, .timeLimit(.minutes(5))) struct CommandProcessTests {
  private static let film = "https://example.com/film.mp4?duration=100"
  private static let songs = (1...3).map { "https://example.com/\($0).mp3" }

  @Test func playsAndControls() throws {
    let bench = try ControlBench()
    let played = try bench.onReceiver("play", Self.film, "--title", "A film", "--at", "0:10", "--json")
    #expect(played.code == 0, "\(played.errors)")
    #expect(try played.json["playerState"] == "PLAYING")
    #expect(try played.json["title"] == "A film")
    #expect(try played.json["position"]?.number ?? 0 >= 9)
    // castctl has exited; playback continues.
    let status = try bench.onReceiver("status")
    #expect(status.output.contains("  state     playing\n") && status.output.contains("  title     A film\n"))
    #expect(!status.output.contains("\u{1B}"), "neither colours on a pipe nor those of the device's name")
    #expect(try bench.onReceiver("status", "--json").json["playerState"] == "PLAYING")
    #expect(try bench.onReceiver("pause").output.contains("paused"))
    #expect(try bench.onReceiver("pause", "--json").json["playerState"] == "PAUSED", "twice does no harm")
    #expect(try bench.onReceiver("toggle", "--json").json["playerState"] != "PAUSED")
    #expect(try bench.onReceiver("toggle").output.contains("paused"))
    #expect(try bench.onReceiver("seek", "50%", "--json").json["position"]?.number == 50)
    #expect(try bench.onReceiver("seek", "-10", "--json").json["position"]?.number == 40)
    #expect(try bench.onReceiver("seek", "+0:05").output.contains("0:45 / 1:40"))
    #expect(try bench.onReceiver("seek", "1:20", "--json").json["position"]?.number == 80)
    #expect(try bench.onReceiver("resume").code == 0)
    #expect(try bench.onReceiver("stop", "--keep-app", "--json").json["applicationId"] == "CC1AD845")
    #expect(try bench.onReceiver("stop").output.contains("idle"))
    #expect(try bench.onReceiver("stop", "--json").json["applicationId"] == nil)
  }

  @Test func turnsTheVolume() throws {
    let bench = try ControlBench()
    func level(_ change: String) throws -> Double? {
      try bench.onReceiver("volume", change, "--json").json["volumeLevel"]?.number.map { ($0 * 1_000).rounded() / 10 }
    }
    #expect(try level("50") == 50)
    #expect(try level("+5") == 55)
    #expect(try level("-10") == 45)
    #expect(try level("-100") == 0)
    #expect(try level("40%") == 40)
    #expect(try level("+2steps") == 50)
    #expect(try bench.onReceiver("volume", "mute").output.hasSuffix(": muted\n"))
    #expect(try bench.onReceiver("volume", "unmute", "--json").json["isMuted"] == false)
    #expect(try bench.onReceiver("volume").output.hasSuffix(": 50 %\n"))
  }

  @Test func queues() throws {
    let bench = try ControlBench()
    #expect(try bench.run(["play"] + Self.songs + ["--on", bench.address]).code == 0)
    func contents() throws -> [String] {
      try bench.onReceiver("queue", "list", "--json").json["items"]?.array?.compactMap {
        $0["media"]?["contentId"]?.string
      } ?? []
    }
    #expect(try contents() == Self.songs)
    let list = try bench.onReceiver("queue").output
    #expect(list.contains("1  ▶") && list.contains(Self.songs[2]))
    #expect(try bench.onReceiver("queue", "add", "https://example.com/4.mp3", "--next", "--title", "Four").code == 0)
    #expect(try bench.onReceiver("queue", "add", "https://example.com/5.mp3", "--json").json["mediaState"] != nil)
    #expect(
      try contents() == [
        Self.songs[0], "https://example.com/4.mp3", Self.songs[1], Self.songs[2], "https://example.com/5.mp3",
      ])
    #expect(try bench.onReceiver("next").code == 0)
    #expect(try bench.onReceiver("status", "--json").json["contentId"] == "https://example.com/4.mp3")
    #expect(try bench.onReceiver("previous").code == 0)
    #expect(try bench.onReceiver("queue", "jump", "3").code == 0)
    #expect(try bench.onReceiver("status", "--json").json["contentId"] == .string(Self.songs[1]))
    #expect(try bench.onReceiver("queue", "remove", "1", "2").code == 0)
    #expect(try contents().count == 3)
    #expect(try bench.onReceiver("queue", "repeat", "all", "--json").json["status"]?["repeatMode"] == "REPEAT_ALL")
    #expect(try bench.onReceiver("queue", "shuffle").code == 0)
    #expect(try bench.onReceiver("queue", "clear").code == 0)
    #expect(try contents() == [Self.songs[1]], "what plays stays")
    let beyond = try bench.onReceiver("queue", "jump", "7", "--json")
    #expect(beyond.code == 5 && beyond.errors.contains(#""name":"QueueItemNotFound""#))
  }

  @Test func announcesAndRestores() throws {
    let bench = try ControlBench()
    #expect(try bench.onReceiver("volume", "30").code == 0)
    #expect(try bench.onReceiver("play", Self.film, "--at", "20").code == 0)
    let announced = try bench.onReceiver(
      "announce", "https://example.com/bell.mp3?duration=1", "--volume", "80", "--json")
    #expect(announced.code == 0, "\(announced.errors)")
    let status = try bench.onReceiver("status", "--json").json
    #expect(status["contentId"] == .string(Self.film))
    #expect(status["volumeLevel"]?.number.map { ($0 * 100).rounded() } == 30)
    #expect(status["position"]?.number ?? 0 >= 20)
  }

  @Test func waitsUntilItHasEnded() throws {
    let bench = try ControlBench()
    let ended = try bench.onReceiver("play", "https://example.com/a.mp3?duration=1", "--wait", "--json")
    #expect(ended.code == 0, "\(ended.errors)")
    #expect(try ended.json["idleReason"] == "FINISHED")
    let failed = try bench.onReceiver("play", "http://127.0.0.1:9/a.mp3?fail=104")
    #expect(failed.code == 5)
    #expect(failed.errors.hasPrefix("castctl: ") && failed.errors.split(separator: "\n").count == 2)
    let again = try bench.onReceiver("play", "https://example.com/a.mp3?duration=1", "--wait")
    #expect(again.code == 0, "the error before is not this one's: \(again.errors)")
  }

  @Test func waitingEndsWithTheLossOfTheDevice() throws {
    let bench = try ControlBench()
    try bench.startDaemon()
    let created = try bench.run(
      ["call", "context.create", "options.reconnect.giveUpAfter=1", "options.disableDiscoveryAutostart=true"])
    #expect(created.code == 0, "\(created.errors)")
    let waiting = try bench.start(["play", Self.film, "--wait", "--on", bench.address])
    while try bench.onReceiver("status", "--json").json["playerState"] != "PLAYING" {}
    bench.receiver.send(signal: SIGKILL)
    #expect(try waiting.waitForEnd() == .exited(4))
    let errors = try waiting.readErrorToEnd()
    #expect(errors.hasPrefix("castctl: "), "\(errors)")
  }

  /// Where no daemon can listen the server ends with castctl, so castctl stays while the file plays, and prints why.
  @Test func servesAFileUntilItHasEnded() throws {
    let bench = try ControlBench(["--fetch-media"])
    try bench.forbidDaemon()
    let folder = try TemporaryFolder()
    let song = try folder.write(SilentSound.wave(seconds: 1), to: "A song.wav")
    let played = try bench.onReceiver("play", song)
    #expect(played.code == 0, "\(played.errors)")
    #expect(played.errors.contains("this command stays until it has ended"))
    #expect(played.output.contains("stopped"))
    let added = try bench.onReceiver("queue", "add", song)
    #expect(added.code == 1 && added.errors.contains("No daemon can be started here"), "\(added.errors)")
    let several = try bench.run(["play", song, "--on", bench.address, "--on", "127.0.0.1:9"])
    #expect(several.code == 1 && several.errors.contains("No daemon can be started here"), "\(several.errors)")
  }

  /// Where none listens, each command starts the daemon, which serves files and answers the next command.
  @Test func startsTheDaemonAndEnds() throws {
    let bench = try ControlBench(["--fetch-media"])
    let folder = try TemporaryFolder()
    let song = try folder.write(SilentSound.wave(seconds: 60), to: "A song.wav")
    let first = try bench.run(["call", "server.info"]).json
    #expect(try bench.run(["call", "server.info"]).json["processId"] == first["processId"])
    let played = try bench.onReceiver("play", song)
    #expect(played.code == 0 && played.errors.isEmpty, "\(played.errors)")
    #expect(played.output.contains("playing"))
    #expect(try bench.onReceiver("queue", "add", song).code == 0)
    // A path means the same as its word in the shell's folder.
    let relative = try bench.shell("cp '\(song)' song.wav; castctl play song.wav --json --on \(bench.address)")
    #expect(relative.code == 0, "\(relative.errors)")
    #expect(try bench.onReceiver("stop").code == 0)
    let own = try bench.run(["call", "server.info", "--verbose"])
    #expect(try own.json["processId"] == first["processId"], "a server that listens is used")
    let line = try ChildProcess.run(["ps", "-o", "args=", "-p", "\(first["processId"]?.integer ?? 0)"]).output
    #expect(String(decoding: line, as: UTF8.self).hasSuffix(" --socket --idle-exit 60\n"))
    bench.endDaemon()
  }

  /// Two commands at once start one daemon.
  @Test func startsOneDaemonForManyCommands() throws {
    let bench = try ControlBench()
    let line = (1...4).map { _ in "castctl call server.info &" }.joined(separator: " ")
    let run = try bench.shell("\(line) wait")
    let ids = try run.output.split(separator: "\n").map {
      try JSONDocument(parsing: String($0)).root.value["processId"]?.integer
    }
    #expect(ids.count == 4 && Set(ids).count == 1, "\(run.output) \(run.errors)")
  }

  /// A script reads once, after some seconds, that the device is slow.
  @Test func saysOnAPipeThatTheDeviceIsSlow() throws {
    let bench = try ControlBench(["--load-time", "9"])
    let slow = try bench.onReceiver("play", Self.film)
    #expect(slow.code == 0 && slow.errors.ranges(of: "castctl: still waiting. ").count == 1, "\(slow.errors)")
    let json = try bench.onReceiver("play", Self.film, "--json")
    #expect(json.code == 0 && json.errors.isEmpty, "\(json.errors)")
  }

  @Test func passesStandardInputOnAsLongAsItPlays() throws {
    let bench = try ControlBench(["--fetch-media"])
    let folder = try TemporaryFolder()
    let song = try folder.write(SilentSound.wave(seconds: 1), to: "song.wav")
    let stream = try bench.shell("castctl play - --type audio/wav --on \(bench.address) < '\(song)'")
    #expect(stream.code == 0, "\(stream.errors)")
    #expect(stream.errors.contains("it passes its standard input on"))
    #expect(try bench.shell("ls -d $XDG_RUNTIME_DIR/castctl-*").code != 0, "the pipe is gone")
  }

  /// The server opens the pipe once the device answers.
  @Test(arguments: [(SIGINT, .exited(130)), (SIGTERM, .signalled(SIGTERM))] as [(CInt, ChildProcess.End)])
  func aSignalRemovesThePipeOfStandardInput(_ number: CInt, _ end: ChildProcess.End) throws {
    let bench = try ControlBench()
    let device = try SilentPort()
    let child = try bench.start(
      ["play", "-", "--type", "video/mp4", "--timeout", "60", "--on", "127.0.0.1:\(device.port)"])
    // castctl prints nothing before the device answers, so the pipe shows that it has begun to wait.
    while try bench.shell("ls $XDG_RUNTIME_DIR/castctl-*/stdin").code != 0 {}
    child.send(signal: number)
    #expect(try child.waitForEnd() == end)
    #expect(try bench.shell("ls -d $XDG_RUNTIME_DIR/castctl-*").code != 0, "the folder is gone")
  }

  /// Subtitles are served, too; a playlist with URLs needs no server.
  @Test func staysForFilesAlone() throws {
    let bench = try ControlBench()
    try bench.forbidDaemon()
    let folder = try TemporaryFolder()
    let subtitles = try folder.write(Array("1\n00:00:01,000 --> 00:00:02,000\nHello\n".utf8), to: "film.srt")
    let captioned = try bench.onReceiver("play", "https://example.com/a.mp4?duration=1", "--subtitles", subtitles)
    #expect(captioned.code == 0 && captioned.errors.contains("stays until it has ended"), "\(captioned.errors)")
    let list = try folder.write(Array("#EXTM3U\nhttps://example.com/a.mp3?duration=600\n".utf8), to: "radio.m3u")
    let radio = try bench.onReceiver("play", list)
    #expect(radio.code == 0 && radio.errors.isEmpty, "\(radio.errors)")
  }

  /// With a daemon the file keeps playing without castctl.
  @Test func aDaemonServesFilesOn() throws {
    let bench = try ControlBench(["--fetch-media"])
    try bench.startDaemon()
    let folder = try TemporaryFolder()
    for name in ["1.wav", "2.wav"] { try folder.write(SilentSound.wave(seconds: 60), to: "album/\(name)") }
    let played = try bench.onReceiver("play", "\(folder.path)/album", "--json")
    #expect(try played.json["queueLength"] == 2)
    #expect(played.errors.isEmpty)
    try folder.write(SilentSound.wave(seconds: 60), to: "3.wav")
    #expect(try bench.onReceiver("queue", "add", "\(folder.path)/3.wav").code == 0)
    #expect(try bench.onReceiver("queue", "list", "--json").json["items"]?.array?.count == 3)
    #expect(try bench.onReceiver("status", "--json").json["playerState"] == "PLAYING")
  }

  @Test func keepsNames() throws {
    let bench = try ControlBench()
    #expect(try bench.run(["default"]).output == "There is no default device.\n")
    try bench.nameReceiver()
    #expect(try bench.run(["default"]).output == "\(bench.address)\n")
    #expect(try bench.run(["alias"]).output.contains("Living Room  \(bench.address)"))
    #expect(try bench.run(["alias", "--json"]).json["aliases"]?.array?.count == 2)
    #expect(try bench.run(["status", "TV", "--json"]).json["isDefault"] == true)
    #expect(try bench.run(["--json", "--on", "living room", "volume"]).json["volumeLevel"] != nil)
    #expect(try bench.run(["alias", "--remove", "tv"]).code == 0)
    let again = try bench.run(["alias", "--remove", "tv"])
    #expect(again.code == 2 && again.errors.contains("There is no alias “tv”."))
    #expect(try bench.run(["default", "--clear", "--json"]).json["defaultDevice"] == nil)
  }

  @Test func keepsTheNameOfAnAbsentDeviceOnlyIfItIsSaid() throws {
    let bench = try ControlBench()
    let port = UnlistenedPort()
    for command in [["default"], ["alias", "den"]] {
      for device in ["Nowhere", "127.0.0.1:\(port.number)"] {
        let refused = try bench.run(command + [device, "--timeout", "0.5"])
        #expect([3, 4].contains(refused.code) && refused.errors.contains("--unseen"), "\(refused.errors)")
        #expect(refused.errors.contains("Nothing is changed."))
      }
      let taken = try bench.run(command + ["Nowhere", "--unseen", "--timeout", "0.5"])
      #expect(taken.code == 0 && taken.errors.contains("no device answers to “Nowhere” now"), "\(taken.errors)")
    }
    let meant = try bench.run(["status", "--timeout", "0.5"])
    #expect(meant.code == 3 && meant.errors.contains("Your default device “Nowhere” (castctl default)"))
    let named = try bench.run(["status", "Elsewhere", "--timeout", "0.5"])
    #expect(named.code == 3 && !named.errors.contains("default device"), "\(named.errors)")
  }

  @Test func remarksArePrintedForPeopleAlone() throws {
    let bench = try ControlBench()
    let film = "https://example.com/film.mp4?duration=600"
    for flags in [[], ["--json"]] {
      let unseen = try bench.run(["default", "Nowhere", "--unseen", "--timeout", "0.5"] + flags)
      #expect(unseen.code == 0 && unseen.errors.isEmpty == (flags == ["--json"]), "\(unseen.errors)")
      #expect(try bench.onReceiver("play", film, "--at", "300").code == 0)
      #expect(try bench.onReceiver("stop").code == 0)
      let resumed = try bench.run(["play", film, "--on", bench.address] + flags)
      #expect(resumed.code == 0 && resumed.errors.isEmpty == (flags == ["--json"]), "\(resumed.errors)")
    }
  }

  /// Devices that were added by their address replace those of a network.
  @Test func warnsOfNamesThatMeanSeveralDevices() throws {
    let (bench, other) = (try ControlBench(), try ControlBench())
    for (name, address) in [("Kitchen", bench.address), ("Den", other.address)] {
      let port = address.split(separator: ":")[1]
      let added = try bench.run(
        ["call", "discovery.addDevice", "host=127.0.0.1", "port=\(port)", "friendlyName=\(name)"])
      #expect(added.code == 0, "\(added.errors)")
    }
    let shadow = try bench.run(["alias", "Kitchen", other.address])
    #expect(shadow.code == 0 && shadow.errors.contains("a device is named “Kitchen”, too."), "\(shadow.errors)")
    #expect(shadow.errors.contains("--on \(bench.address) reaches the other"))
    let plain = try bench.run(["alias", "bedroom", other.address])
    #expect(plain.code == 0 && plain.errors.isEmpty, "\(plain.errors)")
  }

  @Test func lookForDevicesAndDiagnose() throws {
    let bench = try ControlBench()
    let alone = try bench.run(["doctor", bench.address])
    #expect(alone.output.contains("No daemon listens now; the next command starts one."))
    #expect(try bench.run(["doctor", bench.address, "--json"]).json["daemon"]?["isListening"] == false)
    #expect(try bench.run(["devices", "--scan-time", "0.1", "--json"]).json["devices"]?.array != nil)
    #expect(try bench.run(["status", "--all", "--timeout", "1", "--json"]).json["players"]?.array != nil)
    let probe = try bench.run(["doctor", bench.address])
    #expect(probe.code == 0, "\(probe.errors)")
    #expect(probe.output.contains("receiver_status"))
    #expect(probe.output.split(separator: "\n").first?.hasSuffix("A Cast receiver works there.") == true)
    let json = try bench.run(["doctor", bench.address, "--json"]).json
    #expect(json["daemon"]?["isListening"] == true && json["diagnosis"]?["probe"]?["succeeded"] == true)
    #expect(try bench.run(["doctor", "--scan-time", "0.1", "--json"]).json["diagnosis"]?["advice"] != nil)
    let port = UnlistenedPort()
    #expect(try bench.run(["doctor", "127.0.0.1:\(port.number)"]).code == 4)
    #expect(try bench.run(["alias", "tv", bench.address]).code == 0)
    for arguments in [["tv"], ["--on", "tv"]] {
      #expect(try bench.run(["doctor"] + arguments).output.contains("A Cast receiver works there."))
    }
    #expect(try bench.run(["doctor", bench.address]).output.contains("A daemon listens"))
  }

  @Test(arguments: ["1.OG", "TV:Küche", "[LG]TV"]) func diagnosesNamesThatLookLikeAddresses(_ name: String) throws {
    let bench = try ControlBench()
    let port = bench.address.split(separator: ":")[1]
    let added = try bench.run(
      ["call", "discovery.addDevice", "host=127.0.0.1", "port=\(port)", "friendlyName=\(name)"])
    #expect(added.code == 0, "\(added.errors)")
    let probe = try bench.run(["doctor", name])
    #expect(probe.code == 0 && probe.output.contains("A Cast receiver works there."), "\(probe.errors)")
  }

  @Test func describesDevices() throws {
    let bench = try ControlBench()
    let usage = try bench.run(["devices", "--details", "--watch"])
    #expect(usage.code == 2 && usage.errors.contains("--details"))
    #expect(try bench.run(["devices", "--details", "--scan-time", "0.1", "--json"]).json["devices"]?.array != nil)
    let daemon = try bench.run(["devices", "--details", "--scan-time", "0.1"])
    #expect(daemon.code == 0, "\(daemon.errors)")
  }

  @Test func writesAReportOnce() throws {
    let bench = try ControlBench()
    let folder = try TemporaryFolder()
    let file = "\(folder.path)/report.md"
    let command = ["doctor", bench.address, "--scan-time", "0.1", "--report", file]
    let first = try bench.run(command)
    #expect(first.code == 0 && first.output.contains("The report is in \(file)."), "\(first.errors)")
    var info = stat()
    #expect(stat(file, &info) == 0 && info.st_mode & 0o777 == 0o600)
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(text.hasPrefix("# Report of cast-rpc\n") && text.contains("RECEIVER_STATUS: PASSED"))
    #expect(text.contains("castctl "))
    let second = try bench.run(command)
    #expect(second.code == 2 && second.errors.contains("exists already") && second.errors.contains("--force"))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == text)
    let forced = try bench.run(command + ["--force", "--json"])
    #expect(try forced.json["report"]?.string == file && forced.json["replacements"]?.array != nil)
    #expect(try String(contentsOfFile: file, encoding: .utf8) != text)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["report.md"])
    let nowhere = try bench.run(["doctor", "--scan-time", "0.1", "--report", "\(folder.path)/no/report.md"])
    #expect(nowhere.code == 1 && nowhere.errors.contains("can't be written"))
    #expect(try bench.run(["doctor", "--force"]).code == 2)
    #expect(try bench.run(command.dropLast() + [folder.path, "--force"]).code == 2, "a folder isn't replaced")
  }

  @Test func calls() throws {
    let bench = try ControlBench()
    let echo = try bench.run(["call", "server.echo", "value.a=1", "value.b=x y"])
    #expect(echo.output == #"{"value":{"a":1,"b":"x y"}}"# + "\n")
    let unknown = try bench.run(["call", "server.inf"])
    #expect(unknown.code == 2 && unknown.errors.contains("server.info"))
    #expect(try bench.onReceiver("play", Self.film).code == 0)
    #expect(
      try bench.onReceiver("call", "media.getStatus").json["status"]?["media"]?["contentId"] == .string(Self.film))
  }

  @Test func watches() throws {
    let bench = try ControlBench()
    try bench.startDaemon()
    #expect(try bench.onReceiver("play", Self.film).code == 0)
    let watch = try bench.start(["watch", "player", "--json", "--on", bench.address])
    let status = try bench.start(["status", bench.address, "--watch"])
    #expect(try status.readLine()?.contains("playing") == true)
    // A status's first line precedes its events; the second one shows that events arrive.
    #expect(try bench.onReceiver("pause").code == 0)
    var line = try #require(try status.readLine())
    while !line.contains("paused") { line = try #require(try status.readLine()) }
    var event = try JSONDocument(parsing: #require(try watch.readLine())).root.value
    while event["params"]?["playerState"] != "PAUSED" {
      event = try JSONDocument(parsing: #require(try watch.readLine())).root.value
    }
    #expect(event["method"] == "player.didChange")
    for process in [watch, status] {
      process.send(signal: 2)
      #expect(try process.waitForEnd() == .exited(130))
    }
    #expect(try bench.onReceiver("status", "--json").json["playerState"] == "PAUSED", "Ctrl-C changes nothing")
  }

  @Test func completes() throws {
    let bench = try ControlBench()
    try bench.nameReceiver()
    for shell in ["bash", "zsh", "fish"] {
      let script = try bench.run(["completions", shell])
      #expect(script.code == 0 && script.output.contains("castctl"))
    }
    #expect(try bench.run(["completions", "tcsh"]).code == 2)
    let names = try bench.shell("SAP_SHELL=fish castctl ---completion status -- --on 1 0 castctl status --on ''")
    #expect(names.code == 0)
    #expect(names.output.contains("Living Room") && names.output.contains("tv"))
  }
}

/// How the program behaves at its edges: terminals, closed streams, errors of each kind.
@Suite(.blocking, .timeLimit(.minutes(5))) struct ControlEdgeTests {
  @Test func helpAndVersion() throws {
    let bench = try ControlBench()
    let help = try bench.run([])
    #expect(help.code == 0 && help.output.contains("USAGE: castctl"))
    #expect(try bench.run(["--version"]).output == "castctl \(APIFacts.version)\n")
  }

  @Test(arguments: [
    (["bogus"], 2, "There is no command"), (["staus"], 2, "castctl status"), (["seek"], 2, "castctl seek --help"),
    (["seek", "-x"], 2, "--help"), (["volume", "101"], 2, "no volume"),
    (["play", "ftp://example.com/a.mp4"], 2, "“ftp” URLs"),
    (["play", "nothing"], 2, "neither"), (["status", "--on", "127.0.0.1:1"], 4, "Connection refused"),
    (["--server", "/nonexistent", "status", "--on", "x"], 7, "/nonexistent"),
    (["--server", "/bin/false", "devices"], 7, ""), (["web", "--socket", "/nonexistent"], 7, "/nonexistent"),
    (["mcp", "--socket", "/nonexistent"], 7, "/nonexistent"),
    (["doctor", "--socket", "/nonexistent"], 7, "/nonexistent"),
    (["status", "--on", "No such device", "--timeout", "0.2"], 3, "castctl devices"),
    (["call", "player.play", "x=1"], 2, ""), (["default", "tv", "--clear"], 2, "not both"),
  ])
  func errorsHaveACodeALineAndAdvice(arguments: [String], code: Int32, text: String) throws {
    let bench = try ControlBench()
    let run = try bench.run(arguments)
    #expect(run.code == code)
    #expect(run.errors.hasPrefix("castctl: ") && (text.isEmpty || run.errors.contains(text)), "\(run.errors)")
    #expect(run.output.isEmpty)
    #expect(run.errors.split(separator: "\n").count <= 2)
    let json = try bench.run(arguments + ["--json"])
    #expect(json.code == code)
    #expect(try JSONDocument(parsing: json.errors).root.value["error"]?["exitCode"]?.integer == Int64(code))
  }

  @Test func aTerminalGetsColoursAndNoPipeDoes() throws {
    let bench = try ControlBench()
    let terminal = try bench.terminal("status --on \(bench.address)", columns: 40)
    #expect(terminal.output.contains("\u{1B}[1mTest"))
    #expect(!terminal.output.contains("\u{1B}[31mTV"), "the name brings no colours of its own")
    #expect(try !bench.terminal("status --no-color --on \(bench.address)").output.contains("\u{1B}["))
    #expect(try !bench.terminal("status --json --on \(bench.address)").output.contains("\u{1B}["))
    let plain = try bench.shell("NO_COLOR=1 script -qec 'castctl status --on \(bench.address)' /dev/null")
    #expect(!plain.output.contains("\u{1B}["))
  }

  @Test func aTerminalGetsALiveLine() throws {
    let bench = try ControlBench()
    let run = try bench.terminal(
      "play 'https://example.com/a.mp3?duration=2' --wait --on \(bench.address)", columns: 70)
    #expect(run.code == 0)
    #expect(run.output.contains("▶ 0:0") && run.output.contains("━") && run.output.contains("\r\u{1B}[K"))
    let narrow = try bench.terminal("call server.info", columns: 30)
    #expect(narrow.output.contains("\r\n  \"name\": \"cast-rpc\""))
  }

  @Test func closedStreamsDoNoHarm() throws {
    let bench = try ControlBench()
    let closed = try bench.shell("castctl status --on \(bench.address) >&-")
    #expect(closed.code == 1 && closed.errors.contains("standard output"))
    let full = try bench.shell("castctl status --on \(bench.address) >/dev/full")
    #expect(full.code == 1 && full.errors.contains("No space left"))
    let unread = try bench.shell("(castctl status --on \(bench.address); echo $? >&2) | true")
    #expect(unread.errors == "141\n" || unread.errors == "0\n")
    #expect(try bench.shell("castctl status --on \(bench.address) <&-").code == 0)
  }

  @Test func reportsAServerThatDies() throws {
    let bench = try ControlBench()
    try bench.startDaemon()
    #expect(try bench.onReceiver("play", "https://example.com/a.mp3").code == 0)
    let watch = try bench.start(["watch", "--on", bench.address])
    #expect(try watch.readLine()?.isEmpty == false)
    #expect(try bench.run(["call", "server.shutdown"]).code == 0)
    #expect(try watch.waitForEnd() == .exited(7))
    #expect(try watch.readErrorToEnd().contains("server"))
  }
}
