import type { Random } from '#core/server/demo/seeded-random.ts';
import type { StageName } from './company-stages.ts';
import type { Made } from './fields/all.ts';
import type { Field } from './fields/field.ts';

/** "Acoustic cameras" within a sentence; "AI chips" stays as it is. */
export const lowered = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) =>
    word.replace(/(?:ing|es|s)$/u, '').slice(0, 7),
  );

/** "Laser flatness gauges for strip flatness". */
export function saysTwice(text: string): boolean {
  const words = wordsOf(text);
  return new Set(words).size < words.length;
}

const isPlain = 0.5;

/** A one-liner that nobody else has: product, use, and often what sets it apart. */
export function drawLine(
  { name, product }: Made,
  field: Field,
  random: Random,
  taken: Set<string>,
) {
  for (let isFirst = true; ; isFirst = false) {
    const called = random.pick([name, ...product.also]);
    const use = random.pick(product.uses);
    const quality = isFirst && random.next() < isPlain ? '' : `, ${random.pick(field.qualities)}`;
    const oneLiner = `${called} for ${use}${quality}`;
    if (taken.has(oneLiner)) continue;
    taken.add(oneLiner);
    return { called, use, oneLiner };
  }
}

interface Facts {
  readonly city: string;
  readonly foundedYear: number;
  readonly stage: StageName;
  readonly team: number;
}

/** How far a company is, by its stage. */
const progress: Record<StageName, readonly ((facts: Facts, customers: string) => string)[]> = {
  Grant: [
    ({ team, city, foundedYear }) =>
      `Since ${foundedYear}, ${team} people in ${city} have been building a first prototype with public funding.`,
    ({ team, city }, customers) =>
      `A research grant pays the team of ${team} in ${city} until a first test with users in ${customers}.`,
  ],
  'Pre-seed': [
    ({ team, city, foundedYear }, customers) =>
      `Founded in ${foundedYear} in ${city}, the team of ${team} is preparing a first pilot with a customer in ${customers}.`,
    ({ team, city }, customers) =>
      `The team of ${team} works in ${city} and is looking for a pilot customer in ${customers}.`,
  ],
  Seed: [
    ({ team, city, foundedYear }, customers) =>
      `Founded in ${foundedYear}, the team in ${city} has grown to ${team} and runs paid pilots with customers in ${customers}.`,
    ({ team, city }, customers) =>
      `A team of ${team} in ${city} has its first paying customers in ${customers}.`,
  ],
  'Series A': [
    ({ team, city }, customers) =>
      `${team} people in ${city} develop and deliver it, with repeat orders from customers in ${customers}.`,
    ({ team, city, foundedYear }, customers) =>
      `The company was founded in ${foundedYear}; its ${team} employees in ${city} serve customers in ${customers}.`,
  ],
  'Series B': [
    ({ team, city }, customers) =>
      `From ${city}, ${team} employees serve customers in ${customers} on two continents.`,
    ({ team, city, foundedYear }, customers) =>
      `Founded in ${foundedYear}, the company has ${team} employees in ${city} and framework contracts with customers in ${customers}.`,
  ],
  'Series C': [
    ({ team, city }, customers) =>
      `${team} employees work in and near ${city}, where series volumes are made for customers in ${customers}.`,
    ({ team, city, foundedYear }, customers) =>
      `Founded in ${foundedYear}, it employs ${team} people and supplies customers in ${customers} worldwide from ${city}.`,
  ],
};

/** Two to four sentences: how the product works, and how far the company is. */
export function drawDescription({ product }: Made, field: Field, facts: Facts, random: Random) {
  const [first, ...others] = product.says;
  const sentence = random.pick(progress[facts.stage])(facts, random.pick(field.customers));
  return [first, ...random.some(others, random.whole(0, 2)), sentence].join(' ');
}
