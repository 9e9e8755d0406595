public import MediaFormats

extension ExaminationPolicy {
  /// Fetches as a Chromecast's default media receiver does, whose page is on Google's static host; from any address.
  public static var receiver: ExaminationPolicy {
    ExaminationPolicy(origin: "https://www.gstatic.com", userAgent: "Mozilla/5.0 (cast-receiver) CrKey/1.56.500000")
  }
}
