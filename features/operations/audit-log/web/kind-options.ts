import { eventCategoryOf, type EventKind } from '#core/domain/events/events.ts';

interface Kind {
  readonly kind: EventKind;
  readonly words: string;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "apiKey" → "Api key" is no word: those that are not written as they are spoken. */
const categories: Readonly<Record<string, string>> = {
  session: 'Sign-ins',
  account: 'Linked accounts',
  apiKey: 'API keys',
  user: 'People',
  team: 'Case teams',
  company: 'Companies',
  opportunity: 'Opportunities',
  conflict: 'Conflicts of interest',
  audit: 'Audit log',
};

const categoryLabel = (category: string): string => categories[category] ?? `${capital(category)}s`;

/** A category, and the kinds in it, in the order of the alphabet. */
export function kindOptions(kinds: readonly Kind[]) {
  const byCategory = [...Map.groupBy(kinds, ({ kind }) => eventCategoryOf(kind))];
  return byCategory
    .map(([category, ofIt]) => ({ category, label: categoryLabel(category), ofIt }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en'))
    .flatMap(({ category, label, ofIt }) => [
      { value: category, label },
      ...ofIt.map(({ kind, words }) => ({ value: kind as string, label: `${label}: ${words}` })),
    ]);
}

/** What a kind or a category in the address is called. */
export const kindLabel = (kinds: readonly Kind[], kind: string): string =>
  kindOptions(kinds).find(({ value }) => value === kind)?.label ?? kind;
