import * as z from 'zod/mini';
import { scoreLimits } from '#features/cases/submissions/domain/limits.ts';
import { requiredText, text } from '#core/domain/schemas.ts';

/** A criterion's permanent id: scores are stored under it, so that renaming changes no score. */
export const CriterionId = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/u));

/** A criterion. Its weight is relative to those of the others. */
export const Criterion = z.object({
  id: CriterionId,
  name: requiredText(scoreLimits.criterionCharacters),
  /** The meaning of low and high scores. */
  guidance: z.optional(z.nullable(text(scoreLimits.guidanceCharacters))),
  weight: z.int().check(z.gte(1), z.lte(scoreLimits.criterionWeightMost)),
});
export type Criterion = z.infer<typeof Criterion>;

const isTold = (words: readonly string[]): boolean => new Set(words).size === words.length;

/** The editable card: criteria in order, and a scale from 1 to this. */
export const ScorecardDraft = z.object({
  scale: z.int().check(z.gte(scoreLimits.scaleLeast), z.lte(scoreLimits.scaleMost)),
  criteria: z.array(Criterion).check(
    z.minLength(1),
    z.maxLength(scoreLimits.criteriaMost),
    z.refine((all) => isTold(all.map(({ id }) => id)), 'Two criteria have the same id.'),
    z.refine(
      (all) => isTold(all.map(({ name }) => name.toLowerCase())),
      'Two criteria have the same name.',
    ),
  ),
});
export type ScorecardDraft = z.infer<typeof ScorecardDraft>;

const scorecardSources = ['opportunity', 'corporation', 'default'] as const;

/** The card in force, and its owner. `version` is null for the default card. */
export const Scorecard = z.extend(ScorecardDraft, {
  source: z.enum(scorecardSources),
  version: z.nullable(z.int()),
});
export type Scorecard = z.infer<typeof Scorecard>;

/** Used where no card is set, so that scoring works at once. */
export const defaultScorecard: Scorecard = {
  source: 'default',
  version: null,
  scale: 5,
  criteria: [
    {
      id: 'fit',
      name: 'Fit to the need',
      weight: 3,
      guidance: 'Low: solves another problem. High: answers the brief as it was written.',
    },
    {
      id: 'maturity',
      name: 'Maturity',
      weight: 2,
      guidance: 'Low: an idea or a slide. High: at work at a customer, with figures to show.',
    },
    {
      id: 'team',
      name: 'Team',
      weight: 2,
      guidance: 'Low: the people to build it are missing. High: they have done it before.',
    },
    {
      id: 'pilot',
      name: 'Pilot readiness',
      weight: 1,
      guidance: 'Low: months, and a line has to stop. High: can be tried next week.',
    },
  ],
};

/** A new criterion's id, distinct from the others. */
export function criterionIdFor(name: string, taken: readonly string[]): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-+|-+$/gu, '')
    .slice(0, 30);
  const base = plain === '' ? 'criterion' : plain;
  for (let count = 1; ; count += 1) {
    const id = count === 1 ? base : `${base}-${count}`;
    if (!taken.includes(id)) return id;
  }
}
