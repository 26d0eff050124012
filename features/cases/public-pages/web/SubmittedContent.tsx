import type { FollowUp } from '#features/cases/public-pages/domain/follow-up.ts';
import { AttachmentList } from '#features/cases/files/web/shared/AttachmentList.tsx';
import { Pencil } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { MarkdownText } from '#ui/MarkdownText.tsx';
import { DateText } from '#ui/dates.tsx';

interface Props {
  readonly followUpRecord: FollowUp;
  /** Null: nothing can be changed, or it is being changed. */
  readonly onEdit: (() => void) | null;
}

/** The submitted content, as it stands. */
export function SubmittedContent({ followUpRecord, onEdit }: Props) {
  const { receivedAt, revisedAt, pitch, attachments } = followUpRecord;
  return (
    <section aria-labelledby="handed-in">
      <h2 id="handed-in" className="mb-3 text-reading font-semibold">
        Your submission
      </h2>
      <p className="text-ink-2">
        Received on <DateText at={receivedAt} />
        {revisedAt && (
          <>
            , changed on <DateText at={revisedAt} />
          </>
        )}
      </p>
      {onEdit && (
        <Button className="mt-3" onPress={onEdit}>
          <Pencil aria-hidden className="size-4" strokeWidth={1.75} />
          Edit submission
        </Button>
      )}
      {pitch && (
        <details className="mt-3 rounded-control border border-line bg-raised">
          <summary className="cursor-pointer px-3 py-2.5 text-control font-medium">
            Your pitch
          </summary>
          <div className="border-t border-line px-3 py-3">
            <MarkdownText text={pitch} look="body" />
          </div>
        </details>
      )}
      {attachments.length > 0 && (
        <div className="mt-3 rounded-control bg-raised">
          <h3 className="sr-only">Files</h3>
          <AttachmentList files={attachments} />
        </div>
      )}
    </section>
  );
}
