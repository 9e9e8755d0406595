/// The commands of other Cast programs (catt, go-chromecast, castnow), and castctl's lines for them.
///
/// `docs/castctl.md` has the same table with all arguments; a test compares both.
enum OthersVerbs {
  /// The lines of castctl, by the verb of the other program.
  static let lines = [
    "add": "castctl queue add URL",
    "cast": "castctl play URL",
    "clear": "castctl queue clear",
    "continue": "castctl resume",
    "del_alias": "castctl alias --remove NAME",
    "del_default": "castctl default --clear",
    "discover": "castctl devices",
    "ffwd": "castctl seek +30",
    "forward": "castctl seek +30",
    "info": "castctl status",
    "list": "castctl devices",
    "load": "castctl play URL",
    "ls": "castctl devices",
    "mute": "castctl volume mute",
    "play_toggle": "castctl toggle",
    "playlist": "castctl play FOLDER",
    "prev": "castctl previous",
    "quit": "castctl stop",
    "remove": "castctl queue remove POSITION",
    "restart": "castctl seek 0",
    "restore": "castctl announce URL",
    "rewind": "castctl seek -10",
    "save": "castctl announce URL",
    "scan": "castctl devices",
    "seek-to": "castctl seek 1:20",
    "set_alias": "castctl alias NAME DEVICE",
    "set_default": "castctl default NAME",
    "skip": "castctl next",
    "skipad": "castctl skip-ad",
    "slideshow": "castctl play FOLDER --every 10s",
    "subs": "castctl subtitles",
    "togglepause": "castctl toggle",
    "transcode": "castctl play FILE --convert always",
    "tts": "castctl announce FILE",
    "ui": "castctl web",
    "unmute": "castctl volume unmute",
    "unpause": "castctl resume",
    "version": "castctl --version",
    "volume-down": "castctl volume -5",
    "volume-up": "castctl volume +5",
    "volumedown": "castctl volume -5",
    "volumemute": "castctl volume mute",
    "volumeup": "castctl volume +5",
    "write_config": "castctl default NAME",
  ]

  /// The verbs without a command of castctl, and the advice for each.
  static let others = [
    "cast_site": "castctl shows no web pages: only an app of your own can, which `castctl call` starts.",
    "site": "castctl shows no web pages: only an app of your own can, which `castctl call` starts.",
  ]

  /// Returns the advice for a verb of another program, or `nil` if it is none.
  static func advice(for verb: String) -> String? {
    self.lines[verb].map { "It is `\($0)` here. `castctl --help` lists all commands." } ?? self.others[verb]
  }
}
