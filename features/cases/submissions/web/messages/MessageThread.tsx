import { useQuery, useQueryClient } from '@tanstack/react-query';
import { add } from '#features/cases/files/domain/endpoints.ts';
import { list, send } from '#features/cases/submissions/domain/messages/endpoints.ts';
import { queryOptionsOf, queryKeyOf } from '#core/web/transport/query-options.ts';
import { upload } from '#core/web/transport/upload.ts';
import { QueryBoundary } from '#core/web/transport/QueryBoundary.tsx';
import { useCallOnce } from '#core/web/sync/use-call-once.ts';
import { MessageBubble } from '#features/cases/submissions/web/shared/MessageBubble.tsx';
import { MessageComposer } from '#features/cases/submissions/web/shared/MessageComposer.tsx';

interface Props {
  readonly submissionId: string;
  /** Fallback for the submitter's name. */
  readonly submitter: string;
  /** Null: they may write. Otherwise who may, or why nobody can. */
  readonly whyNot: string | null;
}

/** Messages between the case team and the submitter. The team's are on the right. */
export function MessageThread({ submissionId, submitter, whyNot }: Props) {
  const client = useQueryClient();
  const sendOnce = useCallOnce(send);
  const params = { id: submissionId };
  const query = useQuery(queryOptionsOf(list, { params }));
  return (
    <QueryBoundary what="messages" skeleton={<div className="skeleton h-16" />} query={query}>
      {(messages) => (
        <div className="space-y-4">
          {messages.length === 0 && <p className="text-control text-ink-3">No messages yet.</p>}
          <ul className="space-y-3 empty:hidden">
            {messages.map(({ id, author, body, attachments, createdAt }) => (
              <li key={id}>
                <MessageBubble
                  who={author?.name ?? submitter}
                  body={body}
                  attachments={attachments}
                  createdAt={createdAt}
                  isOurs={author !== null}
                />
              </li>
            ))}
          </ul>
          {whyNot === null ? (
            <div className="composer-dock [--color-accent-hover:var(--color-c3-ink)] [--color-accent:var(--color-c3)] [--dock-line:var(--color-c3)]">
              <MessageComposer
                label="Message to the submitter"
                placeholder={`Write to ${submitter}`}
                action={`Send to ${submitter}`}
                hint={`${submitter} will be notified by email.`}
                upload={(file, options) =>
                  upload(
                    add,
                    { query: { name: file.name, messageAbout: submissionId }, file },
                    options,
                  )
                }
                send={async (body, files) => {
                  const fileIds = files.map(({ id }) => id);
                  await sendOnce({ params, body: { body, fileIds } });
                  await client.invalidateQueries({ queryKey: queryKeyOf(list, { params }) });
                }}
              />
            </div>
          ) : (
            <p className="text-small text-ink-3">{whyNot}</p>
          )}
        </div>
      )}
    </QueryBoundary>
  );
}
