import { v7 } from 'uuid';
import { metricsLimits } from '#features/metrics/domain/limits.ts';
import { record, type UsageEvent } from '#features/metrics/domain/usage-endpoints.ts';
import { tokens } from '#core/web/transport/token.ts';
import { buildUrl } from '#core/web/transport/url.ts';

/** What `fetch` takes with `keepalive` is 64 kB; an event has 400 bytes at most. */
const eventsAtOnce = 100;

type Told = Omit<UsageEvent, 'id' | 'at'>;

/** Who asked not to be followed is not: Do Not Track, and Global Privacy Control. */
const wantsPrivacy = (): boolean =>
  navigator.doNotTrack === '1' ||
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** Events that wait to be sent. They belong to the person who was signed in when they happened. */
export function openUsageQueue() {
  let waiting: UsageEvent[] = [];
  let person = tokens.person;

  function keep(told: Told): void {
    if (wantsPrivacy()) return;
    if (person !== tokens.person) waiting = [];
    person = tokens.person;
    waiting.push({ ...told, id: v7(), at: new Date().toISOString() });
    waiting = waiting.slice(-metricsLimits.eventsPerBatch);
  }

  /** The oldest first. What could not be sent waits for the next time. */
  async function send(): Promise<void> {
    if (waiting.length === 0 || !navigator.onLine || person !== tokens.person) return;
    const events = waiting.splice(0, eventsAtOnce);
    try {
      const token = await tokens.take();
      if (token === null || person !== tokens.person) return;
      const reply = await fetch(buildUrl(record.path), {
        method: record.method,
        keepalive: true,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ sentAt: new Date().toISOString(), events }),
      });
      if (reply.status >= 500) waiting = [...events, ...waiting];
    } catch {
      waiting = [...events, ...waiting];
    }
  }

  return { keep, send };
}
