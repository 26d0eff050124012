/** Eighteen hues, far enough apart to be told from each other. */
const hues = 18;
const degrees = 360;

/** A hue that belongs to an id: the same on every screen and on every device (FNV-1a). */
export function hueOf(id: string): number {
  let hash = 0x811c9dc5;
  for (const character of id) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return ((hash >>> 0) % hues) * (degrees / hues);
}
