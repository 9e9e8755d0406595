-- `:checkhealth cast-rpc`
local link = require("cast-rpc.link")
local plain = require("cast-rpc.plain")

local M = {}

-- Neovim before 0.10 has the names with `report_`.
local health = vim.health or require("health")
local start = health.start or health.report_start
local ok = health.ok or health.report_ok
local warn = health.warn or health.report_warn
local fail = health.error or health.report_error

local function check_editor()
  start("Neovim")
  if vim.fn.has("nvim-0.7") == 1 then
    ok("Neovim is 0.7 or newer")
  else
    fail("Neovim is older than 0.7")
  end
end

local function check_server()
  start("Server")
  local command = link.server_command()[1]
  if vim.fn.executable(command) == 1 then
    ok("`" .. vim.fn.exepath(command) .. "` can be run")
  else
    warn("`" .. command .. "` can't be run", { "Install cast-rpc, or set CAST_RPC_SERVER to its path." })
  end
  local opened = require("cast-rpc").connect(vim.tbl_extend("force", require("cast-rpc.player").settings, { topics = {} }))
  local answered, answer = pcall(function()
    return opened.hello:wait()
  end)
  if not answered then
    fail(plain.text(answer))
    return nil
  end
  local api, server = require("cast-rpc.generated.api"), answer.serverInfo
  local kind = opened.link.kind == "socket" and "the daemon" or "a server of its own"
  ok(("cast-rpc %s answers: %s"):format(server.version, kind))
  if api.API_LEVEL < server.apiCompatible or api.API_LEVEL > server.apiLevel then
    warn(("it speaks the API levels %d to %d, the plugin level %d"):format(server.apiCompatible, server.apiLevel, api.API_LEVEL), { "Install the plugin that came with the server." })
  end
  return opened
end

local function check_devices(opened)
  start("Devices")
  local answered, answer = pcall(function()
    return opened.discovery.scan({ timeout = 3 }):wait()
  end)
  if not answered then
    return fail(plain.text(answer))
  end
  for _, device in ipairs(answer.devices) do
    ok(plain.text(("%s at %s"):format(device.friendlyName, device.host)))
  end
  if #answer.devices == 0 then
    local diagnosed, diagnosis = pcall(function()
      return opened.discovery.diagnose({ listenFor = 2 }):wait()
    end)
    warn("no device answers", diagnosed and { plain.text(diagnosis.verdict), plain.text(diagnosis.advice) } or nil)
  end
end

function M.check()
  check_editor()
  local opened = check_server()
  if opened then
    check_devices(opened)
    opened:close()
  end
end

return M
