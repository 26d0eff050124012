import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ofOpportunity } from '#features/cases/activity/domain/endpoints.ts';
import * as collections from '#features/directory/collections/domain/endpoints.ts';
import * as comments from '#features/cases/comments/domain/endpoints.ts';
import { limits } from '#core/domain/limits.ts';
import { topicOf, type LiveNotification } from '#core/domain/live/live.ts';
import * as imports from '#features/directory/imports/domain/endpoints.ts';
import * as needsYou from '#features/people/needs-you/domain/endpoints.ts';
import * as opportunities from '#features/cases/opportunities/domain/endpoints.ts';
import * as submissionLists from '#features/cases/submissions/domain/list-endpoints.ts';
import * as views from '#features/cases/views/domain/endpoints.ts';
import * as pins from '#features/directory/pins/domain/endpoints.ts';
import * as projects from '#features/portfolio/projects/domain/endpoints.ts';
import * as submissions from '#features/cases/submissions/domain/endpoints.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { createLiveInvalidator } from './live-invalidation.ts';
import { isInvalidatedBy } from './query-invalidation.ts';

const id = '0b8e2a52-6f0e-4a52-9a55-4a1f6a0f5d11';
const other = '0b8e2a52-6f0e-4a52-9a55-4a1f6a0f5d12';
const keys = {
  case: queryKeyOf(opportunities.get, { params: { id } }),
  otherCase: queryKeyOf(opportunities.get, { params: { id: other } }),
  team: queryKeyOf(opportunities.team, { params: { id } }),
  rows: [
    ...queryKeyOf(submissionLists.submissions, { params: { id }, query: { limit: '100' } }),
    'pages',
  ],
  activity: [...queryKeyOf(ofOpportunity, { params: { id } }), 'pages'],
  submission: queryKeyOf(submissions.get, { params: { id: '1' } }),
  otherSubmission: queryKeyOf(submissions.get, { params: { id: '2' } }),
  comments: queryKeyOf(comments.list, { params: { id: '1' } }),
  cases: queryKeyOf(opportunities.list, {}),
  projects: queryKeyOf(projects.list, {}),
  collection: queryKeyOf(collections.get, { params: { id } }),
  holders: queryKeyOf(collections.people, { params: { id } }),
  notes: queryKeyOf(collections.notes, { params: { id } }),
  otherCollection: queryKeyOf(collections.get, { params: { id: other } }),
  sharedCollections: queryKeyOf(collections.shared, { query: { authId: 'me' } }),
  pins: queryKeyOf(pins.list, {}),
};
const importKeys = {
  list: [...queryKeyOf(imports.list, {}), 'pages'],
  one: queryKeyOf(imports.get, { params: { id } }),
  another: queryKeyOf(imports.get, { params: { id: other } }),
  reading: queryKeyOf(imports.reading, { params: { id } }),
};
const changedBy = (event: LiveNotification) =>
  Object.entries(keys).flatMap(([name, key]) => (isInvalidatedBy(event, key) ? [name] : []));
const on = { topic: topicOf('opportunity', id), subject: 'submission', subjectId: '1' } as const;

