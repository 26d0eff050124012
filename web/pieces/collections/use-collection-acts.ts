import { useQueryClient } from '@tanstack/react-query';
import type { Collection } from '#domain/collections/collection.ts';
import {
  copy,
  create,
  leave,
  own,
  remove,
  restore,
  shared,
} from '#domain/collections/endpoints.ts';
import { tell } from '#domain/notices.ts';
import { keyOf } from '#web/transport/ask.ts';
import { call } from '#web/transport/call.ts';
import { toast } from '#web/ui/toasts.ts';
import { failureWords } from './use-change.ts';

/** What can be done to collections as a whole. Each ends with the lists read again (section 4). */
export function useCollectionActs() {
  const client = useQueryClient();
  const reload = async () => {
    await Promise.all(
      [own, shared].map((list) => client.invalidateQueries({ queryKey: keyOf(list) })),
    );
  };
  async function attempt<T>(
    act: () => Promise<T>,
    notice: (done: T) => string,
    undo?: () => void,
  ): Promise<T | null> {
    try {
      const done = await act();
      toast(notice(done), 'good', undo && { label: 'Undo', act: undo });
      await reload();
      return done;
    } catch (error) {
      toast(failureWords(error), 'bad');
      return null;
    }
  }

  const bringBack = ({ id, name }: Collection) =>
    attempt(
      () => call(restore, { params: { id } }),
      () => tell('collection.restored', { n: name }),
    );

  return {
    create: (name: string, idempotencyKey: string) =>
      attempt(
        () => call(create, { body: { name } }, { idempotencyKey }),
        (made) => tell('collection.created', { n: made.name }),
      ),
    /** A copy of one's own: with its companies and sub-spaces, without the people and the notes. */
    duplicate: ({ id }: Collection) =>
      attempt(
        () => call(copy, { params: { id } }),
        (made) => tell('collection.created', { n: made.name }),
      ),
    remove: (collection: Collection) =>
      attempt(
        async () => {
          await call(remove, { params: { id: collection.id } });
          return true;
        },
        () => tell('collection.deleted', { n: collection.name }),
        () => void bringBack(collection),
      ),
    leave: ({ id, name }: Collection) =>
      attempt(
        async () => {
          await call(leave, { params: { id } });
          return true;
        },
        () => tell('collection.left', { n: name }),
      ),
  };
}
