import { clsx } from 'clsx';
import { AttachmentList } from '#features/cases/files/web/shared/AttachmentList.tsx';
import { MarkdownText } from '#ui/MarkdownText.tsx';
import { RelativeTime } from '#ui/dates.tsx';

interface Props {
  /** The author's name, as the reader knows it. */
  readonly who: string;
  readonly body: string;
  /** Those with a URL can be opened. */
  readonly attachments: readonly {
    readonly name: string;
    readonly size: number;
    readonly contentType?: string;
    readonly url?: string;
  }[];
  readonly createdAt: string;
  /** Whether it is from the reader's side, which is on the right. */
  readonly isOurs: boolean;
}

/** One message between a case team and a submitter. */
export function MessageBubble({ who, body, attachments, createdAt, isOurs }: Props) {
  return (
    <article
      aria-label={`Message from ${who}`}
      className={clsx('flex flex-col', isOurs ? 'items-end pl-8' : 'items-start pr-8')}
    >
      <p className="mb-1 text-small text-ink-3">
        <span className="font-medium text-ink-2">{who}</span> · <RelativeTime at={createdAt} />
      </p>
      <div
        className={clsx(
          'max-w-full rounded-[12px] px-3.5 py-2',
          isOurs ? 'rounded-br-[4px] bg-accent-soft' : 'rounded-bl-[4px] bg-hover',
        )}
      >
        <MarkdownText text={body} look="message" />
      </div>
      {attachments.length > 0 && (
        <div className="mt-1.5 w-full max-w-[420px]">
          <AttachmentList files={attachments} />
        </div>
      )}
    </article>
  );
}
