// The style tree of `widget.setStyle` as CSS custom properties.

/** The parts of the tree that the components draw. */
export const stylePaths = [
  'castViews', 'castViews.deviceControl', 'castViews.deviceControl.deviceChooser', 'castViews.deviceControl.connectionController',
  'castViews.mediaControl', 'castViews.mediaControl.expandedController', 'castViews.mediaControl.miniController',
  'castViews.mediaControl.trackSelector', 'castViews.instructions',
];

const contentModes = { SCALE_TO_FILL: 'fill', ASPECT_FIT: 'contain', ASPECT_FILL: 'cover', CENTER: 'none' };

/** Returns `--cast-icon-tint-color` for `iconTintColor`. */
export function propertyName(attribute) {
  return `--cast-${attribute.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`)}`;
}

/** Returns the custom properties for a part's effective attributes, without values that CSS doesn't know. */
export function customProperties(attributes) {
  const properties = new Map();
  for (const [name, value] of Object.entries(attributes ?? {})) {
    for (const [property, words] of declarations(name, value)) properties.set(property, words);
  }
  return properties;
}

function declarations(name, value) {
  const property = propertyName(name);
  if (name.endsWith('Color')) return isColour(value) ? [[property, value]] : [];
  if (name.endsWith('Font')) return fontDeclarations(property, value);
  if (name.endsWith('ShadowOffset')) {
    return Number.isFinite(value?.x) && Number.isFinite(value?.y) ? [[property, `${value.x}px ${value.y}px`]] : [];
  }
  if (name.endsWith('ContentMode')) return contentModes[value] ? [[property, contentModes[value]]] : [];
  if (name.endsWith('Image')) return imageUrl(value) ? [[property, `url("${imageUrl(value)}")`]] : [];
  return [];
}

function isColour(value) {
  return typeof value === 'string' && /^#([0-9a-f]{6}|[0-9a-f]{8})$/i.test(value);
}

/** Styles in a font's name: `Courier-Oblique`, `HelveticaNeue-BoldItalic` (PostScript names, as `UIFont` has them). */
const NAME_STYLES = [[/Italic/i, ['style', 'italic']], [/Oblique/i, ['style', 'oblique']], [/(Semi|Demi)bold/i, ['weight', '600']],
  [/(Extra|Ultra)bold|Heavy|Black/i, ['weight', '800']], [/Bold/i, ['weight', '700']], [/Medium/i, ['weight', '500']],
  [/(Extra|Ultra)light|Thin/i, ['weight', '200']], [/Light/i, ['weight', '300']]];

function namedFont(name) {
  const [, family, words] = /^(.+?)(?:-([A-Za-z]+))?$/.exec(name) ?? [];
  const said = words ? NAME_STYLES.filter(([pattern]) => pattern.test(words)).map(([, entry]) => entry) : [];
  if (!said.length) return { family: name };
  // The name itself stays first: a browser may have exactly that font.
  return { family: `${name}, ${family}`, ...Object.fromEntries(said.reverse()) };
}

function fontDeclarations(property, value) {
  const given = typeof value === 'string' ? { name: value } : (value ?? {});
  const named = typeof given.name === 'string' && given.family === undefined ? namedFont(given.name) : {};
  const font = { ...named, ...given };
  const found = [];
  if (typeof font.family === 'string' && /^[\p{L}\p{N} ,._-]{1,220}$/u.test(font.family)) found.push([`${property}-family`, families(font.family)]);
  if (Number.isFinite(font.size) && font.size > 0 && font.size <= 200) found.push([`${property}-size`, `${font.size}px`]);
  if (/^(normal|bold|[1-9]00)$/.test(String(font.weight ?? ''))) found.push([`${property}-weight`, String(font.weight)]);
  if (/^(normal|italic|oblique)$/.test(String(font.style ?? ''))) found.push([`${property}-style`, font.style]);
  return found;
}

/** Returns a list of families as CSS has them: names with signs or leading digits in quotes. */
function families(list) {
  return list.split(',').map((name) => name.trim()).filter(Boolean)
    .map((name) => (/^[\p{L}_][\p{L}\p{N}_ -]*$/u.test(name) ? name : `"${name}"`)).join(', ');
}

/** Returns the address of an image in a style; `null` for a name that only the program knows. */
export function imageUrl(value) {
  const text = typeof value === 'string' ? value : value?.url;
  if (typeof text !== 'string') return null;
  try {
    const url = new URL(text);
    return ['http:', 'https:', 'data:'].includes(url.protocol) ? url.href.replace(/["\\\n]/g, encodeURIComponent) : null;
  } catch {
    return null;
  }
}
