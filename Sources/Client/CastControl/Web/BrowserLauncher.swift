@preconcurrency import Glibc

/// Opens an address in the user's browser.
enum BrowserLauncher {
  /// The file that leads a browser to the page.
  static let fileName = "open.html"

  /// Starts `$BROWSER`, else `xdg-open`; `false` if neither can be started.
  ///
  /// The address holds a secret, and every user can read the arguments of a process: so the browser gets a private file that leads there.
  static func open(_ url: String, in folder: PrivateFolder) -> Bool {
    let page = """
      <!doctype html><meta charset="utf-8"><title>Cast</title><meta http-equiv="refresh" content="0; url=\(url)">
      <p><a href="\(url)">Remote control</a></p>
      """
    guard folder.write(page, to: self.fileName) else { return false }
    let programs = [getenv("BROWSER").map { String(cString: $0) } ?? "", "xdg-open"].filter { !$0.isEmpty }
    return programs.contains { self.start($0, "file://\(folder.path)/\(self.fileName)") }
  }

  private static func start(_ program: String, _ address: String) -> Bool {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // What a browser has to say is not what this command prints.
    for descriptor in CInt(0)...2 {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    var words: [UnsafeMutablePointer<CChar>?] = [strdup(program), strdup(address), nil]
    defer { for word in words { free(word) } }
    var pid: pid_t = 0
    return posix_spawnp(&pid, program, &actions, nil, &words, environ) == 0
  }
}
