import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { refuse, refusals } from '#core/domain/refusals.ts';
import { isReachable } from '#core/web/sync/offline/is-reachable.ts';
import { codeOf, problemOf } from '#core/web/transport/problem.ts';
import { ErrorState } from '#ui/states.tsx';
import { toastError } from '#ui/toasts.ts';

/** Code whose fetch failed is never fetched again by the same document. A server that is away has none at all. */
async function loadDocumentAnew(): Promise<void> {
  if (await isReachable()) window.location.reload();
  else toastError(problemOf(refuse(refusals['transport.network'])));
}

/** The error boundary of a screen: shown if it throws while rendering, or if its code cannot be fetched. */
export function ScreenFailed({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  return (
    <ErrorState
      isPage
      title="This screen could not be shown"
      error={error}
      onRetry={() => {
        if (codeOf(error) === refusals['transport.code'].code) return void loadDocumentAnew();
        reset();
        void router.invalidate();
      }}
    />
  );
}
