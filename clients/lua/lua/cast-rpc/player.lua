-- The shared state of the commands: one client, the chosen device, and its playback.
local errors = require("cast-rpc.error")
local plain = require("cast-rpc.plain")
local position = require("cast-rpc.position")

local M = {}

---The options of the shared client.
---@type cast-rpc.ConnectOptions
M.settings = { reconnect = true }

local client, device
---The playback of each device with a session, by its id, with the time of that status.
local players = {}
---The ids of devices by the text that named them in a call, which may be an alias.
local ids = {}
local timer
local was_shown = false

local ICONS = { PLAYING = "▶", PAUSED = "⏸", BUFFERING = "…", LOADING = "…" }

local function now()
  return vim.loop.hrtime() / 1e9
end

---@param options cast-rpc.Setup
function M.configure(options)
  M.settings = vim.tbl_extend("keep", options, { reconnect = true })
  device = options.device
  if client then
    client:close()
  end
end

---Shows an error to the user.
---@param problem cast-rpc.Error|string
function M.report(problem)
  vim.notify("cast: " .. plain.text(errors.is(problem) and problem:for_people() or problem), vim.log.levels.ERROR)
end

---Shows a text to the user.
---@param text string
function M.tell(text)
  vim.notify(plain.text(text))
end

-- Playback

local function redraw()
  if was_shown then
    was_shown = false
    vim.cmd("redrawstatus!")
  end
end

---Redraws once a second while playback advances and a status line shows it.
local function keep_redrawing()
  local status = M.playing()
  if timer and not (status and status.playerState == "PLAYING") then
    timer:stop()
    timer:close()
    timer = nil
  elseif not timer and status and status.playerState == "PLAYING" then
    timer = vim.loop.new_timer()
    timer:start(1000, 1000, vim.schedule_wrap(redraw))
  end
end

local function changed()
  keep_redrawing()
  redraw()
  vim.api.nvim_exec_autocmds("User", { pattern = "CastChanged", modeline = false })
end

---Returns the chosen device; nil: the default one.
---@return string?
function M.device()
  return device
end

---@param id? string a device's id, name, alias or address
function M.choose(id)
  device = id
  changed()
end

local function is_idle(status)
  return status.playerState == "IDLE" or status.playerState == "UNKNOWN"
end

---Saves a device's playback status; removes it if there is no session, since no event would report its end.
---@param status cast-rpc.PlayerStatus
function M.remember(status)
  players[status.deviceId] = status.sessionId and { status = status, at = now() } or nil
  changed()
end

---Forgets every playback, and returns them.
local function forget()
  local before = players
  players = {}
  changed()
  return before
end

---Whether a status is that of the chosen device. The server compares names without case, too.
local function is_chosen(status)
  if not device then
    return false
  elseif ids[device] then
    return status.deviceId == ids[device]
  end
  for _, text in pairs({ status.deviceId, status.address or "", status.friendlyName }) do
    if text:lower() == device:lower() then
      return true
    end
  end
  return false
end

---Returns the newest playback whose status fits.
local function newest(fits)
  local found
  for _, player in pairs(players) do
    if fits(player.status) and not (found and found.at > player.at) then
      found = player
    end
  end
  return found
end

---Returns the shown playback, with the time of its status.
local function shown()
  local player = newest(is_chosen) or newest(function(status)
    return not is_idle(status)
  end)
  return player and not is_idle(player.status) and player or nil
end

---Returns the playback of the chosen device if it has a session, else the newest one; nil if nothing plays.
---@return cast-rpc.PlayerStatus?
function M.playing()
  local player = shown()
  return player and player.status
end

---Returns the present position in seconds.
---@return number?
function M.position()
  local player = shown()
  local status = player and player.status
  if not status or not status.position then
    return nil
  end
  local elapsed = status.playerState == "PLAYING" and (now() - player.at) * (status.playbackRate or 1) or 0
  return math.min(status.position + elapsed, status.duration or math.huge)
end

---@param options? { escape?: boolean }
---@return string
function M.statusline(options)
  was_shown = true
  local status = M.playing()
  if not status then
    return ""
  end
  local name = status.title or (status.contentId or ""):gsub("[?#].*$", ""):match("[^/]*$")
  name = options and options.escape == false and plain.text(name, 200) or plain.status(name)
  local place, length = M.position(), status.duration
  local time = status.isPlayingLiveStream and "live" or place and position.format(place) .. (length and "/" .. position.format(length) or "")
  return table.concat(vim.tbl_filter(function(part)
    return part ~= ""
  end, { ICONS[status.playerState] or "", name, time or "" }), " ")
end

-- Calls

---Returns the shared client; connects if there is none, or none any more.
---@return cast-rpc.Client
function M.client()
  if client and not client.closed then
    return client
  end
  local opened = require("cast-rpc").connect(M.settings)
  client = opened
  opened.player.didChange(M.remember)
  local lost = {}
  opened:on("connectionLost", function()
    lost = forget()
  end)
  opened:on("reconnected", function(event)
    local known = vim.tbl_filter(function(status)
      return lost[status.deviceId]
    end, event.snapshot.players)
    table.sort(known, function(left, right)
      return lost[left.deviceId].at < lost[right.deviceId].at
    end)
    vim.tbl_map(M.remember, known)
  end)
  opened:on_close(function()
    if client == opened then
      client = nil
      forget()
    end
  end)
  return opened
end

---Calls a method of `player` for the chosen device; shows errors to the user.
---@param method string
---@param params? table
---@param done? fun(status: table)
function M.run(method, params, done)
  params = vim.tbl_extend("keep", params or {}, { device = device })
  return M.client().player[method](params, function(problem, result)
    if problem then
      return M.report(problem)
    end
    if result.playerState then
      if params.device then
        ids[params.device] = result.deviceId
      end
      M.remember(result)
    end
    if done then
      done(result)
    end
  end)
end

---Plays the target that `cast-rpc.target` found.
---@param params? table params of `player.play`
---@param problem? cast-rpc.Error
function M.play(params, problem)
  if not params then
    return M.report(problem)
  end
  return M.run("play", params, function(status)
    M.tell(("Casting to %s: %s"):format(status.friendlyName, status.title or status.contentId or ""))
  end)
end

return M
