"""What `cast.d.ts` says of the elements, and the custom elements manifest that is made of it."""

import re
from pathlib import Path

TYPES = Path(__file__).parent / "cast.d.ts"
# The manifest's schema: https://github.com/webcomponents/custom-elements-manifest
SCHEMA_VERSION = "1.0.0"


def body_of(text, head):
    """The lines between the braces of a declaration at the beginning of a line."""
    start = text.index(head) + len(head)
    return text[start:text.index("\n}", start)]


def members_by_tag(text, interface):
    """The members of each tag in an interface: name, type, description."""
    found = {}
    for tag, inside in re.findall(r"^  '([a-z-]+)': \{(.*?)\};$", body_of(text, f"export interface {interface} {{"), re.M | re.S):
        found[tag] = [
            {"name": name.strip("'"), "type": {"text": kind}, "description": description}
            for description, name, kind in re.findall(r"/\*\* (.*?) \*/\s+('?[a-z-]+'?)\??: (.*?);$", inside, re.M)
        ]
    return found


def elements(text=None):
    """For each tag its class, description, attributes, events and properties."""
    text = text or TYPES.read_text(encoding="utf-8")
    classes = dict(re.findall(r"^    '([a-z-]+)': (\w+);$", body_of(text, "  interface HTMLElementTagNameMap {".lstrip()), re.M))
    descriptions = {name: words for words, name in re.findall(r"/\*\* (.*?) \*/\nexport class (\w+) extends CastWidget<", text)}
    attributes, events = members_by_tag(text, "CastElementAttributes"), members_by_tag(text, "CastElementEvents")
    return [
        {"tag": tag, "class": name, "description": descriptions[name], "attributes": attributes[tag], "events": events[tag]}
        for tag, name in classes.items()
    ]


def manifest():
    """The custom elements manifest."""
    modules = []
    for element in elements():
        path = f"{element['tag']}.js"
        declaration = {
            "kind": "class", "customElement": True, "name": element["class"], "tagName": element["tag"],
            "description": element["description"], "superclass": {"name": "CastWidget", "module": "widget.js"},
            "members": [{"kind": "field", "name": "connection", "type": {"text": "CastConnection | null"},
                         "description": "The element's connection, or that of `setConnection`."}],
            "attributes": element["attributes"], "events": element["events"],
        }
        modules.append({
            "kind": "javascript-module", "path": path, "declarations": [declaration],
            "exports": [{"kind": "js", "name": element["class"], "declaration": {"name": element["class"], "module": path}}],
        })
    modules.append({
        "kind": "javascript-module", "path": "cast.js", "declarations": [],
        "exports": [{"kind": "custom-element-definition", "name": element["tag"],
                     "declaration": {"name": element["class"], "module": f"{element['tag']}.js"}} for element in elements()],
    })
    return {"schemaVersion": SCHEMA_VERSION, "modules": modules}
