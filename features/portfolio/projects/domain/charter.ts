import * as z from 'zod/mini';
import { limits } from '#core/domain/limits.ts';
import { refuse, type Refusal } from '#core/domain/refusals.ts';
import { Id, Instant, requiredText, text, Uuid } from '#core/domain/schemas.ts';
import { projectLimits } from './limits.ts';
import { DateMoves, Day, EnteredDay } from './project-parts.ts';
import type { ProjectPhase } from './project.ts';
import { projectRefusals } from './refusals.ts';

/** What a decision on a pilot can be; an extension is not an outcome. */
const charterOutcomes = ['scale', 'stop'] as const;
export const CharterOutcome = z.enum(charterOutcomes);
export type CharterOutcome = z.infer<typeof CharterOutcome>;

/** The phase that follows from a decision. */
export const phaseAfter: Readonly<Record<CharterOutcome, ProjectPhase>> = {
  scale: 'Rollout',
  stop: 'Closed',
};

export const Criterion = z.object({
  id: Id,
  name: z.string(),
  target: z.string(),
  unit: z.nullable(z.string()),
  source: z.nullable(z.string()),
  result: z.nullable(z.string()),
  /** Null: not yet judged. */
  isMet: z.nullable(z.boolean()),
});
export type Criterion = z.infer<typeof Criterion>;

/** What a pilot has to show, by when it is decided, and who answers for it on both sides. */
export const PilotCharter = z.object({
  criteria: z.array(Criterion),
  decisionDate: Day,
  owner: z.nullable(z.object({ id: Id, name: z.string() })),
  companyOwner: z.nullable(z.string()),
  /** The decision date before its one extension. */
  extendedFrom: z.nullable(Day),
  extensionReason: z.nullable(z.string()),
  outcome: z.nullable(CharterOutcome),
  outcomeReason: z.nullable(z.string()),
  decidedAt: z.nullable(Instant),
  decidedBy: z.nullable(z.object({ id: Id, name: z.string() })),
  dateMoves: DateMoves,
  version: z.int(),
});
export type PilotCharter = z.infer<typeof PilotCharter>;

const optionalText = (most: number) => z._default(z.nullable(text(most)), null);

/** A charter as it is written. Criteria that were there before keep their id and their result. */
export const CharterDraft = z.object({
  criteria: z
    .array(
      z.object({
        id: z.optional(Uuid),
        name: requiredText(projectLimits.criterionCharacters),
        target: requiredText(projectLimits.criterionCharacters),
        unit: optionalText(projectLimits.unitCharacters),
        source: optionalText(projectLimits.criterionCharacters),
      }),
    )
    .check(z.minLength(1), z.maxLength(projectLimits.criteriaMost)),
  decisionDate: EnteredDay,
  ownerId: Uuid,
  companyOwner: requiredText(limits.nameCharacters),
  /** The version it was based on; 0 for the first one. */
  version: z.int(),
});
export type CharterDraft = z.infer<typeof CharterDraft>;

type Decidable = Pick<PilotCharter, 'outcome' | 'decisionDate' | 'extendedFrom'>;

const refusalIfDecided = ({ outcome }: Decidable): Refusal | null =>
  outcome === null ? null : refuse(projectRefusals['project.pilotDecided'], { outcome });

/** Why a charter may not be changed like this, or null. */
export function refusalOfCharter(
  current: Decidable | null,
  next: { readonly decisionDate: string },
  hasBegun: boolean,
): Refusal | null {
  if (current === null) return null;
  const decided = refusalIfDecided(current);
  if (decided) return decided;
  return hasBegun && next.decisionDate !== current.decisionDate
    ? refuse(projectRefusals['project.extendOnly'])
    : null;
}

/** Why a pilot may not be decided now, or null. */
export const refusalOfDecision = (charter: Decidable, phase: ProjectPhase): Refusal | null =>
  refusalIfDecided(charter) ??
  (phase === 'Pilot' ? null : refuse(projectRefusals['project.notInPilot']));

/** Why a pilot may not be extended until this day, or null. It is extended at most once. */
export function refusalOfExtension(
  charter: Decidable,
  phase: ProjectPhase,
  until: string,
): Refusal | null {
  const refused = refusalOfDecision(charter, phase);
  if (refused) return refused;
  if (charter.extendedFrom !== null) {
    return refuse(projectRefusals['project.extendedAlready'], { date: charter.decisionDate });
  }
  return until <= charter.decisionDate
    ? refuse(projectRefusals['project.extensionTooEarly'], { date: charter.decisionDate })
    : null;
}

/** Whether the page asks for a decision: from the decision date on, until there is one. */
export const isDecisionDue = (charter: Decidable, phase: ProjectPhase, today: string): boolean =>
  charter.outcome === null && phase === 'Pilot' && charter.decisionDate <= today;
