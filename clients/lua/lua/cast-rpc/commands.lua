-- The editor's commands.
local names = require("cast-rpc.names")
local plain = require("cast-rpc.plain")
local player = require("cast-rpc.player")
local position = require("cast-rpc.position")
local target = require("cast-rpc.target")

local M = {}

local function usage(text)
  player.report("usage: " .. text)
end

---Returns a path or a name as typed in a command: blanks may have a backslash.
local function unescaped(text)
  return (vim.trim(text):gsub("\\ ", " "))
end

---`film.mp4 @Living\ Room` -> `film.mp4`, `Living Room`. A blank behind a backslash separates nothing.
---@param text string
---@return string what
---@return string? device
function M.split_device(text)
  local what, device = ("  " .. text):match("^(.*[^\\])%s@(.+)$")
  return unescaped(what or text), device and unescaped(device) or nil
end

---`:Cast [{file or url}] [@{device}]`
function M.cast(text)
  local what, device = M.split_device(text)
  local params, problem
  if what == "" then
    params, problem = target.under_cursor()
  else
    params, problem = target.named(what)
  end
  if params and device then
    player.choose(device)
  end
  return player.play(params, problem)
end

---Returns the text after `@` for a device: its name as it is typed, or its id if the typed name would be ambiguous.
---@param device cast-rpc.Device
---@return string
function M.typed_device(device)
  local name = device.friendlyName
  local typed = "@" .. name:gsub(" ", "\\ ")
  local what, found = M.split_device(typed)
  return what == "" and found == name and plain.text(name) == name and typed or "@" .. device.deviceId
end

---Completes files, as they are typed in a command.
function M.complete_file(lead)
  return vim.tbl_map(function(path)
    return (path:gsub(" ", "\\ "))
  end, vim.fn.getcompletion(unescaped(lead), "file"))
end

---Completes files, and devices after `@`.
function M.complete_cast(lead)
  if lead:sub(1, 1) ~= "@" then
    return M.complete_file(lead)
  end
  local ok, found = pcall(function()
    return player.client().discovery.list({}, nil, { timeout = 2 }):wait()
  end)
  local devices, count = ok and found.devices or {}, {}
  for _, device in ipairs(devices) do
    local name = device.friendlyName:lower()
    count[name] = (count[name] or 0) + 1
  end
  local completed = {}
  for _, device in ipairs(devices) do
    -- The server compares names without case, and refuses one that several devices have.
    local typed = count[device.friendlyName:lower()] > 1 and "@" .. device.deviceId or M.typed_device(device)
    if vim.startswith(typed:lower(), lead:lower()) then
      table.insert(completed, typed)
    end
  end
  return completed
end

---Returns a device's line in the list: a mark if it is the chosen one, its name, and what plays.
local function described(status, name)
  local mark = status.deviceId == player.device() and "* " or "  "
  local problem = status.error and "can't be asked"
  local plays = problem or (status.playerState ~= "IDLE" and (status.title or status.contentId)) or ""
  return plain.text(mark .. name .. (plays ~= "" and " (" .. plays .. ")" or ""))
end

---Lets the user choose one of `players`, whose names in the list are those of `devices`.
local function select_device(players, devices)
  local shown = names.shown(devices)
  local function format_item(status)
    return described(status, shown[status.deviceId])
  end
  vim.ui.select(players, { prompt = "Cast to", format_item = format_item, kind = "cast-device" }, function(chosen)
    if chosen then
      player.choose(chosen.deviceId)
    end
  end)
end

---Returns the players with what discovery knows of them: models and addresses.
local function with_models(players, devices)
  local known = {}
  for _, device in ipairs(devices) do
    known[device.deviceId] = device
  end
  return vim.tbl_map(function(status)
    return vim.tbl_extend("keep", { friendlyName = status.friendlyName, deviceId = status.deviceId }, known[status.deviceId] or {}, status)
  end, players)
end

---`:CastDevices`: chooses the device of the commands.
function M.devices()
  return player.client().player.list({ searchTimeout = 2 }, function(problem, result)
    if problem then
      return player.report(problem)
    elseif #result.players == 0 then
      return player.report("no device was found. See :checkhealth cast-rpc")
    elseif not names.has_equal(result.players) then
      return select_device(result.players, result.players)
    end
    player.client().discovery.list({}, function(_, found)
      select_device(result.players, with_models(result.players, found and found.devices or {}))
    end)
  end)
