import type { SQL } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import type { Question } from '#features/cases/corporations/domain/question.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { ServerSlots } from '#core/server/feature.ts';

/** What is known of an opportunity's submissions, in SQL on its row, and what happens to them. */
export interface OpportunitySubmissions {
  /** How many stand in each stage, as JSON. */
  readonly countsByStage: SQL<Record<string, number>>;
  /** Their ids as JSON, the newest first. */
  readonly ids: SQL<string[]>;
  /** Also none that was withdrawn: `numSubmissions` does not count those. */
  readonly hasNone: SQL<boolean>;
  /** The opportunities in whose submissions something waits for the reader. */
  waitingFor(db: Queryable, viewer: Viewer): Promise<readonly string[]>;
  /**
   * Gives the answers to these questions their present wording and labels. The caller holds the lock
   * of the questions.
   */
  updateWordings(
    db: Queryable,
    opportunityId: string,
    questions: readonly Question[],
  ): Promise<void>;
  /** The scorecard that an opportunity has of its own, and giving one to a new opportunity. */
  readonly ownScorecard: {
    find(db: Queryable, opportunityId: string): Promise<OwnScorecard | null>;
    give(
      db: Queryable,
      place: { readonly corporationId: string; readonly opportunityId: string },
      card: OwnScorecard,
    ): Promise<void>;
  };
}

/** A scorecard as it is stored, for who only copies it. */
export interface OwnScorecard {
  readonly scale: number;
  readonly criteria: readonly unknown[];
}

declare module '#core/server/feature.ts' {
  interface ServerSlots {
    /** What it knows of the submissions of an opportunity. */
    readonly opportunitySubmissions?: OpportunitySubmissions;
  }
}

/** What a feature brings. @throws where none does: found at start */
export function opportunitySubmissionsOf(features: readonly ServerSlots[]): OpportunitySubmissions {
  const [slot] = features.flatMap(({ opportunitySubmissions }) => opportunitySubmissions ?? []);
  if (slot === undefined)
    throw new Error('No feature provides what opportunities show of submissions.');
  return slot;
}
