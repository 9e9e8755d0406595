-- A device as an object: `client:tv("Living Room")`. Every method finds the device and joins its app by itself.
--
-- Each method takes a callback last, and returns a call: `wait()` returns the result or raises the error.
local Call = require("cast-rpc.call")
local errors = require("cast-rpc.error")
local nearest = require("cast-rpc.nearest")

---The largest number of items that `queue.list` returns.
local MAX_ITEMS = 5000

---@alias cast-rpc.What string|string[]|cast-rpc.MediaInformation|cast-rpc.QueueData a URL or path, several (a queue), media information, or a queue

---@class cast-rpc.TV
---@field device? string the name, id, alias or address that was given; nil: the default device, or the only one
---@field last? cast-rpc.PlayerStatus the last status that the server returned
local TV = {}
TV.__index = TV

---@class cast-rpc.PlayOptions
---@field title? string the title to show, with a URL
---@field contentType? string the MIME type, with URLs; absent: determined from the URL
---@field currentTime? number the start position in seconds
---@field resume? boolean whether a film that was left before its end starts there
---@field autoplay? boolean false: the media is loaded and paused
---@field repeatMode? string how a queue repeats
---@field applicationId? string the app; absent: the default media receiver
---@field subtitles? string the path or URL of subtitles to show

---@class cast-rpc.EnqueueOptions
---@field title? string the title to show, with URLs
---@field contentType? string the MIME type, with URLs; absent: determined from the URL

---@class cast-rpc.AnnounceOptions: cast-rpc.EnqueueOptions
---@field volume? number the device's volume during the announcement, 0 to 1; absent: as it is
---@field percent? number the same from 0 to 100, instead of `volume`
---@field maximumDuration? number seconds after which it is cut off; absent: 60

---@class cast-rpc.VolumeChange
---@field level? number the volume from 0 to 1
---@field percent? number the volume from 0 to 100, instead of `level`
---@field steps? integer how many of the device's own steps, instead; negative lowers the volume
---@field muted? boolean

---@class cast-rpc.TrackChoice
---@field audio? integer|string the audio track: its id, its name, or its language
---@field text? integer|string the same for subtitles and captions; "off": none

local PLAY_OPTIONS = { "title", "contentType", "currentTime", "resume", "autoplay", "repeatMode", "applicationId", "subtitles" }
local ENQUEUE_OPTIONS = { "title", "contentType" }

---@param client cast-rpc.Client
---@param device? string
---@param last? cast-rpc.PlayerStatus
---@return cast-rpc.TV
function TV.new(client, device, last)
  return setmetatable({ client = client, device = device, last = last }, TV)
end

---Returns the device's name, or an empty string if it isn't known.
---@return string
function TV:name()
  return self.last and self.last.friendlyName or self.device or ""
end

-- Params

---Returns a URL unchanged, and an existing path as an absolute one, since the server's folder is another.
local function location(what)
  if what:match("^%a[%w+.-]*://") or not vim.loop.fs_stat(what) then
    return what
  end
  return vim.fn.fnamemodify(what, ":p")
end

---Returns the params that select the media.
local function what_members(what)
  if type(what) == "string" then
    return { url = location(what) }
  elseif type(what) == "table" and what.items then
    return { queueData = what }
  elseif type(what) == "table" and #what > 0 and type(what[1]) == "string" then
    return { urls = vim.tbl_map(location, what) }
  elseif type(what) == "table" and #what == 0 and next(what) then
    return { media = what }
  end
  error("what: expected a URL or path, a list of them, MediaInformation or QueueData.", 0)
end

---Returns the items that `queue.insert` adds.
local function queue_items(what, options)
  local members = what_members(what)
  if members.media then
    return { { media = members.media } }
  elseif members.queueData then
    return members.queueData.items
  end
  return vim.tbl_map(function(url)
    local metadata = options.title and { title = options.title } or nil
    return { media = { contentId = url, contentType = options.contentType, metadata = metadata } }
  end, members.urls or { members.url })
