-- The commands; the first one used loads their code.
if vim.g.loaded_cast_rpc then
  return
end
vim.g.loaded_cast_rpc = true

local function command(name, description, options, run)
  options = vim.tbl_extend("keep", options, { desc = description })
  vim.api.nvim_create_user_command(name, run, options)
end

---Defines a command that calls a method of `player` without params.
local function plain(name, description, method)
  command(name, description, {}, function()
    require("cast-rpc.player").run(method)
  end)
end

---Defines a command that passes its text to a function of `cast-rpc.commands`.
local function with_text(name, description, options, handler)
  command(name, description, options, function(given)
    require("cast-rpc.commands")[handler](given.args)
  end)
end

local function complete_cast(lead)
  return require("cast-rpc.commands").complete_cast(lead)
end

-- With the editor's own completion of files, it would expand `%` and `#` in URLs.
local function complete_file(lead)
  return require("cast-rpc.commands").complete_file(lead)
end

with_text("Cast", "Casts a file, a URL, or what the cursor is on", { nargs = "*", complete = complete_cast }, "cast")
with_text("CastQueue", "Shows the queue, or adds to it", { nargs = "*" }, "queue")
with_text("CastAnnounce", "Plays a file or a URL, then restores the playback", { nargs = 1, complete = complete_file }, "announce")
with_text("CastSeek", "Goes to a position, or by a distance", { nargs = 1 }, "seek")
with_text("CastVolume", "Shows or sets the volume", { nargs = "?" }, "volume")
command("CastDevices", "Chooses the device", {}, function()
  require("cast-rpc.commands").devices()
end)
command("CastTracks", "Chooses the audio and the subtitles", {}, function()
  require("cast-rpc.commands").tracks()
end)
plain("CastPause", "Pauses", "pause")
plain("CastResume", "Resumes", "resume")
plain("CastToggle", "Pauses or resumes", "toggle")
plain("CastStop", "Stops the app", "stop")
plain("CastNext", "Goes to the queue's next item", "next")
plain("CastPrevious", "Goes to the queue's previous item", "previous")
