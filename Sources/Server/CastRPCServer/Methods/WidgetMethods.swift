import CastModel
import CastRPCProtocol
import CastSender
import JSONCodec
import JSONRPC
import LoopIsolation

/// `widget.*`: the state behind a program's user interface.
@LoopActor
final class WidgetMethods: WidgetService {
  private let context: CastContext
  private let widgets: WidgetCenter
  private let publisher: NotificationPublisher
  private let credentials: CredentialsBroker
  private let sessions: SessionFinder
  private let devices: DeviceFinder
  /// The clients that hold a slider: when one disconnects, its slider is released.
  private var holders: [WidgetSlider: ObjectIdentifier] = [:]

  init(
    context: CastContext, widgets: WidgetCenter, publisher: NotificationPublisher, credentials: CredentialsBroker,
    sessions: SessionFinder, devices: DeviceFinder
  ) {
    self.devices = devices
    self.context = context
    self.widgets = widgets
    self.publisher = publisher
    self.credentials = credentials
    self.sessions = sessions
    publisher.observeSubscriptions { [weak self] client, isGone in
      self?.subscriptionsChanged(of: client, isGone: isGone)
    }
  }

  private func subscriptionsChanged(of client: ClientConnection, isGone: Bool) {
    if !isGone, client.wants(WidgetDidChange.method) { self.widgets.add(WidgetViewer(client)) }
    self.widgets.isObserved = self.publisher.isWanted(WidgetDidChange.method)
    guard isGone else { return }
    self.widgets.remove(WidgetViewer(client))
    for (slider, holder) in self.holders where holder == ObjectIdentifier(client) {
      self.holders[slider] = nil
      LoopActor.task { try? await self.release(slider, at: nil) }
    }
  }

  /// Returns the viewer of the connection that a call came through.
  private func viewer(of call: JSONRPCCallContext) throws -> WidgetViewer {
    WidgetViewer(try self.publisher.client(of: call.peer))
  }

  // MARK: State

  func getState(_ params: WidgetGetStateParams, _ call: JSONRPCCallContext) async throws -> WidgetGetStateResult {
    await self.widgets.loadIntroFlag()
    let (states, revision) = await self.widgets.current(for: try self.viewer(of: call))
    return WidgetGetStateResult(revision: revision, state: states.parts(params.widgets))
  }

  func setOptions(_ params: WidgetSetOptionsParams, _ call: JSONRPCCallContext) async throws -> WidgetOptions {
    try self.widgets.configure(params.options)
  }

  // MARK: Button, dialog, overlay

  func tapCastButton(
    _ params: WidgetTapCastButtonParams, _ call: JSONRPCCallContext
  ) async throws -> WidgetTapCastButtonResult {
    let outcome = self.widgets.tapCastButton(for: try self.viewer(of: call))
    if outcome == .discoveryStarted { try self.publisher.client(of: call.peer).discovery.hasStarted = true }
    return WidgetTapCastButtonResult(
      outcome: outcome, castState: self.context.castState)
  }

  func openDialog(_ params: WidgetOpenDialogParams, _ call: JSONRPCCallContext) async throws -> CastDialogState {
    self.widgets.openDialog(for: try self.viewer(of: call))
  }

  func closeDialog(_ params: WidgetCloseDialogParams, _ call: JSONRPCCallContext) async throws -> CastDialogState {
    self.widgets.closeDialog(for: try self.viewer(of: call))
  }

  func selectDevice(_ params: WidgetSelectDeviceParams, _ call: JSONRPCCallContext) async throws -> Session {
    var sessionId: String?
    defer { if let sessionId { self.credentials.forget(sessionId) } }
    try self.sessions.begin(call)
    let target = try await self.devices.target(.device(params.deviceId), within: params.searchTimeout, call)
    let own = self.sessions.ownId(of: try self.publisher.client(of: call.peer))
    let snapshot = try await self.widgets.selectDevice(
      target, applicationId: params.applicationId, leaving: own, for: try self.viewer(of: call)
    ) { session in
      sessionId = session.id
      self.sessions.begins(session, call)
      self.credentials.remember(session.id, startedBy: call.peer)
    }
    try self.sessions.adopt(snapshot.sessionId, call)
    return Session(snapshot)
  }

  func disconnect(_ params: WidgetDisconnectParams, _ call: JSONRPCCallContext) async throws {
    try await self.widgets.disconnect(params.action, for: try self.viewer(of: call))
  }

  func presentIntroOverlay(
    _ params: WidgetPresentIntroOverlayParams, _ call: JSONRPCCallContext
  ) async throws -> WidgetPresentIntroOverlayResult {
    WidgetPresentIntroOverlayResult(isShown: await self.widgets.presentIntroOverlay(for: try self.viewer(of: call)))
  }

  func dismissIntroOverlay(
    _ params: WidgetDismissIntroOverlayParams, _ call: JSONRPCCallContext
  ) async throws -> IntroOverlayState {
    await self.widgets.dismissIntroOverlay(for: try self.viewer(of: call))
  }

  func resetIntroOverlay(
    _ params: WidgetResetIntroOverlayParams, _ call: JSONRPCCallContext
  ) async throws -> IntroOverlayState {
    await self.widgets.resetIntroOverlay(for: try self.viewer(of: call))
  }

  // MARK: Controllers

  func tapMiniController(
    _ params: WidgetTapMiniControllerParams, _ call: JSONRPCCallContext
  ) async throws -> WidgetTapMiniControllerResult {
    WidgetTapMiniControllerResult(isPresented: try self.widgets.tapMiniController(for: self.viewer(of: call)))
  }

