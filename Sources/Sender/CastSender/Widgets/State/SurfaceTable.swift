package import CastModel

/// A connection whose program shows widgets, or an embedding program.
public struct WidgetViewer: Hashable, Sendable {
  private let connection: ObjectIdentifier?

  /// The program that embeds the framework, which has no connection.
  public static let program = WidgetViewer(connection: nil)

  private init(connection: ObjectIdentifier?) { self.connection = connection }

  /// Creates the viewer of a connection.
  public init(_ connection: AnyObject) { self.init(connection: ObjectIdentifier(connection)) }
}

/// The surfaces that a viewer has opened over its own page: dialog, overlay, expanded controller, track selector.
package struct WidgetSurfaces: Sendable, Hashable {
  package var isDialogPresented = false
  /// The reason why the last attempt to connect failed, while the dialog is open.
  package var dialogFailure: ErrorInfo?
  package var isIntroPresented = false
  package var isExpandedPresented = false
  /// Whether the expanded controller was presented before media was loaded. The end of earlier media keeps it open.
  package var expandedAwaitsMedia = false
  package var isTrackSelectorPresented = false

  mutating func dismissExpanded() {
    self.isExpandedPresented = false
    self.expandedAwaitsMedia = false
  }

  /// Closes what belongs to media that has ended.
  mutating func closeAfterMedia() {
    if !self.expandedAwaitsMedia { self.isExpandedPresented = false }
    self.isTrackSelectorPresented = false
  }
}

/// The surfaces of all viewers. Sessions, devices and media are the same for all viewers; a surface is one viewer's.
///
/// 1. A viewer is added when its connection subscribes to widgets, or acts on one, and removed with its connection.
/// 2. A viewer's own action changes its surfaces: ``subscript(_:)``.
/// 3. The framework's own actions change those of all, and of viewers that are added later: ``changeAll(_:)``.
package struct SurfaceTable: Sendable {
  private var own: [WidgetViewer: WidgetSurfaces] = [:]
  /// The surfaces that the framework has presented by itself.
  private(set) var automatic = WidgetSurfaces()

  package subscript(viewer: WidgetViewer) -> WidgetSurfaces {
    get { self.own[viewer] ?? self.automatic }
    set {
      // The end of an action must not add the viewer of a connection that has ended meanwhile.
      guard self.own[viewer] != nil || newValue != self.automatic else { return }
      self.own[viewer] = newValue
    }
  }

  /// The viewers that were added. Before the first one, the embedding program is the only viewer.
  package var viewers: [WidgetViewer] { self.own.isEmpty ? [.program] : Array(self.own.keys) }

  /// Adds a viewer, unless it is known.
  package mutating func add(_ viewer: WidgetViewer) { self.own[viewer] = self[viewer] }

  /// Removes the viewer of a connection that has ended.
  package mutating func remove(_ viewer: WidgetViewer) { self.own[viewer] = nil }

  /// Changes the surfaces of every viewer, and of those that are added later.
  package mutating func changeAll(_ change: (inout WidgetSurfaces) -> Void) {
    change(&self.automatic)
    for viewer in self.own.keys { self.own[viewer].map { change(&self.own[viewer, default: $0]) } }
  }

  /// Hides the introductory overlay of a viewer: that of all if the framework presented it, since it is shown once.
  package mutating func dismissIntro(of viewer: WidgetViewer) {
    if self.automatic.isIntroPresented { self.changeAll { $0.isIntroPresented = false } }
    self[viewer].isIntroPresented = false
  }

  /// Hides the expanded controller of a viewer, and doesn't present it to viewers that are added later.
  package mutating func dismissExpanded(of viewer: WidgetViewer) {
    self.automatic.dismissExpanded()
    self[viewer].dismissExpanded()
  }
}
