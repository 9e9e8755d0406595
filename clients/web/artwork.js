// The colour of a picture, for the ground behind it.

/** The side of the square in which a picture is measured, in pixels. */
const SIDE = 24;

/**
 * Returns the hue (0 to 360) and the saturation (0 to 100) that a picture shows most, or `null`: for a grey picture,
 * and for one whose pixels the page may not read. Pictures of media come over the connection, so the page may read
 * them.
 */
export function colourOf(image) {
  try {
    const canvas = new OffscreenCanvas(SIDE, SIDE).getContext('2d', { willReadFrequently: true });
    canvas.drawImage(image, 0, 0, SIDE, SIDE);
    return mostSeen(canvas.getImageData(0, 0, SIDE, SIDE).data);
  } catch {
    return null;
  }
}

/** Returns the colour of the fullest of twelve sectors of hues; bright and colourful pixels weigh more. */
export function mostSeen(pixels) {
  const sectors = Array.from({ length: 12 }, () => ({ weight: 0, x: 0, y: 0, saturation: 0 }));
  for (let at = 0; at < pixels.length; at += 4) {
    const { hue, saturation, lightness } = colour(pixels[at], pixels[at + 1], pixels[at + 2]);
    const weight = (pixels[at + 3] / 255) * saturation * (1 - Math.abs(2 * lightness - 1));
    const sector = sectors[Math.floor(hue / 30) % 12];
    sector.weight += weight;
    sector.x += weight * Math.cos(hue * Math.PI / 180);
    sector.y += weight * Math.sin(hue * Math.PI / 180);
    sector.saturation += weight * saturation;
  }
  const { weight, x, y, saturation } = sectors.reduce((one, other) => (other.weight > one.weight ? other : one));
  if (weight < pixels.length / 4 * 0.02) return null;
  return { hue: Math.round((Math.atan2(y, x) * 180 / Math.PI + 360) % 360), saturation: Math.round(saturation / weight * 100) };
}

function colour(red, green, blue) {
  const [r, g, b] = [red / 255, green / 255, blue / 255];
  const highest = Math.max(r, g, b);
  const span = highest - Math.min(r, g, b);
  const lightness = highest - span / 2;
  if (span === 0) return { hue: 0, saturation: 0, lightness };
  const saturation = span / (1 - Math.abs(2 * lightness - 1));
  const turn = highest === r ? (g - b) / span : highest === g ? 2 + (b - r) / span : 4 + (r - g) / span;
  return { hue: (turn * 60 + 360) % 360, saturation, lightness };
}
