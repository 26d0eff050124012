import { refuse, refusals } from '#core/domain/refusals.ts';
import { isReachable } from '#core/web/sync/offline/is-reachable.ts';
import { problemOf, type Problem } from '#core/web/transport/problem.ts';
import { queryClient } from '#core/web/transport/query-client.ts';
import { hasTypedText } from './typed-text.ts';

const ask = (event: BeforeUnloadEvent): void => event.preventDefault();

/**
 * Code whose fetch failed is not fetched again by the same document in most browsers: another one does.
 * A server that is away has no document at all, which is the answer then. Where something is typed, or is
 * being sent, the browser asks before it is lost.
 */
export async function loadDocumentAnew(): Promise<Problem | null> {
  if (!(await isReachable())) return problemOf(refuse(refusals['transport.network']));
  if (hasTypedText() || queryClient.isMutating() > 0) {
    window.addEventListener('beforeunload', ask, { once: true });
  }
  window.location.reload();
  return null;
}
