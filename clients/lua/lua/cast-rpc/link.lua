-- The way to a server: the socket of one that listens, or the pipes of a child process.
local errors = require("cast-rpc.error")

local M = {}

local STDERR_TAIL = 8 * 1024
---Milliseconds that a server has to end by itself after its input did.
local EXIT_GRACE = 1000

---The socket of a server that was started without the name of one.
---@return string?
function M.default_socket()
  local folder = vim.env.XDG_RUNTIME_DIR
  return folder and folder ~= "" and folder .. "/cast-rpc/socket" or nil
end

---The command to run: the option, else `$CAST_RPC_SERVER`, else `cast-rpc` from the `PATH`.
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
---@field close fun() tells the other side that nothing more comes
---@field pid? integer the server's, if it is a child
---@field kind "socket"|"child"

---@class cast-rpc.LinkEvents
---@field data fun(text: string)
---@field ended fun(error: cast-rpc.Error)

local function close(handle)
  if handle and not handle:is_closing() then
    handle:close()
  end
end

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

---How a child ended, in words, with the last that it wrote.
local function describe_death(exit, tail)
  local how = "closed its output"
  if exit then
    how = exit.signal ~= 0 and "was ended by signal " .. exit.signal or "ended with code " .. exit.code
  end
  local last = vim.trim(tail):gsub("\n", " / ")
  return "The cast-rpc server " .. how .. "." .. (last ~= "" and " Its last words: " .. last or "")
end

---Runs a server of one's own. It ends with its input, and so with the editor however that ends.
---@param command string[]
---@param events cast-rpc.LinkEvents
---@return cast-rpc.Link? link
---@return cast-rpc.Error? error
function M.spawn(command, events)
  local stdin, stdout, stderr = vim.loop.new_pipe(false), vim.loop.new_pipe(false), vim.loop.new_pipe(false)
  local tail, exit, has_ended = "", nil, false
  local process, pid
  local function ended()
    if exit and has_ended then
      events.ended(errors.new("ServerDied", describe_death(exit, tail), { exit_code = exit.code, signal = exit.signal }))
    end
  end
  process, pid = vim.loop.spawn(command[1], {
    args = vim.list_slice(command, 2),
    stdio = { stdin, stdout, stderr },
    -- A session of its own: Ctrl-C in the terminal is for the editor.
    detached = true,
  }, function(code, signal)
    exit = { code = code, signal = signal }
    close(process)
    close(stdin)
    ended()
  end)
  if not process then
    for _, handle in ipairs({ stdin, stdout, stderr }) do
      close(handle)
    end
    return nil, errors.new("ServerNotStarted", ("Can't start the cast-rpc server \"%s\" (%s). Install it, or set CAST_RPC_SERVER to its path."):format(command[1], pid))
  end
  read(stdout, events, function()
    close(stdout)
    has_ended = true
    ended()
  end)
  stderr:read_start(function(_, data)
    tail = (tail .. (data or "")):sub(-STDERR_TAIL)
    if not data then
      close(stderr)
    end
  end)
  return {
    kind = "child",
    pid = pid,
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
        if not exit then
          process:kill("sigterm")
        end
      end)
    end,
  }
end

return M
