import type { DecisionMail } from '#features/cases/corporations/domain/mail-slots.ts';
import type { Movable } from '#features/cases/submissions/server/move-submissions.ts';
import type {
  ShownStage,
  StoppedMail,
} from '#features/cases/submissions/server/shared/scheduled-mails.ts';

/** Submissions that were decided on, as they were before. */
export interface Decided {
  readonly submissions: readonly Movable[];
  /** Mails about a move before, by submission. */
  readonly stopped: ReadonlyMap<string, StoppedMail>;
  /** Null: no mail is sent. */
  readonly mail: DecisionMail | null;
}

/** What the submitter has seen so far. */
export const stageShownOf = (
  { id, stage, stageSince }: Movable,
  { stopped }: Decided,
): ShownStage => stopped.get(id)?.shown ?? { stage, stageSince };
