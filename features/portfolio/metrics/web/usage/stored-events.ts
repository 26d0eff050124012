import * as z from 'zod/mini';
import { metricsLimits } from '#features/portfolio/metrics/domain/limits.ts';
import { UsageEvent } from '#features/portfolio/metrics/domain/usage-endpoints.ts';
import { day } from '#core/domain/units.ts';
import {
  readLocalStorage,
  removeFromLocalStorage,
  writeLocalStorage,
} from '#core/web/session/local-storage.ts';

/** Of one person: whoever else signs in here neither sends nor reads them. */
const keyOf = (uid: string) => `outrider.usage.${uid}`;
const Stored = z.array(z.unknown());

/** Later, the server would not believe when they happened. */
const isRecent = ({ at }: UsageEvent): boolean =>
  Date.now() - Date.parse(at) < metricsLimits.lateDays * day;

function parsed(text: string | null): readonly unknown[] {
  try {
    return Stored.parse(JSON.parse(text ?? '[]'));
  } catch {
    return [];
  }
}

/** Events of earlier visits, oldest first. */
export const storedEvents = (uid: string): UsageEvent[] =>
  parsed(readLocalStorage(keyOf(uid)))
    .flatMap((one) => UsageEvent.safeParse(one).data ?? [])
    .filter(isRecent);

function write(uid: string, events: readonly UsageEvent[]): void {
  if (events.length === 0) removeFromLocalStorage(keyOf(uid));
  else writeLocalStorage(keyOf(uid), JSON.stringify(events.slice(-metricsLimits.eventsKept)));
}

/** Adds to what other windows have stored. */
export function storeEvents(uid: string, events: readonly UsageEvent[]): void {
  if (events.length === 0) return;
  const byId = new Map([...storedEvents(uid), ...events].map((one) => [one.id, one]));
  write(uid, [...byId.values()]);
}

export function removeStoredEvents(uid: string, ids: ReadonlySet<string>): void {
  const stored = storedEvents(uid);
  if (stored.length > 0) {
    write(
      uid,
      stored.filter(({ id }) => !ids.has(id)),
    );
  }
}
