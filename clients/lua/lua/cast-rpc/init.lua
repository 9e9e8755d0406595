-- Google Cast from Neovim: the API, and the settings of the plugin's commands.
local M = {}

---The version of this plugin.
M.VERSION = require("cast-rpc.generated.api").VERSION

---Connects to a cast-rpc server: joins the daemon, or starts it. The daemon outlives the editor, serves other programs, too, and exits after a
---minute without clients and sessions. With `socket = false` it runs a server for the editor alone, which ends with it.
---
---Returns at once; calls wait for the connection, and fail with `ServerNotFound` if it can't be made.
---@param options? cast-rpc.ConnectOptions
---@return cast-rpc.Client
function M.connect(options)
  local client = require("cast-rpc.client").new(options)
  client:connect()
  return client
end

---@class cast-rpc.Setup: cast-rpc.ConnectOptions
---@field device? string the device of commands that name none: name, id, alias or address

---Sets the options of the commands; not needed for the defaults.
---@param options? cast-rpc.Setup
function M.setup(options)
  require("cast-rpc.player").configure(options or {})
end

---Returns the playback for a status line: `▶ A film 1:23/10:00`; empty if nothing plays.
---
---Each `%` is doubled, because 'statusline', 'tabline' and 'winbar' evaluate the text after one, also in the result of `%!` and `%{%…%}`. Plugins that
---double it themselves need `{ escape = false }`.
---@param options? { escape?: boolean }
---@return string
function M.statusline(options)
  return require("cast-rpc.player").statusline(options)
end

return M
