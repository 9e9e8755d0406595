import NIOHTTP1
import Testing

@testable import HTTPFetch

@Suite struct RedirectChainTests {
  private func redirect(_ location: String?, status: Int = 302) -> ResponseHead {
    ResponseHead(status: status, headers: location.map { ["Location": $0] } ?? [:])
  }

  private func chain(_ url: String = "https://a/1", redirects: RedirectPolicy = .standard) throws -> RedirectChain {
    RedirectChain(
      FetchRequest(try HTTPURL(url), headers: ["Authorization": "secret", "X": "y"], redirects: redirects))
  }

  @Test(arguments: [301, 302, 303, 307, 308])
  func followsARelativeLocation(status: Int) throws {
    var chain = try self.chain()
    let next = try chain.next(after: self.redirect("../2?x", status: status))
    #expect(next?.url.description == "https://a/2?x")
    #expect(next?.headers.contains(name: "Authorization") == true)
  }

  @Test(arguments: [200, 206, 300, 304, 404]) func otherStatusesAreAnswers(status: Int) throws {
    var chain = try self.chain()
    #expect(try chain.next(after: self.redirect("/2", status: status)) == nil)
  }

  @Test func secretsStayWithTheirOrigin() throws {
    var chain = try self.chain()
    let next = try chain.next(after: self.redirect("https://b/2"))
    #expect(next?.headers.contains(name: "Authorization") == false)
    #expect(next?.headers.contains(name: "X") == true)
  }

  @Test func fieldsForAnOriginReachNoOther() throws {
    var request = FetchRequest(try HTTPURL("https://a/1"), headers: ["User-Agent": "x", "Referer": "old"])
    request.originHeaders = ["Referer": "https://page/", "Cookie": "a=1"]
    #expect(request.headerLines.filter { $0.hasPrefix("Referer") } == ["Referer: https://page/"])
    var chain = RedirectChain(request)
    #expect(try chain.next(after: self.redirect("/2"))?.originHeaders.count == 2)
    let other = try #require(try chain.next(after: self.redirect("https://a:444/2")))
    #expect(other.originHeaders.isEmpty && other.headers.contains(name: "User-Agent"))
    #expect(try chain.next(after: self.redirect("https://a/3"))?.originHeaders.isEmpty == true)
    request.originHeaders = ["Referer": "a\r\nb"]
    #expect(throws: FetchError.self) { try request.checkHeaders() }
  }

  @Test(arguments: ["http://a/2", "ftp://a/", "http://user@a/", nil] as [String?])
  func refusesForbiddenAndInvalidLocations(location: String?) throws {
    var chain = try self.chain()
    #expect { try chain.next(after: self.redirect(location)) } throws: { ($0 as? FetchError)?.code == .redirectRefused }
  }

  @Test func endsALoop() throws {
    var chain = try self.chain()
    _ = try chain.next(after: self.redirect("/2"))
    #expect { try chain.next(after: self.redirect("/1")) } throws: { ($0 as? FetchError)?.code == .tooManyRedirects }
  }

  @Test func endsAChainThatIsTooLong() throws {
    var chain = try self.chain()
    for number in 2...6 { _ = try chain.next(after: self.redirect("/\(number)")) }
    #expect { try chain.next(after: self.redirect("/7")) } throws: { ($0 as? FetchError)?.code == .tooManyRedirects }
  }

  @Test func withoutFollowingARedirectIsTheAnswer() throws {
    var chain = try self.chain(redirects: .none)
    #expect(try chain.next(after: self.redirect("/2")) == nil)
  }
}
