import FrameworkLog
import JSONCodec
import Testing

@Suite("Stand-ins")
struct StandInsTests {
  static let texts: [(String, String)] = [
    ("nothing private here: 12:30:05, 1.56.275994, PLAYING", "nothing private here: 12:30:05, 1.56.275994, PLAYING"),
    ("at 10.1.2.3.", "at 192.0.2.2."),
    ("10.1.2.3:8009 and 10.1.2.4 and 10.1.2.3", "192.0.2.2:8009 and 192.0.2.3 and 192.0.2.2"),
    ("127.0.0.1 ::1 239.255.255.250 0.0.0.0", "127.0.0.1 ::1 239.255.255.250 0.0.0.0"),
    ("from fe80::1c2:3%eth0: refused", "from 2001:db8::1: refused"),
    ("2a02:8109:1:2:3:4:5:6", "2001:db8::1"),
    ("mac AC:67:84:12:34:56", "mac 02:00:00:00:00:01"),
    ("tv.local:8009", "host-1.local:8009"),
    (
      "Chromecast-0123456789abcdef0123456789abcdef._googlecast._tcp.local",
      "Chromecast-00000000000000000000000000000001._googlecast._tcp.local"
    ),
    ("58A9DD80-A34E-771B-9ACF-FBE37DE8471F", "00000000-0000-0000-0000-000000000001"),
    ("Chromecast-Audio-58a9dd80-a34e-771b-9acf-fbe37de8471f", "Chromecast-Audio-00000000-0000-0000-0000-000000000001"),
    (
      "https://jane:pw@media.example.com/a/film.mp4?X-Signature=abc&x=1#t",
      "https://part1@media.example.com/a/film.mp4?part2"
    ),
    (
      "http://10.1.2.3:8000/a?k=1 http://10.1.2.3:8000/a?k=2",
      "http://192.0.2.2:8000/a?part1 http://192.0.2.2:8000/a?part2"
    ),
    ("http://[fe80::1]:80/x", "http://[2001:db8::1]:80/x"),
    ("mail jane.doe@mail.example.org now", "mail person1@example.com now"),
    ("Authorization: Bearer abcdefghijkl", "Authorization: <redacted>"),
    ("urn:x-cast:com.google.cast.media", "urn:x-cast:com.google.cast.media"),
    ("com.google.cast.receiver:8009", "com.google.cast.receiver:8009"),
    (
      "/home/jane/Videos/a.mp4 file:///home/jane/b /Users/joe",
      "/home/part1/Videos/a.mp4 file:///home/part1/b /Users/part2"
    ),
    ("http://10.1.2.3:80/k3x9w2m8q7hd5t4yb6rcngjpz8fu2sav/a.mp4", "http://192.0.2.2:80/secret-1/a.mp4"),
    (#"{"ssid":"Does","note":"x"}"#, #"{"ssid":"Network 1","note":"x"}"#),
    (#"{"kept": [1]}"#, #"{"kept": [1]}"#),
    // What looks like a URL without a scheme.
    (":://10.1.2.3/a", ":://192.0.2.2/a"), ("://10.1.2.3", "://192.0.2.2"), ("a :://", "a :://"),
  ]

  @Test("replace private values by their form", arguments: Self.texts)
  func replacesByForm(_ text: String, _ expected: String) {
    var standIns = StandIns()
    #expect(standIns.replace(text) == expected)
  }

  @Test("are the same for the same value in texts, members and keys")
  func areConsistent() {
    var standIns = StandIns()
    standIns.learn("Jane's TV", as: .name)
    let value: JSONValue = [
      "friendlyName": "Jane's TV", "deviceId": "0123456789abcdef0123456789abcdef",
      "message": "Jane's TV (0123456789ABCDEF0123456789ABCDEF) at 10.0.0.9 doesn't answer.", "host": "10.0.0.9",
      "byId": ["0123456789abcdef0123456789abcdef": 1],
    ]
    let expected: JSONValue = [
      "friendlyName": "Device 1", "deviceId": "00000000000000000000000000000001",
      "message": "Device 1 (00000000000000000000000000000001) at 192.0.2.2 doesn't answer.", "host": "192.0.2.2",
      "byId": ["00000000000000000000000000000001": 1],
    ]
    #expect(standIns.replace(value) == expected)
    #expect(standIns.replace(expected) == expected)
    #expect(standIns.counts == [.name: 1, .id: 1, .address: 1])
  }

  @Test("replace names, networks, places and secrets by their members")
  func replaceByMember() {
    var standIns = StandIns()
    let value: JSONValue = [
      "device_info": ["name": "Attic", "mac_address": "ACDE48001122", "capabilities": 5],
      "ssid": "The Does", "bssid": "aa:bb:cc:00:11:22", "hotspot_bssid": "FA8FCA3AA900",
      "location": ["latitude": 52.5, "longitude": 13.4, "country_code": "DE"],
      "customData": ["pin": 1234, "keep": true, "list": ["x", "x"]], "credentials": "c",
      "namespaces": [["name": "urn:x-cast:com.google.cast.media"]],
      "metadata": ["title": "Attic is quiet"],
    ]
    let expected: JSONValue = [
      "device_info": ["name": "Device 1", "mac_address": "000000000001", "capabilities": 5],
      "ssid": "Network 1", "bssid": "02:00:00:00:00:01", "hotspot_bssid": "000000000002",
      "location": ["latitude": 0, "longitude": 0, "country_code": "DE"],
      "customData": ["pin": 0, "keep": true, "list": ["secret-1", "secret-1"]], "credentials": "secret-2",
      "namespaces": [["name": "urn:x-cast:com.google.cast.media"]],
      "metadata": ["title": "Device 1 is quiet"],
    ]
    let replaced = standIns.replace(value)
    for (key, value) in expected.object?.members ?? [] { #expect(replaced[key] == value, "\(key)") }
  }

  @Test("keep words of the protocol, even if a device has such a name")
  func keepsVocabulary() {
    var standIns = StandIns()
    standIns.learn("PLAYING", as: .name)
    let value: JSONValue = ["playerState": "PLAYING", "PLAYING": 1, "note": "PLAYING", "md": "PLAYING"]
    #expect(
      standIns.replace(value) == ["playerState": "PLAYING", "PLAYING": 1, "note": "Device 1", "md": "PLAYING"])
  }

  @Test("are the same for an id in any spelling")
  func knowSpellings() {
    var standIns = StandIns()
    let texts = [
      "58a9dd80a34e771b9acffbe37de8471f", "58A9DD80-A34E-771B-9ACF-FBE37DE8471F", "58A9DD80A34E771B9ACFFBE37DE8471F",
    ]
    #expect(
      texts.map { standIns.replace($0) } == [
        "00000000000000000000000000000001", "00000000-0000-0000-0000-000000000001", "00000000000000000000000000000001",
      ])
    #expect(standIns.counts == [.id: 1])
  }

  @Test("replace names that a later member gives, and secrets in other texts")
  func replaceEverywhere() {
    var standIns = StandIns()
    let value: JSONValue = [
      "message": "No device 'Den'; Jane's TV answered.", "answered": ["Den", "Jane's TV"],
      "customData": ["key": "swordfish7"], "echo": "it was swordfish7", "url": "http://a.example/Jane%27s%20TV/x",
      "device": "127.0.0.1:8009", "headers": [["name": "X-Api-Key", "value": "open"]], "pin": 1234,
    ]
    let expected: JSONValue = [
      "message": "No device 'Device 1'; Device 2 answered.", "answered": ["Device 1", "Device 2"],
      "customData": ["key": "secret-1"], "echo": "it was secret-1", "url": "http://a.example/Device 2/x",
      "device": "127.0.0.1:8009", "headers": [["name": "X-Api-Key", "value": "secret-2"]], "pin": 0,
    ]
    #expect(standIns.replace(value) == expected)
  }

  @Test("replace a learned name only as a whole word")
  func keepsWordsWhole() {
    var standIns = StandIns()
    standIns.learn("Den", as: .name)
    #expect(standIns.replace("Den, Dennis and Den") == "Device 1, Dennis and Device 1")
  }

  @Test("replace the longest of the learned names that begin alike")
  func replaceTheLongestName() {
    var standIns = StandIns()
    let long = String(repeating: "Long ", count: 8)
    for name in ["Den", "Den upstairs", "Den up", long + "A", long + "A B"] { standIns.learn(name, as: .name) }
    #expect(standIns.replace("Den upstairs, Den up, Den upwards") == "Device 2, Device 3, Device 1 upwards")
    #expect(standIns.replace("in \(long)A B, \(long)A") == "in Device 5, Device 4")
  }

  @Test("cost no more than the text is long, with many names and hostile texts")
  func isLinear() {
    var standIns = StandIns()
    for number in 0..<1_000 { standIns.learn("Name \(number)", as: .name) }
    let text = String(repeating: "::1:a@", count: 20_000)
    #expect(standIns.replace(text).utf8.count > 10_000)
    var deep: JSONValue = "10.0.0.1"
    for _ in 0..<200 { deep = [deep] }
    #expect(!String(decoding: standIns.replace(deep).jsonBytes, as: UTF8.self).contains("10.0.0.1"))
  }
}
