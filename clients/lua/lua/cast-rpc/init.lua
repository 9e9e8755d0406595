-- Google Cast from Neovim: the API, and what the plugin's commands share.
local M = {}

---Connects to a cast-rpc server: joins the daemon, or starts it. It outlives the editor, serves others too, and ends after a minute
---without clients and sessions. With `socket = false` it runs a server of its own, which ends with the editor.
---
---Returns at once; calls wait until there is a connection, and fail with `ServerNotFound` if there can be none.
---@param options? cast-rpc.ConnectOptions
---@return cast-rpc.Client
function M.connect(options)
  local client = require("cast-rpc.client").new(options)
  client:connect()
  return client
end

---@class cast-rpc.Setup: cast-rpc.ConnectOptions
---@field device? string the device that commands mean which name none: name, id, alias or address

---Chooses what the commands use; not needed where the defaults do.
---@param options? cast-rpc.Setup
function M.setup(options)
  require("cast-rpc.player").configure(options or {})
end

---What plays, for a status line: `▶ A film 1:23/10:00`; empty if nothing does.
---
---Each `%` is doubled, because 'statusline', 'tabline' and 'winbar' evaluate what follows one, also in the result of `%!` and `%{%…%}`. Plugins that
---double it themselves want `{ escape = false }`.
---@param options? { escape?: boolean }
---@return string
function M.statusline(options)
  return require("cast-rpc.player").statusline(options)
end

return M
