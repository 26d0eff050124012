// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest';
import { limits } from '#core/domain/limits.ts';
import {
  json,
  neverAnswers,
  unreachable,
  type FakeServer,
} from '#core/web/transport/fake-server.ts';
import { liveConnection } from '#core/web/transport/live-connection.ts';
import { DocumentClient } from './document-client.ts';
import { calls, id, page, pass, record, setUpDocuments } from './document-fixture.ts';

/** Section 9, "Database client", constant by constant. */
const { list, post, read, patch } = calls;
const scene = setUpDocuments();
let server: FakeServer;
let documents: DocumentClient;
let logged: MockInstance;
beforeEach(() => {
  ({ server, documents, logged } = scene());
});

describe('section 9: the cache', () => {
  test('less than 1,048,576 bytes is refused', () => {
    for (const cacheBytes of [1_048_575, 0, -1, Number.NaN]) {
      expect(() => new DocumentClient({ cacheBytes })).toThrow(RangeError);
    }
    expect(() => new DocumentClient({ cacheBytes: 1_048_576 })).not.toThrow();
    expect(limits.documentCacheBytes.usual).toBe(40 * 1024 * 1024);
  });

  test('what was read is shown again while the server is away, and logged', async () => {
    server.on(read, json(200, record()), unreachable).on(list, page(record()), unreachable);
    await documents.get('notifications', id);
    await documents.query('notifications');
    const again = [documents.get('notifications', id), documents.query('notifications')];
    await pass(3000);
    expect(await Promise.all(again)).toEqual([record(), [record()]]);
    expect(logged).toHaveBeenCalledTimes(2);
  });

  test('a refused document is not shown any more', async () => {
    server.on(
      read,
      json(200, record()),
      json(404, { error: 'No.', code: 'notFound' }),
      unreachable,
    );
    await documents.get('notifications', id);
    expect(await documents.get('notifications', id)).toBeNull();
    const again = documents.get('notifications', id);
    await pass(3000);
    expect(await again).toBeNull();
  });

  test('what was written is shown, and a query that was before it is not', async () => {
    server
      .on(list, page(record()), unreachable)
      .on(patch, json(200, record({ readAt: 'now' })))
      .on(read, unreachable);
    await documents.query('notifications');
    await documents.update('notifications', id, { readAt: 'now' });
    const again = [documents.get('notifications', id), documents.query('notifications')];
    await pass(3000);
    expect(await Promise.all(again)).toEqual([record({ readAt: 'now' }), null]);
  });

  test('the least recently used is dropped when there is no space', async () => {
    documents = new DocumentClient({ cacheBytes: 1_048_576 });
    // Two bytes for each of its characters: three of them do not fit.
    const large = (one: string) => record({ id: one, text: 'x'.repeat(200_000) });
    const path = (one: string) => `GET /api/documents/notifications/${one}`;
    const ids = ['a', 'b', 'c'].map((end) => `${id.slice(0, -1)}${end}`);
    for (const one of ids) server.on(path(one), json(200, large(one)), unreachable);
    for (const one of ids) await documents.get('notifications', one);
    const again = ids.map((one) => documents.get('notifications', one));
    await pass(3000);
    expect((await Promise.all(again)).map((answer) => answer?.id)).toEqual([
      undefined,
      ids[1],
      ids[2],
    ]);
  });

  test('nothing of one person is left for the next', async () => {
    let answer: (value: Response) => void = () => {};
    server.on(read, () => new Promise<Response>((resolve) => (answer = resolve)), unreachable);
    const late = documents.get('notifications', id);
    await pass(0);
    documents.clear();
    answer(Response.json(record()));
    await late;
    const again = documents.get('notifications', id);
    await pass(3000);
    expect(await again).toBeNull();
  });
});

