-- The built programs. These tests fail without them: a suite that skips itself proves nothing.
local cast = require("cast-rpc")
local json = require("cast-rpc.json")

local M = {}

M.folder = debug.getinfo(1, "S").source:sub(2):match("^(.*)/") .. "/.."

local function program(variable)
  return vim.env[variable] or error(variable .. " must name the built program; scripts/test-lua sets it.")
end

---Runs a program with its input open; its lines of output come to `line`.
local function run(command, arguments, line)
  local stdin, stdout = vim.loop.new_pipe(false), vim.loop.new_pipe(false)
  local has_ended = false
  local process, pid = vim.loop.spawn(command, { args = arguments, stdio = { stdin, stdout, 2 } }, function()
    has_ended = true
  end)
  assert(process, pid)
  local rest = ""
  stdout:read_start(function(_, data)
    rest = rest .. (data or "")
    for text in rest:gmatch("([^\n]*)\n") do
      line(text)
    end
    rest = rest:match("([^\n]*)$")
  end)
  defer(function()
    stdin:close()
    if not vim.wait(3000, function()
      return has_ended
    end, 10) then
      process:kill("sigkill")
    end
  end)
  return pid
end

---An emulated receiver on loopback, ended with the test: its address. It fetches nothing unless `fetches` is set.
function M.receiver(fetches)
  local ready
  local arguments = { "--port", "0", "--exit-with-stdin", "--no-advertise", not fetches and "--no-fetch-media" or nil }
  run(program("CAST_RECEIVER"), arguments, function(text)
    local event = json.decode(text)
    if event.event == "ready" then
      ready = event
    end
  end)
  eventually(function()
    return ready
  end, "the receiver")
  return "127.0.0.1:" .. ready.port
end

---A file with a minute of silence that a receiver can play, gone with the test: its path.
function M.sound()
  local bytes = 60 * 8000
  local function number(value, size)
    local text = ""
    for _ = 1, size do
      text, value = text .. string.char(value % 256), math.floor(value / 256)
    end
    return text
  end
  local format = number(1, 2) .. number(1, 2) .. number(8000, 4) .. number(8000, 4) .. number(1, 2) .. number(8, 2)
  local path = vim.fn.tempname() .. " a sound.wav"
  local file = assert(io.open(path, "wb"))
  file:write("RIFF", number(36 + bytes, 4), "WAVEfmt ", number(16, 4), format, "data", number(bytes, 4), ("\128"):rep(bytes))
  file:close()
  defer(function()
    os.remove(path)
  end)
  return path
end

---A client with a private server, closed with the test; `warnings` has its warnings.
function M.client(options)
  local warnings = {}
  local client = cast.connect(vim.tbl_extend("force", {
    server = program("CAST_RPC_SERVER"),
    socket = false,
    on_warning = function(text)
      table.insert(warnings, text)
    end,
  }, options or {}))
  client.warnings = warnings
  defer(function()
    client:close()
  end)
  client.hello:wait()
  return client
end

---Makes an empty folder the current one until the test ends: its path.
function M.enter_folder()
  local folder, before = vim.fn.tempname(), vim.fn.getcwd()
  vim.fn.mkdir(folder, "p")
  vim.cmd("cd " .. folder)
  defer(function()
    vim.cmd("cd " .. before)
    vim.fn.delete(folder, "rf")
  end)
  return folder
end

---The path of a socket in a folder of the test's own; the server that listens there in the end is ended with the test.
---Servers that are started until then keep their sessions in that folder: none finds those of another test.
function M.socket()
  local folder, before = vim.fn.tempname(), vim.env.XDG_STATE_HOME
  vim.fn.mkdir(folder, "p", "0o700")
  vim.env.XDG_STATE_HOME = folder
  defer(function()
    vim.env.XDG_STATE_HOME = before
  end)
  local path = folder .. "/socket"
  defer(function()
    M.end_daemon(path)
  end)
  return path
end

---Ends the daemon that listens on `path`, and each that follows it: of several that were started at the same time, a slow one finds the
---socket free again and begins to listen.
function M.end_daemon(path)
  while vim.loop.fs_stat(path) do
    local joined, has_ended
    local function ended()
      has_ended = true
    end
    require("cast-rpc.link").join(path, { data = function() end, ended = ended }, function(link)
      joined = link or false
    end)
    eventually(function()
      return joined ~= nil
    end)
    if not joined then
      return
    end
    joined.write('{"jsonrpc":"2.0","id":1,"method":"server.shutdown"}\n')
    eventually(function()
      return has_ended
    end, "the end of the daemon")
  end
end

---The built server, as a command that exits `seconds` after its last client, with any further options.
function M.impatient_server(seconds)
  return { "sh", "-c", ('exec "$0" "$1" "$2" --idle-exit %g'):format(seconds), program("CAST_RPC_SERVER") }
end

---Whether a process runs: a zombie does not.
function M.is_alive(pid)
  local file = io.open("/proc/" .. pid .. "/stat")
  local text = file and file:read("*a") or ") Z "
  if file then
    file:close()
  end
  return not text:find(") Z ", 1, true)
end

M.film = "https://example.com/film.mp4?duration=600"

return M
