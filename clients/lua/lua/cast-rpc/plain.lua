-- Makes texts of devices, servers and files safe for the editor.
local M = {}

---The longest text in a message or a list, in letters; longer ones are cut.
local LONGEST = 1000

---Patterns of line breaks: line and paragraph separators, and the control characters of Latin-1 (U+0080 to U+009F).
local BREAKS = { "%c", "\194[\128-\159]", "\226\128[\168\169]" }
---Patterns of invisible and direction-changing characters: soft hyphen, Arabic letter mark, marks and overrides, isolates, byte order mark, tags. The joiners
---are kept, since scripts and emoji need them.
local UNSEEN = { "\194\173", "\216\156", "\226\128[\139\142\143\170-\174]", "\226\129[\160-\175]", "\239\187\191", "\243\160[\128\129][\128-\191]" }

---Returns one line without control and direction-changing characters, for messages, lists and status lines.
---@param text any
---@param longest? integer letters
---@return string
function M.text(text, longest)
  local line = tostring(text == nil and "" or text)
  for _, pattern in ipairs(UNSEEN) do
    line = line:gsub(pattern, "")
  end
  for _, pattern in ipairs(BREAKS) do
    line = line:gsub(pattern, " ")
  end
  longest = longest or LONGEST
  if #line <= longest or vim.fn.strchars(line) <= longest then
    return line
  end
  return vim.fn.strcharpart(line, 0, longest - 1) .. "…"
end

---Returns the same for 'statusline', 'tabline' and 'winbar', which evaluate the text after `%`, as `%{…}` runs an expression.
---@param text any
---@return string
function M.status(text)
  return (M.text(text, 200):gsub("%%", "%%%%"))
end

return M
