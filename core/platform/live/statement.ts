import * as z from 'zod/mini';
import { Face } from '#core/domain/live/live.ts';

const Crowd = z.object({
  faces: z.array(Face),
  /** How many more there are than fit in. */
  more: z.int(),
});
export type Crowd = z.infer<typeof Crowd>;

/** What one node says to all others; nothing but who it is: that it lives. */
export const Statement = z.object({
  node: z.string(),
  /** All who are on these topics through this node, in place of what it said of them before. */
  here: z.optional(z.record(z.string(), Crowd)),
  /** This node is to say everything again; empty: all nodes are. */
  asks: z.optional(z.string()),
  /** It stops, and nobody is there through it any more. */
  ends: z.optional(z.boolean()),
});
export type Statement = z.infer<typeof Statement>;

/** What was said; null when a node of another version says what nobody here understands. */
export function statementIn(payload: string): Statement | null {
  try {
    const parsed = z.safeParse(Statement, JSON.parse(payload));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

const { compare } = new Intl.Collator('en');
export const byName = (one: Face, other: Face): number =>
  compare(one.name, other.name) || (one.id < other.id ? -1 : 1);

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value)) + 1;

/** As many as fit, the first by name; the rest is counted. */
export function crowdOf(faces: readonly Face[], mostBytes: number): Crowd {
  const fitting: Face[] = [];
  let bytes = 0;
  for (const face of faces.toSorted(byName)) {
    bytes += bytesOf(face);
    if (bytes > mostBytes) break;
    fitting.push(face);
  }
  return { faces: fitting, more: faces.length - fitting.length };
}

/** Several crowds as few messages, none of them larger than it may be. */
export function inParcels(
  crowds: ReadonlyMap<string, Crowd>,
  mostBytes: number,
): Record<string, Crowd>[] {
  const parcels: Record<string, Crowd>[] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const [topic, crowd] of crowds) {
    const size = bytesOf(topic) + bytesOf(crowd);
    if (bytes + size > mostBytes) {
      parcels.push({});
      bytes = 0;
    }
    bytes += size;
    const parcel = parcels.at(-1);
    if (parcel) parcel[topic] = crowd;
  }
  return parcels;
}
