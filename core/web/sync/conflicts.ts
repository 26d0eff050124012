import * as z from 'zod/mini';
import { Problem } from '#core/web/transport/problem.ts';
import { unstoredAttempt, type Attempt } from './offline/offline-action.ts';

/** Whether somebody else changed the record first. */
export const isStale = (error: unknown): boolean =>
  error instanceof Problem && error.code === 'stale';

/** The record as it is on the server now, from a refusal's details; null when there is none. */
export const recordIn = <Stored>(error: unknown, schema: z.core.$ZodType<Stored>): Stored | null =>
  error instanceof Problem ? (z.safeParse(schema, error.details).data ?? null) : null;

/**
 * How a change goes on after a conflict. `rebase`: it is sent again, on top of the other change. `yield`:
 * the other change holds, and answers for it. `ask`: the user decides; nothing was stored.
 */
export type Resolution<Change, Answer> =
  | { readonly kind: 'rebase'; readonly change: Change }
  | { readonly kind: 'yield'; readonly answer: Answer }
  | { readonly kind: 'ask' };

interface VersionedRequest<Change, Stored, Answer> {
  /** A rebased change is another request, with an idempotency key of its own. */
  readonly send: (change: Change, idempotencyKey: string) => Promise<Answer>;
  readonly record: z.core.$ZodType<Stored>;
  /** May throw, to refuse the change. */
  readonly resolve: (change: Change, current: Stored) => Resolution<Change, Answer>;
  /** What was sent before is sent again under its key, instead of the change. */
  readonly attempt?: Pick<Attempt, 'key' | 'request' | 'prepare'>;
}

const mostRebases = 20;

/**
 * Sends a change that is based on a version of a record. Null when the user has to decide.
 * @throws Problem when it was refused for another reason, or for the same one again and again
 */
export async function sendVersioned<Change, Stored, Answer>(
  first: Change,
  { send, record, resolve, attempt = unstoredAttempt() }: VersionedRequest<Change, Stored, Answer>,
): Promise<Answer | null> {
  const isRetry = attempt.request !== undefined;
  let change = isRetry ? (attempt.request as Change) : first;
  let key = isRetry ? attempt.key : await attempt.prepare(change);
  for (let rebases = 0; ; rebases += 1) {
    try {
      return await send(change, key);
    } catch (error) {
      const current = isStale(error) ? recordIn(error, record) : null;
      if (current === null || rebases === mostRebases) throw error;
      const resolution = resolve(change, current);
      if (resolution.kind === 'ask') return null;
      if (resolution.kind === 'yield') return resolution.answer;
      ({ change } = resolution);
      key = await attempt.prepare(change);
    }
  }
}
