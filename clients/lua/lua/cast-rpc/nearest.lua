-- Messages about unknown names that say which one may be meant.
local M = {}

---Longer names are compared only for equality. In letters.
local MAXIMUM_LENGTH = 64

local function letters_of(name)
  return (name:lower():gsub("[^%w\128-\255]", ""))
end

---Returns how many letters must be added, removed or replaced.
local function edits_between(first, second)
  local last = {}
  for j = 0, #second do
    last[j] = j
  end
  for i = 1, #first do
    local row = { [0] = i }
    for j = 1, #second do
      local replaced = last[j - 1] + (first:byte(i) == second:byte(j) and 0 or 1)
      row[j] = math.min(last[j] + 1, row[j - 1] + 1, replaced)
    end
    last = row
  end
  return last[#second]
end

local function distance_between(wanted, known)
  local short, long = wanted, known
  if #short > #long then
    short, long = long, short
  end
  if wanted == known then
    return 0
  elseif #short < 2 or #long > MAXIMUM_LENGTH then
    return math.huge
  end
  local edits = edits_between(wanted, known)
  if 3 * edits <= #short + 2 then -- Two neighbours that are swapped are two edits here.
    return edits
  end
  local is_part = #short > 2 and (long:sub(1, #short) == short or long:sub(-#short) == short)
  return is_part and MAXIMUM_LENGTH + #long - #short or math.huge
end

---Returns `unknown`, with the one of `known` that is near `name` as a suggestion.
---@param unknown string
---@param name string
---@param known string[]
---@return string
function M.with_suggestion(unknown, name, known)
  local best, least = nil, math.huge
  for _, each in ipairs(known) do
    local distance = distance_between(letters_of(name), letters_of(each))
    if distance < least then
      best, least = each, distance
    end
  end
  return best and ("%s Did you mean '%s'?"):format(unknown, best) or unknown
end

return M
