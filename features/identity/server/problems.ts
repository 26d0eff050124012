import { refusals, refuse, type Refusal } from '#core/domain/refusals.ts';

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
]);

function refusalOf(status: number, library: LibraryProblem, retryAfter: string | null): Refusal {
  const known = byCode.get(library.code);
  if (known) return known;
  if (status === 429) {
    return retryAfter === null
      ? refuse(refusals['signIn.tooMany'])
      : refuse(refusals.tooMany, { seconds: retryAfter });
  }
  if (status === 401) return refuse(refusals.unauthenticated);
  if (status === 403) return refuse(refusals['signIn.origin']);
  if (status === 404 || status === 405) return refuse(refusals.notFound);
  if (status === 415) return refuse(refusals.unsupportedType);
  const problem = typeof library.message === 'string' ? library.message : 'it cannot be used.';
  return refuse(refusals.invalid, { problem });
}

function parsed(text: string): LibraryProblem {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
}

/** An error of the identity library in our shape, with the library's code under `details`. */
export function identityProblem(status: number, text: string, retryAfter: string | null): object {
  const library = parsed(text);
  const { code, message } = refusalOf(status, library, retryAfter);
  return {
    error: message,
    code,
    ...(library.code !== undefined && { details: { code: library.code } }),
  };
}
