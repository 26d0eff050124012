import * as z from 'zod/mini';
import type { Answer, Endpoint } from '#core/domain/endpoint.ts';
import { refuse, refusals } from '#core/domain/refusals.ts';
import { keepValidRows } from './valid-rows.ts';
import { problemOf } from './problem.ts';

/** A call's result: undefined for a PUT or PATCH whose response does not match (section 5). */
export type Answered<E extends Endpoint> = E['method'] extends 'PUT' | 'PATCH'
  ? Answer<E> | null
  : Answer<E>;

/** Section 5: a response is validated against its schema; a mismatch is handled by method. */
export function parseAnswer<E extends Endpoint>(endpoint: E, body: unknown): Answered<E> {
  return read(endpoint, body) as Answered<E>;
}

function read({ answer, method, path, paginated }: Endpoint, body: unknown): unknown {
  if (answer === null) return null;
  const result = z.safeParse(answer, body);
  if (result.success) return result.data;

  const where = `${method} ${path}: the answer does not fit`;
  const what = detailsOf(result.error.issues);
  if (method === 'GET' && paginated === true) {
    const page = keepValidRows(answer, body);
    if (page !== null) {
      console.warn(where, what);
      return page;
    }
  }
  // PATCH is not in the specification; like PUT it has changed something, which an error would deny.
  if (method === 'PUT' || method === 'PATCH') {
    console.warn(where, what);
    return null;
  }
  console.error(where, what);
  throw problemOf(
    refuse(method === 'DELETE' ? refusals['transport.parseDelete'] : refusals['transport.parse']),
    {
      details: what,
    },
  );
}

const mostDetails = 20;

/** Paths and codes only: values may be personal data. */
function detailsOf(issues: readonly z.core.$ZodIssue[]): { path: string; code: string }[] {
  return issues
    .slice(0, mostDetails)
    .map((issue) => ({ path: issue.path.map(String).join('.'), code: issue.code }));
}
