import type { Random } from '#core/server/demo/seeded-random.ts';
import type { Field } from './fields/field.ts';

/** Beginnings that suit every field. */
const beginnings = [
  'Alder',
  'Birch',
  'Cinder',
  'Ember',
  'Fjord',
  'Glint',
  'Hedge',
  'Harrier',
  'Juniper',
  'Larch',
  'Heron',
  'Kestrel',
  'Linden',
  'Lode',
  'Maple',
  'Moss',
  'North',
  'Ochre',
  'Orrery',
  'Pine',
  'Quartz',
  'Quiet',
  'Rime',
  'Sable',
  'Spire',
  'Tern',
  'Thorn',
  'Vanta',
  'Wren',
];
const hasCommonBeginning = 0.4;
const hasNoun = 0.3;

/** A name as one word: `tribosenseinstruments`. */
export const slugOf = (name: string): string => name.toLowerCase().replaceAll(' ', '');

/** "Thermatherm", "Materform Materials": two parts that begin, or meet, with the same letters. */
function isStuttering(parts: readonly string[]): boolean {
  const [first = '', second = '', third = ''] = parts.map((part) => part.toLowerCase());
  const starts = [first, second, third].filter(Boolean).map((part) => part.slice(0, 3));
  return new Set(starts).size < starts.length || first.endsWith(second.slice(0, 2));
}

/** A name of a field without its legal form, of which no two are equal. */
export function drawName({ names }: Field, random: Random, taken: Set<string>): string {
  for (;;) {
    const begins = random.pick(random.next() < hasCommonBeginning ? beginnings : names.roots);
    const ends = random.pick(names.endings);
    const noun = random.next() < hasNoun ? ` ${random.pick(names.nouns)}` : '';
    const name = `${begins}${ends}${noun}`;
    if (isStuttering([begins, ends, noun.trim()]) || taken.has(slugOf(name))) continue;
    taken.add(slugOf(name));
    return name;
  }
}
