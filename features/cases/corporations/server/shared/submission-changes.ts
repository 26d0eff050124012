import type { Queryable } from '#core/platform/database/open.ts';
import { serviceKey } from '#core/server/services.ts';

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
}

export const submissionChangesService = serviceKey<SubmissionChanges>('changes of submissions');
