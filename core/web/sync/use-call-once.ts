import { useRef } from 'react';
import type { CallInput, Endpoint } from '#core/domain/endpoint.ts';
import { call, type CallArguments } from '#core/web/transport/call.ts';
import { newIdempotencyKey } from '#core/web/transport/idempotency-key.ts';
import type { Answered } from '#core/web/transport/parse-answer.ts';

/**
 * Calls an endpoint once for each input, however often it is tried: the idempotency key stays the same
 * until the call has succeeded or the input changes.
 */
export function useCallOnce<E extends Endpoint>(endpoint: E) {
  const attempt = useRef({ sent: '', key: '' });
  return async (input: CallInput<E>): Promise<Answered<E>> => {
    const sent = JSON.stringify(input);
    if (attempt.current.sent !== sent) attempt.current = { sent, key: newIdempotencyKey() };
    const mine = attempt.current;
    const options = { idempotencyKey: mine.key };
    const answer = await call(endpoint, ...([input, options] as unknown as CallArguments<E>));
    mine.sent = '';
    return answer;
  };
}
