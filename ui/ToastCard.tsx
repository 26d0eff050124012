import { CircleAlert, CircleCheck } from 'lucide-react';
import { dismissToast, pauseToast, resumeToast, type Toast } from './toasts.ts';
import { useDragAway } from './use-drag-away.ts';

/** One message of the toast area. */
export function ToastCard({ id, tone, message, action }: Toast) {
  const drag = useDragAway(() => dismissToast(id));
  return (
    <div
      data-entering
      onPointerEnter={() => pauseToast(id)}
      onPointerLeave={() => resumeToast(id)}
      onFocus={() => pauseToast(id)}
      onBlur={() => resumeToast(id)}
      {...drag}
      className="floating pointer-events-auto flex touch-pan-y items-start gap-2.5 rounded-card px-3.5 py-3 select-none"
    >
      {tone === 'good' ? (
        <CircleCheck aria-hidden className="mt-px size-4.5 shrink-0 text-good-ink" />
      ) : (
        <CircleAlert aria-hidden className="mt-px size-4.5 shrink-0 text-bad-ink" />
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
  );
}
