import CastSender
import Testing

@Suite("The volume during a slide")
struct VolumeSlideTests {
  @Test func keepsOnlyTheNewestLevel() {
    var slide = VolumeSlide()
    let begins = [0.1, 0.2, 0.3].map { slide.move(to: $0) }
    #expect(begins == [true, false, false])
    let levels = [slide.next(), slide.next()]
    #expect(levels == [0.3, nil])
    let beginsAgain = slide.move(to: 0.4)
    #expect(beginsAgain)
  }

  @Test func dropsTheLevelThatWaits() {
    var slide = VolumeSlide()
    _ = slide.move(to: 0.1)
    slide.drop()
    let next = slide.next()
    #expect(next == nil)
  }
}
