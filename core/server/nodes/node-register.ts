import { and, asc, eq, getTableColumns, gt, lt, ne, sql } from 'drizzle-orm';
import type { OpenDatabase, Queryable } from '#core/platform/database/open.ts';
import { processName } from '#core/platform/database/session.ts';
import type { Log } from '#core/platform/log/log.ts';
import { serviceKey } from '#core/server/services.ts';
import { newId } from '#core/server/tables/columns.ts';
import { nodes } from '#core/server/tables/nodes.ts';
import { openWorker, type Worker } from '#core/server/workers/open-worker.ts';
import { leadershipListeners, runningWorkers } from '#core/server/workers/worker-health.ts';
import { endSilentSessions, hasSilentSessions } from './silent-sessions.ts';
import type { ThisNode } from './this-node.ts';

const beatMs = 5000;
/** A node that has missed three beats is dead, or will read anew what it missed. */
const livesFor = sql`interval '20 seconds'`;
const keptFor = sql`interval '1 hour'`;

/** A process that serves this installation, as it last said. */
export interface RegisteredNode extends ThisNode {
  readonly id: string;
  readonly startedAt: string;
  readonly beatAt: string;
  /** It has missed three beats. */
  readonly isSilent: boolean;
  readonly reads: Readonly<Record<string, string>>;
  readonly leads: readonly string[];
}

/** Which processes serve this installation, and what each of them reads of what they share. */
export interface NodeRegister {
  readonly id: string;
  readonly self: ThisNode;
  /** What this node reads, as of the time of each beat; null while it does not know. */
  reads(thing: string, current: () => string | null): void;
  /** Says at once what this node reads by now. */
  beat(): Promise<void>;
  /** False: the database did not take the last beat. */
  isBeating(): boolean;
  /** Whether others lived when it last beat. False, too, while the database takes no beats. */
  hasOthers(): boolean;
  /** What the other living nodes read; null of one that has not said yet. */
  readByOthers(thing: string): Promise<readonly (string | null)[]>;
  /** All nodes by name, silent ones until they are forgotten or started again. */
  all(db: Queryable): Promise<RegisteredNode[]>;
  /** Beats from now on, and whenever it begins or ceases to lead: without, it counts as dead soon. */
  start(): void;
  /** Leaves the register. */
  close(): Promise<void>;
}

export const nodeRegisterService = serviceKey<NodeRegister>('node register');

/** Enters this process, which has to come before it reads anything that others may drop. */
export async function openNodeRegister(
  database: OpenDatabase,
  self: ThisNode,
  log: Log,
): Promise<NodeRegister> {
  const { db } = database;
  const id = newId();
  const things = new Map<string, () => string | null>();

  let isTaken = true;
  let hadOthers = false;
  const hasOthers = sql<boolean>`exists (select from ${nodes} as other
    where other.id <> ${id} and other.beat_at > clock_timestamp() - ${livesFor})`;

  async function say(): Promise<boolean> {
    const said = [...things].flatMap(([thing, current]) => {
      const value = current();
      return value === null ? [] : [[thing, value] as const];
    });
    const leads = [...runningWorkers].filter((one) => one.leads()).map(({ name }) => name);
    const row = {
      ...self,
      reads: Object.fromEntries(said),
      leads: leads.toSorted(),
      sessions: processName,
      beatAt: sql`clock_timestamp()`,
    };
    // A node that was given up as dead, and forgotten, enters itself again.
    const [answer] = await db
      .insert(nodes)
      .values({ id, ...row })
      .onConflictDoUpdate({ target: nodes.id, set: row })
      .returning({ hasOthers, hasSilentSessions });
    hadOthers = answer?.hasOthers === true;
    return answer?.hasSilentSessions === true;
  }

  async function beat(): Promise<void> {
    let isOneSilent = false;
    try {
      isOneSilent = await say();
      isTaken = true;
    } catch (error) {
      isTaken = false;
      throw error;
    }
    if (isOneSilent) await endSilentSessions(db);
  }

  await db.delete(nodes).where(lt(nodes.beatAt, sql`clock_timestamp() - ${keptFor}`));
  await beat();
  let worker: Worker | null = null;
  const beatSoon = (): void => worker?.wake();
  return {
    id,
    self,
    reads: (thing, current) => void things.set(thing, current),
    beat,
    isBeating: () => isTaken,
    hasOthers: () => isTaken && hadOthers,
    async readByOthers(thing) {
      const isLiving = gt(nodes.beatAt, sql`clock_timestamp() - ${livesFor}`);
      const others = await db
        .select({ reads: nodes.reads })
        .from(nodes)
        .where(and(ne(nodes.id, id), isLiving));
      return others.map(({ reads }) => reads[thing] ?? null);
    },
    async all(db) {
      const rows = await db
        .select({
          ...getTableColumns(nodes),
          isSilent: sql<boolean>`${nodes.beatAt} <= clock_timestamp() - ${livesFor}`,
        })
        .from(nodes)
        .where(gt(nodes.beatAt, sql`clock_timestamp() - ${keptFor}`))
        .orderBy(asc(nodes.name), asc(nodes.id));
      // One that was killed and started again is one node.
      const living = new Set(rows.filter(({ isSilent }) => !isSilent).map(({ name }) => name));
      return rows.filter(({ isSilent, name }) => !isSilent || !living.has(name));
    },
    start() {
      leadershipListeners.add(beatSoon);
      worker ??= openWorker(database, { name: 'node register', everyMs: beatMs, step: beat, log });
    },
    async close() {
      leadershipListeners.delete(beatSoon);
      await worker?.close();
      // Without a database it is forgotten by itself.
      await db
        .delete(nodes)
        .where(eq(nodes.id, id))
        .catch(() => undefined);
    },
  };
}
