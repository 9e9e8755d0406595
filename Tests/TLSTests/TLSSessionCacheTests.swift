import Testing

@testable import TLS

@Suite struct TLSSessionCacheTests {
  private static func session(_ byte: UInt8, expiry: Int = 100) -> TLSSessionCache.Session {
    TLSSessionCache.Session(der: [byte], expiry: expiry)
  }

  @Test func removesATakenSession() {
    var cache = TLSSessionCache()
    cache.store(Self.session(1), for: "a", now: 0)
    #expect(cache.take("b", now: 0) == nil)
    #expect(cache.take("a", now: 0) == Self.session(1))
    #expect(cache.take("a", now: 0) == nil)
  }

  @Test func theNewestOfAServerCounts() {
    var cache = TLSSessionCache()
    cache.store(Self.session(1), for: "a", now: 0)
    cache.store(Self.session(2), for: "a", now: 0)
    #expect(cache.count == 1)
    #expect(cache.take("a", now: 0) == Self.session(2))
  }

  @Test func itIsBoundedAndTheOldestGoes() {
    var cache = TLSSessionCache(maximumCount: 2)
    for (index, key) in ["a", "b", "a", "c"].enumerated() {
      cache.store(Self.session(UInt8(index)), for: key, now: 0)
    }
    #expect(cache.count == 2)
    #expect(cache.take("b", now: 0) == nil)
    #expect(cache.take("a", now: 0) == Self.session(2))
    #expect(cache.take("c", now: 0) == Self.session(3))
  }

  @Test func whatTheServerHasForgottenIsNotOffered() {
    var cache = TLSSessionCache()
    cache.store(Self.session(1, expiry: 10), for: "a", now: 0)
    #expect(cache.take("a", now: 10) == nil)
    cache.store(Self.session(1, expiry: 10), for: "a", now: 10)
    #expect(cache.count == 0)
    cache.store(Self.session(1, expiry: 10), for: "a", now: 0)
    cache.store(Self.session(2, expiry: 20), for: "b", now: 10)
    #expect(cache.count == 1, "what is over was not thrown out")
  }

  @Test func hugeSessionsAndNoCache() {
    var cache = TLSSessionCache()
    let huge = [UInt8](repeating: 0, count: TLSSessionCache.maximumBytes + 1)
    cache.store(TLSSessionCache.Session(der: huge, expiry: 100), for: "a", now: 0)
    #expect(cache.count == 0)
    var none = TLSSessionCache(maximumCount: 0)
    none.store(Self.session(1), for: "a", now: 0)
    #expect(none.count == 0)
  }
}
