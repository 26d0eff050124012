import { useQueryClient } from '@tanstack/react-query';
import { useCorporation } from '#core/web/session/use-corporation.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { useOfflineQueue } from '#core/web/sync/offline/use-offline-queue.ts';
import { askFailedAgain } from '#core/web/transport/failed-read.ts';
import { useIsOnline } from './use-is-online.ts';
import { useIsServerBusy } from './use-is-server-busy.ts';

interface Line {
  readonly text: string;
  readonly canRetry: boolean;
}

/** What the frame has to say of itself: one thing at a time, the one that explains the others first. */
function useLine(): Line | null {
  const isOnline = useIsOnline();
  const { isOffline } = useOfflineQueue();
  const { failure } = useSession();
  const { hasFailed } = useCorporation();
  const isServerBusy = useIsServerBusy();
  if (!isOnline || isOffline) {
    return { text: 'You are offline. Changes are kept and sent later.', canRetry: false };
  }
  if (isServerBusy) return { text: 'The server is busy. Trying again…', canRetry: false };
  // The whole sheet says so.
  if (failure === 'unknown') return null;
  if (failure === 'outdated') {
    return {
      text: 'Your account could not be loaded. What was known last is shown.',
      canRetry: true,
    };
  }
  if (hasFailed) {
    return { text: 'The corporations could not be loaded.', canRetry: true };
  }
  return null;
}

/** One line across the top of the sheet, in every screen. */
export function SheetLine() {
  const client = useQueryClient();
  const line = useLine();
  return (
    <div role="status" className="print:hidden">
      {line && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-warn-soft px-4 py-1.5 text-small text-warn-ink">
          {line.text}
          {line.canRetry && (
            <button
              type="button"
              onClick={() => void askFailedAgain(client)}
              className="cursor-pointer font-medium underline underline-offset-2 pointer-coarse:py-1"
            >
              Try again
            </button>
          )}
        </p>
      )}
    </div>
  );
}
