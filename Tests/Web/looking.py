"""The looks and texts that a state requires, whether a test (`test_states.py`) or a receiver (`test_receiver.py`) sets it."""


class Near:
    """Equals numbers near its value: a playback position moves during the test."""

    def __init__(self, value, distance):
        self.value, self.distance = value, distance

    def __eq__(self, other):
        return isinstance(other, (int, float)) and abs(other - self.value) <= self.distance

    def __repr__(self):
        return f"{self.value} ± {self.distance}"


def look(test, browser, state):
    """Looks at the one component on the page: the accessibility tree, expressions, names and sizes of the controls."""
    tree = browser.accessible()
    for role, name, properties in state.sees:
        found = [node for node in tree if node[0] == role and name in node[1]]
        test.assertTrue(found, f"no {role} “{name}” in {tree}")
        for key, value in properties.items():
            test.assertIn(value, [node[2].get(key) for node in found], f"{role} “{name}”: {key}")
        if role in ("button", "radio", "slider") and "disabled" not in properties:
            test.assertFalse(all(node[2].get("disabled") for node in found), f"{role} “{name}” is disabled")
    for role, name in state.lacks:
        test.assertFalse([node for node in tree if node[0] == role and name in node[1] and node[1] != "Cast"], f"{role} “{name}”")
    for expression in state.is_true:
        test.assertTrue(browser.evaluate(f"((root) => {expression})(document.querySelector('main > {state.tag}').shadowRoot)"), expression)
    # Every control has a name, and is big enough for a finger. (WCAG 2.2, 2.5.8)
    small = browser.evaluate(f"""[...document.querySelector('main > {state.tag}').shadowRoot.querySelectorAll('button')].filter((button) => {{
      const box = button.getBoundingClientRect(); return box.width && (box.width < 24 || box.height < 24); }}).length""")
    test.assertEqual(small, 0)
    test.assertEqual([node for node in tree if node[0] in ("button", "slider", "radio", "link") and not node[1].strip()], [])
