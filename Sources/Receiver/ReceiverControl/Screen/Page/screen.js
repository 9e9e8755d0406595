// Draws what `/events` tells. Text goes in as text only (`textContent`), pictures by their address only.
"use strict";
const wall = document.getElementById("wall");
const template = document.getElementById("tv");
const offline = document.getElementById("offline");
const chosen = new URLSearchParams(location.search).get("device");
const screens = new Map();

function makeTV(id) {
  const root = template.content.firstElementChild.cloneNode(true);
  root.dataset.device = id;
  const open = () => { if (wall.classList.contains("many")) location.search = "?device=" + encodeURIComponent(id); };
  root.addEventListener("click", open);
  root.addEventListener("keydown", event => { if (event.key === "Enter") open(); });
  const find = name => root.querySelector("." + name);
  const tv = { id, root, find, screen: null, told: 0 };
  for (const picture of [find("art"), find("backdrop")]) {
    picture.addEventListener("error", () => { picture.hidden = true; });
  }
  return tv;
}

function text(tv, name, value) {
  const element = tv.find(name);
  if (element.textContent !== value) element.textContent = value;
}

function show(tv, name, isOn) { tv.find(name).classList.toggle("on", isOn); }

function picture(element, url) {
  let safe = "";
  try {
    const parsed = new URL(url);
    if (["http:", "https:"].includes(parsed.protocol) || url.startsWith("data:image/")) safe = url;
  } catch { /* no address */ }
  if (element.dataset.url === safe) return;
  element.dataset.url = safe;
  element.hidden = !safe;
  if (safe) element.src = safe; else element.removeAttribute("src");
}

