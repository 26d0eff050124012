import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { ErrorState } from '#ui/states.tsx';

/** A screen that broke while it was drawn. Everything around it still works. */
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
