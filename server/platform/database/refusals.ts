import type { RefusalCode } from '#domain/refusals.ts';

/** SQLSTATE classes that say something about the request or the moment rather than about our code. */
const bySqlState = [
  [/^08|^57P|^53/u, 'unavailable'], // connection, shutdown, resources
  [/^40/u, 'unavailable'], // serialisation, deadlock: trying again helps
  [/^23505$/u, 'conflict'],
] as const satisfies readonly [pattern: RegExp, code: RefusalCode][];

const networkErrors = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT']);

/** Drizzle wraps the driver's error: the SQLSTATE stands at `error.cause.code`. */
function codes(error: unknown, depth = 0): string[] {
  if (!(error instanceof Error) || depth > 3) return [];
  const code = 'code' in error && typeof error.code === 'string' ? [error.code] : [];
  return [...code, ...codes(error.cause, depth + 1)];
}

const lostConnection = /Connection terminated|timeout exceeded when trying to connect/u;

function messages(error: unknown, depth = 0): string {
  if (!(error instanceof Error) || depth > 3) return '';
  return `${error.message} ${messages(error.cause, depth + 1)}`;
}

/** The refusal a database error amounts to, or null when it is a fault of ours. */
export function databaseRefusal(error: unknown): 'unavailable' | 'conflict' | null {
  for (const code of codes(error)) {
    if (networkErrors.has(code)) return 'unavailable';
    const found = bySqlState.find(([pattern]) => pattern.test(code))?.[1];
    if (found) return found;
  }
  return lostConnection.test(messages(error)) ? 'unavailable' : null;
}
