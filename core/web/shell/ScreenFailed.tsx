import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { refusals } from '#core/domain/refusals.ts';
import { loadDocumentAnew } from '#core/web/router/load-document-anew.ts';
import { codeOf } from '#core/web/transport/problem.ts';
import { ErrorState } from '#ui/states.tsx';
import { toastError } from '#ui/toasts.ts';

/** The error boundary of a screen: shown if it throws while rendering, or if its code cannot be fetched. */
export function ScreenFailed({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  return (
    <ErrorState
      isPage
      title="This screen could not be shown"
      error={error}
      onRetry={() => {
        if (codeOf(error) === refusals['transport.code'].code) {
          void loadDocumentAnew().then((problem) => problem && toastError(problem));
          return;
        }
        reset();
        void router.invalidate();
      }}
    />
  );
}
