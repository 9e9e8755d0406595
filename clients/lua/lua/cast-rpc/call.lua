-- A call: it ends exactly once, with a result or an error.
local errors = require("cast-rpc.error")

---@class cast-rpc.CallOptions
---@field timeout? number seconds to wait for the answer; 0: no limit. Absent: `Client:limit`
---@field on_progress? fun(value: table) receives the reports of progress

---@class cast-rpc.Call
---@field id integer
---@field method string
---@field params? table as the program gave them
---@field timeout? number
---@field silence? cast-rpc.Error the error if no answer arrives in time; absent: `CallTimeout`
---@field is_done boolean
---@field result? table
---@field error? cast-rpc.Error
local Call = {}
Call.__index = Call

---@param id integer
---@param method string
---@param callback? fun(error: cast-rpc.Error?, result: table?)
---@param abandon fun(call: cast-rpc.Call) cancels the call on the server
---@return cast-rpc.Call
function Call.new(id, method, callback, abandon)
  return setmetatable({ id = id, method = method, is_done = false, callback = callback, abandon = abandon }, Call)
end

---Ends the call, unless it has ended.
---@param error cast-rpc.Error?
---@param result table?
function Call:finish(error, result)
  if self.is_done then
    return
  end
  self.is_done, self.error, self.result = true, error, result
  self:stop_timer()
  if self.callback then
    self.callback(error, result)
  end
end

---Sets the time after which the call fails, in place of an earlier one; 0: never.
---@param seconds number
---@param problem? cast-rpc.Error the error then; absent: `CallTimeout`
function Call:expire_after(seconds, problem)
  self:stop_timer()
  if seconds <= 0 or seconds == math.huge then
    return
  end
  local text = ("%s had no answer within %g s."):format(self.method, seconds)
  self.timer = vim.loop.new_timer()
  self.timer:start(math.floor(seconds * 1000), 0, vim.schedule_wrap(function()
    self:give_up(problem or errors.new("CallTimeout", text, { method = self.method }))
  end))
end

---@private
function Call:stop_timer()
  if self.timer then
    self.timer:stop()
    self.timer:close()
    self.timer = nil
  end
end

---Cancels the call, here and on the server.
function Call:cancel()
  self:give_up(errors.new("CallAborted", self.method .. " was aborted.", { method = self.method }))
end

---@private
---@param error cast-rpc.Error
function Call:give_up(error)
  if not self.is_done then
    self.abandon(self)
    self:finish(error)
  end
end

---Waits for the end; Ctrl-C cancels. Returns the result, or raises the error (a `cast-rpc.Error`).
---@return table
function Call:wait()
  while not self.is_done do
    local _, reason = vim.wait(60 * 60 * 1000, function()
      return self.is_done
    end, 10)
    if reason == -2 then
      self:cancel()
    end
  end
  if self.error then
    error(self.error, 0)
  end
  return self.result
end

return Call
