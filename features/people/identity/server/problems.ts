import { formatWait } from '#core/domain/format.ts';
import { refusals, refuse, type Refusal } from '#core/domain/refusals.ts';
import { serverRefusals } from '#core/domain/server-refusals.ts';
import { identityRefusals } from '#features/people/identity/domain/refusals.ts';

/** The error body of the identity library: any combination of its fields. */
interface LibraryProblem {
  readonly code?: unknown;
  readonly message?: unknown;
}

/** Its error codes that a user can act on. It has one code for unknown account and wrong password. */
const byCode = new Map<unknown, Refusal>([
  ['INVALID_EMAIL_OR_PASSWORD', refuse(refusals['signIn.wrong'])],
  ['INVALID_EMAIL', refuse(refusals['signIn.invalidEmail'])],
  ['BANNED_USER', refuse(refusals['signIn.disabled'])],
  ['INVALID_PASSWORD', refuse(identityRefusals['account.wrongPassword'])],
  ['INVALID_CODE', refuse(identityRefusals['secondFactor.wrong'])],
  ['INVALID_BACKUP_CODE', refuse(identityRefusals['secondFactor.wrong'])],
  ['INVALID_TWO_FACTOR_COOKIE', refuse(identityRefusals['secondFactor.ended'])],
  ['TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE', refuse(identityRefusals['secondFactor.ended'])],
  ['CHALLENGE_NOT_FOUND', refuse(identityRefusals['passkey.failed'])],
  ['FAILED_TO_VERIFY_REGISTRATION', refuse(identityRefusals['passkey.failed'])],
  ['AUTHENTICATION_FAILED', refuse(identityRefusals['passkey.failed'])],
  ['USER_NOT_VERIFIED', refuse(identityRefusals['passkey.failed'])],
  ['PASSKEY_NOT_FOUND', refuse(identityRefusals['passkey.unknown'])],
]);

function refusalOf(status: number, library: LibraryProblem, retryAfter: string | null): Refusal {
  const refusal = byCode.get(library.code);
  if (refusal) return refusal;
  if (status === 429) {
    return retryAfter === null
      ? refuse(refusals['signIn.tooMany'])
      : refuse(refusals.tooMany, { wait: formatWait(Number(retryAfter)) });
  }
  if (status === 401) return refuse(refusals.unauthenticated);
  if (status === 403) return refuse(refusals['signIn.origin']);
  if (status === 404 || status === 405) return refuse(refusals.notFound);
  if (status === 415) return refuse(serverRefusals.unsupportedType);
  const problem = typeof library.message === 'string' ? library.message : 'it cannot be used.';
  return refuse(refusals.invalid, { problem });
}

/** The error body of the library. */
export function parsedProblem(text: string): LibraryProblem {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
}

/** An error of the identity library in our shape, with the library's code under `details`. */
export function identityProblem(status: number, text: string, retryAfter: string | null): object {
  const library = parsedProblem(text);
  const { code, message } = refusalOf(status, library, retryAfter);
  return {
    error: message,
    code,
    ...(library.code !== undefined && { details: { code: library.code } }),
  };
}
