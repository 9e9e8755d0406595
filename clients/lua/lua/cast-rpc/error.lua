-- The errors of calls.
local errors = require("cast-rpc.generated.errors")

---A failed call. Errors of the server have the names of `cast-rpc.generated.errors`; those of the client are `CallTimeout`, `CallAborted`,
---`ConnectionClosed`, `ClientClosed`, `ProtocolViolation`, `ServerDied`, `ServerNotFound` and `NoHandshake`.
---@class cast-rpc.Error
---@field name string the stable name: `MediaLoadFailed`
---@field message string
---@field code? integer the JSON-RPC code of the server's errors
---@field data? cast-rpc.ErrorData
---@field method? string the call
local Error = {}
Error.__index = Error

---Returns the failure and the advice, for people.
function Error:__tostring()
  local advice = self:advice()
  return self.message .. (advice and " " .. advice or "")
end

---Returns the advice for the user.
---@return string?
function Error:advice()
  local facts = errors[self.name]
  return (self.data and self.data.advice) or (facts and facts.advice)
end

---Returns the failure and the advice for people who know nothing of the API.
---@return string
function Error:for_people()
  local data = self.data or {}
  local what = data.userMessage or self.message
  if self.method and vim.startswith(what, self.method) then
    -- The client's own errors begin with the call: `player.play: …`, `player.play had no answer …`.
    what = what:sub(#self.method + 1)
    what = vim.startswith(what, ": ") and what:sub(3) or "The server" .. what
  end
  local advice = data.userAdvice or data.advice
  return what .. (advice and " " .. advice or "")
end

---Whether the same call may succeed later.
---@return boolean
function Error:is_retryable()
  local facts = errors[self.name]
  if self.data and self.data.retryable ~= nil then
    return self.data.retryable
  end
  return facts ~= nil and facts.retryable
end

local M = {}

---@param name string
---@param message string
---@param more? table
---@return cast-rpc.Error
function M.new(name, message, more)
  return setmetatable(vim.tbl_extend("force", { name = name, message = message }, more or {}), Error)
end

---Returns the error of a reply.
---@param reply table
---@param method string
---@return cast-rpc.Error
function M.of_reply(reply, method)
  local data = type(reply.data) == "table" and reply.data or {}
  local name = data.name
  for known, facts in pairs(name and {} or errors) do
    if facts.code == reply.code then
      name = known
    end
  end
  return M.new(name or "UnknownError", tostring(reply.message), { code = reply.code, data = data, method = method })
end

---Whether `value` is one of these errors.
---@param value any
---@return boolean
function M.is(value)
  return getmetatable(value) == Error
end

return M
