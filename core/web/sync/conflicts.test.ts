import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { refuse, refusals } from '#core/domain/refusals.ts';
import { problemOf } from '#core/web/transport/problem.ts';
import { recordIn, sendVersioned, type Resolution } from './conflicts.ts';

const Entry = z.object({ name: z.string(), version: z.int() });
type Entry = z.infer<typeof Entry>;

const stale = (details: unknown) => problemOf(refuse(refusals.stale), { status: 409, details });

/** Sends version 1 to a server that has `theirs`, and resolves the conflict. */
async function conflict(theirs: unknown, resolution: Resolution<Entry, string>) {
  const sent: Entry[] = [];
  const keys = new Set<string>();
  const answer = await sendVersioned<Entry, Entry, string>(
    { name: 'mine', version: 1 },
    {
      record: Entry,
      send: async (entry, key) => {
        sent.push(entry);
        keys.add(key);
        if (entry.version === 1) throw stale(theirs);
        return 'stored';
      },
      resolve: () => resolution,
    },
  );
  return { answer, sent: sent.map(({ name }) => name), keys: keys.size };
}

const theirs = { name: 'theirs', version: 2 };

test('a rebased change is sent again, as a request of its own', async () => {
  const change = { name: 'both', version: 2 };
  expect(await conflict(theirs, { kind: 'rebase', change })).toEqual({
    answer: 'stored',
    sent: ['mine', 'both'],
    keys: 2,
  });
});

test('a change that yields has what the other one stored as its answer', async () => {
  expect(await conflict(theirs, { kind: 'yield', answer: 'theirs' })).toEqual({
    answer: 'theirs',
    sent: ['mine'],
    keys: 1,
  });
});

test('nothing is sent again before the user has decided', async () => {
  expect(await conflict(theirs, { kind: 'ask' })).toMatchObject({ answer: null, sent: ['mine'] });
});

test('a conflict that cannot be read, or does not end, is the error', async () => {
  const yielding = { kind: 'yield', answer: '' } as const;
  await expect(conflict({ other: 1 }, yielding)).rejects.toThrow('Someone else changed this');
  const again = { kind: 'rebase', change: { name: 'mine', version: 1 } } as const;
  await expect(conflict(theirs, again)).rejects.toThrow('Someone else changed this');
});

test('another refusal is no conflict, though it may carry the record', async () => {
  const refused = problemOf(refuse(refusals.conflict), { status: 409, details: theirs });
  const sending = sendVersioned('', {
    record: Entry,
    send: () => Promise.reject(refused),
    resolve: () => ({ kind: 'ask' }),
  });
  await expect(sending).rejects.toBe(refused);
  expect(recordIn(refused, Entry)).toEqual(theirs);
  expect(recordIn(new Error('none'), Entry)).toBeNull();
});
