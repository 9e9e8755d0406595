public import CastDiscovery
public import CastModel
import LocalMedia
public import MediaPreflight
import NIOCore

extension CastContext {
  private static let explanationTime = TimeAmount.seconds(5)

  /// Checks the first item of a load, and throws if the device can't play it. Sends nothing to the device.
  ///
  /// - Parameters:
  ///   - application: The app that would play it; `nil` is the default media receiver.
  ///   - wishes: How files of this machine are converted; `nil` takes the context's options. Files that can be
  ///     converted passes.
  /// - Returns: The findings, for the load; `nil` for an app's own ids.
  /// - Throws: ``CastErrorCode/mediaWillFail`` with ``CastError/preflight``.
  @discardableResult
  public func check(
    _ request: LoadRequestData, on device: DiscoveredDevice, application: String? = nil,
    wishes: ConversionWishes? = nil, progress: @escaping MediaPreflight.Progress = { _ in }
  ) async throws(CastError) -> ExaminedMedia? {
    guard var question = await self.preflightRequest(of: request, for: application) else { return nil }
    question.judge(for: device, application: application)
    question.conversion = self.conversion(wishes)
    let examined = await self.preflight.examination(of: question, progress: progress)
    let report = examined.report
    if Task.isCancelled { throw CastError(.requestCancelled, "The call was cancelled.") }
    guard report.verdict == .willFail, report.conversion == nil else { return examined }
    let reason = report.findings.first.map { " \($0.message)" } ?? ""
    var error = CastError(.mediaWillFail, "“\(device.friendlyName)” can't play it.\(reason)")
    error.preflight = report
    throw error
  }

  /// Creates a check of the first item of a load; `nil` for an app's own ids and deep links, which are neither a URL
  /// nor a path.
  ///
  /// - Parameter application: The app that would play it; `nil` is the default media receiver.
  private func preflightRequest(of request: LoadRequestData, for application: String?) async -> PreflightRequest? {
    let items = request.queueData?.items ?? []
    let index = Int(clamping: request.queueData?.startIndex ?? 0)
    let media = request.media ?? (items.indices.contains(index) ? items[index].media : nil)
    guard let media else { return nil }
    return await self.preflightRequest(of: media, for: application)
  }

  /// Creates a check of the media of a load; `nil` if it is neither a URL nor a path.
  ///
  /// - Parameter application: The app that would play it; `nil` is the default media receiver.
  public func preflightRequest(of media: MediaInformation, for application: String?) async -> PreflightRequest? {
    let request = await LocalPaths.resolved(LoadRequestData(media: media), for: application)
    var question = PreflightRequest(request.media ?? media)
    if let origin = self.pageOrigin(of: question?.url), origin.isServed { question?.source = origin.source }
    await question?.noteUnusedSubtitles()
    return question
  }

  /// Creates a check of a URL or path as `player.play` takes it: of a folder or playlist, its first item.
  public func preflightRequest(played url: String, contentType: String?) async -> PreflightRequest {
    let path = PreflightRequest.path(of: url)
    var question: PreflightRequest
    if path.hasPrefix("/"), await LocalMediaReader.content(of: path) == .list,
      let item = try? await LocalMediaReader(limits: LocalMediaLimits(probes: 0)).items(at: path).first
    {
      question =
        switch item.source {
        case .file(let path): PreflightRequest(played: path, contentType: nil)
        case .url(let url): PreflightRequest(played: url, contentType: item.contentType)
        }
    } else {
      question = PreflightRequest(played: url, contentType: contentType)
    }
    await question.noteUnusedSubtitles()
    return question
  }

  /// Returns how files of this machine are converted by a load with these wishes.
  public func conversion(_ wishes: ConversionWishes? = nil) -> (wishes: ConversionWishes, options: ConversionOptions) {
    let options = self.options.conversion
    return (wishes ?? ConversionWishes(mode: options.mode), options)
  }

  /// Returns the error of a load that the receiver refused, with the findings of a check made afterwards.
  ///
  /// Checks only if the receiver gave no useful reason, once, and for five seconds at most.
  public func explained(
    _ error: CastError, of request: LoadRequestData, on device: DiscoveredDevice, application: String? = nil
  ) async -> CastError {
    guard error.code == .mediaLoadFailed, error.preflight == nil, error.receiver?.saysLittle ?? true,
      let report = await self.examined(afterRefusalOf: request, on: device, application: application)
    else { return error }
    var explained = error
    explained.preflight = report
    // The cause of the error, if it names one, is more certain than a risk.
    if let finding = report.findings.first,
      finding.severity == .blocks || finding.severity == .risks && !error.namesCause
    {
      explained.message = "\(finding.message) \(error.receiver?.loadRefusal ?? error.message)"
    }
    return explained
  }

  /// Returns the findings about the first item of a load that the receiver refused, from five seconds at most; `nil`
  /// for an app's own ids.
  func examined(
    afterRefusalOf request: LoadRequestData, on device: DiscoveredDevice, application: String?
  ) async -> PreflightReport? {
    guard var question = await self.preflightRequest(of: request, for: application) else { return nil }
    question.judge(for: device, application: application)
    question.timeout = Self.explanationTime
    question.conversion = self.conversion()
    return await self.preflight.report(question)
  }
}

extension ReceiverErrorInfo {
  /// Whether the error has no useful reason: MEDIA_UNKNOWN, MEDIA_SRC_NOT_SUPPORTED, LOAD_FAILED, GENERIC, or no
  /// number at all.
  fileprivate var saysLittle: Bool {
    guard let code = self.detailedErrorCode else { return true }
    return [100, 104, 905, 906, 999].contains(code)
  }

  /// The receiver's refusal in short, to follow its cause.
  fileprivate var loadRefusal: String {
    let name = self.detailedErrorName.map { ", \($0)" } ?? ""
    let code = self.detailedErrorCode.map { ", detailed error \($0)\(name)" } ?? ""
    return "The receiver answered \(self.type ?? "with an error")\(code)."
  }
}
