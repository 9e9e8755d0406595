"""The npm package of the web components: its files, its types by TypeScript's compiler, and both compared with the modules."""

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import unittest

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", ".."))
MODULES = os.path.join(ROOT, "clients", "web")
sys.path.insert(0, os.path.join(ROOT, "packaging", "web"))
from elements import elements, manifest  # noqa: E402

PROGRAM = """
import { CastConnection, CastError, WidgetStates, setConnection, setTexts } from 'cast-rpc-web';
import type { CastElementAttributes } from 'cast-rpc-web';
const connection: CastConnection | null = CastConnection.fromPage({ name: 'x', topics: ['queue.*'] });
if (connection) setConnection(connection.start());
connection?.addEventListener('refused', ({ detail }) => { const advice: string = detail.error.advice; });
connection?.addEventListener('notification', ({ detail }) => { const method: string = detail.method; });
const queue = document.createElement('cast-queue');
queue.addEventListener('cast-queue', (event) => { const count: number = event.detail.length + queue.length; });
queue.addEventListener('click', (event) => { const x: number = event.clientX; });
const dialog = document.querySelector('cast-dialog');
dialog?.addEventListener('cast-disconnect', ({ detail }) => { const action: string = detail.action; });
if (dialog) dialog.connection = connection;
const attributes: CastElementAttributes['cast-expanded-controller'] = { inline: true };
setTexts({ pause: 'Anhalten', play: null });
const error: Error = new CastError({ code: 1, message: 'x' }, 'm');
const states: Record<string, any> = connection ? WidgetStates.of(connection).current : {};
"""
MISTAKES = [
    "import { CastQueue } from 'cast-rpc-web'; declare const q: CastQueue; q.addEventListener('cast-queue', (event) => { event.detail.size; });",
    "import { CastConnection } from 'cast-rpc-web'; CastConnection.fromPage({ nam: 'x' });",
    "import { setConnection } from 'cast-rpc-web'; setConnection('token');",
    "import type { CastElementAttributes } from 'cast-rpc-web'; const a: CastElementAttributes['cast-intro-overlay'] = { inline: true };",
    "import 'cast-rpc-web'; document.createElement('cast-button').press();",
]


def source(name):
    with open(os.path.join(MODULES, name), encoding="utf-8") as file:
        return file.read()


class PackageTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.mkdtemp(prefix="web-package-")
        cls.addClassCleanup(shutil.rmtree, cls.folder, True)
        subprocess.run([os.path.join(ROOT, "packaging/web/build-tarball"), cls.folder], check=True, capture_output=True)
        [name] = os.listdir(cls.folder)
        cls.archive = os.path.join(cls.folder, name)
        with tarfile.open(cls.archive) as archive:
            archive.extractall(os.path.join(cls.folder, "node_modules"))
        cls.package = os.path.join(cls.folder, "node_modules", "cast-rpc-web")
        os.rename(os.path.join(cls.folder, "node_modules", "package"), cls.package)

    def read(self, name):
        with open(os.path.join(self.package, name), encoding="utf-8") as file:
            return file.read()

    def test_every_file_that_is_named_is_there(self):
        package = json.loads(self.read("package.json"))
        self.assertNotIn("dependencies", package)
        names = [package["types"], package["main"], package["customElements"], *package["sideEffects"]]
        for target in package["exports"].values():
            names += [target] if isinstance(target, str) else target.values()
        for name in names:
            self.assertTrue(os.path.isfile(os.path.join(self.package, name)), name)
        for module in (name for name in os.listdir(self.package) if name.endswith(".js")):
            for imported in re.findall(r"from '\./([\w-]+\.js)'", self.read(module)):
                self.assertTrue(os.path.isfile(os.path.join(self.package, imported)), f"{module}: {imported}")

    def test_equal_inputs_give_equal_bytes(self):
        with tempfile.TemporaryDirectory() as other:
            subprocess.run([os.path.join(ROOT, "packaging/web/build-tarball"), other], check=True, capture_output=True,
                           env=dict(os.environ, TZ="Asia/Tokyo", LC_ALL="C"))
            with open(self.archive, "rb") as one, open(os.path.join(other, os.listdir(other)[0]), "rb") as two:
                self.assertEqual(one.read(), two.read())

    # The types and the modules say the same.

    def test_tags_and_classes_are_those_that_are_defined(self):
        defined = dict(re.findall(r"^  '(cast-[a-z-]+)': (\w+),$", source("cast.js"), re.M))
        self.assertGreater(len(defined), 8)
        self.assertEqual({element["tag"]: element["class"] for element in elements()}, defined)

    def test_attributes_are_those_that_the_modules_read(self):
        for element in elements():
            text = source(f"{element['tag']}.js")
            read = set(re.findall(r"this\.(?:get|has)Attribute\('([a-z-]+)'\)", text))
            for names in re.findall(r"static observedAttributes = \[(.*?)\]", text):
                read |= set(re.findall(r"'([a-z-]+)'", names))
            self.assertEqual({attribute["name"] for attribute in element["attributes"]}, read, element["tag"])

    def test_events_are_those_that_the_modules_send(self):
        for element in elements():
            sent = re.findall(r"this\.dispatchEvent\(new CustomEvent\('([a-z-]+)'(?:, \{ detail: \{ (\w+))?", source(f"{element['tag']}.js"))
            self.assertEqual({event["name"] for event in element["events"]}, {name for name, _ in sent}, element["tag"])
            for event in element["events"]:
                member = dict(sent)[event["name"]]
                self.assertIn(f"{{ {member}: ", event["type"]["text"], element["tag"])

    def test_exports_are_those_of_the_module(self):
        exported = set()
        for names in re.findall(r"^export \{(.*?)\}", source("cast.js"), re.M | re.S):
            exported |= set(re.findall(r"\w+", names))
        declared = set(re.findall(r"^export (?:class|function|const) (\w+)", self.read("cast.d.ts"), re.M))
        # The base is the type of a value, not itself a value.
        self.assertEqual(declared - {"CastWidget"}, exported)

    def test_members_of_the_connection_are_those_of_its_class(self):
        text = source("connection.js")
        code = text[text.index("export class CastConnection"):]
        defined = set(re.findall(r"^  (?:static |async |get )*([a-zA-Z]+)\(", code, re.M)) - {"constructor"}
        types = self.read("cast.d.ts")
        body = types[types.index("export class CastConnection"):]
        declared = set(re.findall(r"^  (?:static |get )*([a-zA-Z]+)[(<]", body[:body.index("\n}")], re.M)) - {"constructor", "addEventListener"}
        self.assertEqual(declared, defined)

    # The manifest and the compiler.

    def test_the_manifest_is_one(self):
        written = json.loads(self.read("custom-elements.json"))
        self.assertEqual(written, manifest())
        paths = {module["path"] for module in written["modules"]}
        for module in written["modules"]:
            self.assertTrue(os.path.isfile(os.path.join(self.package, module["path"])), module["path"])
            for export in module["exports"]:
                self.assertIn(export["declaration"]["module"], paths)
        found = [one for module in written["modules"] for one in module["declarations"]]
        self.assertEqual(len(found), len(elements()))
        self.assertTrue(all(one["kind"] == "class" and one["customElement"] and one["description"] for one in found))
        schema = os.environ.get("CUSTOM_ELEMENTS_SCHEMA")
        if schema:
            import jsonschema
            with open(schema, encoding="utf-8") as file:
                jsonschema.validate(written, json.load(file))

    def compile(self, text):
        path = os.path.join(self.folder, "program.mts")
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        run = subprocess.run(["tsc", "--noEmit", "--strict", "--target", "es2022", "--lib", "es2022,dom", "--module", "node16",
                              "--moduleResolution", "node16", path], cwd=self.folder, capture_output=True, text=True, check=False)
        return run.returncode, run.stdout

    def test_the_types_say_what_a_program_may_do(self):
        self.assertEqual(self.compile(PROGRAM), (0, ""))
        for mistake in MISTAKES:
            self.assertNotEqual(self.compile(mistake)[0], 0, mistake)


if __name__ == "__main__":
    unittest.main(verbosity=2)