  func presentExpandedController(
    _ params: WidgetPresentExpandedControllerParams, _ call: JSONRPCCallContext
  ) async throws -> WidgetPresentExpandedControllerResult {
    WidgetPresentExpandedControllerResult(
      isPresented: try self.widgets.presentExpandedController(for: self.viewer(of: call)))
  }

  func dismissExpandedController(
    _ params: WidgetDismissExpandedControllerParams, _ call: JSONRPCCallContext
  ) async throws -> WidgetDismissExpandedControllerResult {
    self.widgets.dismissExpandedController(for: try self.viewer(of: call))
    return WidgetDismissExpandedControllerResult(isPresented: false)
  }

  func pressButton(
    _ params: WidgetPressButtonParams, _ call: JSONRPCCallContext
  ) async throws -> WidgetPressButtonResult {
    switch (params.slot, params.control) {
    case (let slot?, nil):
      let control = try await self.widgets.pressSlot(
        Int(slot), of: params.widget, for: self.viewer(of: call))
      return WidgetPressButtonResult(control: control)
    case (nil, let control?):
      let controllers: [WidgetName] = [.miniController, .expandedController, .mediaController, .volumeController]
      guard controllers.contains(params.widget) else {
        throw Self.invalid("params.widget", "\(params.widget.rawValue) has no buttons")
      }
      try await self.widgets.press(control, for: self.viewer(of: call))
      return WidgetPressButtonResult(control: control)
    default: throw Self.invalid("params.slot", "exactly one of slot and control has to be given")
    }
  }

  func slide(_ params: WidgetSlideParams, _ call: JSONRPCCallContext) async throws {
    let client = try self.publisher.client(of: call.peer)
    if params.phase == .cancelled {
      self.holders[params.slider] = nil
      return try await self.release(params.slider, at: nil)
    }
    guard let value = params.value else { throw Self.invalid("params.value", "required, but missing") }
    if params.phase == .ended {
      self.holders[params.slider] = nil
      return try await self.release(params.slider, at: value)
    }
    if params.slider == .volume { try self.widgets.holdVolume(value) } else { try self.widgets.holdPosition(value) }
    self.holders[params.slider] = ObjectIdentifier(client)
  }

  private func release(_ slider: WidgetSlider, at value: Double?) async throws {
    if slider == .volume {
      try await self.widgets.releaseVolume(value)
    } else {
      try await self.widgets.releasePosition(value)
    }
  }

  func setVolume(_ params: WidgetSetVolumeParams, _ call: JSONRPCCallContext) async throws -> VolumeControllerState {
    guard params.level != nil || params.muted != nil else {
      throw Self.invalid("params.level", "required, but missing, and so is muted")
    }
    return try await self.widgets.setVolume(level: params.level, muted: params.muted)
  }

  func setPlaybackRate(
    _ params: WidgetSetPlaybackRateParams, _ call: JSONRPCCallContext
  ) async throws -> PlaybackRateControllerState {
    try await self.widgets.setPlaybackRate(params.playbackRate)
  }

  func openTrackSelector(
    _ params: WidgetOpenTrackSelectorParams, _ call: JSONRPCCallContext
  ) async throws -> TrackSelectorState {
    try await self.widgets.openTrackSelector(for: self.viewer(of: call))
  }

  func closeTrackSelector(
    _ params: WidgetCloseTrackSelectorParams, _ call: JSONRPCCallContext
  ) async throws -> TrackSelectorState {
    self.widgets.closeTrackSelector(for: try self.viewer(of: call))
  }

  func selectTracks(
    _ params: WidgetSelectTracksParams, _ call: JSONRPCCallContext
  ) async throws -> TrackSelectorState {
    try await self.widgets.selectTracks(params.trackIds, for: self.viewer(of: call))
  }

  // MARK: Style

  func setStyle(_ params: WidgetSetStyleParams, _ call: JSONRPCCallContext) async throws -> WidgetStyle {
    WidgetStyle(try self.widgets.setStyle(params.attributes, at: params.path))
  }

  func getStyle(_ params: WidgetGetStyleParams, _ call: JSONRPCCallContext) async throws -> WidgetStyle {
    WidgetStyle(try self.widgets.stylePart(params.path ?? "castViews"))
  }

  func applyStyle(_ params: WidgetApplyStyleParams, _ call: JSONRPCCallContext) async throws -> WidgetApplyStyleResult {
    WidgetApplyStyleResult(paths: self.widgets.applyStyle())
  }

  // MARK: Hand-over

  func makeLoadRequest(
    _ params: WidgetMakeLoadRequestParams, _ call: JSONRPCCallContext
  ) async throws -> WidgetMakeLoadRequestResult {
    try Self.check(params.local)
    return WidgetMakeLoadRequestResult(request: params.local.loadRequest)
  }

  func handOver(_ params: WidgetHandOverParams, _ call: JSONRPCCallContext) async throws -> MediaState {
    try Self.check(params.local)
    return MediaState(try await self.widgets.handOver(params.local), at: self.context.clock.now)
  }

  func takeBack(_ params: WidgetTakeBackParams, _ call: JSONRPCCallContext) async throws -> LocalPlayback {
    await self.widgets.takeBack()
  }

  private static func check(_ local: LocalPlayback) throws {
    guard local.media != nil || local.queueData != nil else {
      throw self.invalid("params.local.media", "required, but missing, and so is queueData")
    }
  }

  private static func invalid(_ path: String, _ reason: String) -> APIError {
    APIError(.invalidParams, "\(path): \(reason).") {
      $0.path = path
      $0.reason = reason
    }
  }
}

extension WidgetStyle {
  init(_ part: WidgetCenter.StylePart) {
    self.init(path: part.path, attributes: part.attributes, effective: part.effective, isApplied: part.isApplied)
  }
}
