import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  applyChange,
  type CollectionChange,
} from '#features/directory/collections/domain/changes.ts';
import { Collection } from '#features/directory/collections/domain/collection.ts';
import { refuse, refusals } from '#core/domain/refusals.ts';
import { problemOf } from '#core/web/transport/problem.ts';
import type { ChangeResult } from '#features/directory/collections/domain/change-result.ts';
import { createChangeQueue } from './change-queue.ts';
import { unstoredAttempt, type Attempt } from './offline/offline-action.ts';
import { createRecordQueues } from './record-queues.ts';
import {
  sampleCollection,
  sampleSubspace,
} from '#features/directory/collections/domain/sample-collection.ts';

const empty = sampleCollection();

/** A queue whose changes are sent in order, and not stored. */
function openQueue(
  send: (state: Collection, attempt: Pick<Attempt, 'key'>) => Promise<Collection>,
  show: (state: Collection) => void = () => {},
) {
  const order = createRecordQueues();
  type Queue = ReturnType<typeof createChangeQueue<Collection, CollectionChange, ChangeResult>>;
  const queue: Queue = createChangeQueue<Collection, CollectionChange, ChangeResult>({
    record: Collection,
    apply: applyChange,
    send,
    show,
    load: () => Promise.reject(new Error('It is loaded.')),
    perform: (change) => order.run(change.id, () => queue.deliver(change, unstoredAttempt())),
  });
  return queue;
}

/** A fake server: a stale version is refused with the stored collection. */
function storeOf(first: Collection, pause: () => Promise<void>) {
  let stored = first;
  const versions: number[] = [];
  return {
    stored: () => stored,
    versions,
    send: async (collection: Collection) => {
      await pause();
      if (collection.version !== stored.version) {
        throw problemOf(refuse(refusals.stale), { status: 409, details: stored });
      }
      stored = { ...collection, version: stored.version + 1 };
      versions.push(stored.version);
      await pause();
      return stored;
    },
  };
}

function personAt(store: ReturnType<typeof storeOf>) {
  const states: Collection[] = [store.stored()];
  const saving = openQueue(store.send, (next) => states.push(next));
  saving.received(store.stored());
  return { change: (edit: CollectionChange) => saving.change('c', edit), shown: states, saving };
}

const add = (id: string): CollectionChange => ({
  kind: 'add',
  company: { kind: 'startup', id, name: id },
});

test('a change is shown at once and sent once, in order', async () => {
  const store = storeOf(empty, () => Promise.resolve());
  const person = personAt(store);
  const both = Promise.all([person.change(add('a')), person.change(add('b'))]);
  expect(person.shown.at(-1)?.startupIds).toEqual(['a', 'b']);
  await both;
  expect(store.stored().startupIds).toEqual(['a', 'b']);
  expect(store.versions).toEqual([2, 3]);
});

test('a change refused by the rules is not sent, and an error rolls the change back', async () => {
  const person = personAt({
    ...storeOf(empty, () => Promise.resolve()),
    send: () => Promise.reject(problemOf(refuse(refusals['collection.forbidden']))),
  });
  await expect(person.change({ kind: 'rename', name: ' ' })).resolves.toMatchObject({ ok: false });
  await expect(person.change(add('a'))).rejects.toThrow("You don't have permission to edit");
  expect(person.shown.at(-1)?.startupIds).toEqual([]);
});

test('concurrent changes by somebody else are kept, with own changes applied on top', async () => {
  const store = storeOf(empty, () => Promise.resolve());
  const [ann, bo] = [personAt(store), personAt(store)];
  await Promise.all([ann.change(add('a')), bo.change(add('b'))]);
  expect(store.stored().startupIds.toSorted()).toEqual(['a', 'b']);
  expect(bo.saving.received(store.stored()).startupIds).toEqual(store.stored().startupIds);
});

const stale = (details: Collection) => problemOf(refuse(refusals.stale), { status: 409, details });

test('a refusal with an older version than the known one does not go back to it', async () => {
  const sent: Collection[] = [];
  const older = { ...empty, version: 3 };
  const newer = { ...empty, version: 5, startupIds: ['known'] };
  const saving = openQueue(async (collection) => {
    sent.push(collection);
    if (sent.length > 1) return { ...collection, version: collection.version + 1 };
    // A newer version was read before the refusal arrived.
    saving.received(newer);
    throw stale(older);
  });
  saving.received({ ...empty, version: 4 });
  await saving.change('c', add('mine'));
  expect(sent.map(({ version, startupIds }) => [version, startupIds])).toEqual([
    [4, ['mine']],
    [5, ['known', 'mine']],
  ]);
});

