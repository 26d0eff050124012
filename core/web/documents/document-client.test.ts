// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, type MockInstance } from 'vitest';
import { json, noContent, type FakeServer } from '#core/web/transport/fake-server.ts';
import { Problem } from '#core/web/transport/problem.ts';
import type { DocumentClient } from './document-client.ts';
import { calls, id, page, record, setUpDocuments } from './document-fixture.ts';

/** Sections 7 and 8, as far as they concern the client, sentence by sentence. */
const { list, post, read, patch, del } = calls;
const scene = setUpDocuments();
let server: FakeServer;
let documents: DocumentClient;
let logged: MockInstance;
beforeEach(() => {
  ({ server, documents, logged } = scene());
});
const fault = json(500, { error: 'Something went wrong on our side.', code: 'internal' });

describe('section 7: calls', () => {
  test('get by id', async () => {
    server.on(read, json(200, record({ kind: 'mention' })));
    expect(await documents.get('notifications', id)).toEqual(record({ kind: 'mention' }));
    expect(logged).not.toHaveBeenCalled();
  });

  test('create with generated id', async () => {
    server.on(post, (sent) => json(200, { ...record(), ...(sent.body as object) })(sent));
    const made = [
      await documents.create('notifications', { kind: 'mention' }),
      await documents.create('notifications', { kind: 'mention' }),
    ];
    const sent = server.to(post).map(({ body }) => (body as { id: string }).id);
    expect(sent.every((one) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/u.test(one))).toBe(true);
    expect(new Set(sent).size).toBe(2);
    expect(made.map((one) => one.id)).toEqual(sent);
  });

  test('merge-update removes createdAt and undefined fields', async () => {
    server.on(patch, json(200, record({ readAt: null })));
    await documents.update('notifications', id, {
      ...record(),
      readAt: null,
      title: undefined,
    });
    const { createdAt: _, ...rest } = record();
    expect(server.to(patch).map(({ body }) => body)).toEqual([{ ...rest, readAt: null }]);
  });

  test('query by field, all pages of it', async () => {
    server.on(
      list,
      json(200, { data: [record()], hasNextPage: true, endCursor: 'next' }),
      page(record({ id: 'b' })),
    );
    const rows = await documents.query('notifications', 'kind', ['mention']);
    expect(rows?.map((one) => one.id)).toEqual([id, 'b']);
    const queries = server.to(list).map(({ address }) => new URL(address, 'http://x').searchParams);
    expect(queries.map((query) => query.get('values'))).toEqual(['["mention"]', '["mention"]']);
    expect(queries.map((query) => query.get('cursor'))).toEqual([null, 'next']);
  });

  test('array-valued matches are batched in groups of 30, and found once', async () => {
    server.on(list, page(record()));
    const values = Array.from({ length: 61 }, (_, nth) => `kind ${nth}`);
    const rows = await documents.query('notifications', 'kind', [...values, 'kind 0']);
    expect(rows).toEqual([record()]);
    const groups = server
      .to(list)
      .map(({ address }) => new URL(address, 'http://x').searchParams.get('values') ?? '')
      .map((group) => JSON.parse(group) as string[]);
    expect(groups.map(({ length }) => length)).toEqual([30, 30, 1]);
    expect(groups.flat()).toEqual(values);
  });

  test('no values match nothing, without a call', async () => {
    expect(await documents.query('notifications', 'kind', [])).toEqual([]);
    expect(server.sent).toEqual([]);
  });
});

describe('section 8: stored records', () => {
  test.each([
    ['a fault', fault, 500],
    ['a refusal', json(400, { error: 'No.', code: 'invalid', details: [1] }), 400],
    ['an answer that is no document', json(200, 'stored'), 0],
  ])('create failure by %s has the sentence', async (_what, answer, status) => {
    server.on(post, answer);
    const error = await documents.create('notifications', {}).catch((reason: unknown) => reason);
    const sent = server.to(post)[0]?.body as { id: string };
    expect(error).toMatchObject({
      code: 'document.createFailed',
      message: `Failed creating new entity to collection notifications with ID ${sent.id}.`,
      status,
    });
    expect((error as Problem).cause).toBeInstanceOf(Problem);
  });

  test.each([
    ['a fault', fault, 500],
    ['a refusal', json(403, { error: 'No.', code: 'forbidden' }), 403],
    ['a document that is gone', json(404, { error: 'No.', code: 'notFound' }), 404],
  ])('update failure by %s has the sentence', async (_what, answer, status) => {
    server.on(patch, answer);
    const error = documents.update('notifications', id, { readAt: null });
    await expect(error).rejects.toMatchObject({
      code: 'document.updateFailed',
      message: `Failed to update entity from collection notifications with ID ${id}.`,
      status,
    });
  });

  test('a failed soft delete is only logged', async () => {
    server.on(del, fault);
    await expect(documents.remove('notifications', id)).resolves.toBeUndefined();
    expect(logged).toHaveBeenCalledExactlyOnceWith(
      'Document not deleted',
      'notifications',
      'internal',
    );
  });

  test('a soft delete', async () => {
    server.on(del, noContent());
    await documents.remove('notifications', id);
    expect(server.to(del)).toHaveLength(1);
    expect(logged).not.toHaveBeenCalled();
  });

  test('a failed read is logged and returns nothing', async () => {
    server.on(read, fault).on(list, page(record()), fault);
    expect(await documents.get('notifications', id)).toBeNull();
    expect(logged).toHaveBeenCalledExactlyOnceWith('Documents not read', 'internal');
    expect(await documents.query('notifications', 'kind', ['a'])).toEqual([record()]);
    expect(await documents.query('notifications', 'kind', ['a'])).toBeNull();
    expect(logged).toHaveBeenCalledTimes(2);
  });

  test('a document that does not exist is nothing, and no failure', async () => {
    server.on(read, json(404, { error: 'No.', code: 'notFound' }));
    expect(await documents.get('notifications', id)).toBeNull();
    expect(logged).not.toHaveBeenCalled();
  });
});