describe('queries are invalidated', () => {
  test('after a comment: the submission, its thread, the rows and the history', () => {
    expect(changedBy({ ...on, kind: 'comment.added' })).toEqual([
      'rows',
      'activity',
      'submission',
      'comments',
    ]);
  });

  test('after a move: the case as well, and the lists of cases', () => {
    expect(changedBy({ ...on, kind: 'submission.moved' })).toEqual([
      'case',
      'team',
      'rows',
      'activity',
      'submission',
      'comments',
      'cases',
    ]);
  });

  test('after a change of the team: everything of the case, whose permissions it changes', () => {
    const event = { ...on, kind: 'team.left', subject: 'opportunity', subjectId: id } as const;
    expect(changedBy(event)).toEqual([
      'case',
      'team',
      'rows',
      'activity',
      'submission',
      'otherSubmission',
      'comments',
    ]);
  });

  test('after a change of a collection: that one; after losing access to it: the lists as well', () => {
    const topic = topicOf('collection', id);
    const event = { topic, subject: 'collection', subjectId: id } as const;
    const ofIt = ['collection', 'holders', 'notes'];
    expect(changedBy({ ...event, kind: 'collection.changed' })).toEqual(ofIt);
    expect(changedBy({ ...event, kind: 'collection.noted' })).toEqual(['notes']);
    expect(changedBy({ kind: 'gone', topic })).toEqual([...ofIt, 'sharedCollections']);
  });

  test('after a view is shared: the views, and the history of the opportunity', () => {
    const key = queryKeyOf(views.list, { query: { screen: 'projects' } });
    const onCorporation = { topic: topicOf('corporation', id), subject: 'corporation' } as const;
    const shared = { ...onCorporation, subjectId: id, kind: 'corporationView.shared' } as const;
    expect(changedBy(shared)).toEqual([]);
    expect(changedBy({ ...on, kind: 'caseView.shared' })).toEqual(['activity']);
    for (const event of [shared, { ...on, kind: 'caseView.shared' } as const]) {
      expect(isInvalidatedBy(event, key)).toBe(true);
    }
    expect(isInvalidatedBy({ kind: 'anything' }, key)).toBe(true);
    expect(isInvalidatedBy({ ...on, kind: 'comment.added' }, key)).toBe(false);
  });

  test('what needs the reader: after anything', () => {
    const key = queryKeyOf(needsYou.get);
    const kinds = ['submission.opened', 'comment.added', 'team.left'] as const;
    for (const kind of kinds) expect(isInvalidatedBy({ ...on, kind }, key), kind).toBe(true);
    expect(isInvalidatedBy({ kind: 'notifications' }, key)).toBe(true);
    expect(isInvalidatedBy({ kind: 'anything' }, key)).toBe(true);
  });

  test('after missed events: all cases; after a notification: shared collections and pins', () => {
    expect(changedBy({ kind: 'anything' })).not.toContain('projects');
    expect(changedBy({ kind: 'anything' })).toContain('otherCase');
    expect(changedBy({ kind: 'notifications' })).toEqual(['sharedCollections', 'pins']);
    // What one may see at all may be another.
    expect(changedBy({ kind: 'person' })).toEqual(Object.keys(keys));
    expect(changedBy({ kind: 'own' })).toEqual([
      'collection',
      'otherCollection',
      'sharedCollections',
      'pins',
    ]);
  });
});

/** A client with a query on the screen, and how often that was read again. */
async function openClient() {
  const client = new QueryClient();
  const queryFn = vi.fn(async () => 'answer');
  const options = { queryKey: keys.rows, queryFn, staleTime: Infinity };
  await client.prefetchQuery(options);
  onTestFinished(new QueryObserver(client, options).subscribe(() => {}));
  return { client, reads: () => queryFn.mock.calls.length - 1 };
}

describe('invalidation', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test('is batched, and waits until one’s own mutation has settled', async () => {
    const { client, reads } = await openClient();
    const { receive, stop } = createLiveInvalidator(client);
    receive({ ...on, kind: 'comment.added' });
    receive({ ...on, kind: 'vote.cast' });
    await vi.advanceTimersByTimeAsync(limits.liveGatherMs);
    expect(reads()).toBe(1);

    const own = Promise.withResolvers<null>();
    const mutation = client
      .getMutationCache()
      .build(client, { mutationFn: () => own.promise, onMutate: () => {} })
      .execute(undefined);
    receive({ ...on, kind: 'submission.moved' });
    await vi.advanceTimersByTimeAsync(10 * limits.liveGatherMs);
    expect(reads()).toBe(1);
    own.resolve(null);
    await mutation;
    await vi.advanceTimersByTimeAsync(limits.liveGatherMs);
    expect(reads()).toBe(2);
    stop();
  });

  test.each([
    ['that shows nothing before it is answered', {}],
    ['that is shown elsewhere', { onMutate: () => {}, meta: { shownIn: [{ queryKey: ['x'] }] } }],
  ])('does not wait for a mutation %s, which may hang', async (_, options) => {
    const { client, reads } = await openClient();
    const { receive, stop } = createLiveInvalidator(client);
    const hanging = new Promise<null>(() => {});
    const mutation = { ...options, mutationFn: () => hanging };
    void client.getMutationCache().build(client, mutation).execute(undefined);
    receive({ ...on, kind: 'submission.moved' });
    await vi.advanceTimersByTimeAsync(limits.liveGatherMs);
    expect(reads()).toBe(1);
    stop();
  });
});

test('a running import invalidates the list and itself, not how its file is read', () => {
  const changed = Object.entries(importKeys).flatMap(([name, key]) =>
    isInvalidatedBy({ kind: 'import', id }, key) ? [name] : [],
  );
  expect(changed).toEqual(['list', 'one']);
});
