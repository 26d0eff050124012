import { refuse, refusals } from '#core/domain/refusals.ts';
import { isReachable } from '#core/web/transport/is-reachable.ts';
import { problemOf, type Problem } from '#core/web/transport/problem.ts';

export const missingCode = (cause?: unknown): Problem =>
  problemOf(refuse(refusals['transport.code']), { cause });

const ask = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Whether something would be lost with the document: the frame knows (`typed-text.ts`). */
export const loss = { isAhead: () => false };

/**
 * Code whose fetch failed is not fetched again by the same document in most browsers: another one does.
 * A server that is away has no document at all, which is the answer then. Where something would be lost
 * the browser asks before it is.
 */
export async function loadDocumentAnew(): Promise<Problem | null> {
  if (!(await isReachable())) return problemOf(refuse(refusals['transport.network']));
  if (loss.isAhead()) window.addEventListener('beforeunload', ask, { once: true });
  window.location.reload();
  return null;
}
