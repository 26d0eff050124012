import { refuse, refusals } from '#core/domain/refusals.ts';
import { errorTextOf, fieldOf } from '#core/web/transport/body.ts';
import type { Reply } from '#core/web/transport/exchange.ts';
import { Problem, problemOf } from '#core/web/transport/problem.ts';

const byStatus = {
  400: refuse(refusals['storage.invalid-argument'], { reason: 'it was refused.' }),
  401: refuse(refusals['storage.unauthenticated']),
  402: refuse(refusals['storage.quota-exceeded']),
  403: refuse(refusals['storage.unauthorized']),
  404: refuse(refusals['storage.object-not-found']),
} as const;

const isListed = (status: number): status is keyof typeof byStatus => status in byStatus;

/** The server's own code, if it is one of the storage: `{ code }`, or `{ error: { status } }`. */
function codeIn(body: unknown): string | null {
  const hosted = fieldOf(body, 'error');
  const code =
    typeof hosted === 'object' && hosted !== null && 'status' in hosted
      ? hosted.status
      : fieldOf(body, 'code');
  return typeof code === 'string' && code.startsWith('storage.') ? code : null;
}

function sentenceIn(body: unknown): string | undefined {
  const hosted = fieldOf(body, 'error');
  return typeof hosted === 'object' && hosted !== null && 'message' in hosted
    ? String(hosted.message)
    : errorTextOf(body);
}

/** Section 8, "File storage error codes": the code of a refused request, and its sentence. */
export function storageProblemOf({ status, body, requestId }: Reply): Problem {
  const usual = isListed(status) ? byStatus[status] : refuse(refusals['storage.unknown']);
  const code = codeIn(body);
  const message = code === null ? usual.message : (sentenceIn(body) ?? usual.message);
  return new Problem({ code: code ?? usual.code, message, status, requestId });
}

export const canceled = (cause: unknown): Problem =>
  problemOf(refuse(refusals['storage.canceled']), { cause });
