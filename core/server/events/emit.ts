import { inArray } from 'drizzle-orm';
import type { DeclaredEvent, EmissionOf } from '#core/domain/events/events.ts';
import type { NotificationSubject } from '#core/domain/events/notification-entry.ts';
import { topicOf, type LiveChange } from '#core/domain/live/live.ts';
import {
  notifyAfterCommit,
  writeAndNotify,
  type OutboxMessage,
} from '#core/platform/database/notify-after-commit.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { auditEntries } from '#core/server/tables/records.ts';
import { users } from '#core/server/tables/users.ts';
import { liveChannels } from './channels.ts';
import type { EventWithEffects, Recipients } from './effects.ts';
import { insertNotifications } from './notifications.ts';
import { currentOrigin } from './origin.ts';

type OneOrMore<Emission> = Emission | readonly Emission[];

/** An event without effects beside its declaration. */
type PlainEvent = DeclaredEvent & {
  readonly notifies?: undefined;
  readonly changesOwn?: undefined;
};

/** An emission, with its type erased. */
type Given = Readonly<Record<string, unknown>> & { readonly actorId?: string | null };

interface Effects {
  readonly notifies?: (
    db: Queryable,
    happened: readonly Given[],
  ) => Promise<Readonly<Record<string, Recipients | null>>>;
  readonly changesOwnOf?: (happened: Given) => readonly string[];
}

const text = (fields: Given, name: string): string => String(fields[name]);

const subjectOf = ({ subject }: DeclaredEvent, fields: Given): NotificationSubject => ({
  subject,
  subjectId: text(fields, `${subject}Id`),
});

function entryOf({ kind, subject, live, details }: DeclaredEvent, fields: Given) {
  const recorded = Object.keys(details?.shape ?? {}).flatMap((name) =>
    fields[name] === undefined ? [] : [[name, fields[name]] as const],
  );
  const origin = currentOrigin();
  return {
    ...(origin && { address: origin.address, device: origin.device }),
    kind,
    subject,
    subjectId: text(fields, `${subject}Id`),
    actorId: fields.actorId ?? null,
    opportunityId: live === 'opportunity' ? text(fields, 'opportunityId') : null,
    details: recorded.length === 0 ? null : Object.fromEntries(recorded),
  };
}

function messageOf({ kind, subject, live }: DeclaredEvent, fields: Given): OutboxMessage[] {
  if (live === undefined) return [];
  const subjectId = text(fields, `${subject}Id`);
  if (live === 'import') {
    const payload = JSON.stringify({ kind: live, id: subjectId, ownerId: fields['ownerId'] });
    return [{ channel: liveChannels.imports, payload }];
  }
  if (live === 'own' || live === 'notifications') {
    return [{ channel: liveChannels[live], payload: subjectId }];
  }
  const happened: LiveChange = {
    kind,
    subject,
    subjectId,
    topic: topicOf(live, text(fields, `${live}Id`)),
  };
  return [{ channel: liveChannels.topics, payload: JSON.stringify(happened) }];
}

async function ownMessages(db: Queryable, authIds: readonly string[]): Promise<OutboxMessage[]> {
  if (authIds.length === 0) return [];
  const people = await db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.authId, [...new Set(authIds)]));
  return people.map(({ id }) => ({ channel: liveChannels.own, payload: id }));
}

/**
 * Emits an event in the transaction of the change. Writes its history, notifications and stream
 * messages, as declared. Emit several subjects together: one notification may cover them all.
 */
export async function emit<Event extends PlainEvent>(
  db: Queryable,
  event: Event,
  happened: OneOrMore<EmissionOf<Event>>,
): Promise<void>;
export async function emit<Event extends DeclaredEvent, Emission>(
  db: Queryable,
  event: EventWithEffects<Event, Emission>,
  happened: OneOrMore<Emission>,
): Promise<void>;
export async function emit(
  db: Queryable,
  emitted: DeclaredEvent | { readonly event: DeclaredEvent; readonly effects: unknown },
  happened: unknown,
): Promise<void> {
  const event = 'event' in emitted ? emitted.event : emitted;
  const effects = ('event' in emitted ? emitted.effects : {}) as Effects;
  const all = [happened].flat() as Given[];
  const [first] = all;
  if (first === undefined) return;

  const messages = all.flatMap((fields) => messageOf(event, fields));
  const own = all.flatMap((fields) => effects.changesOwnOf?.(fields) ?? []);
  messages.push(...(await ownMessages(db, own)));

  const notified = (await effects.notifies?.(db, all)) ?? {};
  for (const [kind, recipients] of Object.entries(notified)) {
    const entry = event.notifies?.[kind];
    if (!entry || !recipients) continue;
    const recipientIds = await insertNotifications(
      db,
      { kind, entry, of: subjectOf(event, first), ...recipients },
      first.actorId,
    );
    const { notifications: channel } = liveChannels;
    messages.push(...recipientIds.map((userId) => ({ channel, payload: userId })));
  }
  if (event.history === undefined) return notifyAfterCommit(db, ...messages);
  const entries = db.insert(auditEntries).values(all.map((fields) => entryOf(event, fields)));
  await writeAndNotify(db, entries, messages);
}
