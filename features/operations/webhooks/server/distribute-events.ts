import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { DeclaredEvent, EventCatalogue, EventKind } from '#core/domain/events/events.ts';
import { isUuid } from '#core/domain/schemas.ts';
import { uuidArray } from '#core/platform/database/array-parameters.ts';
import type { Database, Queryable } from '#core/platform/database/open.ts';
import { auditEntries } from '#core/server/tables/records.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { users } from '#core/server/tables/users.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { projects } from '#features/portfolio/projects/server/tables.ts';
import { published } from '#features/cases/public-pages/server/shared/published.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';
import {
  webhookAudienceOf,
  type WebhookAudience,
} from '#features/operations/webhooks/domain/event-audience.ts';
import { webhookLimits } from '#features/operations/webhooks/domain/limits.ts';
import type { WebhookTarget } from '#features/operations/webhooks/domain/webhook.ts';
import { cardBody } from './channel-card.ts';
import { bodyOf, cardOf, type EventEntryRow } from './event-body.ts';
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
      publicOpportunity: sql<string | null>`case when ${published} then ${opportunities.name} end`,
      details: auditEntries.details,
    })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .leftJoin(opportunities, eq(opportunities.id, auditEntries.opportunityId))
    .leftJoin(corporations, eq(corporations.id, opportunities.corporationId))
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
    .select({
      id: webhooks.id,
      target: webhooks.target,
      corporationId: webhooks.corporationId,
      kinds: webhooks.kinds,
    })
    .from(webhooks)
    .where(eq(webhooks.isOn, true));

type Candidate = Awaited<ReturnType<typeof webhooksFor>>[number];

/** Whether a webhook asked for an event and its corporation may see it. */
function isFor(
  { corporationId: own, kinds }: Candidate,
  row: EventEntryRow,
  audience: WebhookAudience,
): boolean {
  if (!kinds.includes(row.kind)) return false;
  return own === null || (audience === 'corporation' && own === row.corporationId);
}

/** An entry that may be sent, with its event. */
interface Sendable {
  readonly row: EventEntryRow;
  readonly event: DeclaredEvent;
  readonly audience: WebhookAudience;
}

async function loadSendable(
  tx: Queryable,
  { events }: EventCatalogue,
  ids: readonly string[],
): Promise<Sendable[]> {
  const rows = await entriesOf(tx, ids);
  const personOf = (row: (typeof rows)[number]) => {
    const id = row.details?.[events.get(row.kind)?.person ?? ''];
    return typeof id === 'string' ? id : null;
  };
  const names = await namesOf(
    tx,
    rows.flatMap((row) => personOf(row) ?? []),
  );
  return rows.flatMap((entry) => {
    const event = events.get(entry.kind);
    const audience = event && webhookAudienceOf(event);
    if (!event || !audience) return [];
    return [
      { event, audience, row: { ...entry, person: names.get(personOf(entry) ?? '') ?? null } },
    ];
  });
}

/** Each event for another system; for a channel, one card of those alike, so that it is not flooded. */
function bodiesFor(
  target: WebhookTarget,
  events: readonly Sendable[],
  publicUrl: string,
): { entryId: string; kind: EventKind; body: string }[] {
  if (target === 'system') {
    return events.map(({ event, row }) => ({
      entryId: row.id,
      kind: row.kind,
      body: bodyOf(event, row, publicUrl),
    }));
  }
  const alike = Map.groupBy(events, ({ row }) =>
    [row.kind, row.opportunityId ?? row.subjectId].join(' '),
  );
  return [...alike.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const { event, row } = first;
    const card = cardOf(event, [row, ...others.map((other) => other.row)], publicUrl);
    return [{ entryId: row.id, kind: row.kind, body: cardBody(target, card) }];
  });
}

async function deliveriesFor(tx: Queryable, parts: DistributeParts, ids: readonly string[]) {
  const sendable = await loadSendable(tx, parts.catalogue, ids);
  const candidates = await webhooksFor(tx);
  return candidates.flatMap((candidate) => {
    const events = sendable.filter(({ row, audience }) => isFor(candidate, row, audience));
    return bodiesFor(candidate.target, events, parts.publicUrl).map((delivery) => ({
      webhookId: candidate.id,
      ...delivery,
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
