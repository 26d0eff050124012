import type { Area } from './radar.ts';

/** A name without case, accents and punctuation, to compare what people wrote in their own way. */
export const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Words that say nothing about what is meant. */
const joining = new Set(['a', 'an', 'and', 'for', 'in', 'of', 'on', 'the', 'to', 'with']);

const wordsOf = (name: string) =>
  new Set(
    plainName(name)
      .split(' ')
      .filter((word) => word !== '' && !joining.has(word)),
  );

/** The id of the area that a name means; null: none. */
export function matchArea(
  name: string,
  areas: readonly Pick<Area, 'id' | 'name'>[],
): string | null {
  const plain = plainName(name);
  const same = areas.find((area) => plainName(area.name) === plain);
  if (same) return same.id;
  const words = wordsOf(name);
  const shared = areas.map(({ id, name: other }) => ({
    id,
    count: [...wordsOf(other)].filter((word) => words.has(word)).length,
  }));
  const best = shared.reduce<(typeof shared)[number] | null>(
    (most, one) => (one.count > (most?.count ?? 0) ? one : most),
    null,
  );
  return best?.id ?? null;
}
