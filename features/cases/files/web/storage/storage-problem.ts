import { refuse } from '#core/domain/refusals.ts';
import { storageRefusals } from '#core/domain/storage-refusals.ts';
import { errorTextOf, fieldOf } from '#core/web/transport/body.ts';
import type { Reply } from '#core/web/transport/exchange.ts';
import { Problem, problemOf } from '#core/web/transport/problem.ts';

const byStatus = {
  400: refuse(storageRefusals['storage.invalid-argument'], { reason: 'it was refused.' }),
  401: refuse(storageRefusals['storage.unauthenticated']),
  402: refuse(storageRefusals['storage.quota-exceeded']),
  403: refuse(storageRefusals['storage.unauthorized']),
  404: refuse(storageRefusals['storage.object-not-found']),
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
  const usual = isListed(status) ? byStatus[status] : refuse(storageRefusals['storage.unknown']);
  const code = codeIn(body);
  const message = code === null ? usual.message : (sentenceIn(body) ?? usual.message);
  return new Problem({ code: code ?? usual.code, message, status, requestId });
}

export const canceled = (cause: unknown): Problem =>
  problemOf(refuse(storageRefusals['storage.canceled']), { cause });
