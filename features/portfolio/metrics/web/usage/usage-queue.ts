import { v7 } from 'uuid';
import { metricsLimits } from '#features/portfolio/metrics/domain/limits.ts';
import { record, UsageEvent } from '#features/portfolio/metrics/domain/usage-endpoints.ts';
import { ownerOf } from '#core/web/transport/token-owner.ts';
import { tokens } from '#core/web/transport/token.ts';
import { buildUrl } from '#core/web/transport/url.ts';
import { removeStoredEvents, storedEvents, storeEvents } from './stored-events.ts';
import { wantsPrivacy } from './wants-privacy.ts';

type Distributed<Event> = Event extends UsageEvent
  ? Omit<Event, 'id' | 'at' | 'corporationId'>
  : never;
export type NewUsageEvent = Distributed<UsageEvent>;

export interface UsageQueue {
  /** The corporation whose things are looked at from now on; undefined: those of all. */
  workFor(corporationId: string | undefined): void;
  /** What has happened just now. What the contract does not know is left out. */
  tell(event: NewUsageEvent): void;
  /** Takes what an earlier visit of this person could not send. */
  resume(): void;
  send(): Promise<void>;
  /** The page may be gone at once: stores everything, and sends what may outlive it. */
  leave(): Promise<void>;
}

const encoder = new TextEncoder();
const bytesOf = (event: UsageEvent): number => encoder.encode(JSON.stringify(event)).length + 1;
/** Of a batch, beside its events. */
const frameBytes = 100;
/** Sent again, these would be refused again. */
const refusedForGood: readonly number[] = [400, 413, 422];

/** Events of one person that wait to be sent, oldest first; never sent as anybody else. */
export function openUsageQueue(uid: string): UsageQueue {
  let waiting: UsageEvent[] = [];
  let corporationId: string | undefined;
  const underWay = new Set<string>();

  function batchOf(most: number): UsageEvent[] {
    let bytes = frameBytes;
    const free = waiting.filter(({ id }) => !underWay.has(id));
    const end = free.findIndex((event) => (bytes += bytesOf(event)) > most);
    return free.slice(0, end < 0 ? free.length : end).slice(0, metricsLimits.eventsPerBatch);
  }

  async function post(events: readonly UsageEvent[], token: string | null, keepalive: boolean) {
    if (token === null || ownerOf(token) !== uid) return;
    const ids = new Set(events.map(({ id }) => id));
    for (const id of ids) underWay.add(id);
    try {
      const reply = await fetch(buildUrl(record.path), {
        method: record.method,
        keepalive,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ sentAt: new Date().toISOString(), events }),
      });
      if (!reply.ok && !refusedForGood.includes(reply.status)) return;
      waiting = waiting.filter(({ id }) => !ids.has(id));
      removeStoredEvents(uid, ids);
    } catch {
      // They wait for the next time.
    } finally {
      for (const id of ids) underWay.delete(id);
    }
  }

  const queue: UsageQueue = {
    workFor(id) {
      corporationId = id;
    },
    tell(item) {
      if (wantsPrivacy()) return;
      const event = { ...item, id: v7(), at: new Date().toISOString(), corporationId };
      const { data } = UsageEvent.safeParse(event);
      if (data === undefined) return;
      waiting = [...waiting, data].slice(-metricsLimits.eventsKept);
      const bytes = waiting.reduce((sum, one) => sum + bytesOf(one), 0);
      if (bytes >= metricsLimits.batchBytes && underWay.size === 0) void queue.send();
    },
    resume() {
      const ids = new Set(waiting.map(({ id }) => id));
      waiting = [...storedEvents(uid).filter(({ id }) => !ids.has(id)), ...waiting];
    },
    async send() {
      const events = batchOf(metricsLimits.batchBytes);
      if (events.length === 0 || !navigator.onLine) return;
      await post(events, await tokens.take().catch(() => null), false);
    },
    async leave() {
      storeEvents(uid, waiting);
      const events = batchOf(metricsLimits.leavingBytes);
      // There is no time to ask for a token.
      if (events.length > 0) await post(events, tokens.cached, true);
    },
  };
  return queue;
}
