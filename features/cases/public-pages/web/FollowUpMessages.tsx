import { buildUrl } from '#core/web/transport/url.ts';
import { messageFile } from '#features/cases/public-pages/domain/endpoints.ts';
import type { FollowUp } from '#features/cases/public-pages/domain/follow-up.ts';
import { MessageBubble } from '#features/cases/submissions/web/shared/MessageBubble.tsx';
import { MessageForm } from './MessageForm.tsx';

interface Props {
  readonly params: { readonly key: string };
  readonly followUpRecord: FollowUp;
  readonly onSent: () => Promise<unknown>;
}

/** Where a file of the corporation is downloaded. */
const addressOf = (key: string, id: string): string =>
  buildUrl(messageFile.path, { params: { key, id }, query: { alt: 'media' } });

/** Messages between the submitter (on the right) and the corporation. */
export function FollowUpMessages({ params, followUpRecord, onSent }: Props) {
  const { messages, corporation, withdrawnAt, opportunity } = followUpRecord;
  const isResting = withdrawnAt !== null || opportunity.status === 'FINISHED';
  if (isResting && messages.length === 0) return null;
  return (
    <section aria-labelledby="messages">
      <h2 id="messages" className="mb-3 text-panel font-semibold tracking-[-0.015em]">
        Messages
      </h2>
      <div className="space-y-4 rounded-card border border-line bg-raised p-5">
        {messages.length === 0 && (
          <p className="text-ink-2">
            Something to add, or a question? The team at {corporation.name} reads it with your
            submission.
          </p>
        )}
        <ul className="space-y-3 empty:hidden">
          {messages.map(({ id, from, body, attachments, createdAt }) => (
            <li key={id}>
              <MessageBubble
                who={from === 'submitter' ? 'You' : corporation.name}
                body={body}
                attachments={attachments.map(({ id, ...file }) => ({
                  ...file,
                  ...(id !== null && { url: addressOf(params.key, id) }),
                }))}
                createdAt={createdAt}
                isOurs={from === 'submitter'}
              />
            </li>
          ))}
        </ul>
        {!isResting && (
          <MessageForm params={params} corporationName={corporation.name} onSent={onSent} />
        )}
      </div>
    </section>
  );
}
