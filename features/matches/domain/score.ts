import * as z from 'zod/mini';
import { partNames, type PartName, type Weights } from './weights.ts';

const Share = z.number().check(z.gte(0), z.lte(1));

/** How far a company fits, by part, from 0 to 1. Null: there is nothing to compare. */
export const PartValues = z.object({
  ...(Object.fromEntries(partNames.map((name) => [name, z.nullable(Share)])) as Record<
    PartName,
    z.ZodMiniNullable<typeof Share>
  >),
  /** What it has of what is to be avoided. */
  avoided: Share,
});
export type PartValues = z.infer<typeof PartValues>;

export const ScorePart = z.object({
  name: z.enum([...partNames, 'avoided']),
  /** What it adds to the score; negative for what is to be avoided. */
  points: z.number(),
});
export type ScorePart = z.infer<typeof ScorePart>;

export interface Score {
  readonly score: number;
  readonly parts: ScorePart[];
}

/** What having everything that is to be avoided costs. */
const avoidedPoints = 40;

/** The score is the sum of its parts: at most 100, below 0 only by what is to be avoided. */
export function scoreOf(values: PartValues, weights: Weights): Score {
  const compared = partNames.flatMap((name) => {
    const value = values[name];
    return value === null || weights[name] === 0 ? [] : [{ name, value, weight: weights[name] }];
  });
  const total = compared.reduce((sum, { weight }) => sum + weight, 0);
  const parts: ScorePart[] = compared.map(({ name, value, weight }) => ({
    ...{ name, points: (100 * value * weight) / total },
  }));
  if (values.avoided > 0) parts.push({ name: 'avoided', points: -avoidedPoints * values.avoided });
  return { score: parts.reduce((sum, { points }) => sum + points, 0), parts };
}
