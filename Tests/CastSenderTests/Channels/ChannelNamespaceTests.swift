import CastModel
import CastSender
import CastV2
import Testing

@Suite("Namespaces of channels")
struct ChannelNamespaceTests {
  private static let longest = "urn:x-cast:" + String(repeating: "n", count: 117)

  @Test(arguments: [
    "urn:x-cast:a", "urn:x-cast:com.example.größe", "urn:x-cast:com.google.youtube.mdx", longest,
    "urn:x-cast:com.google.cast.broadcast", "urn:x-cast:com.google.cast.debug", "urn:x-cast:com.google.cast.mediaX",
    "urn:x-cast:com.google.cast.receivers",
  ])
  func allowed(_ text: String) throws {
    #expect(try CastNamespace.forChannel(text).rawValue == text)
  }

  @Test(arguments: [
    "", "urn:x-cast:", "urn:x-cast", "com.example", "URN:X-CAST:a", " urn:x-cast:a", "urn:x-cast:a b", "urn:x-cast:a\n",
    "urn:x-cast:a\u{0}", "urn:x-cast:\u{A0}", longest + "n", "urn:x-cast:" + String(repeating: "ß", count: 59),
  ])
  func invalid(_ text: String) {
    #expect(Self.refusal(of: text) == .invalidNamespace)
  }

  @Test(arguments: [
    "tp.connection", "tp.heartbeat", "tp.deviceauth", "tp.anything", "receiver", "receiver.discovery", "media",
    "media.more", "multizone", "setup", "remoting", "webrtc",
  ])
  func reserved(_ name: String) {
    #expect(Self.refusal(of: "urn:x-cast:com.google.cast." + name) == .reservedNamespace)
  }

  private static func refusal(of text: String) -> CastErrorCode? {
    do throws(CastError) {
      _ = try CastNamespace.forChannel(text)
      return nil
    } catch {
      return error.code
    }
  }
}
