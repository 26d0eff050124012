import { refusals } from '#core/domain/refusals.ts';
import { serverRefusals } from '#core/domain/server-refusals.ts';
import { NoWritableServer } from './client.ts';
import { SessionsNotExclusive } from './own-sessions.ts';

/** SQLSTATE classes caused by the request or temporary conditions, not by our code. */
const bySqlState = [
  [/^08|^57P|^53/u, refusals.unavailable], // connection, shutdown, resources
  [/^40|^25P03$/u, refusals.unavailable], // serialisation, deadlock, a lost transaction: a retry helps
  [/^25006$/u, refusals.unavailable], // a server that has become read-only: another one takes writes
  [/^57014$/u, serverRefusals.tooLong], // stopped: a retry would take as long
  [/^23505$/u, refusals.conflict],
] as const;

/** Refused by a pooler, wrong password, no such account, no such database, no connection left, not ready yet. */
const notForUs = /^08|^28|^3D000$|^53300$|^57P03$/u;

const networkCalls = new Set(['connect', 'read', 'write', 'getaddrinfo']);
const lostConnection =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|is not queryable/u;

const deepestCause = 3;

/** Drizzle wraps the driver's error: the SQLSTATE is at `error.cause.code`. */
function chainOf(error: unknown, depth = 0): Error[] {
  if (!(error instanceof Error) || depth > deepestCause) return [];
  const inner = error instanceof AggregateError ? error.errors[0] : error.cause;
  return [error, ...chainOf(inner, depth + 1)];
}

/** A missing file has the code ENOENT too: only errors of a connection count. */
const isNetworkError = (error: Error): boolean =>
  ('syscall' in error && networkCalls.has(String(error.syscall))) ||
  error instanceof NoWritableServer ||
  lostConnection.test(error.message);

const sqlStateOf = (error: Error): string =>
  'code' in error && 'severity' in error ? String(error.code) : '';

type DatabaseRefusal =
  | (typeof refusals)['unavailable' | 'conflict']
  | typeof serverRefusals.tooLong;

/** The refusal for a database error, or null for a fault. */
export function databaseRefusal(error: unknown): DatabaseRefusal | null {
  for (const link of chainOf(error)) {
    if (isNetworkError(link)) return refusals.unavailable;
    const refusal = bySqlState.find(([pattern]) => pattern.test(sqlStateOf(link)))?.[1];
    if (refusal) return refusal;
  }
  return null;
}

/** A statement took longer than it may: it would anywhere. */
export const isStopped = (error: unknown): boolean =>
  databaseRefusal(error) === serverRefusals.tooLong;

/** The driver's reason why a database cannot be reached, or null for other errors. */
export function reasonOfNoConnection(error: unknown): string | null {
  const link = chainOf(error).find(
    (candidate) =>
      candidate instanceof SessionsNotExclusive ||
      isNetworkError(candidate) ||
      notForUs.test(sqlStateOf(candidate)),
  );
  if (!link) return null;
  return link.message || ('code' in link ? String(link.code) : link.name);
}