end

---Returns a volume from 0 to 1, which is given as such or in percent.
local function volume_level(name, level, percent)
  if level and percent then
    error(("Pass either %s (0 to 1) or percent (0 to 100)."):format(name), 0)
  elseif not percent then
    return level
  elseif type(percent) ~= "number" or not (percent >= 0 and percent <= 100) then
    error("percent: expected 0 to 100, found " .. tostring(percent), 0)
  end
  return percent / 100
end

---Refuses an option that `method` hasn't, and names the one that may be meant.
local function check_options(method, options, known)
  for name in pairs(options) do
    if not vim.tbl_contains(known, name) then
      error(nearest.with_suggestion(("%s has no option '%s'."):format(method, tostring(name)), tostring(name), known), 0)
    end
  end
end

-- Calls

---Runs `steps(ask, finish, fail)` as one call. `ask(begin, continue)` continues with the result of a call; an error ends
---the whole one.
---@return cast-rpc.Call
local function chain(client, method, callback, steps)
  local current
  local whole = Call.new(0, method, client:guarded(callback), function()
    if current then
      current:cancel()
    end
  end)
  local function fail(problem)
    whole:finish(problem)
  end
  local function ask(begin, continue, otherwise)
    current = begin(function(problem, result)
      if whole.is_done then
        return
      elseif problem then
        return (otherwise or fail)(problem)
      end
      -- An error of a step is the call's outcome: it must not be lost in the reading of messages.
      local ok, reason = pcall(continue, result)
      if not ok then
        fail(errors.is(reason) and reason or errors.new("ProtocolViolation", tostring(reason)))
      end
    end)
  end
  steps(ask, function(result)
    whole:finish(nil, result)
  end, fail)
  return whole
end

---Calls a method of `player` for this device.
---@private
function TV:call(method, params, callback)
  params.device = self.device
  return self.client.player[method](params, function(problem, status)
    self.last = status or self.last
    if callback then
      callback(problem, status)
    end
  end)
end

---Plays media; ends when playback starts.
---@param what cast-rpc.What
---@param options? cast-rpc.PlayOptions
---@param callback? fun(error: cast-rpc.Error?, status: cast-rpc.PlayerStatus?)
---@return cast-rpc.Call
function TV:play(what, options, callback)
  check_options("tv:play", options or {}, PLAY_OPTIONS)
  local params = vim.tbl_extend("force", options or {}, what_members(what))
  params.subtitles = params.subtitles and location(params.subtitles)
  return self:call("play", params, callback)
end

---Joins the app that runs, and launches none.
function TV:join(callback)
  return self:call("connect", {}, callback)
end

---Pauses playback; succeeds if it is paused already or nothing plays.
function TV:pause(callback)
  return self:call("pause", {}, callback)
end

---Resumes playback; succeeds if it plays already.
function TV:resume(callback)
  return self:call("resume", {}, callback)
end

---Pauses playback that advances, resumes playback that is paused.
function TV:toggle(callback)
  return self:call("toggle", {}, callback)
end

---Stops the app, even if another sender started it.
function TV:stop(callback)
  return self:call("stop", {}, callback)
end

---Plays the queue's next item.
function TV:next(callback)
  return self:call("next", {}, callback)
end

---Plays the queue's previous item.
function TV:previous(callback)
  return self:call("previous", {}, callback)
end

---Returns the playback status. No app is launched or joined.
function TV:status(callback)
  return self:call("status", {}, callback)
end

---Seeks to a position, or `{ by = -10 }` by a distance, in seconds; negative goes back.
---@param to number|{ by: number }
function TV:seek(to, callback)
  return self:call("seek", type(to) == "table" and { distance = to.by } or { position = to }, callback)
end

