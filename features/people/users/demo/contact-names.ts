import type { Random } from '#core/server/demo/seeded-random.ts';
import { contactFirstNames, contactLastNames } from './people.ts';

/** A name that no one has yet, which is theirs from now on. Draws twice, however many are taken. */
export function drawContactName(random: Random, taken: Set<string>): string {
  const firsts = contactFirstNames.length;
  const [first, last] = [random.whole(0, firsts - 1), random.whole(0, contactLastNames.length - 1)];
  for (let step = 0; step < firsts * contactLastNames.length; step += 1) {
    const place = first + Math.floor(step / contactLastNames.length);
    const name = [
      contactFirstNames[place % firsts],
      contactLastNames[(last + step) % contactLastNames.length],
    ].join(' ');
    if (taken.has(name)) continue;
    taken.add(name);
    return name;
  }
  throw new Error('Everyone has a name already.');
}
