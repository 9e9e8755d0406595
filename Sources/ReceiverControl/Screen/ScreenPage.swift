/// The page that shows the screens: plain HTML, a style sheet and a script, without anything from elsewhere.
enum ScreenPage {
  /// Nothing but our own script and style; pictures may come from where the media is.
  static let contentSecurityPolicy =
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src http: https: data:; "
    + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

  static let html = #"""
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="dark">
    <title>cast-receiver</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/screen.css">
    <script src="/screen.js" defer></script>
    </head>
    <body>
    <main id="wall" aria-live="polite"></main>
    <p id="offline" hidden>The receiver has gone. Waiting for it …</p>
    <template id="tv">
    <article class="tv" tabindex="0">
      <img class="backdrop" alt="" hidden>
      <div class="shade"></div>
      <div class="idle"><time class="clock"></time><div class="date"></div><div class="ready"></div></div>
      <div class="wait"><div class="ring"></div><div class="wait-text"></div></div>
      <div class="stage">
        <img class="art" alt="" hidden>
        <div class="words">
          <div class="app"></div>
          <h1 class="title"></h1>
          <h2 class="subtitle"></h2>
          <div class="tracks"></div>
        </div>
      </div>
      <div class="caption"><span></span></div>
      <div class="ad"><span class="ad-badge"></span><span class="ad-skip"></span></div>
      <div class="transport">
        <span class="state"></span>
        <span class="now"></span>
        <div class="bar"><div class="fill"></div></div>
        <span class="end"></span>
      </div>
      <div class="next"></div>
      <div class="volume">
        <svg class="volume-icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M4 9v6h4l5 5V4L8 9z"/><path class="waves" d="M16 8.2a5 5 0 0 1 0 7.6M18.6 5.4a9 9 0 0 1 0 13.2"/><path class="cross" d="M16 9.5l5 5m0-5l-5 5"/></svg>
        <div class="volume-bar"><div></div></div><span class="volume-text"></span>
      </div>
      <div class="failure"><strong></strong><span></span></div>
      <div class="prompt"><div><p class="prompt-text"></p><p class="prompt-hint">Allow or deny with device.decideLaunch</p></div></div>
      <div class="standby"><i></i><span>Standby</span></div>
      <div class="name"></div>
    </article>
    </template>
    </body>
    </html>
    """#
}
