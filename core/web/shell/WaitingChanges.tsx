import { CloudOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { limits } from '#core/domain/limits.ts';
import { formatNumber, pluralize } from '#core/domain/format.ts';
import type { QueueState } from '#core/web/sync/offline/queue-options.ts';
import { useOfflineQueue } from '#core/web/sync/offline/use-offline-queue.ts';
// Not fetched when it is needed: then there may be no connection.
import { WaitingChangesDialog } from './WaitingChangesDialog.tsx';

function summaryOf({ entries }: QueueState): string {
  const refused = entries.filter(({ state }) => state === 'refused').length;
  const waiting = entries.length - refused;
  const changes = (n: number) => pluralize(n, 'change', 'changes');
  if (refused === 0) return `${changes(waiting)} waiting`;
  const ofRefused = waiting === 0 ? changes(refused) : formatNumber(refused);
  return `${waiting === 0 ? '' : `${changes(waiting)} waiting, `}${ofRefused} refused`;
}

/** Whether something waits longer than a change usually takes. */
function useIsShown({ entries, isOffline }: QueueState): boolean {
  const [isSlow, setIsSlow] = useState(false);
  const isEmpty = entries.length === 0;
  useEffect(() => {
    if (isEmpty) return undefined;
    const timer = setTimeout(() => setIsSlow(true), limits.offlineShownMs);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isEmpty]);
  if (isEmpty) return false;
  return isOffline || isSlow || entries.some(({ state }) => state === 'refused');
}

/** The changes that the server has not taken, in the top bar; nothing while there are none. */
export function WaitingChanges() {
  const state = useOfflineQueue();
  const [isOpen, setIsOpen] = useState(false);
  const isShown = useIsShown(state);
  const summary = summaryOf(state);
  return (
    <>
      <span role="status" className="sr-only">
        {isShown && summary}
      </span>
      {isShown && (
        <Button
          onPress={() => setIsOpen(true)}
          className="inline-flex h-8 shrink-0 cursor-pointer items-center gap-1.5 rounded-control border border-line bg-warn-soft px-2.5 text-control font-medium whitespace-nowrap text-warn-ink tabular transition-colors hover:border-line-strong max-md:h-9"
        >
          <CloudOff aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
          <span className="max-md:sr-only">{summary}</span>
          <span aria-hidden className="md:hidden">
            {formatNumber(state.entries.length)}
          </span>
        </Button>
      )}
      {isOpen && <WaitingChangesDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
