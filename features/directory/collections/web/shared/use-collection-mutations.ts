import { collectionNotices } from '#features/directory/collections/domain/notices.ts';
import { useQueryClient } from '@tanstack/react-query';
import {
  newCollection,
  type Collection,
} from '#features/directory/collections/domain/collection.ts';
import {
  copy,
  create,
  deleted,
  avatars,
  leave,
  own,
  remove,
  restore,
  shared,
} from '#features/directory/collections/domain/endpoints.ts';
import { noticeText } from '#core/domain/notices.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { call } from '#core/web/transport/call.ts';
import { useCallOnce } from '#core/web/sync/use-call-once.ts';
import { toastWithUndo } from '#core/web/sync/undo-toast.ts';
import { toast } from '#ui/toasts.ts';
import { getChangeQueue } from '#features/directory/collections/web/offline-actions.ts';
import { formatFailure } from './use-collection-changes.ts';

/** Mutations of whole collections. Each refetches the lists (section 4). */
export function useCollectionMutations() {
  const client = useQueryClient();
  const uid = useSession().authUser?.uid ?? '';
  const createOnce = useCallOnce(create);
  const reload = () =>
    Promise.all(
      [own, shared, avatars, deleted].map((list) =>
        client.invalidateQueries({ queryKey: queryKeyOf(list) }),
      ),
    );
  async function attempt<T>(
    run: () => Promise<T>,
    notice: (done: T) => string,
    undo?: () => void,
  ): Promise<T | null> {
    try {
      const done = await run();
      toastWithUndo(notice(done), undo);
      return done;
    } catch (error) {
      toast(formatFailure(error), 'bad');
      return null;
    }
  }
  /** Refetches the lists before the new collection is shown or filled. */
  async function make(run: () => Promise<Collection>): Promise<Collection | null> {
    const made = await attempt(run, ({ name }) =>
      noticeText(collectionNotices['collection.created'], { n: name }),
    );
    if (made !== null) await reload();
    return made;
  }
  /** Leaves a deleted collection's screen at once, without waiting for a refetch. */
  async function end(
    run: () => Promise<null>,
    notice: string,
    undo?: () => void,
  ): Promise<boolean> {
    const isDone = await attempt(
      () => run().then(() => true),
      () => notice,
      undo,
    );
    if (isDone) void reload();
    return isDone === true;
  }

  async function bringBack({ id, name }: Pick<Collection, 'id' | 'name'>): Promise<void> {
    await attempt(
      () => call(restore, { params: { id } }),
      () => noticeText(collectionNotices['collection.restored'], { n: name }),
    );
    await reload();
  }

  return {
    bringBack,
    create: (name: string) => make(() => createOnce({ body: newCollection(name, uid) })),
    /** Makes an own copy with companies and sub-spaces, without people and notes, of what is shown. */
    duplicate: ({ id }: Collection) =>
      make(async () => {
        await getChangeQueue(client).settled(id);
        return call(copy, { params: { id } });
      }),
    remove: (collection: Collection) =>
      end(
        () => call(remove, { params: { id: collection.id } }),
        noticeText(collectionNotices['collection.deleted'], { n: collection.name }),
        () => void bringBack(collection),
      ),
    leave: ({ id, name }: Collection) =>
      end(
        () => call(leave, { params: { id } }),
        noticeText(collectionNotices['collection.left'], { n: name }),
      ),
  };
}
