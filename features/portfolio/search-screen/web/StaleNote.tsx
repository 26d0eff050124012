import { Button } from '#ui/Button.tsx';

/** A request failed: a message above the earlier results. */
export function StaleNote({
  error,
  onRetry,
}: {
  readonly error: Error;
  readonly onRetry: () => void;
}) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-line bg-warn-soft px-4 py-2.5"
    >
      <p className="flex-1 text-control">
        <span className="font-semibold">The search could not be answered.</span> {error.message}{' '}
        These are the earlier results.
      </p>
      <Button size="small" onPress={onRetry}>
        Try again
      </Button>
    </div>
  );
}
