-- Connecting a client to a server, and reconnecting it.
local api = require("cast-rpc.generated.api")
local daemon = require("cast-rpc.daemon")
local errors = require("cast-rpc.error")
local lines = require("cast-rpc.lines")
local link = require("cast-rpc.link")
local reconnect = require("cast-rpc.reconnect")
local schema = require("cast-rpc.generated.schema")

local START_TIMEOUT = 10
local MAXIMUM_MESSAGE = 64 * 1024 * 1024

---@class cast-rpc.Client
local M = {}

local function now()
  return vim.loop.hrtime() / 1e9
end

---Connects: joins the daemon or starts it, or starts a server for this client alone. Calls made before that are sent afterwards.
function M:connect()
  self.subscriptions.greeting = self:greeting()
  self.hello = self:request("server.initialize", self.subscriptions.greeting, function(problem, result)
    if problem then
      return self:fail(problem)
    end
    local options = reconnect.options(self.options.reconnect)
    self.attempts = options and reconnect.attempts(options, now())
    self:check_level(result.serverInfo)
  end, { timeout = self:start_timeout() })
  local text = "server.initialize had no answer within %g s: is it cast-rpc?"
  self.hello.silence = errors.new("NoHandshake", text:format(self:start_timeout()), { method = self.hello.method })
  self:open(function()
    self:send_waiting()
  end, function(problem)
    self:fail(problem)
  end)
end

---Opens a link to a server; calls one of the functions, once.
---@private
---@param opened fun()
---@param failed fun(problem: cast-rpc.Error)
function M:open(opened, failed)
  local events = self:link_events()
  local function done(made, problem)
    if not made then
      return failed(problem)
    elseif self.closed then
      return made.close()
    end
    self.link, self.link_is_of = made, events
    opened()
  end
  local command = link.server_command(self.options.server)
  if self:has_own_server() then
    return done(link.spawn(command, events))
  end
  local found, way = pcall(daemon.at, self.options.socket, command)
  if not found then
    return vim.schedule(function()
      done(nil, way)
    end)
  end
  daemon.open(way, events, vim.schedule_wrap(done))
end

---Whether the server is a child of the editor.
---@private
function M:has_own_server()
  return self.options.socket == false
end

---Returns how long a server may take to answer the handshake.
---@private
function M:start_timeout()
  return self.options.start_timeout or START_TIMEOUT
end

---@private
function M:link_events()
  local events = {}
  function events.ended(error)
    self:drain()
    if self.link_is_of == events then
      self:lose(error)
    end
  end
  events.data = lines.reader(MAXIMUM_MESSAGE, function(text)
    self:receive(text)
  end, vim.schedule_wrap(function()
    events.ended(errors.new("ProtocolViolation", "The server sent a message over the limit."))
  end))
  events.ended = vim.schedule_wrap(events.ended)
  return events
end

---@private
function M:greeting()
  local capabilities = {}
  for method in pairs(self.options.handlers or {}) do
    local request = schema.serverRequests[method] or error("the server never asks for " .. method, 0)
    capabilities[request.capability] = true
  end
  return {
    protocolVersion = api.PROTOCOL_VERSION,
    clientInfo = { name = self.options.name or "cast-rpc-neovim", version = api.VERSION },
    specHash = api.SPEC_HASH,
    topics = self.options.topics or { "*" },
    processId = self:has_own_server() and vim.loop.os_getpid() or nil,
    capabilities = capabilities,
  }
end

---@private
function M:check_level(server)
  if api.API_LEVEL < server.apiCompatible or api.API_LEVEL > server.apiLevel then
    self:warn(("cast-rpc %s speaks the API levels %d to %d, this plugin level %d: install the one that came with the server"):format(
      server.version, server.apiCompatible, server.apiLevel, api.API_LEVEL))
  end
end

-- Reconnecting

---Handles the loss of the connection: calls in progress fail; later ones wait if the client reconnects.
---@private
function M:lose(error)
  if self.closed or not self.attempts then
    return self:fail(error)
  end
  self:drop_link()
  local is_first = not self.outage
  self.outage = self.outage or error
  self:end_calls(error)
  if is_first then
    self.listeners:publish("connectionLost", { reason = error.message })
    self:try_again()
  end
end

---Makes another attempt, after one that ended with `error`.
---@private
function M:try_again(error)
  if self.closed then
    return
  end
  local has_reason = error and reconnect.is_final(error)
  local delay = not has_reason and self.attempts:next_delay(now())
  if not delay then
    return self:fail(has_reason and errors.new("ConnectionClosed", "Connecting again failed: " .. error.message) or self.outage)
  end
  self.retry = vim.loop.new_timer()
  self.retry:start(math.floor(delay * 1000), 0, vim.schedule_wrap(function()
    self:stop_retry()
    if not self.closed then
      self:open(function()
        self:renew(self.subscriptions:steps(), {})
      end, function(problem)
        self:try_again(problem)
      end)
    end
  end))
end

---Restores the subscriptions on the new connection.
---@private
function M:renew(steps, results)
  local step = steps[#results + 1]
  if not step then
    return self:end_outage(results)
  end
  local call = self:prepared(step.method, step.params, function(problem, result)
    if problem then
      self:drop_link()
      return self:try_again(problem)
    end
    table.insert(results, result)
    self:renew(steps, results)
  end, { timeout = self:start_timeout() })
  call.is_step = true
  self:transmit(call)
end

---Ends the outage: sends the waiting calls. Notifications from now on happened after the snapshot.
---@private
function M:end_outage(results)
  local snapshot = self.subscriptions:did_renew(results)
  local attempts, elapsed = self.attempts.number, self.attempts:did_connect(now())
  self.outage = nil
  self:send_waiting()
  self.listeners:publish("reconnected", { snapshot = snapshot, attempts = attempts, elapsed = elapsed })
  self:check_level(results[1].serverInfo)
end

---@private
function M:stop_retry()
  if self.retry and not self.retry:is_closing() then
    self.retry:close()
  end
end

---@private
function M:drop_link()
  local dropped = self.link
  self.link, self.link_is_of = nil, nil
  if dropped then
    dropped.close()
  end
end

return M
