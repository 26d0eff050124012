import {
  useMutation,
  useQueryClient,
  type QueryClient,
  type QueryFilters,
} from '@tanstack/react-query';
import { memoize } from '#core/domain/memoize.ts';
import { toastError } from '#ui/toasts.ts';
import { createRecordQueues } from './record-queues.ts';
import { isWaiting } from './offline/use-perform.ts';
import { toastWithUndo } from './undo-toast.ts';

/** How a change that is shown already can be taken back. */
interface Shown<Change, Answer> {
  /** By default the queries show again what they showed before, also of other changes. */
  readonly rollBack?: () => void;
  /** The change that takes it back, offered beside its notice; null when there is none. */
  readonly undo?: (answer: Answer) => Change | null;
}

interface RecordMutation<Change, Answer> {
  /** Names what is changed: changes of the same record are sent one after the other. */
  readonly record: string | ((change: Change) => string);
  readonly send: (change: Change) => Promise<Answer | typeof isWaiting>;
  /** Whether `send` stores each change at once and sends them in order (`usePerform`). */
  readonly isStored?: boolean;
  /** The queries that `show` changes: a fetch on its way would overwrite them. */
  readonly shownIn?: readonly QueryFilters[];
  readonly show?: (change: Change) => Shown<Change, Answer> | void;
  /** Takes the answer over. An answer that a later change makes outdated is left out. */
  readonly confirm?: (answer: Answer, change: Change) => void;
  readonly notice?: (answer: Answer, change: Change) => string | null;
  /** By default the reason is a toast. */
  readonly refused?: (error: Error, change: Change) => void;
  /** What is refetched once no change of the record is left; after a refusal, `shownIn` is, too. */
  readonly refetched?: readonly QueryFilters[];
}

const queuesOf = memoize((_client: QueryClient) => createRecordQueues());

/** For `refused`: the reason is shown beside what was changed. */
export const shownInPlace = (_error: Error): void => {};

/** Changes a record: at once on the screen, in order on the server, rolled back when refused. */
export function useRecordMutation<Change, Answer>({
  record,
  send,
  isStored = false,
  shownIn = [],
  show,
  confirm,
  notice,
  refused = toastError,
  refetched = [],
}: RecordMutation<Change, Answer>) {
  const client = useQueryClient();
  const queues = queuesOf(client);
  const nameOf = (change: Change) => (typeof record === 'string' ? record : record(change));

  const mutation = useMutation({
    // Where a change shows itself without naming the queries, any may show it.
    meta: show === undefined || shownIn.length > 0 ? { shownIn } : {},
    mutationFn: (change: Change) => {
      const sent = isStored ? send(change) : null;
      sent?.catch(() => {});
      // Only callers that store their changes see that one waits, in the handlers below.
      return queues.run(nameOf(change), () => sent ?? send(change)) as Promise<Answer>;
    },
    onMutate: async (change): Promise<Shown<Change, Answer>> => {
      await Promise.all(shownIn.map((filters) => client.cancelQueries(filters)));
      const before = shownIn.flatMap((filters) => client.getQueriesData(filters));
      const rollBack = () => before.forEach(([key, data]) => client.setQueryData(key, data));
      return { rollBack, ...show?.(change) };
    },
    onSuccess: (answer, change, context) => {
      if ((answer as unknown) === isWaiting) return;
      if (queues.isIdle(nameOf(change))) confirm?.(answer, change);
      const message = notice?.(answer, change);
      const back = context.undo?.(answer);
      if (message) toastWithUndo(message, back && (() => mutation.mutate(back)));
    },
    onError: (error, change, context) => {
      context?.rollBack?.();
      refused(error, change);
    },
    onSettled: (answer, error, change) => {
      if ((answer as unknown) === isWaiting || !queues.isIdle(nameOf(change))) return undefined;
      // After a refusal the screen shows what holds, before the change counts as settled.
      const outdated = error === null ? refetched : new Set([...shownIn, ...refetched]);
      const reading = [...outdated].map((filters) => client.invalidateQueries(filters));
      return error === null ? undefined : Promise.all(reading);
    },
  });
  return mutation;
}
