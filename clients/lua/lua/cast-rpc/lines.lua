-- Splits chunks into lines, in linear time.
local M = {}

---@param limit integer the largest number of bytes of a line
---@param line fun(text: string)
---@param too_long fun()
---@return fun(chunk: string) feed
function M.reader(limit, line, too_long)
  local parts, size, is_broken = {}, 0, false
  return function(chunk)
    local from = 1
    while not is_broken do
      local to = chunk:find("\n", from, true)
      local part = chunk:sub(from, to and to - 1)
      parts[#parts + 1], size = part, size + #part
      if size > limit then
        is_broken = true
        return too_long()
      elseif not to then
        return
      end
      local text = table.concat(parts)
      parts, size, from = {}, 0, to + 1
      if text:find("%S") then
        line(text)
      end
    end
  end
end

return M
