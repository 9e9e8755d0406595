extension ScreenPage {
  /// Sizes are parts of a screen's width (`cqw`), so that a small screen of the wall is a large one made small.
  static let style = #"""
    :root { color-scheme: dark; --ink: #f4f5f7; --dim: #a9afbb; --accent: #8ab4f8; --gold: #fbc02d; --bad: #ff8a80; }
    * { box-sizing: border-box; margin: 0; }
    html, body { height: 100%; }
    body { background: #050608; color: var(--ink); font-family: "Inter", "Roboto", "Segoe UI", system-ui, "Noto Sans", sans-serif;
      overflow-x: hidden; }
    #wall { min-height: 100%; display: grid; place-content: center; justify-items: center; }
    #wall.many { padding: 2vw; gap: 1.6vw; grid-template-columns: repeat(var(--columns), var(--width)); }
    #wall:empty::after { content: "No devices"; color: var(--dim); font-size: 1.5rem; }
    #offline { position: fixed; inset: auto 0 0 0; padding: .8rem; text-align: center; background: #3b1512e6; color: #ffd9d4; z-index: 9; }
    [hidden] { display: none !important; }

    .tv { position: relative; container-type: size; overflow: hidden; aspect-ratio: 16 / 9; width: min(100vw, 177.78vh);
      background: radial-gradient(120% 130% at 15% 0%, #1d2b4a 0%, #101522 45%, #07090e 100%); outline: none; user-select: none; }
    .many .tv { width: 100%; border-radius: .8rem; box-shadow: 0 0 0 1px #ffffff14, 0 1rem 2.4rem #000a; cursor: pointer;
      transition: box-shadow .2s; }
    .many .tv:hover, .many .tv:focus-visible { box-shadow: 0 0 0 2px var(--accent), 0 1rem 2.4rem #000a; }
    .tv > * { position: absolute; }
    .tv > div, .tv > img { opacity: 0; transition: opacity .35s; pointer-events: none; }
    .tv > .on { opacity: 1; }

    .backdrop { inset: -6%; width: 112%; height: 112%; object-fit: cover; filter: blur(3.2cqw) saturate(1.25) brightness(.5); }
    .shade { inset: 0; background: linear-gradient(#05060800 30%, #050608d9 100%), linear-gradient(90deg, #05060899, #05060800 70%); }

    .idle { inset: 0; display: grid; align-content: end; padding: 0 6cqw 9cqw; }
    .clock { font-size: 15cqw; font-weight: 200; letter-spacing: -.04em; line-height: 1; font-variant-numeric: tabular-nums; }
    .date { font-size: 3cqw; font-weight: 300; color: var(--dim); margin-top: .6cqw; }
    .ready { font-size: 2.1cqw; color: var(--accent); margin-top: 2.6cqw; }

    .wait { inset: 0; display: grid; place-content: center; justify-items: center; gap: 2.4cqw; }
    .ring { width: 7cqw; height: 7cqw; border-radius: 50%; border: .6cqw solid #ffffff26; border-top-color: var(--ink);
      animation: turn 1s linear infinite; }
    .wait-text { font-size: 2.2cqw; color: var(--dim); max-width: 70cqw; text-align: center; overflow: hidden; text-overflow: ellipsis;
      white-space: nowrap; }
    @keyframes turn { to { transform: rotate(1turn); } }

    .stage { inset: 0 0 0 0; display: flex; align-items: flex-end; gap: 3.6cqw; padding: 0 6cqw 15cqw; }
    .art { position: static; max-width: 30cqw; max-height: 33cqw; border-radius: .9cqw;
      filter: drop-shadow(0 1.2cqw 2.4cqw #000b); flex: none; }
    .words { min-width: 0; flex: 1; padding-bottom: .4cqw; }
    .words > *, .name, .next, .wait-text, .caption span, .prompt-text { unicode-bidi: isolate; }
    .app { font-size: 1.7cqw; letter-spacing: .12em; text-transform: uppercase; color: var(--accent); margin-bottom: 1.2cqw;
      overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .title { font-size: 5.2cqw; font-weight: 600; line-height: 1.12; letter-spacing: -.015em; overflow: hidden; display: -webkit-box;
      -webkit-box-orient: vertical; -webkit-line-clamp: 3; overflow-wrap: anywhere; text-shadow: 0 .2cqw 1cqw #0008; }
    .subtitle { font-size: 2.7cqw; font-weight: 400; color: #d5d9e1; margin-top: 1cqw; overflow: hidden; text-overflow: ellipsis;
      white-space: nowrap; }
    .tracks { font-size: 1.7cqw; color: var(--dim); margin-top: 1cqw; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }

    .caption { left: 10cqw; right: 10cqw; bottom: 13.5cqw; text-align: center; font-size: 3cqw; line-height: 1.35; white-space: pre-line; }
    .caption span { background: #000c; padding: .3cqw 1cqw; border-radius: .4cqw; box-decoration-break: clone;
      -webkit-box-decoration-break: clone; }
    .captioned .stage { padding-bottom: 24cqw; }
    .failing .stage { padding-bottom: 26cqw; }
    .captioned .art, .failing .art { max-height: 26cqw; }

    .transport { left: 6cqw; right: 6cqw; bottom: 7cqw; display: flex; align-items: center; gap: 1.6cqw; font-size: 1.9cqw;
      font-variant-numeric: tabular-nums; color: #e3e6ec; }
    .state { width: 2.4cqw; text-align: center; font-size: 2.1cqw; }
    .bar { flex: 1; height: .75cqw; border-radius: 1cqw; background: #ffffff2e; overflow: hidden; }
    .fill { height: 100%; width: 0; border-radius: inherit; background: linear-gradient(90deg, #6aa1ff, #a7c8ff); }
    .in-ad .fill { background: var(--gold); }
    .live .end { background: #e53935; color: #fff; border-radius: .4cqw; padding: .2cqw .9cqw; font-weight: 700; letter-spacing: .08em;
      font-size: 1.6cqw; }

    .ad { left: 6cqw; right: 6cqw; bottom: 10.2cqw; display: flex; justify-content: space-between; align-items: center; font-size: 1.9cqw; }
    .ad-badge { background: var(--gold); color: #1b1400; font-weight: 700; padding: .45cqw 1.2cqw; border-radius: .5cqw; }
    .ad-skip { background: #000a; border: .15cqw solid #fff8; padding: .7cqw 1.8cqw; border-radius: .5cqw; }
    .ad-skip:empty { display: none; }
    .in-ad .stage { padding-bottom: 17.5cqw; }

    .next { right: 6cqw; left: 40cqw; bottom: 3.2cqw; font-size: 1.7cqw; color: var(--dim); text-align: right; overflow: hidden;
      text-overflow: ellipsis; white-space: nowrap; }
    .name { left: 6cqw; right: 62cqw; bottom: 3.2cqw; font-size: 1.7cqw; color: var(--dim); overflow: hidden; text-overflow: ellipsis;
      white-space: nowrap; opacity: 1 !important; z-index: 1; }

    .volume { top: 4cqw; right: 6cqw; display: flex; align-items: center; gap: 1.1cqw; font-size: 1.7cqw; color: #dfe3ea; background: #0007;
      padding: .7cqw 1.4cqw; border-radius: 3cqw; font-variant-numeric: tabular-nums; }
    .volume-icon { width: 2.2cqw; height: 2.2cqw; fill: currentColor; }
    .volume-icon .waves, .volume-icon .cross { fill: none; stroke: currentColor; stroke-width: 1.8; stroke-linecap: round; }
    .muted .waves, .tv:not(.muted) .cross { display: none; }
    .volume-bar { width: 11cqw; height: .55cqw; border-radius: 1cqw; background: #ffffff38; overflow: hidden; }
    .volume-bar div { height: 100%; width: 0; background: #fff; transition: width .2s; }
    .muted .volume-bar div { background: var(--dim); }

    .failure { inset: auto 6cqw 12cqw 6cqw; font-size: 2.2cqw; border-left: .5cqw solid var(--bad); background: #2a0f0dd9;
      padding: 1.8cqw 2.4cqw; border-radius: .6cqw; overflow-wrap: anywhere; }
    .failure strong { display: block; color: var(--bad); font-size: 2.6cqw; margin-bottom: .5cqw; }
    .prompt { inset: 0; background: #05060899; display: grid; place-content: center; z-index: 2; }
    .prompt div { background: #1b212e; border-radius: 1.4cqw; padding: 4cqw 5cqw; max-width: 62cqw; text-align: center;
      box-shadow: 0 2cqw 6cqw #000c; }
    .prompt-text { font-size: 3cqw; line-height: 1.35; overflow-wrap: anywhere; }
    .prompt-hint { font-size: 1.7cqw; color: var(--dim); margin-top: 2cqw; }
    .standby { inset: 0; background: #000; display: grid; place-content: center; justify-items: center; gap: 1.4cqw; color: #4a4f59;
      font-size: 1.9cqw; z-index: 1; }
    .standby i { width: 1cqw; height: 1cqw; border-radius: 50%; background: #b3261e; box-shadow: 0 0 1.4cqw #b3261e; }
    @media (prefers-reduced-motion: reduce) { .tv > div, .tv > img { transition: none; } .ring { animation-duration: 4s; } }
    """#
}
