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

const Weight = z.int().check(z.gte(0), z.lte(matchLimits.weightMost));

export const Weights = z.strictObject(
  Object.fromEntries(partNames.map((name) => [name, Weight])) as Record<PartName, typeof Weight>,
);
export type Weights = z.infer<typeof Weights>;

export const usualWeights: Weights = {
  ...{ topic: 10, tags: 4, stage: 2, place: 1, momentum: 2, novelty: 2, wishes: 4 },
};

/** The parts that a ranking has: without a wish there is nothing to weigh. */
export const partsWith = (hasWishes: boolean): PartName[] =>
  partNames.filter((name) => name !== 'wishes' || hasWishes);

export const areAllZero = (weights: Weights, hasWishes: boolean): boolean =>
  partsWith(hasWishes).every((name) => weights[name] === 0);
