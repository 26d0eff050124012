import type { QueryClient } from '@tanstack/react-query';
import type { ChangeResult } from '#features/directory/collections/domain/change-result.ts';
import {
  applyChange,
  type CollectionChange,
} from '#features/directory/collections/domain/changes.ts';
import { bodyOf, Collection } from '#features/directory/collections/domain/collection.ts';
import { get, own, replace, shared } from '#features/directory/collections/domain/endpoints.ts';
import { appearancesKey } from '#features/directory/companies/web/shared/appearances-key.ts';
import { memoize } from '#core/domain/memoize.ts';
import { refuse, refusals } from '#core/domain/refusals.ts';
import { createChangeQueue, type PendingChange } from '#core/web/sync/change-queue.ts';
import type { Attempt, OfflineAction } from '#core/web/sync/offline/offline-action.ts';
import { queueOf } from '#core/web/sync/offline/page-queue.ts';
import { isWaiting } from '#core/web/sync/offline/use-perform.ts';
import { call } from '#core/web/transport/call.ts';
import { problemOf } from '#core/web/transport/problem.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';

async function send(
  collection: Collection,
  { key, uid }: Pick<Attempt, 'key' | 'uid'>,
): Promise<Collection> {
  const input = { params: { id: collection.id }, body: bodyOf(collection) };
  const stored = await call(replace, input, { idempotencyKey: key, as: uid });
  // An invalid response is logged, and the sent collection is used (section 5).
  return stored ?? { ...collection, version: collection.version + 1 };
}

async function load(id: string): Promise<Collection> {
  const collection = await call(get, { params: { id } });
  if (collection === null) throw problemOf(refuse(refusals['transport.parse']));
  return collection;
}

/** Updates the collection in cached lists. */
export function updateCollectionLists(client: QueryClient, collection: Collection): void {
  for (const list of [own, shared]) {
    client.setQueriesData<Collection[]>({ queryKey: queryKeyOf(list) }, (collections) =>
      collections?.map((one) => (one.id === collection.id ? collection : one)),
    );
  }
}

function updateCollectionCache(client: QueryClient, collection: Collection): void {
  client.setQueryData(queryKeyOf(get, { params: { id: collection.id } }), collection);
  updateCollectionLists(client, collection);
}

type ChangeQueue = ReturnType<typeof createChangeQueue<Collection, CollectionChange, ChangeResult>>;
/** The change queue of this window. */
export const getChangeQueue: (client: QueryClient) => ChangeQueue = memoize((client) =>
  createChangeQueue<Collection, CollectionChange, ChangeResult>({
    record: Collection,
    apply: applyChange,
    load,
    send,
    show: (collection) => updateCollectionCache(client, collection),
    perform: async (change, { name }) => {
      const outcome = await queueOf(client).queue.perform(changeCollection, { ...change, name });
      return outcome.kind === 'answered' ? outcome.answer : isWaiting;
    },
  }),
);

interface ChangeInput extends PendingChange<CollectionChange> {
  /** Of the collection. */
  readonly name: string;
}

const verbs = {
  rename: 'Rename',
  share: 'Share',
  unshare: 'Stop sharing',
  together: 'Change',
  add: 'Add to',
  remove: 'Remove from',
} as const;
const verbOf = ({ kind }: CollectionChange): string =>
  kind in verbs ? verbs[kind as keyof typeof verbs] : 'Change';

const changeCollection: OfflineAction<ChangeInput, ChangeResult> = {
  kind: 'collections.change',
  label: ({ change, name }) =>
    'company' in change && 'name' in change.company
      ? `${verbOf(change)} “${name}”: ${change.company.name}`
      : `${verbOf(change)} “${name}”`,
  // On a newer version it is applied again; what the rules refuse there is not stored.
  send: async (input, attempt, client) => {
    const outcome = await getChangeQueue(client).deliver(input, attempt);
    if (!outcome.ok) throw problemOf(outcome.refusal);
    return outcome;
  },
  show: (client, input) => getChangeQueue(client).add(input),
  rollBack: (client, input) => getChangeQueue(client).drop(input),
  forget: (client, input) => getChangeQueue(client).drop(input),
  refetched: ({ id }) => [
    { queryKey: queryKeyOf(get, { params: { id } }) },
    { queryKey: queryKeyOf(own) },
    { queryKey: queryKeyOf(shared) },
    { queryKey: appearancesKey },
  ],
};

export const offlineActions = [changeCollection];
