import HTTPFetch
public import MediaFormats
import NIOCore

extension ExaminationPolicy {
  /// The policy of a Chromecast's default media receiver, whose page is on Google's static host. It fetches from any
  /// address.
  public static var receiver: ExaminationPolicy {
    // The receiver waits for a server that accepts and never answers, until its own clock ends the load (devices.md
    // F115). A live stream is read for as long as it plays.
    ExaminationPolicy(
      origin: "https://www.gstatic.com", userAgent: "Mozilla/5.0 (cast-receiver) CrKey/1.56.500000",
      limits: FetchLimits(idleTimeout: .seconds(140), totalTimeout: nil))
  }
}
