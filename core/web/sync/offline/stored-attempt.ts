import { limits } from '#core/domain/limits.ts';
import { newIdempotencyKey } from '#core/web/transport/idempotency-key.ts';
import type { Attempt } from './offline-action.ts';
import type { WaitingEntry, WaitingStore } from './offline-store.ts';

/** The server may have forgotten its key: sent again, it could arrive twice. */
export const isForgotten = ({ sentAt }: WaitingEntry): boolean =>
  sentAt !== undefined && Date.now() - sentAt > limits.offlineCertainMs;

/** The attempt of a stored entry: what is sent under which key is stored before it is sent. */
export const attemptOf = (store: WaitingStore, entry: WaitingEntry): Attempt => ({
  key: entry.key,
  request: entry.request,
  uid: entry.uid,
  prepare: async (request) => {
    const stored = await store.change(entry.id, (one) => ({
      ...one,
      request,
      key: one.request === undefined ? one.key : newIdempotencyKey(),
    }));
    return stored?.key ?? newIdempotencyKey();
  },
});