function color(value, fallback) { return /^#[0-9a-f]{6}([0-9a-f]{2})?$/i.test(value || "") ? value : fallback; }

function time(seconds) {
  const whole = Math.max(0, Math.floor(seconds));
  const pad = number => String(number).padStart(2, "0");
  const minutes = Math.floor(whole / 60) % 60, hours = Math.floor(whole / 3600);
  return hours ? hours + ":" + pad(minutes) + ":" + pad(whole % 60) : minutes + ":" + pad(whole % 60);
}

const states = { playing: "▶", paused: "❚❚", buffering: "◌", loading: "◌" };
const reasons = { FINISHED: "Finished", CANCELLED: "Stopped", INTERRUPTED: "Interrupted", ERROR: "Can’t be played" };

function draw(tv) {
  const screen = tv.screen, phase = screen.phase, media = screen.media, ad = screen.ad;
  const isOff = phase === "standby", isDark = isOff || !!screen.prompt;
  const hasMedia = !!media && !isOff;
  const isWaiting = ["launching", "loading", "buffering"].includes(phase);
  tv.root.dataset.phase = phase;
  tv.root.classList.toggle("in-ad", !!ad);
  tv.root.classList.toggle("live", hasMedia && !!media.liveRange && !ad);
  tv.root.classList.toggle("failing", !!screen.failure);
  tv.root.classList.toggle("captioned", hasMedia && !!media.subtitleText);
  tv.root.setAttribute("aria-label", screen.deviceName + ": " + phase);

  text(tv, "name", screen.deviceName);
  tv.find("name").hidden = phase === "idle" && !wall.classList.contains("many");
  show(tv, "standby", isOff);
  show(tv, "idle", phase === "idle");
  text(tv, "ready", wall.classList.contains("many") ? "Ready to cast" : screen.deviceName + " is ready to cast");
  show(tv, "wait", isWaiting && !isDark && !(phase === "buffering" && hasMedia && media.title));
  text(tv, "wait-text", phase === "launching" ? (screen.app || {}).name || "" : hasMedia ? media.title || media.contentUrl : "");

  const hasStage = hasMedia ? phase !== "loading" : !!screen.app && ["application", "ended"].includes(phase);
  show(tv, "stage", hasStage);
  show(tv, "shade", hasStage);
  text(tv, "app", screen.app && hasMedia ? screen.app.name : "");
  const ended = phase === "ended" && !screen.failure ? reasons[screen.idleReason] || "" : "";
  const content = hasMedia ? decodeURI_(media.contentUrl.split("/").pop() || media.contentUrl) : "";
  text(tv, "title", ad ? ad.title || "Advertisement" : hasMedia ? media.title || content : screen.app ? screen.app.name : "");
  text(tv, "subtitle", ad ? (media ? media.title || "" : "") : hasMedia ? media.subtitle || "" : ended);
  const missing = hasMedia ? [media.hasPicture === false ? "No picture" : "", media.hasSound === false ? "No sound" : ""] : [];
  text(tv, "tracks", hasMedia ? [...missing, ...(media.activeTracks || [])].filter(Boolean).join(" · ") : "");
  picture(tv.find("art"), hasMedia && !ad ? media.artworkUrl : "");
  picture(tv.find("backdrop"), hasMedia ? media.artworkUrl : "");
  show(tv, "backdrop", hasMedia);
  tv.find("art").classList.add("on");

  const caption = tv.find("caption").firstElementChild;
  const words = hasMedia && media.subtitleText && !ad ? media.subtitleText : "";
  if (caption.textContent !== words) caption.textContent = words;
  const style = hasMedia && media.textTrackStyle || {};
  caption.style.color = color(style.foregroundColor, "#ffffff");
  caption.style.background = color(style.backgroundColor, "#000000cc");
  caption.style.fontSize = Math.min(3, Math.max(.3, Number(style.fontScale) || 1)) + "em";
  caption.style.fontWeight = /BOLD/.test(style.fontStyle || "") ? "700" : "400";
  caption.style.fontStyle = /ITALIC/.test(style.fontStyle || "") ? "italic" : "normal";
  show(tv, "caption", !!words);

  show(tv, "ad", !!ad && !isOff);
  show(tv, "transport", hasMedia && phase !== "loading");
  text(tv, "state", states[phase] || "");

  const queue = screen.queue;
  const modes = queue ? [queue.isShuffled ? "⇄" : "", { REPEAT_ALL: "↻", REPEAT_SINGLE: "↻1", REPEAT_ALL_AND_SHUFFLE: "↻⇄" }[queue.repeatMode] || ""] : [];
  text(tv, "next", queue ? [queue.number + " of " + queue.count, ...modes, queue.nextTitle ? "Next: " + queue.nextTitle : ""]
    .filter(Boolean).join("  ·  ") : "");
  show(tv, "next", !!queue && !isOff);

  const volume = screen.volume || {}, level = Math.round((volume.level ?? 1) * 100);
  tv.root.classList.toggle("muted", !!volume.muted);
  text(tv, "volume-text", volume.muted ? "muted" : level + " %");
  tv.find("volume-bar").firstElementChild.style.width = level + "%";
  show(tv, "volume", !isOff);

  tv.find("failure").firstElementChild.textContent = "Can’t be played";
  tv.find("failure").lastElementChild.textContent = screen.failure || "";
  show(tv, "failure", !!screen.failure && !isOff);

  const prompt = screen.prompt;
  text(tv, "prompt-text", prompt ? "Allow " + (prompt.senderDeviceName || "a device") + " to cast " + (prompt.appName || prompt.appId) + "?" : "");
  show(tv, "prompt", !!prompt && !isOff);
  tick(tv);
}

function decodeURI_(part) { try { return decodeURIComponent(part); } catch { return part; } }

function tick(tv) {
  const screen = tv.screen;
  if (!screen) return;
  if (screen.phase === "idle") {
    const now = new Date();
    text(tv, "clock", now.toLocaleTimeString([], { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }));
    text(tv, "date", now.toLocaleDateString([], { weekday: "long", day: "numeric", month: "long" }));
  }
  const media = screen.media, ad = screen.ad;
  if (!media) return;
  const elapsed = (performance.now() - tv.told) / 1000;
  let position, start = 0, end;
  if (ad) {
    position = ad.position + (screen.phase === "playing" ? elapsed : 0);
    end = ad.duration;
    text(tv, "ad-badge", "Ad " + ad.number + " of " + ad.count + (end ? " · " + time(end - position) : ""));
    const wait = ad.skippableFrom === undefined ? null : Math.ceil(ad.skippableFrom - position);
    text(tv, "ad-skip", wait === null ? "" : wait > 0 ? "Skip in " + wait : "Skip ad ▸");
  } else {
    position = media.position + elapsed * media.rate;
    end = media.duration;
    if (media.liveRange) {
      start = media.liveRange[0] + elapsed;
      end = media.liveRange[1] + elapsed;
    }
  }
  if (end !== undefined) position = Math.min(position, end);
  const live = !ad && media.liveRange;
  text(tv, "now", live ? "−" + time(Math.max(0, end - position)) : time(position));
  text(tv, "end", live ? "LIVE" : end === undefined ? "" : time(end));
  tv.find("fill").style.width = end > start ? Math.min(100, Math.max(0, (position - start) / (end - start) * 100)) + "%" : "0";
}

function take(update) {
  for (const { id, screen } of update.devices) {
    if (chosen && id !== chosen) continue;
    if (!screens.has(id)) screens.set(id, makeTV(id));
    const tv = screens.get(id);
    tv.screen = screen;
    tv.told = performance.now();
  }
  const order = update.order.filter(id => screens.has(id));
  for (const [id, tv] of screens) {
    if (!order.includes(id)) { tv.root.remove(); screens.delete(id); }
  }
  order.forEach((id, index) => {
    const root = screens.get(id).root;
    if (wall.children[index] !== root) wall.insertBefore(root, wall.children[index] || null);
  });
  wall.classList.toggle("many", order.length > 1);
  arrange();
  // Also those without news: one that has become the only one looks different.
  for (const id of order) draw(screens.get(id));
  document.title = order.length === 1 ? screens.get(order[0]).screen.deviceName + " – cast-receiver" : "cast-receiver";
  document.body.dataset.ready = "1";
}

// As many columns as make the screens largest; where they would be too small to read, the page scrolls.
function arrange() {
  const count = wall.children.length, padding = innerWidth * 0.04, gap = innerWidth * 0.016;
  const across = columns => (innerWidth - padding - (columns - 1) * gap) / columns;
  const down = rows => (innerHeight - padding - (rows - 1) * gap) / rows * 16 / 9;
  const size = columns => Math.min(across(columns), down(Math.ceil(count / columns)));
  const all = Array.from({ length: Math.max(1, count) }, (_, index) => index + 1);
  const least = Math.min(across(1), 18 * parseFloat(getComputedStyle(document.documentElement).fontSize));
  let columns = all.reduce((best, each) => size(each) > size(best) ? each : best);
  let width = size(columns);
  if (width < least) {
    columns = Math.max(...all.filter(each => across(each) >= least));
    width = across(columns);
  }
  wall.style.setProperty("--columns", columns);
  wall.style.setProperty("--width", Math.floor(width) + "px");
}
addEventListener("resize", arrange);

const events = new EventSource("/events");
events.addEventListener("screens", event => take(JSON.parse(event.data)));
events.onopen = () => { offline.hidden = true; };
events.onerror = () => { offline.hidden = false; };
setInterval(() => { for (const tv of screens.values()) tick(tv); }, 250);
