-- The server that all programs of a user share: joins the running one, or starts one that outlives the editor.
local errors = require("cast-rpc.error")
local link = require("cast-rpc.link")
local place = require("cast-rpc.place")

local M = {}

---Time in which a started daemon must listen, in milliseconds; cast-rpc does so within a hundred.
local LISTEN_TIMEOUT = 10000
---Milliseconds between two attempts to join it; each is twice the previous one.
local FIRST_RETRY, LAST_RETRY = 5, 100
---Options of a daemon that this client starts by itself: it exits when idle.
local IDLE_EXIT = { "--idle-exit", "60" }

---The command of a daemon, and its socket.
---@class cast-rpc.Daemon
---@field path string
---@field command string[]

---@param path? string the socket; absent: the default path
---@param command string[] the server
---@return cast-rpc.Daemon
function M.at(path, command)
  -- The server creates a folder only for its default socket, so it must choose that path itself.
  local arguments = vim.list_extend({ "--socket", path }, IDLE_EXIT)
  return { path = path or place.default_socket(), command = vim.list_extend(vim.list_slice(command), arguments) }
end

---Joins the daemon, or starts it. Programs that do this at the same time get the same daemon.
---@param daemon cast-rpc.Daemon
---@param events cast-rpc.LinkEvents
---@param done fun(link: cast-rpc.Link?, problem: cast-rpc.Error?)
function M.open(daemon, events, done)
  M.join(daemon, events, done, function()
    M.start(daemon, events, done)
  end)
end

---@private
---@param absent fun() called if no server listens
function M.join(daemon, events, done, absent)
  link.join(daemon.path, events, function(joined, reason)
    if joined then
      done(joined)
    elseif reason == "ENOENT" or reason == "ECONNREFUSED" then
      absent()
    else
      done(nil, errors.new("ServerNotFound", ("Can't join the cast-rpc server at %s (%s)."):format(daemon.path, reason)))
    end
  end)
end

---@private
function M.start(daemon, events, done)
  local stderr, child = vim.loop.new_pipe(false), nil
  child = link.run(daemon.command, { nil, nil, stderr }, stderr)
  if child.problem then
    return done(nil, child.problem)
  end
  child.process:unref()
  local timer, began, pause = vim.loop.new_timer(), vim.loop.now(), FIRST_RETRY
  local function finish(joined, problem)
    timer:close()
    -- Later output of the daemon is discarded and doesn't block it.
    link.close(stderr)
    done(joined, problem)
  end
  local function attempt()
    -- Its end alone is no failure: it also exits if another program's daemon listens already.
    local exit = child.exit
    M.join(daemon, events, finish, function()
      local text = ("`%s`, started since nothing listened on %s,"):format(table.concat(daemon.command, " "), daemon.path)
      if exit then
        finish(nil, errors.new("ServerDied", text .. " " .. link.describe_death(exit, child.tail), { exit_code = exit.code, signal = exit.signal }))
      elseif vim.loop.now() - began > LISTEN_TIMEOUT then
        child.process:kill("sigkill")
        finish(nil, errors.new("NoHandshake", ("%s did not listen within %d s."):format(text, LISTEN_TIMEOUT / 1000)))
      else
        pause = math.min(2 * pause, LAST_RETRY)
        timer:start(pause, 0, attempt)
      end
    end)
  end
  timer:start(pause, 0, attempt)
end

return M
