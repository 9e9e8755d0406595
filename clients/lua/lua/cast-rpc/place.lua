-- The default path of the server's socket, by the rule of docs/Daemon.md.
local errors = require("cast-rpc.error")

local M = {}

local NAME = "cast-rpc"

---Returns the path without trailing slashes; relative paths are ignored, as the XDG Base Directory Specification demands.
local function absolute(path)
  if not path or path:sub(1, 1) ~= "/" then
    return nil
  end
  local short = path:gsub("/+$", "")
  return short ~= "" and short or "/"
end

local function is_our_folder(status, user)
  return status ~= nil and status.type == "directory" and status.uid == user
end

---Returns the default socket path: in `$XDG_RUNTIME_DIR` if it is a folder of this user; else in that folder of `/run/user`, since cron and `su`
---set no variable; else in a private folder in `$TMPDIR` or `/tmp`, as in a container. `Tests/SocketPlaces/places.json` tests the same rule in
---all clients. Raises `ServerNotFound` if the private folder may belong to another user.
---@param given? { environment?: table<string, string>, user?: integer, runtime_folders?: string, temporary_folder?: string } for tests
---@return string
function M.default_socket(given)
  given = given or {}
  local environment = given.environment or vim.env
  local user = given.user or vim.loop.getuid()
  local named = absolute(environment.XDG_RUNTIME_DIR)
  if named and is_our_folder(vim.loop.fs_stat(named), user) then
    return named .. "/" .. NAME .. "/socket"
  end
  local folder = (given.runtime_folders or "/run/user") .. "/" .. user
  if is_our_folder(vim.loop.fs_lstat(folder), user) then
    return folder .. "/" .. NAME .. "/socket"
  end
  local private = ("%s/%s-%d"):format(absolute(environment.TMPDIR) or given.temporary_folder or "/tmp", NAME, user)
  local status = vim.loop.fs_lstat(private)
  -- The server creates a missing folder. The last two digits of the mode are those of the group and of others.
  if status and not (is_our_folder(status, user) and status.mode % 64 == 0) then
    error(errors.new("ServerNotFound", private .. " isn't safe for a socket: the folder must belong to you and be closed to other users (chmod 700)."))
  end
  return private .. "/socket"
end

return M
