import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { EventCatalogue } from '#core/domain/events/events.ts';
import { isUuid } from '#core/domain/schemas.ts';
import { uuidArray } from '#core/platform/database/array-parameters.ts';
import type { Database, Queryable } from '#core/platform/database/open.ts';
import { auditEntries } from '#core/server/tables/records.ts';
import { users } from '#core/server/tables/users.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { projects } from '#features/portfolio/projects/server/tables.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';
import { webhookAudienceOf } from '#features/operations/webhooks/domain/event-audience.ts';
import { webhookLimits } from '#features/operations/webhooks/domain/limits.ts';
import { bodyOf, type EventEntryRow } from './event-body.ts';
import { webhookDeliveries, webhookOutbox, webhooks } from './tables.ts';

interface DistributeParts {
  readonly db: Database;
  readonly catalogue: EventCatalogue;
  readonly publicUrl: string;
}

const subjectIs = (subject: string, id: unknown) =>
  sql`${auditEntries.subject} = ${subject} and ${id}::text = ${auditEntries.subjectId}`;

/** The corporation that an entry is of; null: of none. */
const corporationId = sql<string | null>`case
  when ${auditEntries.opportunityId} is not null then ${opportunities.corporationId}::text
  when ${auditEntries.subject} = 'project' then ${projects.corporationId}::text
  when ${auditEntries.subject} = 'corporation' then ${auditEntries.subjectId}
  else ${auditEntries.details} ->> 'corporationId' end`;

const entriesOf = (db: Queryable, ids: readonly string[]) =>
  db
    .select({
      id: auditEntries.id,
      at: auditEntries.at,
      kind: auditEntries.kind,
      subject: auditEntries.subject,
      subjectId: auditEntries.subjectId,
      opportunityId: auditEntries.opportunityId,
      corporationId,
      actorId: auditEntries.actorId,
      actorName: sql<string | null>`concat_ws(' ', ${users.firstName}, ${users.lastName})`,
      title: submissions.title,
      details: auditEntries.details,
    })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .leftJoin(opportunities, eq(opportunities.id, auditEntries.opportunityId))
    .leftJoin(projects, subjectIs('project', projects.id))
    .leftJoin(submissions, subjectIs('submission', submissions.id))
    .where(inArray(auditEntries.id, [...ids]))
    .orderBy(asc(auditEntries.at), asc(auditEntries.id));

async function namesOf(db: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const people = await db
    .select({
      id: users.id,
      name: sql<string>`concat_ws(' ', ${users.firstName}, ${users.lastName})`,
    })
    .from(users)
    .where(sql`${users.id} = any(${uuidArray(ids.filter(isUuid))})`);
  return new Map(people.map(({ id, name }) => [id, name]));
}

/** Webhooks that any of these kinds may concern. */
const webhooksFor = (db: Queryable) =>
  db
    .select({ id: webhooks.id, corporationId: webhooks.corporationId, kinds: webhooks.kinds })
    .from(webhooks)
    .where(eq(webhooks.isOn, true));

type Candidate = Awaited<ReturnType<typeof webhooksFor>>[number];

/** Whether a webhook asked for an event and its corporation may see it. */
function isFor(
  { corporationId: own, kinds }: Candidate,
  row: EventEntryRow,
  audience: 'corporation' | 'foundry',
): boolean {
  if (!kinds.includes(row.kind)) return false;
  return own === null || (audience === 'corporation' && own === row.corporationId);
}

async function deliveriesFor(tx: Queryable, parts: DistributeParts, ids: readonly string[]) {
  const { catalogue, publicUrl } = parts;
  const rows = await entriesOf(tx, ids);
  const personOf = (row: (typeof rows)[number]) => {
    const id = row.details?.[catalogue.events.get(row.kind)?.person ?? ''];
    return typeof id === 'string' ? id : null;
  };
  const names = await namesOf(
    tx,
    rows.flatMap((row) => personOf(row) ?? []),
  );
  const candidates = await webhooksFor(tx);
  return rows.flatMap((entry) => {
    const event = catalogue.events.get(entry.kind);
    const audience = event && webhookAudienceOf(event);
    if (!event || !audience) return [];
    const row = { ...entry, person: names.get(personOf(entry) ?? '') ?? null };
    const wanting = candidates.filter((one) => isFor(one, row, audience));
    if (wanting.length === 0) return [];
    const body = bodyOf(event, row, publicUrl);
    return wanting.map(({ id: webhookId }) => ({
      webhookId,
      entryId: row.id,
      kind: row.kind,
      body,
    }));
  });
}

/** Turns events into deliveries, in order; true when there may be more. Safe on several nodes. */
export function distributeEvents(parts: DistributeParts): Promise<boolean> {
  return parts.db.transaction(async (tx) => {
    const taken = await tx
      .select()
      .from(webhookOutbox)
      .orderBy(asc(webhookOutbox.seq))
      .limit(webhookLimits.eventsAtOnce)
      .for('update', { skipLocked: true });
    if (taken.length === 0) return false;
    const ids = taken.map(({ entryId }) => entryId);
    const made = await deliveriesFor(tx, parts, ids);
    if (made.length > 0) {
      await tx
        .insert(webhookDeliveries)
        .values(made.map((delivery) => ({ ...delivery, nextAttemptAt: sql`now()` })))
        .onConflictDoNothing();
    }
    await tx.delete(webhookOutbox).where(
      and(
        inArray(
          webhookOutbox.seq,
          taken.map(({ seq }) => seq),
        ),
      ),
    );
    return taken.length === webhookLimits.eventsAtOnce;
  });
}
