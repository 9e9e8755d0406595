import HTTPServing
import Testing

@Suite struct HTTPTargetTests {
  typealias Item = HTTPTarget.QueryItem

  @Test(arguments: [
    ("/", HTTPTarget(path: "/")),
    ("/setup/eureka_info", HTTPTarget(path: "/setup/eureka_info")),
    ("/a%20b%C3%A9", HTTPTarget(path: "/a bé")),
    ("/a+b", HTTPTarget(path: "/a+b")),
    (
      "/x?params=name,device_info&options=detail",
      HTTPTarget(
        path: "/x", query: [Item(name: "params", value: "name,device_info"), Item(name: "options", value: "detail")])
    ),
    (
      "/x?a+b=c+d%26&&flag&e=f=g",
      HTTPTarget(
        path: "/x",
        query: [Item(name: "a b", value: "c d&"), Item(name: "flag", value: ""), Item(name: "e", value: "f=g")])
    ),
    ("http://192.0.2.1:8008/x?y=1", HTTPTarget(path: "/x", query: [Item(name: "y", value: "1")])),
    ("HTTP://host", HTTPTarget(path: "/")),
    ("https://host?y", HTTPTarget(path: "/", query: [Item(name: "y", value: "")])),
    ("/x#fragment", HTTPTarget(path: "/x")),
    ("*", HTTPTarget(path: "*")),
  ])
  func reads(text: String, target: HTTPTarget) {
    #expect(HTTPTarget(text) == target)
  }

  @Test(arguments: ["", "x", "ftp://host/", "/%", "/%4", "/%zz", "/%00", "/%ff", "/x?a=%", "/x?%f=1"])
  func refuses(text: String) {
    #expect(HTTPTarget(text) == nil)
  }

  @Test func givesTheFirstOfEqualNames() {
    #expect(HTTPTarget("/?a=1&a=2")?["a"] == "1")
    #expect(HTTPTarget("/?a=1")?["b"] == nil)
  }
}
