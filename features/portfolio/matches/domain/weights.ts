import * as z from 'zod/mini';
import { matchLimits } from './limits.ts';

/** The parts of a score that have a weight. */
export const partNames = [
  'topic',
  'tags',
  'stage',
  'place',
  'momentum',
  'novelty',
  'wishes',
] as const;
export type PartName = (typeof partNames)[number];

export const partLabels: Readonly<Record<PartName | 'avoided', string>> = {
  topic: 'Topic',
  tags: 'Tags',
  stage: 'Stage and funding',
  place: 'Place',
  momentum: 'Momentum',
  novelty: 'Novelty',
  wishes: 'Wishes',
  avoided: 'Avoided',
};

/** The weight that puts companies first that nobody has dealt with. */
export const unseenLabel = 'Prefer new companies';

const Weight = z.int().check(z.gte(0), z.lte(matchLimits.weightMost));

export const Weights = z.strictObject({
  ...(Object.fromEntries(partNames.map((name) => [name, Weight])) as Record<
    PartName,
    typeof Weight
  >),
  /** "Prefer new companies": how far novelty counts above all that the parts say together. */
  unseen: z._default(Weight, 0),
});
export type Weights = z.infer<typeof Weights>;

export const usualWeights: Weights = {
  topic: 10,
  tags: 4,
  stage: 2,
  place: 1,
  momentum: 2,
  novelty: 2,
  wishes: 4,
  unseen: 0,
};

/** The most that "Prefer new companies" takes of the score: the rest orders companies that are equally new. */
const unseenShareMost = 0.9;

export const unseenShareOf = ({ unseen }: Weights): number =>
  (unseenShareMost * unseen) / matchLimits.weightMost;

export const areEqual = (one: Weights, other: Weights): boolean =>
  one.unseen === other.unseen && partNames.every((name) => one[name] === other[name]);

/** The parts that a ranking has: without a wish there is nothing to weigh. */
export const partsWith = (hasWishes: boolean): PartName[] =>
  partNames.filter((name) => name !== 'wishes' || hasWishes);

/** Whether no part counts; "Prefer new companies" may still order the companies. */
export const areAllZero = (weights: Weights, hasWishes: boolean): boolean =>
  partsWith(hasWishes).every((name) => weights[name] === 0);

/** Weights in an address: "10-4-2-1-2-2-4-0", in the order of the parts, "Prefer new companies" last. */
export const formatWeights = (weights: Weights): string =>
  [...partNames.map((name) => weights[name]), weights.unseen].join('-');

export function parseWeights(text: unknown): Weights | undefined {
  if (typeof text !== 'string') return undefined;
  const numbers = text.split('-').map(Number);
  if (numbers.length !== partNames.length + 1) return undefined;
  return Weights.safeParse({
    ...Object.fromEntries(partNames.map((name, at) => [name, numbers[at]])),
    unseen: numbers.at(-1),
  }).data;
}
