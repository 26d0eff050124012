import { refusalText, type Refusal, type RefusalCode } from '#core/domain/refusals.ts';

/** What the identity library answers when it refuses: its own fields, in any combination. */
interface LibraryProblem {
  readonly code?: unknown;
  readonly message?: unknown;
}

const plain = (code: 'signIn.wrong' | 'signIn.invalidEmail' | 'signIn.disabled'): Refusal => ({
  code,
  message: refusalText(code),
});

/** Its codes that a person can do something about. It says one thing for unknown and wrong. */
const byCode = new Map<unknown, Refusal>([
  ['INVALID_EMAIL_OR_PASSWORD', plain('signIn.wrong')],
  ['INVALID_EMAIL', plain('signIn.invalidEmail')],
  ['BANNED_USER', plain('signIn.disabled')],
]);

function refusalOf(status: number, library: LibraryProblem, retryAfter: string | null): Refusal {
  const known = byCode.get(library.code);
  if (known) return known;
  const as = (code: RefusalCode, message: string): Refusal => ({ code, message });
  if (status === 429) {
    return retryAfter === null
      ? as('signIn.tooMany', refusalText('signIn.tooMany'))
      : as('tooMany', refusalText('tooMany', { seconds: retryAfter }));
  }
  if (status === 401) return as('unauthenticated', refusalText('unauthenticated'));
  if (status === 403) return as('signIn.origin', refusalText('signIn.origin'));
  if (status === 404 || status === 405) return as('notFound', refusalText('notFound'));
  if (status === 415) return as('unsupportedType', refusalText('unsupportedType'));
  const problem = typeof library.message === 'string' ? library.message : 'it cannot be used.';
  return as('invalid', refusalText('invalid', { problem }));
}

function parsed(text: string): LibraryProblem {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
}

/**
 * A refusal of the identity library in the one shape of every problem. Its own fields stay beside
 * ours, its code under `details`.
 */
export function identityProblem(status: number, text: string, retryAfter: string | null): object {
  const library = parsed(text);
  const { code, message } = refusalOf(status, library, retryAfter);
  return {
    ...library,
    error: message,
    code,
    ...(library.code !== undefined && { details: { code: library.code } }),
  };
}
