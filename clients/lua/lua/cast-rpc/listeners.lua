-- Listeners of events.
local schema = require("cast-rpc.generated.schema")

local M = {}

---The client's own events, beside those of the spec.
local OWN = { connectionLost = true, reconnected = true, close = true }

---@class cast-rpc.ConnectionLost the connection was lost, and the client is reconnecting. Calls in progress have failed
---@field reason string for people

---@class cast-rpc.Reconnected the client is connected again. Later events happened after `snapshot`
---@field snapshot cast-rpc.Snapshot
---@field attempts integer
---@field elapsed number seconds since the loss

---@class cast-rpc.Listeners
local Listeners = {}
Listeners.__index = Listeners

---@return cast-rpc.Listeners
function M.new()
  return setmetatable({ lists = {} }, Listeners)
end

local function is_known(name)
  if name == "*" or OWN[name] or schema.notifications[name] then
    return true
  end
  local namespace = name:match("^(%a+)%.%*$")
  for known in pairs(namespace and schema.notifications or {}) do
    if vim.startswith(known, namespace .. ".") then
      return true
    end
  end
  return false
end

---@param name string
---@param call fun(...)
---@return fun() stop removes the listener
function Listeners:add(name, call)
  if not is_known(name) then
    error("no event is named " .. name, 3)
  end
  local entry = { call = call }
  self.lists[name] = self.lists[name] or {}
  table.insert(self.lists[name], entry)
  return function()
    self.lists[name] = vim.tbl_filter(function(each)
      return each ~= entry
    end, self.lists[name])
  end
end

---Calls the listeners of exactly this name.
function Listeners:emit(name, ...)
  for _, entry in ipairs(self.lists[name] or {}) do
    entry.call(...)
  end
end

---Calls the listeners of an event, of its namespace, and of all events.
---@param name string
---@param params table
function Listeners:publish(name, params)
  self:emit(name, params, name)
  local namespace = name:match("^([^.]+)%.")
  if namespace then
    self:emit(namespace .. ".*", params, name)
  end
  self:emit("*", params, name)
end

return M
