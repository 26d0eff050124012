import { matchLimits } from './limits.ts';
import type { Colleague } from './match.ts';

type Person = Pick<Colleague, 'id' | 'firstName' | 'lastName'>;

/** Something that a colleague did, by the name of where. */
export type Activity =
  | {
      readonly kind: 'team';
      readonly person: Person;
      readonly name: string;
      readonly terms: readonly string[];
    }
  | { readonly kind: 'collection' | 'comment'; readonly person: Person; readonly name: string };

/** An opportunity of the same field shares as many terms. */
const sharedLeast = 4;
const namesShown = 2;

const sentences: Readonly<Record<Activity['kind'], (names: string) => string>> = {
  team: (names) => `On the case team of ${names}`,
  collection: (names) => `Listed such companies in ${names}`,
  comment: (names) => `Commented on ${names}`,
};
const kinds = Object.keys(sentences) as Activity['kind'][];

/** Those with most of such activities first, with what they are. */
export function rankColleagues(
  subjectTerms: readonly string[],
  activities: readonly Activity[],
): Colleague[] {
  const terms = new Set(subjectTerms);
  const counted = activities.filter(
    (one) => one.kind !== 'team' || one.terms.filter((t) => terms.has(t)).length >= sharedLeast,
  );
  return [...Map.groupBy(counted, ({ person }) => person.id).values()]
    .toSorted(
      (a, b) => b.length - a.length || ((a[0]?.person.id ?? '') < (b[0]?.person.id ?? '') ? -1 : 1),
    )
    .slice(0, matchLimits.colleaguesShown)
    .flatMap((some) => {
      const [first] = some;
      if (!first) return [];
      const reasons = kinds.flatMap((kind) => {
        const names = [...new Set(some.filter((one) => one.kind === kind).map(({ name }) => name))];
        if (names.length === 0) return [];
        const more = names.length - namesShown;
        const listed = names.slice(0, namesShown).join(', ');
        return [sentences[kind](more > 0 ? `${listed} and ${more} more` : listed)];
      });
      return [{ ...first.person, reasons }];
    });
}
