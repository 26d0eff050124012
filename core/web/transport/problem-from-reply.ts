import { refuse, refusals } from '#core/domain/refusals.ts';
import { errorTextOf, fieldOf } from './body.ts';
import type { Reply } from './exchange.ts';
import { Problem } from './problem.ts';

/** Section 8: the server's error text, or a default message. */
export function problemFromReply({ status, body, requestId }: Reply): Problem {
  const ours =
    status === 401 || status === 403
      ? refuse(refusals['transport.authentication'])
      : refuse(refusals['transport.status'], { code: status });
  const code = fieldOf(body, 'code');
  return new Problem({
    code: typeof code === 'string' ? code : ours.code,
    message: errorTextOf(body) ?? ours.message,
    status,
    details: fieldOf(body, 'details'),
    requestId,
  });
}
