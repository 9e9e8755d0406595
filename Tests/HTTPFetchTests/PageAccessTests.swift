import CastTestSupport
import LoopIsolation
import NIOHTTP1
import Testing

@testable import HTTPFetch

/// The rules by which browsers let a page's script read an answer (Fetch Standard, CORS).
@Suite struct PageAccessTests {
  /// A way from URL to URL: each with the `Access-Control-Allow-Origin` of its answer and the `Origin` of its request.
  struct Way: Sendable, CustomTestStringConvertible {
    var steps: [(url: String, allowed: [String], origin: String?)]
    /// The index of the answer that the page may not read.
    var denied: Int?
    var testDescription: String { self.steps.map(\.url).joined(separator: " > ") + " \(self.steps.map(\.allowed))" }

    init(_ steps: [(String, [String], String?)], denied: Int? = nil) {
      self.steps = steps.map { ($0.0, $0.1, $0.2) }
      self.denied = denied
    }
  }

  private static let page = "https://page.example"

  @Test(arguments: [
    Way([("https://a/1", ["*"], page)]), Way([("https://a/1", [page], page)]),
    Way([("https://page.example/1", [], nil)]),
    Way([("https://a/1", [], page)], denied: 0), Way([("https://a/1", ["https://other"], page)], denied: 0),
    Way([("https://a/1", ["null"], page)], denied: 0), Way([("https://a/1", ["*", "*"], page)], denied: 0),
    Way([("https://a/1", ["HTTPS://page.example"], page)], denied: 0),
    // Each answer on the way counts.
    Way([("https://a/1", ["*"], page), ("https://a/2", [], page)], denied: 1),
    Way([("https://a/1", [], page), ("https://a/2", ["*"], page)], denied: 0),
    Way([("https://a/1", [page], page), ("https://a/2", [page], page)]),
    // A foreign server that leads to a third one hides the page's origin from it.
    Way([("https://a/1", ["*"], page), ("https://b/2", ["*"], "null")]),
    Way([("https://a/1", ["*"], page), ("https://b/2", ["null"], "null")]),
    Way([("https://a/1", ["*"], page), ("https://b/2", [page], "null")], denied: 1),
    Way([("https://a/1", ["*"], page), ("https://b/2", ["*"], "null"), ("https://b/3", [page], "null")], denied: 2),
    // Another scheme or port is another origin.
    Way([("http://a/1", ["*"], page), ("https://a/2", [page], "null")], denied: 1),
    Way([("https://a/1", ["*"], page), ("https://a:8443/2", [page], "null")], denied: 1),
    // The page's own server may lead anywhere; afterwards it needs its own permission, too.
    Way([("https://page.example/1", [], nil), ("https://b/2", [page], page)]),
    Way(
      [("https://page.example/1", [], nil), ("https://b/2", ["*"], page), ("https://page.example/3", [], "null")],
      denied: 2),
    Way([("https://a/1", ["*"], page), ("https://page.example/2", [], "null")], denied: 1),
  ])
  func eachAnswerMustLetThePageRead(way: Way) throws {
    var access: PageAccess?
    for step in way.steps {
      let url = try HTTPURL(step.url)
      if access == nil { access = PageAccess(origin: Self.page, url: url) } else { access?.follow(to: url) }
      #expect(access?.requestOrigin == step.origin)
      access?.judge(HTTPHeaders(step.allowed.map { ("Access-Control-Allow-Origin", $0) }))
    }
    #expect(access?.denial?.url.description == way.denied.map { way.steps[$0].url })
  }

  @Test func theFirstDenialIsReported() throws {
    var access = PageAccess(origin: Self.page, url: try HTTPURL("https://a/1"))
    access.judge(["Access-Control-Allow-Origin": "*"])
    access.follow(to: try HTTPURL("https://b/2"))
    access.judge(["Access-Control-Allow-Origin": Self.page])
    let error = try #require(access.denial?.error)
    #expect(error.code == .crossOrigin)
    #expect(error.message.contains("https://b/2") && error.message.contains("“null”") && error.message.contains("CORS"))
  }

  @Test @LoopActor func theFetcherSendsTheOriginOfABrowser() async throws {
    let last = try await LocalHTTPServer.start {
      .file([1], type: "x/y", headers: [("Access-Control-Allow-Origin", "*")], for: $0)
    }
    let first = try await LocalHTTPServer.start { [url = last.url("/end")] request in
      let headers = request.target == "/closed" ? [] : [("Access-Control-Allow-Origin", Self.page)]
      return .redirect(to: url, headers: headers)
    }
    var request = FetchRequest(try HTTPURL(first.url("/open")))
    request.page = Self.page
    try await HTTPFetcher().fetch(request).requireAccess()
    #expect(first.requests.map { $0.headers["origin"] } == [Self.page])
    #expect(last.requests.map { $0.headers["origin"] } == ["null"])
    request.url = try HTTPURL(first.url("/closed"))
    let response = try await HTTPFetcher().fetch(request)
    #expect { try response.requireAccess() } throws: { ($0 as? FetchError)?.code == .crossOrigin }
    request.page = nil
    try await HTTPFetcher().fetch(request).requireAccess()
    #expect(last.requests.last?.headers["origin"] == nil)
  }
}