---Sets the device's volume, or changes it by steps; or mutes it. A bare number is refused, since it has no unit.
---@param change cast-rpc.VolumeChange
function TV:volume(change, callback)
  if type(change) ~= "table" then
    error("tv:volume: name the unit: { level = 0.3 } (0 to 1) or { percent = 30 } (0 to 100).", 0)
  end
  check_options("tv:volume", change, { "level", "percent", "steps", "muted" })
  local params = { level = volume_level("level", change.level, change.percent), steps = change.steps, muted = change.muted }
  return self:call("setVolume", params, callback)
end

---Plays an announcement; ends when the previous app, queue, position and volume are restored.
---@param what cast-rpc.What
---@param options? cast-rpc.AnnounceOptions
function TV:announce(what, options, callback)
  options = options or {}
  check_options("tv:announce", options, { "title", "contentType", "volume", "percent", "maximumDuration" })
  local params = vim.tbl_extend("force", what_members(what), {
    title = options.title,
    contentType = options.contentType,
    volumeLevel = volume_level("volume", options.volume, options.percent),
    maximumDuration = options.maximumDuration,
  })
  return self:call("interrupt", params, callback)
end

-- The queue and the tracks

---Joins the app that runs; continues with the status alone if none does.
---@private
function TV:joined(ask, continue, fail)
  ask(function(done)
    return self:join(done)
  end, continue, function(problem)
    if problem.name ~= "ApplicationNotRunning" then
      return fail(problem)
    end
    ask(function(done)
      return self:status(done)
    end, continue)
  end)
end

local function is_idle(status)
  return not status.sessionId or status.playerState == "IDLE"
end

---Adds media to the end of the queue; plays it if nothing is loaded.
---@param what cast-rpc.What
---@param options? cast-rpc.EnqueueOptions
---@return cast-rpc.Call
function TV:enqueue(what, options, callback)
  options = options or {}
  check_options("tv:enqueue", options, ENQUEUE_OPTIONS)
  local items = queue_items(what, options)
  return chain(self.client, "queue.insert", callback, function(ask, finish, fail)
    self:joined(ask, function(status)
      if is_idle(status) then
        return ask(function(done)
          return self:play(what, options, done)
        end, finish)
      end
      ask(function(done)
        return self.client.queue.insert({ sessionId = status.sessionId, items = items }, done)
      end, function()
        ask(function(done)
          return self:status(done)
        end, finish)
      end)
    end, fail)
  end)
end

---Returns the items of the queue in their order; `queueIndex` of `last` is the current one. None if nothing is loaded.
---@return cast-rpc.Call
function TV:queue(callback)
  return chain(self.client, "queue.list", callback, function(ask, finish, fail)
    self:joined(ask, function(status)
      if is_idle(status) then
        return finish({})
      end
      ask(function(done)
        return self.client.queue.list({ sessionId = status.sessionId, count = MAX_ITEMS }, done)
      end, function(page)
        finish(page.items)
      end)
    end, fail)
  end)
end

---Plays an item of the queue, which `queue` lists.
---@param item_id integer
---@return cast-rpc.Call
function TV:jump(item_id, callback)
  return chain(self.client, "queue.jump", callback, function(ask, finish)
    ask(function(done)
      return self:join(done)
    end, function(status)
      ask(function(done)
        return self.client.queue.jump({ sessionId = status.sessionId, itemId = item_id }, done)
      end, function()
        ask(function(done)
          return self:status(done)
        end, finish)
      end)
    end)
  end)
end

---Returns the tracks of a media state, each with `isActive`.
local function tracks_of(state)
  local status = state.status or {}
  return vim.tbl_map(function(track)
    return vim.tbl_extend("force", track, { isActive = vim.tbl_contains(status.activeTrackIds or {}, track.trackId) })
  end, (status.media or {}).tracks or {})
end

