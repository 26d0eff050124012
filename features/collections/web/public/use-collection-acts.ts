import { useQueryClient } from '@tanstack/react-query';
import type { Collection } from '#features/collections/domain/collection.ts';
import {
  copy,
  create,
  deleted,
  faces,
  leave,
  own,
  remove,
  restore,
  shared,
} from '#features/collections/domain/endpoints.ts';
import { tell } from '#core/domain/notices.ts';
import { keyOf } from '#core/web/transport/ask.ts';
import { call } from '#core/web/transport/call.ts';
import { toast } from '#ui/toasts.ts';
import { failureWords } from './use-change.ts';

/** What can be done to collections as a whole. Each ends with the lists read again (section 4). */
export function useCollectionActs() {
  const client = useQueryClient();
  const reload = () =>
    Promise.all(
      [own, shared, faces, deleted].map((list) =>
        client.invalidateQueries({ queryKey: keyOf(list) }),
      ),
    );
  async function attempt<T>(
    act: () => Promise<T>,
    notice: (done: T) => string,
    undo?: () => void,
  ): Promise<T | null> {
    try {
      const done = await act();
      toast(notice(done), 'good', undo && { label: 'Undo', act: undo });
      return done;
    } catch (error) {
      toast(failureWords(error), 'bad');
      return null;
    }
  }
  /** What was made stands in the lists before it is shown, or filled. */
  async function make(act: () => Promise<Collection>): Promise<Collection | null> {
    const made = await attempt(act, ({ name }) => tell('collection.created', { n: name }));
    if (made !== null) await reload();
    return made;
  }
  /** What is gone is left at once: whoever looks at it must not wait in front of nothing. */
  async function end(
    act: () => Promise<null>,
    notice: string,
    undo?: () => void,
  ): Promise<boolean> {
    const isDone = await attempt(
      () => act().then(() => true),
      () => notice,
      undo,
    );
    if (isDone) void reload();
    return isDone === true;
  }

  async function bringBack({ id, name }: Pick<Collection, 'id' | 'name'>): Promise<void> {
    await attempt(
      () => call(restore, { params: { id } }),
      () => tell('collection.restored', { n: name }),
    );
    await reload();
  }

  return {
    bringBack,
    create: (name: string, idempotencyKey: string) =>
      make(() => call(create, { body: { name } }, { idempotencyKey })),
    /** A copy of one's own: with its companies and sub-spaces, without the people and the notes. */
    duplicate: ({ id }: Collection) => make(() => call(copy, { params: { id } })),
    remove: (collection: Collection) =>
      end(
        () => call(remove, { params: { id: collection.id } }),
        tell('collection.deleted', { n: collection.name }),
        () => void bringBack(collection),
      ),
    leave: ({ id, name }: Collection) =>
      end(() => call(leave, { params: { id } }), tell('collection.left', { n: name })),
  };
}