end

---`:CastSeek {±seconds|h:mm:ss}`
function M.seek(text)
  local params = position.parse(text)
  if not params then
    return usage(":CastSeek 90, :CastSeek 1:30:00, :CastSeek +30 or :CastSeek -10")
  end
  return player.run("seek", params)
end

---`:CastVolume [{percent}|±{percent}|mute|unmute]`
function M.volume(text)
  local sign, number = text:match("^([+-]?)(%d+)%%?$")
  local function show(status)
    local level = status.volumeLevel and ("%.0f %%"):format(status.volumeLevel * 100) or "unknown"
    player.tell(("Volume of %s: %s%s"):format(status.friendlyName, level, status.isMuted and " (muted)" or ""))
  end
  if text == "" then
    return player.run("status", {}, show)
  elseif text == "mute" or text == "unmute" then
    return player.run("setVolume", { muted = text == "mute" }, show)
  elseif not number or tonumber(number) > 100 then
    return usage(":CastVolume 30, :CastVolume +5, :CastVolume mute or :CastVolume unmute")
  elseif sign == "" then
    return player.run("setVolume", { level = number / 100 }, show)
  end
  return player.run("status", {}, function(status)
    local level = (status.volumeLevel or 0) + tonumber(sign .. number) / 100
    player.run("setVolume", { level = math.max(0, math.min(1, level)) }, show)
  end)
end

local function title_of(item)
  local media = item.media or {}
  return plain.text((media.metadata and media.metadata.title) or media.contentId or ("item " .. tostring(item.itemId)))
end

---Requests the queue of the device; calls `done` with the session's id and a page of items.
local function with_queue(done)
  return player.run("connect", {}, function(status)
    local params = { sessionId = status.sessionId, fetchIfNeeded = true, count = 500 }
    player.client().queue.list(params, function(problem, page)
      if problem then
        return player.report(problem)
      end
      done(status.sessionId, page)
    end)
  end)
end

local function told(problem)
  if problem then
    player.report(problem)
  end
end

---`:CastQueue [{file or url}]`: shows the queue and jumps to the chosen item, or adds to its end.
function M.queue(text)
  if text ~= "" then
    local params, problem = target.named(unescaped(text))
    if not params then
      return player.report(problem)
    end
    return player.run("connect", {}, function(status)
      local url = params.url:sub(1, 1) == "/" and vim.uri_from_fname(params.url) or params.url
      local items = { { media = { contentId = url } } }
      player.client().queue.insert({ sessionId = status.sessionId, items = items }, told)
    end)
  end
  return with_queue(function(session, page)
    vim.ui.select(page.items, { prompt = "Queue", format_item = title_of, kind = "cast-queue" }, function(item)
      if item then
        player.client().queue.jump({ sessionId = session, itemId = item.itemId }, told)
      end
    end)
  end)
end

---`:CastAnnounce {file or url}`: plays it, then restores the previous playback.
function M.announce(text)
  local params, problem = target.named(unescaped(text))
  if not params then
    return player.report(problem)
  end
  return player.run("interrupt", params)
end

local function track_text(track)
  local kind = track.type == "TEXT" and "subtitles" or "audio"
  return plain.text(("%s%s (%s)"):format(track.isActive and "* " or "  ", track.name or track.language or ("track " .. track.trackId), kind))
end

---`:CastTracks`: shows the audio and text tracks of what plays, and chooses one.
function M.tracks()
  local tv = player.client():tv(player.device())
  return tv:tracks({}, function(problem, found)
    if problem then
      return player.report(problem)
    end
    local tracks = vim.tbl_filter(function(track)
      return track.type == "AUDIO" or track.type == "TEXT"
    end, found)
    if #tracks == 0 then
      return player.tell("The media lists no tracks.")
    end
    table.insert(tracks, { type = "TEXT", trackId = "off", name = "none" })
    vim.ui.select(tracks, { prompt = "Audio and subtitles", format_item = track_text, kind = "cast-track" }, function(track)
      if track then
        tv:tracks(track.type == "TEXT" and { text = track.trackId } or { audio = track.trackId }, told)
      end
    end)
  end)
end

return M