---Returns the ids of the tracks to set, or nil; and the languages that the server looks for. A text that is no track's
---name is a language.
local function selection(tracks, choice)
  local languages, choices, changes = {}, { AUDIO = choice.audio, TEXT = choice.text }, false
  local found = {}
  for kind, wanted in pairs(choices) do
    local named = vim.tbl_filter(function(each)
      return each.type == kind and each.name == wanted
    end, tracks)[1]
    found[kind] = type(wanted) == "number" and wanted or named and named.trackId
    if found[kind] or (kind == "TEXT" and wanted == "off") then
      changes = true
    else
      languages[kind == "AUDIO" and "audioLanguages" or "textLanguages"] = { wanted }
    end
  end
  local ids = {}
  for _, each in ipairs(tracks) do
    local replaced = choices[each.type] ~= nil and not languages[each.type == "AUDIO" and "audioLanguages" or "textLanguages"]
    if each.isActive and not replaced then
      table.insert(ids, each.trackId)
    end
  end
  vim.list_extend(ids, vim.tbl_values(found))
  return changes and ids or nil, next(languages) and languages or nil
end

---Returns the tracks of what plays; chooses some first, if they are given.
---@param choice? cast-rpc.TrackChoice
---@return cast-rpc.Call
function TV:tracks(choice, callback)
  choice = choice or {}
  check_options("tv:tracks", choice, { "audio", "text" })
  local media = self.client.media
  return chain(self.client, "media.getStatus", callback, function(ask, finish)
    local session
    local function select(languages, state)
      if not languages then
        return finish(tracks_of(state))
      end
      ask(function(done)
        return media.selectTracks(vim.tbl_extend("force", { sessionId = session }, languages), done)
      end, function(changed)
        finish(tracks_of(changed))
      end)
    end
    ask(function(done)
      return self:join(done)
    end, function(status)
      session = status.sessionId
      ask(function(done)
        return media.getStatus({ sessionId = session }, done)
      end, function(state)
        local ids, languages = selection(tracks_of(state), choice)
        if not ids then
          return select(languages, state)
        end
        ask(function(done)
          return media.setActiveTracks({ sessionId = session, activeTrackIds = ids }, done)
        end, function(changed)
          select(languages, changed)
        end)
      end)
    end)
  end)
end

-- Progress

---Returns `status` with its position extrapolated by `seconds`.
local function moved(status, seconds)
  local position = status.position + seconds * (status.playbackRate or 1)
  return vim.tbl_extend("force", status, { position = math.min(position, math.max(status.duration or math.huge, status.position)) })
end

---Calls `listener` with the status: now, at each change, and every `interval` seconds (1) with the present position,
---until playback ends.
---The position is extrapolated, without a request.
---@param listener fun(status: cast-rpc.PlayerStatus)
---@param options? { interval?: number }
---@return fun() stop ends it earlier
function TV:progress(listener, options)
  options = options or {}
  check_options("tv:progress", options, { "interval" })
  local milliseconds = math.max(1, math.floor((options.interval or 1) * 1000))
  local client, timer, stops = self.client, vim.loop.new_timer(), {}
  local known, at, is_over
  listener = client:guarded(listener)
  local function stop()
    if not is_over then
      is_over = true
      timer:stop()
      timer:close()
      vim.tbl_map(pcall, stops)
    end
  end
  local function show(status)
    if is_over then
      return
    end
    known, at, self.last = status, vim.loop.now(), status
    listener(status)
    if status.playerState == "IDLE" then
      stop()
    end
  end
  local function join()
    self:join(function(problem, joined)
      if not problem then
        return show(joined)
      end
      self:status(function(_, status)
        return status and show(status) or stop()
      end)
    end)
  end
  timer:start(milliseconds, milliseconds, vim.schedule_wrap(function()
    if known and not is_over and known.playerState == "PLAYING" and known.position then
      listener(moved(known, (vim.loop.now() - at) / 1000))
    end
  end))
  stops[1] = client.player.didChange(function(event)
    if known and event.deviceId == known.deviceId then
      event.seq = nil
      show(event)
    end
  end)
  stops[2] = client:on("connectionLost", function()
    known = nil
  end)
  stops[3] = client:on("reconnected", join)
  client:on_close(stop)
  join()
  return stop
end

return TV
