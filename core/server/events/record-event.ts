import type { EventKind } from '#core/domain/events/events.ts';
import { topicOf } from '#core/domain/live/live.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { auditEntries } from '#core/server/tables/records.ts';
import { publishLiveChange } from './publish-event.ts';

/**
 * Writes down what happened, in the transaction in which it happens; whoever listens to the
 * opportunity, or to the collection, hears of it once that holds.
 */
export async function recordEvent(
  db: Queryable,
  event: {
    kind: EventKind;
    /** Null: the system itself, or somebody without an account. */
    actorId: string | null;
    subject: string;
    subjectId: string;
    /** Where it belongs to one: its activity shows the entry. */
    opportunityId?: string;
    details?: Record<string, unknown>;
  },
): Promise<void> {
  await db.insert(auditEntries).values(event);
  const { subject, subjectId, opportunityId } = event;
  if (opportunityId !== undefined)
    await publishLiveChange(db, event, topicOf('opportunity', opportunityId));
  else if (subject === 'collection')
    await publishLiveChange(db, event, topicOf(subject, subjectId));
}