describe('section 9: writes', () => {
  test('are sent ten at a time', async () => {
    const answers: (() => void)[] = [];
    server.on(
      post,
      (sent) =>
        new Promise<Response>((resolve) => {
          answers.push(() => resolve(Response.json({ ...record(), ...(sent.body as object) })));
        }),
    );
    const made = Array.from({ length: 23 }, () => documents.create('notifications', {}));
    await pass(0);
    expect(server.to(post)).toHaveLength(10);
    for (const answer of answers.splice(0, 9)) answer();
    await pass(0);
    // The last of the batch is not answered yet.
    expect(server.to(post)).toHaveLength(10);
    for (const answer of answers.splice(0)) answer();
    await pass(0);
    expect(server.to(post)).toHaveLength(20);
    for (const answer of answers.splice(0)) answer();
    await pass(0);
    for (const answer of answers.splice(0)) answer();
    expect(await Promise.all(made)).toHaveLength(23);
  });

  test('of one document are sent in order', async () => {
    let highest = 0;
    let open = 0;
    server.on(patch, async (sent) => {
      open += 1;
      highest = Math.max(highest, open);
      await Promise.resolve();
      open -= 1;
      return Response.json({ ...record(), ...(sent.body as object) });
    });
    await Promise.all([1, 2, 3].map((count) => documents.update('notifications', id, { count })));
    expect(server.to(patch).map(({ body }) => body)).toEqual([1, 2, 3].map((count) => ({ count })));
    expect(highest).toBe(1);
  });

  test('wait while the server is away: from 1 s, by 1.5, up to 60 s', async () => {
    server.on(post, json(504, {}));
    void documents.create('notifications', {}).catch(() => {});
    await pass(400_000);
    const times = server.times(post);
    const pauses = times.slice(1).map((at, nth) => at - (times[nth] ?? 0));
    expect(pauses.slice(0, 5)).toEqual([1000, 1500, 2250, 3375, 5062]);
    expect(Math.max(...pauses)).toBe(60_000);
    expect(pauses.slice(-2)).toEqual([60_000, 60_000]);
  });

  test('are sent once when it is back, with the key of the first attempt', async () => {
    server.on(post, json(504, {}), json(504, {}), json(200, record()));
    const made = documents.create('notifications', {});
    await pass(3000);
    expect(await made).toEqual(record());
    const keys = server.to(post).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    await pass(100_000);
    expect(server.to(post)).toHaveLength(3);
  });

  test('go on at once when the browser is online again', async () => {
    server.on(post, ...Array.from({ length: 8 }, () => json(504, {})), json(200, record()));
    const made = documents.create('notifications', {});
    await pass(40_000);
    const before = server.to(post).length;
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect(server.to(post)).toHaveLength(before + 1);
    expect(await made).toEqual(record());
  });

  test('a refused one does not hold up the others', async () => {
    server.on(patch, json(400, { error: 'No.', code: 'invalid' }), json(200, record()));
    const [first, second] = [
      documents.update('notifications', id, { a: 1 }),
      documents.update('notifications', id, { b: 2 }),
    ];
    await expect(first).rejects.toThrow('Failed to update entity');
    expect(await second).toEqual(record());
  });

  test('of somebody who signs out are given up', async () => {
    server.on(post, json(504, {}));
    const made = documents.create('notifications', {});
    const outcome = made.catch((error: unknown) => error);
    await pass(1500);
    documents.clear();
    expect(await outcome).toMatchObject({ code: 'document.createFailed' });
    const before = server.to(post).length;
    await pass(100_000);
    expect(server.to(post)).toHaveLength(before);
  });
});

test('the next person does not wait for an unanswered write of the one before', async () => {
  server.on(post, neverAnswers, json(200, record()));
  const abandoned = documents.create('notifications', {}).catch(() => null);
  await pass(0);
  documents.clear();
  expect(await abandoned).toBeNull();
  expect(await documents.create('notifications', {})).toEqual(record());
});

describe('section 9: time limits', () => {
  test('a read that is not answered for 10 s ends', async () => {
    server.on(read, neverAnswers);
    const answer = documents.get('notifications', id);
    let hasEnded = false;
    void answer.then(() => (hasEnded = true));
    await pass(limits.documentOnlineMs - 1);
    expect(hasEnded).toBe(false);
    await pass(1);
    expect(await answer).toBeNull();
    expect(server.to(read)[0]?.init.signal?.aborted).toBe(true);
  });

  test('a write that is not answered for 10 s is tried again', async () => {
    server.on(patch, neverAnswers, json(200, record()));
    const stored = documents.update('notifications', id, {});
    await pass(limits.documentOnlineMs + limits.documentBackoffMs.first);
    expect(await stored).toEqual(record());
    expect(server.times(patch)).toEqual([0, 11_000]);
  });

  test('changes are listened to while somebody watches, and for 60 s more', async () => {
    let listening = 0;
    vi.spyOn(liveConnection, 'onEvent').mockImplementation(() => {
      listening += 1;
      return () => (listening -= 1) === 0;
    });
    const stop = documents.watch('notifications', () => {});
    expect(listening).toBe(1);
    stop();
    await pass(limits.documentIdleMs - 1);
    documents.watch('usermetadata', () => {})();
    await pass(limits.documentIdleMs - 1);
    expect(listening).toBe(1);
    await pass(1);
    expect(listening).toBe(0);
  });

  test('a watcher learns of changes of its collection, and of lost events', () => {
    let tell: Parameters<typeof liveConnection.onEvent>[0] = () => {};
    vi.spyOn(liveConnection, 'onEvent').mockImplementation((listener) => {
      tell = listener;
      return () => true;
    });
    const changed: string[] = [];
    documents.watch('notifications', () => changed.push('notifications'));
    const stop = documents.watch('usermetadata', () => changed.push('usermetadata'));
    tell({ kind: 'own' });
    tell({ kind: 'notifications' });
    tell({ kind: 'anything' });
    stop();
    tell({ kind: 'own' });
    expect(changed).toEqual(['usermetadata', 'notifications', 'notifications', 'usermetadata']);
  });
});
