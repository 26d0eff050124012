import { opportunityEvents } from '#features/cases/opportunities/domain/events.ts';
import { linkToOpportunity } from '#features/cases/opportunities/domain/links.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { emit } from '#core/server/events/emit.ts';

/** The URL of an opportunity that has none of its own: its page here. */
export const opportunityUrl = (publicUrl: string, id: string): string =>
  `${publicUrl}${linkToOpportunity(id)}`;

/** Emits that an opportunity was created or updated by an import. */
export const emitImported = (
  db: Queryable,
  imported: {
    readonly opportunityId: string;
    readonly actorId: string | null;
    readonly source: string;
    readonly externalId: string;
  },
): Promise<void> => emit(db, opportunityEvents['opportunity.imported'], imported);
