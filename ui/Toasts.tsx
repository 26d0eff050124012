import { CircleAlert, CircleCheck } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { dismissToast, pauseToast, resumeToast, toastStore } from './toasts.ts';

/**
 * Top right, no progress bar, removed after two seconds unless hovered or focused. An ARIA live region.
 */
export function Toasts() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current);
  return (
    <div
      role="status"
      aria-live="polite"
      // Announced and reachable while a dialog is open, too.
      data-react-aria-top-layer
      className="pointer-events-none fixed top-4 right-4 z-50 flex w-80 max-w-[calc(100vw-2rem)] flex-col gap-2"
    >
      {toasts.map(({ id, tone, message, action }) => (
        <div
          key={id}
          data-entering
          onPointerEnter={() => pauseToast(id)}
          onPointerLeave={() => resumeToast(id)}
          onFocus={() => pauseToast(id)}
          onBlur={() => resumeToast(id)}
          className="floating pointer-events-auto flex items-start gap-2.5 rounded-card px-3.5 py-3"
        >
          {tone === 'good' ? (
            <CircleCheck aria-hidden className="mt-px size-4.5 shrink-0 text-good" />
          ) : (
            <CircleAlert aria-hidden className="mt-px size-4.5 shrink-0 text-bad" />
          )}
          <p className="line-clamp-4 min-w-0 flex-1 wrap-anywhere max-sm:line-clamp-6">{message}</p>
          {action && (
            <button
              type="button"
              onClick={() => {
                action.run();
                dismissToast(id);
              }}
              className="-my-1 -mr-1.5 min-h-7 shrink-0 cursor-pointer rounded-control px-2 font-semibold text-accent-ink hover:bg-accent-soft"
            >
              {action.label}
            </button>
          )}
        </div>
      ))}
    </div>
  );
}
