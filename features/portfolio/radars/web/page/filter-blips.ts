import type { RadarSearch } from '#features/portfolio/radars/web/search-params.ts';

interface Searched {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly tags: readonly string[];
  readonly number: number | null;
}

const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

export const chosenTags = ({ tags }: RadarSearch): readonly string[] =>
  tags === undefined ? [] : tags.split(',').filter((tag) => tag !== '');

/** The ids of the blips that a search and the chosen tags leave; null: nothing is searched for. */
export function filterBlips(
  blips: readonly Searched[],
  search: RadarSearch,
): ReadonlySet<string> | null {
  const words = plain(search.q ?? '')
    .split(/\s+/u)
    .filter((word) => word !== '');
  const tags = chosenTags(search);
  if (words.length === 0 && tags.length === 0) return null;
  return new Set(
    blips
      .filter((blip) => {
        const text = plain([blip.name, ...blip.tags, blip.description ?? ''].join(' '));
        const hasTags =
          search.match === 'any'
            ? tags.length === 0 || tags.some((tag) => blip.tags.includes(tag))
            : tags.every((tag) => blip.tags.includes(tag));
        return hasTags && words.every((word) => text.includes(word) || `${blip.number}` === word);
      })
      .map(({ id }) => id),
  );
}

/** The tags of an edition, the most used first. */
export function tagsOf(blips: readonly Pick<Searched, 'tags'>[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const tag of blips.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .toSorted(([one, uses], [other, others]) => others - uses || one.localeCompare(other))
    .map(([tag]) => tag);
}
