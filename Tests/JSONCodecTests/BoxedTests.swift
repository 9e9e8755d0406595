import JSONCodec
import Testing

@Suite struct BoxedTests {
  private struct Large: Hashable, Sendable {
    var name = ""
    var numbers: [Int] = []
  }

  private struct Owner: Hashable, Sendable {
    var id: Int
    @Boxed var large: Large?

    init(id: Int, large: Large?) { (self.id, self.large) = (id, large) }
  }

  @Test func copiesDoNotSeeAChange() {
    var one = Owner(id: 1, large: Large(name: "a"))
    let other = one
    one.large?.name = "b"
    one.large?.numbers.append(1)
    #expect(one.large == Large(name: "b", numbers: [1]) && other.large == Large(name: "a"))
    one.large = nil
    #expect(one.large == nil && other.large != nil)
    one.large?.name = "c"
    #expect(one.large == nil)
    one.large = Large()
    #expect(one.large == Large())
  }

  @Test func equalityAndHashAreThoseOfTheValues() {
    let owners = [nil, Large(), Large(name: "a"), Large(name: "a")].map { Owner(id: 1, large: $0) }
    #expect(owners[2] == owners[3] && owners[2].hashValue == owners[3].hashValue)
    #expect(Set(owners).count == 3)
  }

  @Test func aBoxHasTheSizeOfAReference() {
    #expect(MemoryLayout<Owner>.size == MemoryLayout<Int>.size + MemoryLayout<AnyObject?>.size)
  }
}
