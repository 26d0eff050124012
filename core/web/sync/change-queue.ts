import type * as z from 'zod/mini';
import { newIdempotencyKey } from '#core/web/transport/idempotency-key.ts';
import type { Refusal } from '#core/domain/refusals.ts';
import { sendVersioned } from './conflicts.ts';
import type { Attempt } from './offline/offline-action.ts';
import type { isWaiting } from './offline/use-perform.ts';

interface Versioned {
  readonly id: string;
  readonly version: number;
}

/** What the rules say to a change of a record; `next` is the same object when nothing changes. */
type Outcome<Stored> =
  | { readonly ok: true; readonly next: Stored }
  | { readonly ok: false; readonly refusal: Refusal };

/** A change of the record with this id; the token names it, in every window. */
export interface PendingChange<Change> {
  readonly id: string;
  readonly token: string;
  readonly change: Change;
}

interface ChangeQueueOptions<Stored extends Versioned, Change, Result extends Outcome<Stored>> {
  readonly record: z.core.$ZodType<Stored>;
  readonly apply: (stored: Stored, change: Change) => Result;
  readonly load: (id: string) => Promise<Stored>;
  /** Sends the whole record and returns it as stored. */
  readonly send: (record: Stored, attempt: Pick<Attempt, 'key' | 'uid'>) => Promise<Stored>;
  /** Shows a record with all pending changes applied. */
  readonly show: (stored: Stored) => void;
  /** Has `deliver` called in its turn. */
  readonly perform: (
    change: PendingChange<Change>,
    view: Stored,
  ) => Promise<Result | typeof isWaiting>;
}

/**
 * Changes of versioned records: optimistic updates, sent one after the other. On a conflict the
 * change is rebased on the returned record, so that concurrent changes are neither lost nor duplicated.
 */
export function createChangeQueue<
  Stored extends Versioned,
  Change,
  Result extends Outcome<Stored>,
>({ record, apply, load, send, show, perform }: ChangeQueueOptions<Stored, Change, Result>) {
  /** The newest known states on the server. */
  const confirmed = new Map<string, Stored>();
  /** Changes that the server has not confirmed, of this window and of others. */
  const pending = new Map<string, readonly PendingChange<Change>[]>();
  /** Tokens of changes that were delivered: nothing shows them again. */
  const ended = new Set<string>();
  /** Of each record, when all that this window has changed was answered, or has to wait. */
  const answered = new Map<string, Promise<unknown>>();

  const pendingOf = (id: string) => pending.get(id) ?? [];

  const afterAll = (base: Stored): Stored =>
    pendingOf(base.id).reduce((stored, { change }) => {
      const outcome = apply(stored, change);
      return outcome.ok ? outcome.next : stored;
    }, base);

  function showAgain(id: string): void {
    const base = confirmed.get(id);
    if (base) show(afterAll(base));
  }

  /** An answer may be older than what was read meanwhile. */
  function confirm(stored: Stored): Stored {
    const entry = confirmed.get(stored.id);
    const newest = entry && entry.version > stored.version ? entry : stored;
    confirmed.set(stored.id, newest);
    return newest;
  }

  /** Shows a change that is not sent yet; one that is shown already stays as it is. */
  function add(change: PendingChange<Change>): void {
    const { id, token } = change;
    if (ended.has(token) || pendingOf(id).some((one) => one.token === token)) return;
    pending.set(id, [...pendingOf(id), change]);
    showAgain(id);
  }

  /** Shows the record without this change: it is refused, taken back, or in what was read. */
  function drop({ id, token }: PendingChange<Change>): void {
    const left = pendingOf(id).filter((one) => one.token !== token);
    if (left.length === pendingOf(id).length) return;
    pending.set(id, left);
    showAgain(id);
  }

  /**
   * Sends a change, or again what was sent for it before.
   * @throws Problem when the request failed; the change stays shown
   */
  async function deliver(edit: PendingChange<Change>, attempt: Attempt): Promise<Result> {
    const { id, change } = edit;
    const base = confirmed.get(id) ?? confirm(await load(id));
    let outcome = apply(base, change);
    const before = attempt.request as Stored | undefined;
    const first = before ?? (outcome.ok && outcome.next !== base ? outcome.next : null);
    if (first !== null) {
      const stored = await sendVersioned(first, {
        record,
        attempt,
        send: (next, key) => send(next, { key, uid: attempt.uid }),
        resolve: (_, current) => {
          const newest = confirm(current);
          outcome = apply(newest, change);
          return outcome.ok && outcome.next !== newest
            ? { kind: 'rebase', change: outcome.next }
            : { kind: 'yield', answer: current };
        },
      });
      if (stored) confirm(stored);
    }
    if (outcome.ok) ended.add(edit.token);
    drop(edit);
    return outcome;
  }

  /** Takes a record read from the server and returns it with pending changes on top. */
  const received = (stored: Stored): Stored => afterAll(confirm(stored));

  /**
   * Applies a change to a loaded record and returns the result. One that the rules refuse is not sent.
   * @throws Problem when the request failed; the change is rolled back
   */
  async function change(id: string, edit: Change): Promise<Result | typeof isWaiting> {
    const base = confirmed.get(id);
    if (!base) throw new Error('This record has not been read yet.');
    const outcome = apply(afterAll(base), edit);
    if (!outcome.ok) return outcome;
    const made = { id, token: newIdempotencyKey(), change: edit };
    add(made);
    const performed = perform(made, outcome.next);
    answered.set(id, Promise.allSettled([answered.get(id), performed]));
    try {
      return await performed;
    } catch (error) {
      drop(made);
      throw error;
    }
  }

  /** A record with pending changes. Null: not loaded. */
  function viewOf(id: string): Stored | null {
    const base = confirmed.get(id);
    return base ? afterAll(base) : null;
  }

  /** Resolves when what was changed here is on the server, was refused, or waits for a connection. */
  const settled = async (id: string): Promise<void> => void (await answered.get(id));

  return { received, change, settled, shown: viewOf, add, drop, deliver };
}
