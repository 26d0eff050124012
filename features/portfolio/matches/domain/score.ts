import * as z from 'zod/mini';
import { partNames, unseenShareOf, type PartName, type Weights } from './weights.ts';

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

/**
 * The score is the sum of its parts: at most 100, below 0 only by what is to be avoided. "Unseen
 * first" gives a share of it to novelty alone.
 */
export function scoreOf(values: PartValues, weights: Weights): Score {
  const unseenShare = unseenShareOf(weights);
  const compared = partNames.flatMap((name) => {
    const value = values[name];
    return value === null || weights[name] === 0 ? [] : [{ name, value, weight: weights[name] }];
  });
  const total = compared.reduce((sum, { weight }) => sum + weight, 0);
  const points = new Map<PartName, number>(
    compared.map(({ name, value, weight }) => [
      name,
      (100 * (1 - unseenShare) * value * weight) / total,
    ]),
  );
  if (unseenShare > 0) {
    const novelty = 100 * unseenShare * (values.novelty ?? 0);
    points.set('novelty', (points.get('novelty') ?? 0) + novelty);
  }
  const parts: ScorePart[] = [...points].map(([name, some]) => ({ name, points: some }));
  if (values.avoided > 0) parts.push({ name: 'avoided', points: -avoidedPoints * values.avoided });
  return { score: parts.reduce((sum, part) => sum + part.points, 0), parts };
}
