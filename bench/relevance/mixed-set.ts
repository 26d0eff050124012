import type { Random } from '#core/server/demo/seeded-random.ts';
import { companyOf, type JudgedSet } from './judged-set.ts';
import { isTooCommon, wordsIn } from './text.ts';

/**
 * A directory as it is bought: of a hundred records 82 have nothing but a name, a place and perhaps a tag.
 * Their names are words of the others' texts, as "Bearing" or "Crack Labs".
 */

const textlessShare = 0.82;
const textlessPrefix = 'textless-';
const lettersLeast = 4;
const namesOfWords = [1, 1, 1, 2, 2, 3];
const endings = [
  '',
  '',
  '',
  ' Labs',
  ' AI',
  ' Systems',
  ' Inc',
  ' GmbH',
  ' Technologies',
  ' Group',
];
const cities = ['Berlin', 'Paris', 'London', 'Austin', 'Oslo', 'Seoul'];
const topicLeast = 3;

export const isTextless = (id: string): boolean => id.startsWith(textlessPrefix);

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Every `step`th record of a set, and records without text beside them. */
export function mixedSet(
  { name, companies, topics }: JudgedSet,
  step: number,
  chance: Random,
): JudgedSet {
  const described = companies.filter((_, nth) => nth % step === 0);
  const words = described
    .flatMap(({ oneLiner }) => wordsIn(oneLiner ?? ''))
    .filter((word) => word.length >= lettersLeast && !isTooCommon(word));
  const count = Math.round((described.length / (1 - textlessShare)) * textlessShare);
  const textless = Array.from({ length: count }, (_, nth) => {
    const own = Array.from({ length: chance.pick(namesOfWords) }, () =>
      capital(chance.pick(words)),
    );
    return companyOf(`${textlessPrefix}${nth}`, {
      name: own.join(' ') + chance.pick(endings),
      city: chance.pick(cities),
      tags: chance.whole(0, 3) === 0 ? [chance.pick(words)] : [],
    });
  });
  const isThere = new Set(described.map(({ id }) => id));
  return {
    name: `${name}, 82 % without text`,
    companies: [...described, ...textless],
    topics: topics
      .map(({ query, judgement }) => ({
        query,
        judgement: new Map([...judgement].filter(([id]) => isThere.has(id))),
      }))
      .filter(({ judgement }) => judgement.size >= topicLeast),
  };
}
