import { write } from '#features/cases/public-pages/domain/endpoints.ts';
import type { FollowUp } from '#features/cases/public-pages/domain/follow-up.ts';
import { MessageBubble } from '#features/cases/submissions/web/shared/MessageBubble.tsx';
import { MessageComposer } from '#features/cases/submissions/web/shared/MessageComposer.tsx';
import { useCallOnce } from '#core/web/sync/use-call-once.ts';

interface Props {
  readonly params: { readonly key: string };
  readonly followUpRecord: FollowUp;
  readonly onSent: () => Promise<unknown>;
}

/** Messages between the submitter (on the right) and the corporation. */
export function FollowUpMessages({ params, followUpRecord, onSent }: Props) {
  const { messages, corporation, withdrawnAt, opportunity } = followUpRecord;
  const writeOnce = useCallOnce(write);
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
          {messages.map(({ id, from, body, createdAt }) => (
            <li key={id}>
              <MessageBubble
                who={from === 'submitter' ? 'You' : corporation.name}
                body={body}
                createdAt={createdAt}
                isOurs={from === 'submitter'}
              />
            </li>
          ))}
        </ul>
        {!isResting && (
          <MessageComposer
            label={`Message to ${corporation.name}`}
            placeholder={`Write to the team at ${corporation.name}`}
            hint="Answers come here and by mail. Markdown works."
            send={async (body) => {
              await writeOnce({ params, body: { body } });
              await onSent();
            }}
          />
        )}
      </div>
    </section>
  );
}
