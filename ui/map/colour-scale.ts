import { formatNumber } from '#core/domain/format.ts';

/** The number of shades that can be told apart at a glance. */
const shades = 4;

/** Rounded to one significant digit. */
function rounded(bound: number): number {
  const step = 10 ** Math.floor(Math.log10(bound));
  return Math.round(bound / step) * step;
}

/** The upper bound of each shade, lightest first, in geometric steps. */
export function shadeBounds(most: number): number[] {
  if (most < 1) return [];
  const bounds = Array.from({ length: shades - 1 }, (_, at) =>
    rounded(most ** ((at + 1) / shades)),
  );
  return [...new Set([...bounds, most])];
}

/** A count's shade: its share of the darkest in percent, 0 for zero. */
export function shadeOf(count: number, bounds: readonly number[]): number {
  const at = count > 0 ? bounds.findIndex((bound) => count <= bound) : -1;
  return Math.round((100 * (at + 1)) / Math.max(1, bounds.length));
}

/** The colour of a shade, in light and dark. */
export const colourOf = (shade: number): string =>
  `color-mix(in oklab, var(--color-accent) ${shade}%, var(--color-line))`;

/** The range of each shade: `1`, `2–3`, `4–9`. */
export const shadeLabels = (bounds: readonly number[]): string[] =>
  bounds.map((bound, at) => {
    const least = (bounds[at - 1] ?? 0) + 1;
    return least === bound ? formatNumber(bound) : `${formatNumber(least)}–${formatNumber(bound)}`;
  });
