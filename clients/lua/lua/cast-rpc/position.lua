-- Positions as people write them.
local M = {}

---Returns a time as `0:42` or `1:02:03`.
---@param seconds number
---@return string
function M.format(seconds)
  local whole = math.max(0, math.floor(seconds))
  local hours, minutes = math.floor(whole / 3600), math.floor(whole / 60) % 60
  if hours > 0 then
    return ("%d:%02d:%02d"):format(hours, minutes, whole % 60)
  end
  return ("%d:%02d"):format(minutes, whole % 60)
end

---Parses `+30` and `-10` as distances, `90`, `1:30` and `1:02:03` as positions; returns params of `player.seek`, or nil.
---@param text string
---@return { position: number }|{ distance: number }|nil
function M.parse(text)
  local sign, rest = text:match("^([+-]?)([%d:.]+)$")
  local seconds, parts = 0, rest and vim.split(rest, ":", { plain = true }) or {}
  for _, part in ipairs(parts) do
    local number = part:match("^%d+%.?%d*$") and tonumber(part)
    if not number then
      return nil
    end
    seconds = seconds * 60 + number
  end
  if #parts == 0 or #parts > 3 then
    return nil
  end
  return sign == "" and { position = seconds } or { distance = sign == "-" and -seconds or seconds }
end

return M
