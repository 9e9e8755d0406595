-- The commands, as a user types them.
local codec_position = require("cast-rpc.position")
local names = require("cast-rpc.names")
local player = require("cast-rpc.player")
local programs = require("programs")
local schema = require("cast-rpc.generated.schema")
local target = require("cast-rpc.target")

vim.cmd("source " .. programs.folder .. "/plugin/cast-rpc.lua")

local said = {}
---Chooses a receiver for the commands, and records their messages from now on.
local function start(fetches)
  said = {}
  replace(vim, "notify", function(text)
    table.insert(said, text)
  end)
  local device = programs.receiver(fetches)
  require("cast-rpc").setup({ socket = false, device = device })
  defer(function()
    player.client():close()
    player.configure({})
  end)
  return device
end

local function heard()
  return said
end

local function plays(state)
  return eventually(function()
    local status = player.playing()
    return status and status.playerState == state and status
  end, function()
    return { state, said }
  end)
end

---Runs a command and waits until it is done, as people do.
local function command(text)
  vim.cmd(text)
  eventually(function()
    return next(player.client().calls) == nil
  end, heard)
end

local function says(pattern)
  return eventually(function()
    return vim.tbl_filter(function(text)
      return text:find(pattern)
    end, said)[1]
  end, function()
    return { pattern, said }
  end)
end

---A buffer with these lines and the cursor on `column` (from 1) of the first.
local function buffer(lines, column)
  vim.cmd("enew!")
  vim.api.nvim_buf_set_lines(0, 0, -1, false, lines)
  vim.api.nvim_win_set_cursor(0, { 1, column - 1 })
end

test("casts a URL, shows its position, pauses, seeks, resumes and stops", function()
  start()
  equal(require("cast-rpc").statusline(), "")
  command("Cast " .. programs.film)
  plays("PLAYING")
  says("^Casting to ")
  assert(require("cast-rpc").statusline():find("^▶ film.mp4 0:0%d/10:00$"), require("cast-rpc").statusline())
  command("CastPause")
  plays("PAUSED")
  command("CastSeek 1:30")
  eventually(function()
    return require("cast-rpc").statusline() == "⏸ film.mp4 1:30/10:00"
  end)
  command("CastSeek +30")
  eventually(function()
    return require("cast-rpc").statusline() == "⏸ film.mp4 2:00/10:00"
  end)
  command("CastResume")
  plays("PLAYING")
  command("CastToggle")
  plays("PAUSED")
  command("CastStop")
  eventually(function()
    return not player.playing() and require("cast-rpc").statusline() == ""
  end)
end)

