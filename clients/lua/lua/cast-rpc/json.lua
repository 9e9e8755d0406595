-- JSON for the wire. `vim.json` reads it; it writes numbers with 14 digits only, which is too few for a large id or a time.

-- LuaJIT 2.1.0-beta3 (Debian 12) compiles these functions wrongly: one run in seven over the corpus ended the editor. Interpreted, none of 200 did.
if jit then
  jit.off(true, true)
end

local M = {}

local is_list = vim.islist or vim.tbl_islist
local empty_object = getmetatable(vim.empty_dict())

---Parses JSON: `null` is `vim.NIL`, the empty object `vim.empty_dict()`, the empty array `{}`.
---@param text string
---@return any
M.decode = vim.json.decode

---Returns the kind of JSON value; an empty table is an array unless it is `vim.empty_dict()`.
---@param value any
---@return "null"|"boolean"|"number"|"string"|"array"|"object"|"other"
function M.kind(value)
  local kind = type(value)
  if value == nil or value == vim.NIL then
    return "null"
  elseif kind == "boolean" or kind == "number" or kind == "string" then
    return kind
  elseif kind ~= "table" then
    return "other"
  elseif getmetatable(value) == empty_object then
    return "object"
  end
  return is_list(value) and "array" or "object"
end

local function write_number(value)
  if value ~= value or value == math.huge or value == -math.huge then
    error("a number that JSON doesn't have: " .. tostring(value), 0)
  end
  return value == math.floor(value) and math.abs(value) < 2 ^ 63 and string.format("%.0f", value)
    or string.format("%.17g", value)
end

---Writes `value` on one line. Raises an error for values that JSON doesn't have.
---@param value any
---@return string
function M.encode(value)
  local kind = M.kind(value)
  if kind == "number" then
    return write_number(value)
  elseif kind == "other" then
    error("JSON has no " .. type(value), 0)
  end
  local parts = {}
  if kind == "array" then
    for _, each in ipairs(value) do
      parts[#parts + 1] = M.encode(each)
    end
    return "[" .. table.concat(parts, ",") .. "]"
  elseif kind == "object" then
    for key, each in pairs(value) do
      parts[#parts + 1] = vim.json.encode(tostring(key)) .. ":" .. M.encode(each)
    end
    return "{" .. table.concat(parts, ",") .. "}"
  end
  return kind == "null" and "null" or vim.json.encode(value)
end

return M
