import * as z from 'zod/mini';
import { AvatarPerson } from '#core/domain/live/live.ts';

const PresenceSnapshot = z.object({
  faces: z.array(AvatarPerson),
  /** How many more there are than fit in. */
  more: z.int(),
});
export type PresenceSnapshot = z.infer<typeof PresenceSnapshot>;

/** What one node says to all others; nothing but who it is: that it lives. */
export const PresenceMessage = z.object({
  node: z.string(),
  /** All who are on these topics through this node, in place of what it said of them before. */
  here: z.optional(z.record(z.string(), PresenceSnapshot)),
  /** This node is to say everything again; empty: all nodes are. */
  asks: z.optional(z.string()),
  /** It stops, and nobody is there through it any more. */
  ends: z.optional(z.boolean()),
});
export type PresenceMessage = z.infer<typeof PresenceMessage>;

/** What was said; null when a node of another version says what nobody here understands. */
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

/** As many as fit, the first by name; the rest is counted. */
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

/** Several crowds as few messages, none of them larger than it may be. */
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