if schema.methods["serve.publish"] then
  test("casts a local file, shows its position, pauses and seeks", function()
    start(true)
    local path = programs.sound()
    command("Cast " .. path:gsub(" ", "\\ "))
    local status = plays("PLAYING")
    equal({ status.duration, status.contentType }, { 60, "audio/wav" })
    assert(require("cast-rpc").statusline():find("0:0%d/1:00$"), require("cast-rpc").statusline())
    command("CastPause")
    plays("PAUSED")
    command("CastSeek 0:30")
    eventually(function()
      return player.position() == 30
    end)
    command("CastQueue " .. path:gsub(" ", "\\ "))
    command("CastNext")
    eventually(function()
      return player.playing() and player.playing().queueIndex == 1
    end, heard)
    equal(#said, 1, vim.inspect(said))
  end)
end

test("the status line comes back with the connection", function()
  local path = programs.socket()
  local device = start()
  require("cast-rpc").setup({ socket = path, device = device, reconnect = { first_delay = 0.01 } })
  local changes = 0
  local autocmd = vim.api.nvim_create_autocmd("User", {
    pattern = "CastChanged",
    callback = function()
      changes = changes + (player.playing() and 0 or 1)
    end,
  })
  defer(function()
    vim.api.nvim_del_autocmd(autocmd)
  end)
  command("Cast " .. programs.film)
  plays("PLAYING")
  changes = 0
  vim.loop.kill(player.client().server.info():wait().processId, "sigkill")
  eventually(function()
    return changes > 0
  end)
  plays("PLAYING")
  command("CastPause")
  plays("PAUSED")
end)

test("the status line shows the chosen device, else the newest playback", function()
  start()
  local client = player.client()
  local function notified(id, state, title, more)
    local status = { deviceId = id, friendlyName = id .. " TV", playerState = state, title = title, sessionId = "s-" .. id }
    client.listeners:publish("player.didChange", vim.tbl_extend("force", status, more or {}))
  end
  local function ended(id)
    client.listeners:publish("player.didChange", { deviceId = id, friendlyName = id .. " TV", playerState = "IDLE" })
  end
  local function shows(text, device)
    player.choose(device)
    equal(require("cast-rpc").statusline(), text, vim.inspect(device))
  end
  notified("a", "PAUSED", "A film", { address = "127.0.0.1:8010" })
  notified("b", "PAUSED", "A song")
  for _, device in ipairs({ "a", "a TV", "A tv", "127.0.0.1:8010" }) do
    shows("⏸ A film", device)
  end
  shows("⏸ A song", "b")
  shows("⏸ A song", nil)
  shows("⏸ A song", "another")
  notified("a", "IDLE")
  shows("", "a")
  shows("⏸ A song", nil)
  notified("a", "PAUSED", "A film")
  notified("b", "IDLE")
  shows("⏸ A film", nil)
  ended("b")
  shows("⏸ A film", "b")
  shows("⏸ A film", "a")
  -- The session of the chosen device ends: another device's playback follows.
  notified("b", "PAUSED", "A song")
  shows("⏸ A film", "a")
  ended("a")
  shows("⏸ A song", "a")
  ended("b")
  shows("", "a")
end)

test("the status line knows the device of an alias after a call", function()
  local address = start()
  player.client().player.setAlias({ alias = "cinema", device = address }):wait()
  player.choose("cinema")
  player.run("play", { url = programs.film })
  plays("PLAYING")
  player.remember({ deviceId = "b", friendlyName = "B", playerState = "PAUSED", title = "A song", sessionId = "b" })
  equal(player.playing().contentId, programs.film)
end)

test("the status line forgets a device without a session", function()
  local status = { deviceId = "a", friendlyName = "A", playerState = "PAUSED", title = "A film", sessionId = "s" }
  player.remember(status)
  equal(player.playing(), status)
  -- Another sender's film: no event reports its end.
  player.remember({ deviceId = "a", friendlyName = "A", playerState = "PLAYING", title = "Another film" })
  equal(player.playing(), nil)
end)

test("the position runs on between two messages", function()
  player.remember({
    deviceId = "a", friendlyName = "A", playerState = "PLAYING", position = 10, duration = 11, playbackRate = 20, sessionId = "s",
  })
  eventually(function()
    return player.position() == 11
  end)
  player.remember({ deviceId = "a", friendlyName = "A", playerState = "IDLE" })
  equal(player.position(), nil)
end)

test("another device can be named, and its volume set", function()
  start()
  local other = programs.receiver()
  command("Cast " .. programs.film .. " @" .. other)
  plays("PLAYING")
  equal(player.device(), other)
  command("CastVolume 30")
  says("30 %%$")
  command("CastVolume +20")
  says("50 %%$")
  command("CastVolume mute")
  says("%(muted%)$")
end)

test("tracks are chosen from a list", function()
  local device = start()
  local media = { contentId = programs.film, tracks = {
    { trackId = 1, type = "AUDIO", language = "en", name = "English" },
    { trackId = 2, type = "TEXT", subtype = "SUBTITLES", language = "de", name = "Deutsch\nx" },
    { trackId = 3, type = "VIDEO" },
  } }
  player.run("play", { media = media })
  plays("PLAYING")
  local offered = {}
  local function choose(index)
    replace(vim.ui, "select", function(items, options, done)
      offered = vim.tbl_map(options.format_item, items)
      done(items[index])
    end)
    command("CastTracks")
  end
  local function active()
    return vim.tbl_map(function(track)
      return track.isActive
    end, player.client():tv(device):tracks():wait())
  end
  choose(2)
  equal(offered, { "  English (audio)", "  Deutsch x (subtitles)", "  none (subtitles)" })
  equal(active(), { false, true, false })
  choose(3)
  equal(offered[2], "* Deutsch x (subtitles)")
  equal(active(), { false, false, false })
end)

test("an announcement restores what was before", function()
  start()
  command("Cast " .. programs.film)
  plays("PLAYING")
  command("CastAnnounce https://example.com/bell.mp3?duration=0.3")
  equal(plays("PLAYING").contentId, programs.film)
  command("CastAnnounce nowhere.mp3")
  says("neither a URL nor a file")
end)

test("casting and announcing wait as long as the server may take", function()
  start()
  local client, waits = player.client(), {}
  client.hello:wait()
  replace(client, "transmit", function(_, call)
    table.insert(waits, { call.method, call.timeout })
  end)
  vim.cmd("Cast " .. programs.film)
  vim.cmd("CastAnnounce " .. programs.film)
  client:tv():play(programs.film)
  client:tv():announce(programs.film)
  equal({ waits[1], waits[2] }, { { "player.play", 1955 }, { "player.interrupt", 2585 } })
  equal({ waits[3], waits[4] }, { waits[1], waits[2] })
end)

test("devices are chosen from a list, and completed", function()
  local receiver = start()
  player.client().discovery.addDevice({ host = "127.0.0.1", port = tonumber(receiver:match("%d+$")) }):wait()
  local device = player.client().player.list():wait().players[1]
  equal(vim.fn.getcompletion("Cast @", "cmdline"), { "@" .. device.friendlyName:gsub(" ", "\\ ") })
  local offered
  replace(vim.ui, "select", function(items, options, choose)
    offered = vim.tbl_map(options.format_item, items)
    choose(items[1])
  end)
  vim.cmd("CastDevices")
  eventually(function()
    return player.device() == device.deviceId
  end, heard)
  assert(offered[1]:find(device.friendlyName, 1, true))
end)

local equal_names = vim.json.decode(table.concat(vim.fn.readfile(programs.folder .. "/../../Tests/EqualNames/names.json"), "\n"))

test("devices of one name are told apart in a list", function()
  for _, row in ipairs(equal_names.rows) do
    local shown = names.shown(row.devices)
    equal({ row.name, vim.tbl_map(function(device)
      return shown[device.deviceId]
    end, row.devices) }, { row.name, row.shown })
  end
end)

test("one of two devices of one name is chosen and completed", function()
  local receivers = { start(), programs.receiver() }
  local discovery = player.client().discovery
  for _, address in ipairs(receivers) do
    discovery.addDevice({ host = "127.0.0.1", port = tonumber(address:match("%d+$")), friendlyName = "Living Room" }):wait()
  end
  local ids = vim.tbl_map(function(device)
    return device.deviceId
  end, discovery.list():wait().devices)
  equal(vim.fn.getcompletion("Cast @", "cmdline"), { "@" .. ids[1], "@" .. ids[2] })
  local offered = {}
  replace(vim.ui, "select", function(items, options, choose)
    offered = vim.tbl_map(options.format_item, items)
    choose(items[2])
  end)
  command("CastDevices")
  eventually(function()
    return #offered == 2 and vim.tbl_contains(ids, player.device())
  end, heard)
  assert(offered[1] ~= offered[2] and offered[1]:find("Living Room (", 1, true), vim.inspect(offered))
end)

test("the queue is shown, jumped in and added to", function()
  start()
  local songs = { "https://example.com/1.mp3?duration=60", "https://example.com/2.mp3?duration=60" }
  player.run("play", { urls = songs })
  plays("PLAYING")
  command("CastNext")
  eventually(function()
    return player.playing().contentId == songs[2]
  end)
  command("CastPrevious")
  eventually(function()
    return player.playing().contentId == songs[1]
  end)
  command("CastQueue https://example.com/3.mp3?duration=60")
  local offered = {}
  replace(vim.ui, "select", function(items, options, choose)
    offered = vim.tbl_map(options.format_item, items)
    choose(items[#items])
  end)
  eventually(function()
    vim.cmd("CastQueue")
    return #offered == 3 and player.playing().contentId == "https://example.com/3.mp3?duration=60"
  end, heard)
  equal(offered, { songs[1], songs[2], "https://example.com/3.mp3?duration=60" })
end)

test("shows errors with their advice", function()
  start()
  command("CastSeek soon")
  says("usage: :CastSeek")
  command("Cast /nowhere/film.mp4")
  says("neither a URL nor a file")
  command("Cast https://example.com/film.mp4 @nobody")
  says("nobody.*give its address")
end)

test("finds the target at the cursor", function()
  buffer({ "See (https://example.com/a_(1).mp4), or https://example.com/b.mp4." }, 10)
  equal(target.under_cursor(), { url = "https://example.com/a_(1).mp4" })
  buffer({ "See (https://example.com/a.mp4), or https://example.com/b.mp4." }, 45)
  equal(target.under_cursor(), { url = "https://example.com/b.mp4" })
  buffer({ "![A tree](https://example.com/tree.jpg \"Its title\") and [more](https://example.com)" }, 4)
  equal(target.under_cursor(), { url = "https://example.com/tree.jpg" })
  local line = "![cat](cat.jpg) see https://example.com/film.mp4"
  buffer({ line }, line:find("film", 1, true))
  equal(target.under_cursor(), { url = "https://example.com/film.mp4" })
  buffer({ "(https://example.com/b.mp4) ![A tree](https://example.com/tree.jpg)" }, 1)
  equal(target.under_cursor(), { url = "https://example.com/tree.jpg" })
  buffer({ "![A](https://example.com/a.jpg) ![B](https://example.com/b.jpg \"Its title\")" }, 67)
  equal(target.under_cursor(), { url = "https://example.com/b.jpg" })
  buffer({ "nothing of the kind" }, 1)
  equal(select(2, target.under_cursor()).name, "NothingToCast")
end)

test("files are named from where they stand", function()
  local folder = vim.fn.tempname()
  vim.fn.mkdir(folder, "p")
  vim.fn.writefile({ "" }, folder .. "/a tree.png")
  vim.fn.writefile({ "" }, folder .. "/film.mp4")
  vim.fn.writefile({ "![a film](film.mp4)", "film.mp4", "![a tree](https://example.com/tree.jpg) film.mp4" }, folder .. "/notes.md")
  vim.cmd("edit " .. folder .. "/notes.md")
  equal(target.under_cursor(), { url = folder .. "/film.mp4" })
  vim.api.nvim_win_set_cursor(0, { 2, 2 })
  equal(target.under_cursor(), { url = folder .. "/film.mp4" })
  vim.api.nvim_win_set_cursor(0, { 3, 41 })
  equal(target.under_cursor(), { url = folder .. "/film.mp4" })
  equal(target.named("a tree.png", folder), { url = folder .. "/a tree.png" })
  equal(target.named("%"), { url = folder .. "/notes.md" })
end)

test("a device is named at the end, behind a blank and @", function()
  local split = require("cast-rpc.commands").split_device
  equal({ split("a\\ film.mp4 @Living\\ Room") }, { "a film.mp4", "Living Room" })
  equal({ split("https://me@example.com/film.mp4 @tv") }, { "https://me@example.com/film.mp4", "tv" })
  equal({ split("https://me@example.com/film.mp4") }, { "https://me@example.com/film.mp4" })
  equal({ split("@tv") }, { "", "tv" })
  equal({ split("Live\\ @\\ Paris.mp3") }, { "Live @ Paris.mp3" })
  equal({ split("Live\\ @Paris.mp3 @tv") }, { "Live @Paris.mp3", "tv" })
  equal({ split("") }, { "" })
end)

test("files are completed as they are typed", function()
  local folder = programs.enter_folder()
  vim.fn.writefile({ "" }, folder .. "/Live @ Paris.mp3")
  for _, name in ipairs({ "Cast", "CastAnnounce" }) do
    equal(vim.fn.getcompletion(name .. " Live\\ @", "cmdline"), { "Live\\ @\\ Paris.mp3" })
  end
end)

test("a device is kept if there is nothing to cast", function()
  start()
  local device = player.device()
  command("Cast nowhere.mp3 @tv")
  says("neither a URL nor a file")
  equal(player.device(), device)
end)

test("an announced URL is left as it is", function()
  local found
  replace(player, "run", function(_, params)
    found = params
  end)
  vim.cmd("file notes.md")
  vim.cmd("CastAnnounce https://example.com/a%20b.mp3#t=1")
  equal(found, { url = "https://example.com/a%20b.mp3#t=1" })
end)

test("positions and distances", function()
  equal(codec_position.parse("90"), { position = 90 })
  equal(codec_position.parse("1:02:03"), { position = 3723 })
  equal(codec_position.parse("-1:30"), { distance = -90 })
  equal(codec_position.parse("+2.5"), { distance = 2.5 })
  for _, text in ipairs({ "", "+", "1:2:3:4", "1::2", "soon", "1:" }) do
    equal(codec_position.parse(text), nil, text)
  end
  equal(codec_position.format(3723.9), "1:02:03")
  equal(codec_position.format(59), "0:59")
end)

test("the help has its tags, and no wrong ones", function()
  local folder = vim.fn.tempname()
  vim.fn.mkdir(folder .. "/doc", "p")
  vim.loop.fs_copyfile(programs.folder .. "/doc/cast-rpc.txt", folder .. "/doc/cast-rpc.txt")
  vim.cmd("helptags " .. folder .. "/doc")
  local tags = table.concat(vim.fn.readfile(folder .. "/doc/tags"), "\n")
  for name in pairs(vim.api.nvim_get_commands({})) do
    if vim.startswith(name, "Cast") then
      assert(tags:find(":" .. name .. "\t", 1, true), name)
    end
  end
  vim.opt.rtp:append(folder)
  local help = table.concat(vim.fn.readfile(programs.folder .. "/doc/cast-rpc.txt"), "\n")
  for tag in help:gmatch("|([^|%s]+)|") do
    assert(pcall(vim.cmd, "help " .. tag), "no such tag: " .. tag)
    vim.cmd("helpclose")
  end
end)

test(":checkhealth shows its findings", function()
  start()
  vim.cmd("checkhealth cast-rpc")
  local text = table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), "\n")
  assert(text:find("cast%-rpc %S+ answers: a server of its own"), text)
  assert(text:find("Devices", 1, true), text)
  vim.cmd("bwipeout!")
end)
