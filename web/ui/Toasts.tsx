import { CircleAlert, CircleCheck } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { toastStore } from './toasts.ts';

/** Top right, no progress bar, gone after two seconds. Read aloud when they come. */
export function Toasts() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current);
  return (
    <div
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed top-4 right-4 z-50 flex w-80 max-w-[calc(100vw-2rem)] flex-col gap-2"
    >
      {toasts.map(({ id, tone, message }) => (
        <div
          key={id}
          data-entering
          className="floating pointer-events-auto flex items-start gap-2.5 rounded-card px-3.5 py-3"
        >
          {tone === 'good' ? (
            <CircleCheck aria-hidden className="mt-px size-4.5 shrink-0 text-good" />
          ) : (
            <CircleAlert aria-hidden className="mt-px size-4.5 shrink-0 text-bad" />
          )}
          <p className="min-w-0 break-words">{message}</p>
        </div>
      ))}
    </div>
  );
}
