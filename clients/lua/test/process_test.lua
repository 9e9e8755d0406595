-- No process stays behind, however the editor ends.
local programs = require("programs")

---An editor that connects with `options` and then does `commands`: its process id, and the server's.
local function editor(options, ...)
  local file = vim.fn.tempname()
  local script = ('lua local c = require("cast-rpc").connect(%s); client = c; vim.fn.writefile({ tostring(c.server.info():wait().processId) }, %q)'):format(
    vim.inspect(options, { newline = " ", indent = "" }), file)
  local command = { vim.v.progpath, "--headless", "-u", "NONE", "--cmd", "set rtp^=" .. programs.folder, "-c", script }
  for _, each in ipairs({ ... }) do
    vim.list_extend(command, { "-c", each })
  end
  local job = vim.fn.jobstart(command)
  local pid = vim.fn.jobpid(job)
  local server = eventually(function()
    return vim.fn.filereadable(file) == 1 and tonumber(vim.fn.readfile(file)[1])
  end)
  defer(function()
    vim.fn.jobstop(job)
  end)
  return pid, server
end

local function gone(pid)
  eventually(function()
    return not programs.is_alive(pid)
  end, "the end of process " .. pid)
end

for _, signal in ipairs({ "sigkill", "sigterm", "sighup", "sigint" }) do
  test("the server ends with the editor that " .. signal .. " ends", function()
    local pid, server = editor({ socket = false, reconnect = true })
    assert(programs.is_alive(server))
    vim.loop.kill(pid, signal)
    gone(pid)
    gone(server)
  end)
end

test("the server ends with the editor that is quit", function()
  local pid, server = editor({ socket = false }, "qall!")
  gone(pid)
  gone(server)
end)

for _, signal in ipairs({ "sigkill", "sigterm" }) do
  test("the daemon outlives the editor that " .. signal .. " ends, and leaves when nobody needs it", function()
    local path = programs.socket()
    local pid, server = editor({ socket = path, server = programs.impatient_server(1.5), reconnect = true })
    local client = programs.client({ socket = path })
    vim.loop.kill(pid, signal)
    gone(pid)
    equal(client.server.info():wait().processId, server)
    client:close()
    gone(server)
  end)
end

test("the server ends with its client", function()
  local client = programs.client()
  local server = client.link.pid
  client:close()
  gone(server)
end)