test('an older version that arrives late does not replace the known one', () => {
  const saving = openQueue(() => Promise.reject(new Error('unused')));
  const newer = { ...empty, version: 5, startupIds: ['known'] };
  saving.received(newer);
  expect(saving.received({ ...empty, version: 4 })).toEqual(newer);
  expect(saving.shown('c')).toEqual(newer);
});

test('an answer that is older than what was read meanwhile is not taken', async () => {
  const newest = { ...empty, version: 9, startupIds: ['mine', 'theirs'] };
  const saving = openQueue(async (collection) => {
    saving.received(newest);
    return { ...collection, version: 2 };
  });
  saving.received(empty);
  await saving.change('c', add('mine'));
  expect(saving.shown('c')).toEqual(newest);
});

test('each attempt has an idempotency key of its own', async () => {
  const keys: string[] = [];
  const saving = openQueue(async (collection, { key }) => {
    keys.push(key);
    if (keys.length === 1) throw stale({ ...empty, version: 2 });
    return { ...collection, version: 3 };
  });
  saving.received(empty);
  await saving.change('c', add('mine'));
  expect(new Set(keys).size).toBe(2);
});

test('two people with concurrent changes end with the same state, nothing lost or duplicated', async () => {
  const numbers = fc.uniqueArray(fc.integer({ min: 0, max: 99 }), { maxLength: 24 });
  const spaces = Array.from({ length: 100 }, (_, nth) => sampleSubspace(`s${nth}`));
  const first = { ...empty, startupIds: ['placed'], subspaces: spaces };
  // Both also place the same company, each in a different sub-space.
  const place = (nth: number): CollectionChange => ({
    kind: 'assign',
    company: { kind: 'startup', id: 'placed' },
    into: [`s${nth}`],
    outOf: [],
  });
  await fc.assert(
    fc.asyncProperty(numbers, fc.scheduler(), async (made, scheduler) => {
      const store = storeOf(first, () => scheduler.schedule(Promise.resolve()));
      const people = [personAt(store), personAt(store)] as const;
      const all = made.flatMap((nth, index) => {
        const { change } = people[index % 2 === 0 ? 0 : 1];
        return [change(add(String(nth))), change(place(nth))];
      });
      await scheduler.waitIdle();
      await Promise.all(all);
      const { startupIds, startupToSubspaces, version } = store.stored();
      expect(startupIds.toSorted()).toEqual([...made.map(String), 'placed'].toSorted());
      const placed = made.map((nth) => `s${nth}`).toSorted();
      expect((startupToSubspaces.placed ?? []).toSorted()).toEqual(placed);
      expect(version).toBe(1 + all.length);
      const seen = people.map(({ saving }) => saving.received(store.stored()));
      expect(seen[0]).toEqual(seen[1]);
    }),
    { numRuns: 50 },
  );
});

test('a record is settled once all that was changed here is answered, refused or not', async () => {
  const answers: (() => void)[] = [];
  const pause = () => new Promise<void>((resolve) => answers.push(resolve));
  const { change, saving } = personAt(storeOf(empty, pause));
  const addition = change(add('one'));
  const other = change({ kind: 'rename', name: 'Seals' });
  let isSettled = false;
  const settled = saving.settled('c').then(() => (isSettled = true));
  for (let step = 1; step < 4; step += 1) {
    await expect.poll(() => answers).toHaveLength(step);
    expect(isSettled).toBe(false);
    answers.at(-1)?.();
  }
  await expect.poll(() => answers).toHaveLength(4);
  answers.at(-1)?.();
  await Promise.all([addition, other, settled]);
  await saving.settled('another');
});

test('a change that was delivered is not shown again by whoever has read it before', async () => {
  const { change, saving } = personAt(storeOf(empty, () => Promise.resolve()));
  const made: { readonly id: string; readonly token: string; readonly change: CollectionChange } = {
    id: 'c',
    token: 'one',
    change: add('a'),
  };
  saving.add(made);
  await saving.deliver(made, unstoredAttempt());
  await change({ kind: 'remove', company: { kind: 'startup', id: 'a', name: 'a' } });
  saving.add(made);
  expect(saving.shown('c')?.startupIds).toEqual([]);
});
