import { formatNumber } from '#domain/formatting.ts';

/** So many shades can be told apart. */
const shades = 5;

/** A number that is easily read: hundreds end in 0, dozens in 0 or 5. */
function rounded(bound: number): number {
  const step = bound >= 100 ? 10 : bound >= 20 ? 5 : 1;
  return Math.ceil(bound / step) * step;
}

/** The most that each shade stands for, from the lightest on. They grow as squares do. */
export function shadesUpTo(most: number): number[] {
  const bounds = Array.from({ length: shades }, (_, at) =>
    Math.min(most, rounded((most * (at + 1) ** 2) / shades ** 2)),
  );
  return [...new Set(bounds)].filter((bound) => bound > 0);
}

/** Which of the shades a count has, from 0 to 1; none of them when there is nothing. */
export function shadeOf(count: number, bounds: readonly number[]): number | null {
  if (count <= 0) return null;
  const at = bounds.findIndex((bound) => count <= bound);
  return ((at === -1 ? bounds.length - 1 : at) + 1) / Math.max(2, bounds.length);
}

/** Percent of the accent in the lightest and in the darkest shade. */
const mixed = { least: 24, most: 78 };

/** The colour of a shade, in light and dark. */
export function colourOf(shade: number | null): string {
  if (shade === null) return 'var(--map-land)';
  const part = mixed.least + (mixed.most - mixed.least) * shade;
  return `color-mix(in oklab, var(--color-accent) ${Math.round(part)}%, var(--map-land))`;
}

/** What each shade stands for, in words: `1`, `2–3`, `4–9`. */
export const shadeWords = (bounds: readonly number[]): string[] =>
  bounds.map((bound, at) => {
    const least = (bounds[at - 1] ?? 0) + 1;
    return least === bound ? formatNumber(bound) : `${formatNumber(least)}–${formatNumber(bound)}`;
  });
