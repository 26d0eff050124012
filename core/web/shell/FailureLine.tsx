import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { Copy, X } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { dismissFailure, toast, toastStore } from '#ui/toasts.ts';

const button =
  'inline-flex min-h-6 cursor-pointer items-center gap-1 rounded-control px-1.5 font-medium hover:bg-hover';

/** What is done meanwhile, and succeeds without a word. */
const dismissOnSuccess = (client: QueryClient) =>
  client.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') dismissFailure();
  });

/**
 * What failed on this screen, once its toast is gone, which is there for two seconds: until it is
 * dismissed, something else is said or succeeds, or another screen is opened.
 */
export function FailureLine() {
  const failure = useSyncExternalStore(toastStore.subscribe, toastStore.failure);
  const path = useLocation({ select: ({ pathname }) => pathname });
  const client = useQueryClient();
  useEffect(() => dismissFailure, [path]);
  useEffect(() => dismissOnSuccess(client), [client]);
  if (failure === null) return null;
  const { message, action } = failure;
  const copy = () =>
    navigator.clipboard.writeText(message).then(
      () => toast('Copied.'),
      // It can still be selected.
      () => {},
    );
  return (
    <section
      aria-label="What failed"
      className="flex items-start gap-x-3 border-b border-line bg-bad-soft px-4 py-1.5 text-small text-bad-ink print:hidden"
    >
      <p className="min-w-0 flex-1 py-0.5 wrap-anywhere">{message}</p>
      {action && (
        <button
          type="button"
          className={button}
          onClick={() => {
            dismissFailure();
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={button} onClick={() => void copy()}>
        <Copy aria-hidden className="size-3.5" strokeWidth={1.75} />
        Copy
      </button>
      <button
        type="button"
        aria-label="Dismiss"
        className={`${button} min-w-6 justify-center`}
        onClick={dismissFailure}
      >
        <X aria-hidden className="size-4" strokeWidth={1.75} />
      </button>
    </section>
  );
}
