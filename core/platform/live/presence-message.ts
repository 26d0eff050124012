import * as z from 'zod/mini';
import { AvatarPerson } from '#core/domain/live/live.ts';

const PresenceSnapshot = z.object({
  faces: z.array(AvatarPerson),
  /** The number of people beyond those listed. */
  more: z.int(),
});
export type PresenceSnapshot = z.infer<typeof PresenceSnapshot>;

/** A presence message of one node to all others. Without optional fields: a heartbeat. */
export const PresenceMessage = z.object({
  node: z.string(),
  /** A snapshot per topic of everybody present through this node; replaces the previous one. */
  here: z.optional(z.record(z.string(), PresenceSnapshot)),
  /** Asks this node to send all its snapshots; empty: all nodes. */
  asks: z.optional(z.string()),
  /** The node stops: nobody is present through it any more. */
  ends: z.optional(z.boolean()),
});
export type PresenceMessage = z.infer<typeof PresenceMessage>;

/** Parses a message; null for one of an incompatible version. */
export function parsePresenceMessage(payload: string): PresenceMessage | null {
  try {
    const parsed = z.safeParse(PresenceMessage, JSON.parse(payload));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

const { compare } = new Intl.Collator('en');
export const byName = (one: AvatarPerson, other: AvatarPerson): number =>
  compare(one.name, other.name) || (one.id < other.id ? -1 : 1);

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value)) + 1;

/** As many people as fit, by name; the rest is counted. */
export function presenceSnapshotOf(
  faces: readonly AvatarPerson[],
  mostBytes: number,
): PresenceSnapshot {
  const fitting: AvatarPerson[] = [];
  let bytes = 0;
  for (const face of faces.toSorted(byName)) {
    bytes += bytesOf(face);
    if (bytes > mostBytes) break;
    fitting.push(face);
  }
  return { faces: fitting, more: faces.length - fitting.length };
}

/** Packs snapshots of several topics into few messages of bounded size. */
export function splitIntoMessages(
  snapshots: ReadonlyMap<string, PresenceSnapshot>,
  mostBytes: number,
): Record<string, PresenceSnapshot>[] {
  const parcels: Record<string, PresenceSnapshot>[] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const [topic, snapshot] of snapshots) {
    const size = bytesOf(topic) + bytesOf(snapshot);
    if (bytes + size > mostBytes) {
      parcels.push({});
      bytes = 0;
    }
    bytes += size;
    const parcel = parcels.at(-1);
    if (parcel) parcel[topic] = snapshot;
  }
  return parcels;
}
