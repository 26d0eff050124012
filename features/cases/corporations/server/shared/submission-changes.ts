import type { Queryable } from '#core/platform/database/open.ts';
import { serviceKey } from '#core/server/services.ts';
import type { Question } from '#features/cases/corporations/domain/public-page.ts';

export interface Relocation {
  readonly from: string;
  readonly to: string;
  /** They join those that are in `to`, at its end. Otherwise the stage has got another name. */
  readonly isMerge: boolean;
}

export interface Relocated {
  readonly from: string;
}

/** What happens to submissions when their corporation changes its settings. */
export interface SubmissionChanges {
  /**
   * Gives submissions of renamed and removed stages their new stage. The caller holds the lock
   * (`lockStagesForChange`). Returns an entry for each submission.
   */
  relocateStages(
    db: Queryable,
    corporationId: string,
    relocations: readonly Relocation[],
    actor: { readonly actorId: string; readonly actor: string },
  ): Promise<readonly Relocated[]>;
  /** Gives the answers to these questions their present wording. The caller holds their lock. */
  updateWordings(
    db: Queryable,
    corporationId: string,
    questions: readonly Question[],
  ): Promise<void>;
}

export const submissionChangesService = serviceKey<SubmissionChanges>('changes of submissions');
