import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { loadDocumentAnew } from '#core/web/router/load-document-anew.ts';
import { useCorporation } from '#core/web/session/use-corporation.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { useOfflineQueue } from '#core/web/sync/offline/use-offline-queue.ts';
import { askFailedAgain } from '#core/web/transport/failed-read.ts';
import { liveConnection } from '#core/web/transport/live-connection.ts';
import { busyRetries, waitingCalls } from '#core/web/transport/busy-retries.ts';
import { serverBuild } from '#core/web/transport/server-build.ts';
import { installation } from '#ui/installation.ts';
import { toastError } from '#ui/toasts.ts';
import { useAskBeforeUnload } from '#ui/use-ask-before-unload.ts';
import { useFlag } from './use-flag.ts';
import { useIsOnline } from './use-is-online.ts';

interface Line {
  readonly text: string;
  readonly action?: 'Try again' | 'Reload';
}

/** Whether the server has another build than the page was loaded with. */
function useIsUpdated(): boolean {
  const build = useSyncExternalStore(serverBuild.subscribe, serverBuild.current);
  return build !== null && installation.build !== null && build !== installation.build;
}

/** Whether a change waits until the server is back. */
function useIsUnsaved(): boolean {
  const { isOffline } = useOfflineQueue();
  const isCallWaiting = useFlag(waitingCalls.any);
  // The queue outlives the page, a call does not.
  useAskBeforeUnload(isCallWaiting);
  return isOffline || isCallWaiting;
}

/** What the frame has to say of itself: one thing at a time, the one that explains the others first. */
function useLine(): Line | null {
  const isOnline = useIsOnline();
  const isUnsaved = useIsUnsaved();
  const { failure } = useSession();
  const { hasFailed } = useCorporation();
  const isServerBusy = useFlag(busyRetries.any);
  const isLost = useFlag(liveConnection.lost);
  const isUpdated = useIsUpdated();
  if (!isOnline) return { text: 'You are offline. Changes are kept and sent later.' };
  if (isUnsaved) return { text: 'Not saved yet: the server cannot be reached. Saving again…' };
  if (isServerBusy) return { text: 'The server is busy. Trying again…' };
  if (isLost) return { text: 'Reconnecting…' };
  if (isUpdated) {
    return {
      text: `${installation.productName} was updated. Reload when you are ready.`,
      action: 'Reload',
    };
  }
  // The whole sheet says so.
  if (failure === 'unknown') return null;
  if (failure === 'outdated') {
    return {
      text: 'Your account could not be loaded. What was known last is shown.',
      action: 'Try again',
    };
  }
  if (hasFailed) return { text: 'The corporations could not be loaded.', action: 'Try again' };
  return null;
}

/** One line across the top of the sheet, in every screen. */
export function SheetLine() {
  const client = useQueryClient();
  const line = useLine();
  const act = {
    'Try again': () => askFailedAgain(client),
    Reload: async () => {
      const problem = await loadDocumentAnew();
      if (problem) toastError(problem);
    },
  };
  return (
    <div role="status" className="print:hidden">
      {line && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-warn-soft px-4 py-1.5 text-small text-warn-ink">
          {line.text}
          {line.action && (
            <button
              type="button"
              onClick={() => line.action && void act[line.action]()}
              className="cursor-pointer font-medium underline underline-offset-2 pointer-coarse:py-1"
            >
              {line.action}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
