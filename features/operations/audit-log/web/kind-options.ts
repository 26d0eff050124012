import { eventCategoryOf, type EventKind } from '#core/domain/events/events.ts';
import { categoryWords } from '#features/operations/audit-log/domain/category-words.ts';

interface Kind {
  readonly kind: EventKind;
  readonly words: string;
}

/** A category, and the kinds in it, in the order of the alphabet. */
export function kindOptions(kinds: readonly Kind[]) {
  const byCategory = [...Map.groupBy(kinds, ({ kind }) => eventCategoryOf(kind))];
  return byCategory
    .map(([category, ofIt]) => ({ category, label: categoryWords[category] ?? category, ofIt }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en'))
    .flatMap(({ category, label, ofIt }) => [
      { value: category, label },
      ...ofIt.map(({ kind, words }) => ({ value: kind as string, label: `${label}: ${words}` })),
    ]);
}

/** What a kind or a category in the address is called. */
export const kindLabel = (kinds: readonly Kind[], kind: string): string =>
  kindOptions(kinds).find(({ value }) => value === kind)?.label ?? kind;
