import HTTPFetch
public import MediaFormats
import NIOCore

extension ExaminationPolicy {
  /// Fetches as a Chromecast's default media receiver does, whose page is on Google's static host; from any address.
  public static var receiver: ExaminationPolicy {
    // A server that accepts and never answers is waited for; the receiver's clock ends it (devices.md F115). A live
    // stream is read for as long as it plays.
    ExaminationPolicy(
      origin: "https://www.gstatic.com", userAgent: "Mozilla/5.0 (cast-receiver) CrKey/1.56.500000",
      limits: FetchLimits(idleTimeout: .seconds(140), totalTimeout: nil))
  }
}
