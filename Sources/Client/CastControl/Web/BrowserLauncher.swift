import ChildProcesses
import Glibc

/// The launcher of the user's browser.
enum BrowserLauncher {
  /// The file that redirects a browser to the page.
  static let fileName = "open.html"

  /// Starts `$BROWSER`, else `xdg-open`; `false` if neither can be started.
  ///
  /// The address holds a secret, and every user can read a process's arguments, so the browser gets a private file
  /// that redirects to it.
  static func open(_ url: String, in folder: PrivateFolder) -> Bool {
    let page = """
      <!doctype html><meta charset="utf-8"><title>Cast</title><meta http-equiv="refresh" content="0; url=\(url)">
      <p><a href="\(url)">Remote control</a></p>
      """
    guard folder.write(page, to: self.fileName) else { return false }
    let programs = [getenv("BROWSER").map { String(cString: $0) } ?? "", "xdg-open"].filter { !$0.isEmpty }
    // The browser's output isn't part of this command's.
    return programs.contains { (try? ChildLaunch($0, ["file://\(folder.path(of: self.fileName))"]).start()) != nil }
  }
}
