import { applyChange, type CollectionChange } from '#features/collections/domain/changes.ts';
import type { ChangeResult } from '#features/collections/domain/change-result.ts';
import * as z from 'zod/mini';
import { Collection } from '#features/collections/domain/collection.ts';
import { Problem } from '#core/web/transport/problem.ts';

/** A local change that the server has not confirmed. */
interface Pending {
  readonly change: CollectionChange;
  readonly settle: (outcome: ChangeResult) => void;
  readonly fail: (reason: unknown) => void;
}

interface State {
  /** The last known state on the server. */
  confirmed: Collection;
  pending: readonly Pending[];
  isSending: boolean;
}

interface ChangeQueueOptions {
  /** Sends the whole collection (section 7) and returns it as stored. */
  readonly send: (collection: Collection) => Promise<Collection>;
  /** Shows a collection with all pending changes applied. */
  readonly show: (collection: Collection) => void;
}

const mostAttempts = 20;

const afterAll = (state: State): Collection =>
  state.pending.reduce((collection, { change }) => {
    const outcome = applyChange(collection, change);
    return outcome.ok ? outcome.next : collection;
  }, state.confirmed);

/** The current collection from a `stale` error, or null. */
function currentIn(error: unknown): Collection | null {
  if (!(error instanceof Problem) || error.code !== 'stale') return null;
  return z.safeParse(Collection, error.details).data ?? null;
}

/**
 * Queue of changes: optimistic updates, sent one after the other. On a conflict the change is rebased on
 * the returned collection, so that concurrent changes are neither lost nor duplicated.
 */
export function createChangeQueue({ send, show }: ChangeQueueOptions) {
  const states = new Map<string, State>();

  async function confirm(state: State, { change }: Pending): Promise<ChangeResult> {
    for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
      const outcome = applyChange(state.confirmed, change);
      if (!outcome.ok || outcome.next === state.confirmed) return outcome;
      try {
        state.confirmed = await send(outcome.next);
        return outcome;
      } catch (error) {
        const current = currentIn(error);
        if (current === null || attempt === mostAttempts - 1) throw error;
        if (current.version > state.confirmed.version) state.confirmed = current;
      }
    }
    throw new Error('A change was tried without an end.');
  }

  async function sendAll(state: State): Promise<void> {
    if (state.isSending) return;
    state.isSending = true;
    for (let next = state.pending[0]; next !== undefined; next = state.pending[0]) {
      const settled = next;
      try {
        const outcome = await confirm(state, settled);
        state.pending = state.pending.filter((one) => one !== settled);
        settled.settle(outcome);
      } catch (error) {
        state.pending = state.pending.filter((one) => one !== settled);
        settled.fail(error);
      }
      show(afterAll(state));
    }
    state.isSending = false;
  }

  /** Takes a collection read from the server and returns it with pending changes on top. */
  function received(collection: Collection): Collection {
    const known = states.get(collection.id);
    if (known && known.confirmed.version > collection.version) return afterAll(known);
    const state: State = known ?? { confirmed: collection, pending: [], isSending: false };
    state.confirmed = collection;
    states.set(collection.id, state);
    return afterAll(state);
  }

  /**
   * Applies a change to a loaded collection and returns the result. One that the rules refuse is not sent.
   * @throws Problem when the request failed; the change is rolled back
   */
  function change(id: string, wanted: CollectionChange): Promise<ChangeResult> {
    const state = states.get(id);
    if (!state) throw new Error('This collection has not been read yet.');
    const outcome = applyChange(afterAll(state), wanted);
    if (!outcome.ok) return Promise.resolve(outcome);
    return new Promise((settle, fail) => {
      state.pending = [...state.pending, { change: wanted, settle, fail }];
      show(outcome.next);
      void sendAll(state);
    });
  }

  /** A collection with pending changes. Null: not loaded. */
  function shown(id: string): Collection | null {
    const state = states.get(id);
    return state ? afterAll(state) : null;
  }

  return { received, change, shown };
}
