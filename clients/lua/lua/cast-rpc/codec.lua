-- The types of the spec: shapes values for JSON, and finds mistakes in them.

-- For the reason given in `cast-rpc.json`.
if jit then
  jit.off(true, true)
end

local json = require("cast-rpc.json")
local nearest = require("cast-rpc.nearest")
local schema = require("cast-rpc.generated.schema")

local M = {}

local checks = {}

---A mistake: its path from the value's root, and the reason.
---@class cast-rpc.Mistake
---@field path string
---@field reason string

local function inside(key, mistake)
  if mistake.path ~= "" and mistake.path:sub(1, 1) ~= "[" then
    key = key .. "."
  end
  return { path = key .. mistake.path, reason = mistake.reason }
end

local function wrong(expected, value)
  return { path = "", reason = "expected " .. expected .. ", found " .. json.kind(value) }
end

local function expects(kind, expected)
  return function(value)
    if json.kind(value) ~= kind then
      return wrong(expected, value)
    end
  end
end

checks.string = expects("string", "a string")
checks.number = expects("number", "a number")
checks.boolean = expects("boolean", "a boolean")
checks.object = expects("object", "an object")
checks.any = function() end

function checks.integer(value)
  if json.kind(value) ~= "number" or value ~= math.floor(value) then
    return wrong("an integer", value)
  elseif value < -2 ^ 63 or value >= 2 ^ 63 then
    return { path = "", reason = "an integer beyond 64 bits" }
  end
end

local function check_enum(shape, value)
  if vim.tbl_contains(shape.values, value) then
    return
  end
  local kind = type(shape.values[1])
  local mistake = checks[kind == "string" and "string" or "integer"](value)
  if mistake or shape.open then
    return mistake
  end
  return { path = "", reason = "unknown value " .. tostring(value) .. "; known are " .. table.concat(shape.values, ", ") }
end

local function check_limits(field, value)
  local reason
  if field.minimum and value < field.minimum then
    reason = value .. " is less than " .. field.minimum
  elseif field.maximum and value > field.maximum then
    reason = value .. " is more than " .. field.maximum
  elseif field.exclusiveMinimum and value <= field.exclusiveMinimum then
    reason = value .. " is not more than " .. field.exclusiveMinimum
  elseif field.nonEmpty and (value == "" or (type(value) == "table" and next(value) == nil)) then
    reason = "must not be empty"
  end
  return reason and { path = "", reason = reason }
end

local function check_members(shape, value, may_grow)
  local mistake = checks.object(value)
  if mistake then
    return mistake
  end
  for name, field in pairs(shape.fields) do
    local member = value[name]
    if member == nil or (member == vim.NIL and field.type ~= "any") then
      mistake = field.required and { path = "", reason = "is missing" } or nil
    else
      mistake = M.check(field.type, member) or check_limits(field, member)
    end
    if mistake then
      return inside(name, mistake)
    end
  end
  for name in pairs(value) do
    if not (shape.open or may_grow or shape.fields[name]) then
      local known = vim.tbl_keys(shape.fields)
      table.sort(known)
      return { path = tostring(name), reason = nearest.with_suggestion("is no member here.", tostring(name), known):gsub("[.]$", "") }
    end
  end
end

local function check_elements(element, value)
  if json.kind(value) ~= "array" then
    return wrong("an array", value)
  end
  for index, each in ipairs(value) do
    local mistake = M.check(element, each)
    if mistake then
      return inside("[" .. (index - 1) .. "]", mistake)
    end
  end
end

local function check_values(element, value)
  local mistake = checks.object(value)
  for key, each in pairs(mistake and {} or value) do
    mistake = M.check(element, each)
    if mistake then
      return inside(key, mistake)
    end
  end
  return mistake
end

---Returns the element type of `T[]` or of `map<T>`.
local function element_of(expression)
  local element = expression:match("^(.*)%[%]$")
  if element then
    return element, "array"
  end
  element = expression:match("^map<(.*)>$")
  return element, element and "map"
end

---Returns the first mistake in a JSON value, as `cast-rpc.json` reads it; nil: none.
---@param kind string|table a type expression of the spec, or the shape of a message
---@param value any
---@param may_grow? boolean whether undeclared members are allowed: a newer server may send more
---@return cast-rpc.Mistake?
function M.check(kind, value, may_grow)
  if type(kind) == "table" then
    return kind.values and check_enum(kind, value) or kind.fields and check_members(kind, value, may_grow) or nil
  elseif checks[kind] then
    return checks[kind](value)
  end
  local element, container = element_of(kind)
  if container == "array" then
    return check_elements(element, value)
  elseif container == "map" then
    return check_values(element, value)
  end
  return M.check(schema.types[kind], value)
end

---Returns `value` in JSON's form: Lua's empty table becomes an object if the type is one.
---@param kind string|table a type expression of the spec, or the shape of a message
---@param value any
---@return any
function M.shape(kind, value)
  if type(value) ~= "table" then
    return value
  end
  local element, container
  if type(kind) == "string" then
    element, container = element_of(kind)
    if not container then
      kind = schema.types[kind] or kind
    end
  end
  local is_object = kind == "object" or container == "map" or (type(kind) == "table" and kind.fields ~= nil)
  if next(value) == nil then
    return is_object and vim.empty_dict() or value
  elseif not element and type(kind) ~= "table" then
    return value
  end
  local result = {}
  for key, each in pairs(value) do
    local field = kind.fields and kind.fields[key]
    result[key] = M.shape(element or (field and field.type) or "any", each)
  end
  return result
end

return M
