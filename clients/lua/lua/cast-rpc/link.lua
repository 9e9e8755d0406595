-- A connection to a server: the socket of a running one, or the pipes of a child process.
local errors = require("cast-rpc.error")

local M = {}

local STDERR_TAIL = 8 * 1024
---Milliseconds in which a server must exit after the end of its input.
local EXIT_GRACE = 1000

---Returns the command to run: the option, else `$CAST_RPC_SERVER`, else `cast-rpc` from the `PATH`.
---@param server? string|string[]
---@return string[]
function M.server_command(server)
  if type(server) == "table" then
    return server
  end
  local variable = vim.env.CAST_RPC_SERVER
  return { server or (variable ~= "" and variable) or "cast-rpc" }
end

---@class cast-rpc.Link
---@field write fun(text: string)
---@field close fun() closes the connection, at which a child exits
---@field pid? integer the server's, if it is a child
---@field kind "socket"|"child"

---@class cast-rpc.LinkEvents
---@field data fun(text: string)
---@field ended fun(error: cast-rpc.Error)

---@param handle? table a handle that libuv may have closed already
function M.close(handle)
  if handle and not handle:is_closing() then
    handle:close()
  end
end

local close = M.close

local function read(stream, events, ended)
  stream:read_start(function(problem, data)
    if data then
      events.data(data)
    else
      ended(problem)
    end
  end)
end

---Joins the server that listens on `path`.
---@param path string
---@param events cast-rpc.LinkEvents
---@param done fun(link: cast-rpc.Link?, problem: string?)
function M.join(path, events, done)
  local pipe = vim.loop.new_pipe(false)
  pipe:connect(path, function(problem)
    if problem then
      close(pipe)
      return done(nil, problem)
    end
    read(pipe, events, function()
      close(pipe)
      events.ended(errors.new("ConnectionClosed", "The server closed the connection."))
    end)
    done({
      kind = "socket",
      write = function(text)
        if not pipe:is_closing() then
          pipe:write(text)
        end
      end,
      close = function()
        close(pipe)
      end,
    })
  end)
end

---Returns the exit status of a child and its last output, as text.
---@param exit? { code: integer, signal: integer }
---@param tail string
---@return string
function M.describe_death(exit, tail)
  local how = "closed its output"
  if exit then
    how = exit.signal ~= 0 and "was ended by signal " .. exit.signal or "ended with code " .. exit.code
  end
  local last = vim.trim(tail):gsub("\n", " / ")
  return how .. "." .. (last ~= "" and " Its last words: " .. last or "")
end

---Runs a program and keeps the end of its `stderr`. `problem`: it can't be run.
---@param command string[]
---@param stdio table
---@param stderr table the pipe of `stdio`
---@param on_exit? fun()
---@return { process: table?, pid: integer?, tail: string, exit: { code: integer, signal: integer }?, problem: cast-rpc.Error? }
function M.run(command, stdio, stderr, on_exit)
  local child = { tail = "" }
  local process, pid
  process, pid = vim.loop.spawn(command[1], {
    args = vim.list_slice(command, 2),
    stdio = stdio,
    -- In its own session, so that Ctrl-C in the terminal reaches only the editor.
    detached = true,
  }, function(code, signal)
    child.exit = { code = code, signal = signal }
    close(process)
    if on_exit then
      on_exit()
    end
  end)
  if not process then
    for _, handle in pairs(stdio) do
      close(handle)
    end
    child.problem = errors.new("ServerNotFound", ("Can't start the cast-rpc server \"%s\" (%s). Install it, or set CAST_RPC_SERVER to its path."):format(command[1], pid))
    return child
  end
  child.process, child.pid = process, pid
  stderr:read_start(function(_, data)
    child.tail = (child.tail .. (data or "")):sub(-STDERR_TAIL)
    if not data then
      close(stderr)
    end
  end)
  return child
end

---Runs a server for this client alone. It ends with its input, and so at any end of the editor.
---@param command string[]
---@param events cast-rpc.LinkEvents
---@return cast-rpc.Link? link
---@return cast-rpc.Error? error
function M.spawn(command, events)
  local stdin, stdout, stderr = vim.loop.new_pipe(false), vim.loop.new_pipe(false), vim.loop.new_pipe(false)
  local child, has_ended = nil, false
  local function ended()
    if child.exit and has_ended then
      local text = "The cast-rpc server " .. M.describe_death(child.exit, child.tail)
      events.ended(errors.new("ServerDied", text, { exit_code = child.exit.code, signal = child.exit.signal }))
    end
  end
  child = M.run(command, { stdin, stdout, stderr }, stderr, function()
    close(stdin)
    ended()
  end)
  if child.problem then
    return nil, child.problem
  end
  read(stdout, events, function()
    close(stdout)
    has_ended = true
    ended()
  end)
  return {
    kind = "child",
    pid = child.pid,
    write = function(text)
      if not stdin:is_closing() then
        stdin:write(text)
      end
    end,
    close = function()
      close(stdin)
      local timer = vim.loop.new_timer()
      timer:start(EXIT_GRACE, 0, function()
        close(timer)
        if not child.exit then
          child.process:kill("sigterm")
        end
      end)
    end,
  }
end

return M
