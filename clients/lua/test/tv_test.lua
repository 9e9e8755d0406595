-- A device as an object, with the built server and an emulated receiver.
local programs = require("programs")

local FILM = "https://example.com/film.mp4"

local function a_tv()
  local device = programs.receiver()
  return programs.client():tv(device)
end

local function active(tracks)
  local ids = {}
  for _, each in ipairs(tracks) do
    if each.isActive then
      table.insert(ids, each.trackId)
    end
  end
  table.sort(ids)
  return ids
end

test("a device plays, pauses, seeks, announces and stops", function()
  local tv = a_tv()
  equal(tv:play(FILM .. "?duration=600", { title = "A film" }):wait().title, "A film")
  equal(tv:pause():wait().playerState, "PAUSED")
  equal(tv:seek(90):wait().position, 90)
  equal(tv:seek({ by = -30 }):wait().position, 60)
  equal(tv:resume():wait().playerState, "PLAYING")
  equal(tv:toggle():wait().playerState, "PAUSED")
  equal(tv:volume({ percent = 30 }):wait().volumeLevel, 0.3)
  equal(tv:volume({ level = 0.5, muted = true }):wait().isMuted, true)
  local restored = tv:announce(FILM .. "?duration=0.3", { title = "A bell", percent = 60 }):wait()
  equal(math.floor(restored.position), 60)
  equal(tv:stop():wait().playerState, "IDLE")
  equal(tv.last.playerState, "IDLE")
end)

test("a queue grows, is listed and jumped in", function()
  local tv = a_tv()
  equal(tv:queue():wait(), {})
  equal(failure(function()
    tv:join():wait()
  end).name, "ApplicationNotRunning")
  equal(tv:enqueue(FILM .. "?duration=600", { title = "First" }):wait().title, "First")
  equal(tv:join():wait().playerState, "PLAYING")
  tv:enqueue({ FILM .. "?n=2", FILM .. "?n=3" }, { title = "Later" }):wait()
  tv:enqueue({ contentId = FILM .. "?n=4" }):wait()
  tv:enqueue({ items = { { media = { contentId = FILM .. "?n=5" } } } }):wait()
  local items
  tv:queue(function(_, found)
    items = found
  end)
  eventually(function()
    return items
  end)
  equal(vim.tbl_map(function(item)
    return item.media.contentId:sub(#FILM + 1)
  end, items), { "?duration=600", "?n=2", "?n=3", "?n=4", "?n=5" })
  local status = tv:jump(items[3].itemId):wait()
  equal({ status.title, status.queueIndex }, { "Later", 2 })
  tv:next():wait()
  equal(tv:previous():wait().queueIndex, 2)
end)

test("tracks are listed, and chosen by id, name and language", function()
  local tv = a_tv()
  tv:play({
    contentId = FILM .. "?duration=600",
    tracks = {
      { trackId = 1, type = "AUDIO", language = "en", name = "English" },
      { trackId = 2, type = "AUDIO", language = "de", name = "Deutsch" },
      { trackId = 3, type = "TEXT", subtype = "SUBTITLES", language = "de", name = "Für Gehörlose" },
    },
  }):wait()
  local function choose(choice)
    return active(tv:tracks(choice):wait())
  end
  equal(#tv:tracks():wait(), 3)
  equal(choose({ audio = "Deutsch" }), { 2 })
  equal(choose({ text = "de" }), { 2, 3 })
  equal(choose({ audio = 1 }), { 1, 3 })
  equal(choose({ audio = "de", text = "off" }), { 2 })
  equal(choose(), { 2 })
  equal(failure(function()
    tv:tracks({ text = "fr" }):wait()
  end).name, "NoSuchTrack")
end)

test("an existing file with a colon in its name is a path", function()
  local client, urls = programs.client(), {}
  programs.enter_folder()
  vim.fn.writefile({ "" }, "Alien: Covenant.mkv")
  replace(client, "transmit", function(_, call)
    table.insert(urls, call.params.url)
  end)
  for _, what in ipairs({ "Alien: Covenant.mkv", "https://example.com/film.mp4", "data:video/mp4,x" }) do
    client:tv():play(what)
  end
  equal(urls, { vim.fn.getcwd() .. "/Alien: Covenant.mkv", "https://example.com/film.mp4", "data:video/mp4,x" })
end)

test("unknown options name the near one, and volumes have a unit", function()
  local client = programs.client()
  local tv = client:tv()
  for where, call in pairs({
    ["tv:play has no option 'titel'. Did you mean 'title'?"] = function() tv:play(FILM, { titel = "x" }) end,
    ["tv:announce has no option 'vol'. Did you mean 'volume'?"] = function() tv:announce(FILM, { vol = 1 }) end,
    ["tv:volume has no option 'precent'. Did you mean 'percent'?"] = function() tv:volume({ precent = 1 }) end,
    ["tv:volume: name the unit: { level = 0.3 } (0 to 1) or { percent = 30 } (0 to 100)."] = function() tv:volume(30) end,
    ["Pass either volume (0 to 1) or percent (0 to 100)."] = function() tv:announce(FILM, { volume = 1, percent = 1 }) end,
    ["percent: expected 0 to 100, found 101"] = function() tv:volume({ percent = 101 }) end,
  }) do
    equal(failure(call), where)
  end
  local refused = failure(function()
    client.session.start({ device = "x" }):wait()
  end)
  assert(refused.message:find("Did you mean 'deviceId'?", 1, true), refused.message)
end)

test("progress reports changes and positions until the end", function()
  local tv = a_tv()
  tv:play(FILM .. "?duration=600"):wait()
  local seen, positions = {}, {}
  tv:progress(function(status)
    table.insert(seen, status.playerState)
    table.insert(positions, status.position or -1)
  end, { interval = 0.05 })
  eventually(function()
    return #seen > 3
  end)
  assert(positions[4] > positions[1])
  tv:pause():wait()
  eventually(function()
    return seen[#seen] == "PAUSED"
  end)
  tv:stop():wait()
  eventually(function()
    return seen[#seen] == "IDLE"
  end)
  local count = #seen
  tv:play(FILM):wait()
  equal(#seen, count)
end)

test("devices are objects, too, and the plugin has a version", function()
  local device = programs.receiver()
  local client = programs.client()
  client:tv(device):play(FILM):wait()
  local found = client:devices({ searchTimeout = 0 }):wait()
  equal(#found, 1)
  equal({ found[1].last.playerState, found[1]:name() ~= "" }, { "PLAYING", true })
  assert(require("cast-rpc").VERSION:match("^%d+%.%d+%.%d+"))
end)
