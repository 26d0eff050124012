import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { ErrorState } from '#ui/states.tsx';

/** The error boundary of a screen: shown if it throws while rendering. */
export function ScreenFailed({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  return (
    <ErrorState
      isPage
      title="This screen could not be shown"
      error={error}
      onRetry={() => {
        reset();
        void router.invalidate();
      }}
    />
  );
}
