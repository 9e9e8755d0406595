-- Casts what mpv plays: to the device at mpv's position, and back to mpv at the device's.
--
-- Copy it to ~/.config/mpv/scripts/; it needs castctl. Alt+c casts, and takes back; `cast/cast` is the name of the binding. In
-- ~/.config/mpv/script-opts/cast.conf: device= (a name, an id, an alias or an address; empty: the default device) and castctl=.
local mp = require("mp")
local options = require("mp.options")
local utils = require("mp.utils")

local settings = { device = "", castctl = "castctl" }
options.read_options(settings, "cast")

---The largest output of castctl that is read, in bytes.
local MAXIMUM_OUTPUT = 256 * 1024
---Seconds that a message is shown.
local PATIENCE = 4

---The cast in progress, with the path of its file; nil: none.
local cast

local function show(text)
  -- Names and titles come from devices: no escape of the OSD is evaluated, and no line break.
  text = text:gsub("[%c]", " ")
  mp.osd_message("Cast: " .. text, PATIENCE)
  mp.msg.info(text)
end

---Runs castctl, without a shell. `done` gets its JSON, or the first line of its error.
local function castctl(arguments, done)
  local command = { settings.castctl }
  for _, each in ipairs(arguments) do
    table.insert(command, each)
  end
  mp.command_native_async({
    name = "subprocess",
    args = command,
    playback_only = false,
    capture_stdout = true,
    capture_stderr = true,
    capture_size = MAXIMUM_OUTPUT,
  }, function(success, result)
    if not success or result.error_string == "init" then
      return done(nil, settings.castctl .. " can't be run: is it on the PATH?")
    elseif result.status ~= 0 then
      local problem = (result.stderr or ""):match("^%s*([^\n]+)") or ("castctl ended with " .. tostring(result.status))
      return done(nil, problem)
    end
    done(utils.parse_json(result.stdout or "") or {})
  end)
end

---Returns the arguments that choose the device. A name may begin with `-`, so it is part of the option's argument.
local function on_device(arguments)
  if settings.device ~= "" then
    table.insert(arguments, "--on=" .. settings.device)
  end
  table.insert(arguments, "--json")
  return arguments
end

---Returns a URL, or the absolute path of the file that mpv plays; nil: neither.
local function source()
  local path = mp.get_property("path")
  if not path then
    return nil
  end
  path = path:gsub("^ytdl://", "")
  local scheme = path:match("^(%a[%w+.-]*)://")
  if scheme then
    return (scheme == "http" or scheme == "https") and path or nil
  end
  return utils.join_path(mp.get_property("working-directory", ""), path)
end

---Returns the file of the chosen subtitles, if it is one beside the film.
local function subtitles()
  for _, track in ipairs(mp.get_property_native("track-list", {})) do
    if track.type == "sub" and track.selected and track["external-filename"] then
      local file = track["external-filename"]
      return file:match("^%a[%w+.-]*://") and file or utils.join_path(mp.get_property("working-directory", ""), file)
    end
  end
end

local function cast_now()
  local what = source()
  if not what then
    return show("mpv plays no file and no http or https URL.")
  end
  local position = mp.get_property_number("time-pos", 0)
  local was_paused = mp.get_property_bool("pause", false)
  local arguments = on_device({ "play", ("--at=%.3f"):format(math.max(0, position)) })
  local title = mp.get_property("media-title")
  if title and title ~= mp.get_property("filename") then
    table.insert(arguments, "--title=" .. title)
  end
  local beside = subtitles()
  if beside then
    table.insert(arguments, "--subtitles=" .. beside)
  end
  table.insert(arguments, "--")
  table.insert(arguments, what)
  mp.set_property_bool("pause", true)
  local this = { path = mp.get_property("path") }
  cast = this
  show("looking for the device…")
  castctl(arguments, function(status, problem)
    if cast ~= this then
      return -- It was taken back meanwhile.
    elseif problem then
      cast = nil
      mp.set_property_bool("pause", was_paused)
      return show(problem)
    end
    show("plays on " .. (status.friendlyName or settings.device))
  end)
end

local function take_back()
  local this = cast
  cast = nil
  castctl(on_device({ "status" }), function(player, problem)
    if problem then
      return show(problem)
    end
    castctl(on_device({ "stop" }), function(_, failure)
      if failure then
        show(failure)
      end
    end)
    if not player.position or player.playerState == "IDLE" then
      return show("it has ended on " .. (player.friendlyName or "the device"))
    elseif mp.get_property("path") ~= this.path then
      return show("mpv plays something else by now")
    end
    mp.commandv("seek", tostring(player.position), "absolute", "exact")
    mp.set_property_bool("pause", false)
    show("back in mpv")
  end)
end

mp.add_key_binding("alt+c", "cast", function()
  if cast then
    take_back()
  else
    cast_now()
  end
end)
