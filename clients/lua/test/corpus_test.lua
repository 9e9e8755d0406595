-- The corpus that every language's tests read: the verdicts of the strict policy, with the path of each mistake.
local codec = require("cast-rpc.codec")
local json = require("cast-rpc.json")
local schema = require("cast-rpc.generated.schema")

local corpus = debug.getinfo(1, "S").source:sub(2):match("^(.*)/") .. "/../../../spec/corpus/"

local function cases(file)
  return vim.tbl_map(json.decode, vim.fn.readfile(corpus .. file .. ".jsonl"))
end

---Returns the type of a case's value, and whether undeclared members are allowed.
local function subject(case)
  if case.kind == "type" then
    return case.type, false
  elseif case.kind == "notification" then
    return schema.notifications[case.method], true
  end
  local entry = schema.methods[case.method] or schema.serverRequests[case.method]
  local is_params = case.kind == "params" or case.kind == "serverParams"
  return is_params and entry.params or entry.result, case.kind == "result" or case.kind == "serverParams"
end

local function label(case)
  return case.kind .. " " .. (case.type or case.method) .. ": " .. case.name
end

test("the corpus: accepts valid values, and returns them unchanged", function()
  local all = cases("valid")
  assert(#all > 200)
  for _, case in ipairs(all) do
    local kind, may_grow = subject(case)
    equal(codec.check(kind, case.value, may_grow), nil, label(case))
    equal(json.decode(json.encode(codec.shape(kind, case.value))), case.value, label(case))
  end
end)

test("the corpus: refuses invalid values with their path", function()
  local all = cases("invalid")
  assert(#all > 200)
  for _, case in ipairs(all) do
    local mistake = codec.check((subject(case)), case.value, false)
    equal(mistake and mistake.path, case.path, label(case))
  end
end)

test("an empty table becomes what its type is", function()
  local media = { contentId = "a", customData = {}, tracks = {}, metadata = {} }
  equal(json.encode(codec.shape("MediaInformation", { metadata = {} })), '{"metadata":{}}')
  equal(json.encode(codec.shape("MediaInformation", { tracks = {} })), '{"tracks":[]}')
  equal(codec.check("MediaInformation", codec.shape("MediaInformation", media)), nil)
end)

test("numbers keep their digits, and what JSON doesn't have is refused", function()
  equal(json.encode({ 9007199254740991, 0.1, -3, 1e300, 1700000000.1234567 }), "[9007199254740991,0.10000000000000001,-3,1.0000000000000001e+300,1700000000.1234567]")
  equal(json.decode(json.encode({ 0.1, 1e300 })), { 0.1, 1e300 })
  assert(failure(function()
    json.encode({ 0 / 0 })
  end))
  assert(failure(function()
    json.encode({ print })
  end))
end)
