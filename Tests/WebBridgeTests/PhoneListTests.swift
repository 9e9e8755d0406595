import CastTestSupport
import Glibc
import JSONCodec
import StateFiles
import Testing

@testable import WebBridge

/// The paired phones, and their file.
@Suite struct PhoneListTests {
  @Test func namesAreUniqueInAnyCase() {
    var list = PhoneList()
    let names = ["iPhone", "IPHONE", "iPhone", "  iPhone  "].map { list.add(name: $0, token: $0, now: 0)?.name }
    #expect(names == ["iPhone", "IPHONE 2", "iPhone 3", "iPhone 4"])
    #expect(list.add(name: "All", token: "all", now: 0)?.name == "All 2")
    #expect(list.remove("all 2").count == 1)
    #expect(list.remove("iphone 2").map(\.name) == ["IPHONE 2"])
    #expect(list.remove("none").isEmpty)
    #expect(list.remove(nil).count == 3)
  }

  @Test(arguments: [
    ("Ann\u{1B}[31m\u{202E}nA", "Ann [31m nA"), ("\u{0}\n\t", "Phone"), ("", "Phone"), ("a\r\nb", "a b"),
    (String(repeating: "x", count: 100), String(repeating: "x", count: 40)), ("Zoë 📱", "Zoë 📱"),
    ("e\u{301}\u{301}\u{301}\u{301}", "e\u{301}\u{301}"), ("<b>$(x)</b>", "<b>$(x)</b>"),
  ])
  func namesAreCleaned(given: String, name: String) { #expect(PhoneName.clean(given) == name) }

  @Test func thirtyTwoPhonesAreTheMost() {
    var list = PhoneList()
    for number in 0..<PhoneList.maximumCount { #expect(list.add(name: "x", token: "\(number)", now: 0) != nil) }
    #expect(list.add(name: "y", token: "y", now: 0) == nil)
    #expect(Set(list.phones.map(\.name)).count == PhoneList.maximumCount)
    #expect(list.phone(withToken: "31")?.name == "x 32")
    #expect(list.phone(withToken: "32") == nil)
  }

  @Test func theFileIsPrivateAndHoldsNoToken() throws {
    let folder = try TemporaryFolder()
    let book = PhoneBook(in: StateDirectory(path: "\(folder.path)/state"))
    #expect(try book.read().phones.isEmpty)
    let before = book.stamp
    _ = try book.update { $0.add(name: "Ann", token: "secret-token", now: 7) }
    #expect(book.stamp != before)
    var info = stat()
    #expect(stat(book.path, &info) == 0)
    #expect(info.st_mode & 0o777 == 0o600)
    let text = String(decoding: try #require(folder.read(book.path)), as: UTF8.self)
    #expect(!text.contains("secret-token"))
    #expect(try book.read().phone(withToken: "secret-token")?.pairedAt == 7)
    #expect(try book.forget("ann") == ["Ann"])
    #expect(try book.read().phone(withToken: "secret-token") == nil)
  }

  @Test(arguments: [
    "", "[]", "{\"phones\":3}", "{\"phones\":[{\"name\":\"x\"},{\"name\":\"x\",\"tokenHash\":\"\"},7]}",
    "{\"phones\":[{\"name\":\"x\",\"tokenHash\":\"short\"}]}",
  ])
  func aBrokenFileAdmitsNoPhone(text: String) throws {
    let folder = try TemporaryFolder()
    chmod(try folder.write(Array(text.utf8), to: "phones.json"), 0o600)
    let book = PhoneBook(in: StateDirectory(path: folder.path))
    #expect(try book.read().phones.isEmpty)
  }

  @Test func aFileThatOthersMayWriteIsRefused() throws {
    let folder = try TemporaryFolder()
    chmod(try folder.write([], to: "phones.json"), 0o666)
    let book = PhoneBook(in: StateDirectory(path: folder.path))
    #expect(throws: StateFileError.self) { try book.read() }
  }
}
