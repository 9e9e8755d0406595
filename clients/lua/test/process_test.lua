-- No process stays behind, however the editor ends.
local programs = require("programs")

---An editor that starts a server and then does `commands`: its process id, and the server's.
local function editor(...)
  local file = vim.fn.tempname()
  local script = ('lua local c = require("cast-rpc").connect({ socket = false }); c.hello:wait(); vim.fn.writefile({ tostring(c.link.pid) }, %q)'):format(file)
  local command = { vim.v.progpath, "--headless", "-u", "NONE", "--cmd", "set rtp^=" .. programs.folder, "-c", script }
  for _, each in ipairs({ ... }) do
    vim.list_extend(command, { "-c", each })
  end
  local job = vim.fn.jobstart(command)
  local pid = vim.fn.jobpid(job)
  local server = eventually(function()
    return vim.fn.filereadable(file) == 1 and tonumber(vim.fn.readfile(file)[1])
  end)
  return pid, server
end

local function gone(pid)
  eventually(function()
    return not programs.is_alive(pid)
  end, "the end of process " .. pid)
end

test("the server ends with the editor that is killed", function()
  local pid, server = editor()
  assert(programs.is_alive(server))
  vim.loop.kill(pid, "sigkill")
  gone(server)
end)

test("the server ends with the editor that is quit", function()
  local pid, server = editor("qall!")
  gone(pid)
  gone(server)
end)

test("the server ends with its client", function()
  local client = programs.client()
  local server = client.link.pid
  client:close()
  gone(server)
end)
