import * as z from 'zod/mini';
import type { Answer, Endpoint } from '#core/domain/endpoint.ts';
import { refuse, refusals } from '#core/domain/refusals.ts';
import { keepValidRows } from './valid-rows.ts';
import { problemOf } from './problem.ts';

/** What a call answers: a PUT or PATCH whose answer does not fit answers nothing (section 5). */
export type Answered<E extends Endpoint> = E['method'] extends 'PUT' | 'PATCH'
  ? Answer<E> | null
  : Answer<E>;

/** Section 5: an answer is checked against its shape, and what a mismatch means depends on the method. */
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
    console.warn(where, what);
    return keepValidRows(answer, body);
  }
  // PATCH is ours; like PUT it changed something, which a failure would deny.
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

/** Paths and codes only: values may be somebody's personal data. */
function detailsOf(issues: readonly z.core.$ZodIssue[]): { path: string; code: string }[] {
  return issues
    .slice(0, mostDetails)
    .map((issue) => ({ path: issue.path.map(String).join('.'), code: issue.code }));
}
