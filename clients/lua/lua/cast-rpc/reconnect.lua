-- The schedule of reconnecting, and the calls that restore a connection. No I/O and no timers; the clock is passed in.
local M = {}

---Seconds after which a connection counts as stable: the delays start again after the next loss.
local SETTLED_AFTER = 60
local SUBSCRIBE, UNSUBSCRIBE, POLL = "events.subscribe", "events.unsubscribe", "events.poll"

---The options of reconnecting. Times are in seconds.
---@class cast-rpc.ReconnectOptions
---@field first_delay? number before the first attempt; each further delay is twice as long, and is shortened at random by up to half. 0.1
---@field max_delay? number the longest delay; 10
---@field give_up_after? number the time without a connection after which the client is closed with the reason of the loss. Absent: never
---@field max_restarts? integer how often a server is started again, unless it ran for a minute; 5
---@field call_wait? number how long a call waits for a connection; 30
local DEFAULTS = { first_delay = 0.1, max_delay = 10, give_up_after = math.huge, max_restarts = 5, call_wait = 30 }

---Returns the options for `reconnect`; nil without it.
---@param reconnect? boolean|cast-rpc.ReconnectOptions
---@return cast-rpc.ReconnectOptions?
function M.options(reconnect)
  return reconnect and vim.tbl_extend("force", DEFAULTS, reconnect == true and {} or reconnect) or nil
end

---The schedule of attempts to reconnect.
---@class cast-rpc.Attempts
---@field number integer the number of attempts since the connection was lost
local Attempts = {}
Attempts.__index = Attempts

---@param options cast-rpc.ReconnectOptions
---@param now number
---@param chance? fun(): number from 0 to 1
---@return cast-rpc.Attempts
function M.attempts(options, now, chance)
  return setmetatable({ options = options, connected_at = now, chance = chance or math.random, in_a_row = 0, number = 0 }, Attempts)
end

---Returns the seconds until the next attempt; nil: no further attempt.
---@param now number
---@return number?
function Attempts:next_delay(now)
  if not self.lost_at then
    self.lost_at, self.number = now, 0
    if now - self.connected_at >= SETTLED_AFTER then
      self.in_a_row = 0
    end
  end
  local options = self.options
  if now - self.lost_at >= options.give_up_after or self.in_a_row >= options.max_restarts then
    return nil
  end
  local delay = math.min(options.max_delay, options.first_delay * 2 ^ self.in_a_row)
  self.in_a_row, self.number = self.in_a_row + 1, self.number + 1
  return delay * (1 - self.chance() / 2)
end

---Handles a successful attempt. Returns the seconds since the loss.
---@param now number
---@return number
function Attempts:did_connect(now)
  local elapsed = now - (self.lost_at or now)
  self.connected_at, self.lost_at = now, nil
  return elapsed
end

---The connection's subscriptions by the ids that the program knows; the server's ids may differ after a reconnect.
---@class cast-rpc.Subscriptions
---@field greeting table the params of `server.initialize`
local Subscriptions = {}
Subscriptions.__index = Subscriptions

---@return cast-rpc.Subscriptions
function M.subscriptions()
  return setmetatable({ greeting = {}, entries = {}, order = {} }, Subscriptions)
end

---Returns the params of a call with this server's id of the subscription.
function Subscriptions:in_words_of_server(method, params)
  local entry = (method == UNSUBSCRIBE or method == POLL) and self.entries[params.subscription]
  return entry and vim.tbl_extend("force", params, { subscription = entry.server_id }) or params
end

---Handles a successful call of the program. Returns the result with the program's id of the subscription.
function Subscriptions:did_succeed(method, params, result)
  if method == UNSUBSCRIBE and params.subscription then
    self.entries[params.subscription] = nil
    self.order = vim.tbl_filter(function(id)
      return id ~= params.subscription
    end, self.order)
  elseif method == SUBSCRIBE and type(result.subscription) == "string" then
    local id = result.subscription
    while self.entries[id] do
      id = id .. "'" -- A subscription of an earlier connection has this id.
    end
    self.entries[id] = { params = params, server_id = result.subscription }
    table.insert(self.order, id)
    return vim.tbl_extend("force", result, { subscription = id })
  end
  return result
end

---Returns the calls for a new connection. Notifications before the last answer are covered by its snapshot.
---@return { method: string, params: table }[]
function Subscriptions:steps()
  local steps = { { method = "server.initialize", params = vim.tbl_extend("force", self.greeting, { topics = {} }) } }
  local function subscribe(params)
    table.insert(steps, { method = SUBSCRIBE, params = vim.tbl_extend("force", params, { snapshot = false }) })
  end
  if #(self.greeting.topics or {}) > 0 then
    subscribe({ topics = self.greeting.topics })
  end
  for _, id in ipairs(self.order) do
    subscribe(self.entries[id].params)
  end
  if #steps > 1 then
    steps[#steps].params.snapshot = true
  else
    table.insert(steps, { method = "events.snapshot", params = {} })
  end
  return steps
end

---Takes the answers to the `steps`. Returns the snapshot.
---@param results table[]
---@return cast-rpc.Snapshot
function Subscriptions:did_renew(results)
  for index, id in ipairs(self.order) do
    self.entries[id].server_id = results[#results - #self.order + index].subscription
  end
  local last = results[#results]
  return last.snapshot or last
end

---Whether another attempt would fail in the same way.
---@param error cast-rpc.Error
---@return boolean
function M.is_final(error)
  return error.code ~= nil and not error:is_retryable()
end

return M
