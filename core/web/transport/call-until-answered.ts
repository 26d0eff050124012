import { noticeText, notices } from '#core/domain/notices.ts';
import type { Endpoint } from '#core/domain/endpoint.ts';
import { refuse, refusals } from '#core/domain/refusals.ts';
import { toast } from '#ui/toasts.ts';
import { waitingCalls } from './busy-retries.ts';
import { call, type CallArguments } from './call.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
import type { Answered } from './parse-answer.ts';
import { isAway, problemOf } from './problem.ts';
import { recovery } from './recovery.ts';
import { tokens } from './token.ts';

/**
 * For a change that is on the screen already: where the server, or its database, is away it waits and is
 * sent again under the same key, so it arrives once. What a form holds is not sent so: the person
 * decides when.
 */
export async function callUntilAnswered<E extends Endpoint>(
  endpoint: E,
  ...[input, options]: CallArguments<E>
): Promise<Answered<E>> {
  const idempotencyKey = options?.idempotencyKey ?? newIdempotencyKey();
  const once = [input, { ...options, idempotencyKey }] as unknown as CallArguments<E>;
  const { person } = tokens;
  let stopWaiting: (() => void) | null = null;
  const end = () => {
    stopWaiting?.();
    stopWaiting = null;
  };
  try {
    for (let failures = 0; ; failures += 1) {
      try {
        const answer = await call(endpoint, ...once);
        const hasWaited = stopWaiting !== null;
        end();
        if (hasWaited && !waitingCalls.any.isSet()) toast(noticeText(notices['changes.sent']));
        return answer;
      } catch (error) {
        if (!isAway(error)) throw error;
        stopWaiting ??= waitingCalls.begin();
        await recovery.wait(failures);
        // It is not sent as another person.
        if (person !== tokens.person) throw problemOf(refuse(refusals['transport.authentication']));
      }
    }
  } finally {
    end();
  }
}
