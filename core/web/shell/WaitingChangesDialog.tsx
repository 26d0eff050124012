import { noticeText, notices } from '#core/domain/notices.ts';
import type { OfflineQueue } from '#core/web/sync/offline/offline-queue.ts';
import { useOfflineQueue } from '#core/web/sync/offline/use-offline-queue.ts';
import type { WaitingEntry } from '#core/web/sync/offline/offline-store.ts';
import { Button } from '#ui/Button.tsx';
import { RelativeTime } from '#ui/dates.tsx';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { toast } from '#ui/toasts.ts';

function Entry({ entry, queue }: { readonly entry: WaitingEntry; readonly queue: OfflineQueue }) {
  const { id, label, state, reason } = entry;
  const isRefused = state === 'refused';
  const discard = async () => {
    if (!(await queue.discard(id))) toast('This change is being sent.', 'bad');
  };
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1 py-2.5">
      <div className="min-w-0 flex-1 basis-56">
        <p className="line-clamp-2 text-control break-words">{label}</p>
        <p className="text-small text-ink-3">
          <RelativeTime at={new Date(entry.at).toISOString()} />
          {state === 'sending' && ' · sending'}
        </p>
        {isRefused && <ErrorText className="text-small">{reason}</ErrorText>}
      </div>
      <div className="flex shrink-0 gap-1.5">
        {isRefused && (
          <Button
            size="small"
            aria-label={`Try again: ${label}`}
            onPress={() => void queue.tryAgain(id)}
          >
            Try again
          </Button>
        )}
        <Button
          size="small"
          variant="quiet"
          isDisabled={state === 'sending'}
          aria-label={`${isRefused ? 'Discard' : 'Undo'}: ${label}`}
          onPress={() => void discard()}
        >
          {isRefused ? 'Discard' : 'Undo'}
        </Button>
      </div>
    </li>
  );
}

/** What waits for the server, in order, and what it refused. */
export function WaitingChangesDialog({ onClose }: { readonly onClose: () => void }) {
  const { queue, entries } = useOfflineQueue();
  const isWaiting = entries.some(({ state }) => state !== 'refused');
  return (
    <DialogFrame
      title="Waiting changes"
      lead="They are stored in this browser, and sent in this order when the server can be reached."
      width="medium"
      onClose={onClose}
      actions={
        <>
          {isWaiting && <Button onPress={() => queue.retrySoon()}>Send now</Button>}
          <Button variant="primary" onPress={onClose}>
            Close
          </Button>
        </>
      }
    >
      {entries.length === 0 ? (
        <p className="text-control text-ink-3">{noticeText(notices['changes.sent'])}</p>
      ) : (
        <ol className="divide-y divide-line">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} queue={queue} />
          ))}
        </ol>
      )}
    </DialogFrame>
  );
}
