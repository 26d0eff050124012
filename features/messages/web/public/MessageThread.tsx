import { useQuery, useQueryClient } from '@tanstack/react-query';
import { list, send } from '#features/messages/domain/endpoints.ts';
import { queryOptionsOf, queryKeyOf } from '#core/web/transport/query-options.ts';
import { call } from '#core/web/transport/call.ts';
import { ErrorState, Loading } from '#ui/states.tsx';
import { MessageBubble } from './MessageBubble.tsx';
import { MessageComposer } from './MessageComposer.tsx';

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
  const params = { id: submissionId };
  const { data: messages, error, refetch } = useQuery(queryOptionsOf(list, { params }));
  if (error)
    return (
      <ErrorState
        title="The messages could not be loaded"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  if (!messages) {
    return (
      <Loading what="messages">
        <div className="skeleton h-16" />
      </Loading>
    );
  }
  return (
    <div className="space-y-4">
      {messages.length === 0 && (
        <p className="text-control text-ink-3">Nothing has been written yet.</p>
      )}
      <ul className="space-y-3 empty:hidden">
        {messages.map(({ id, author, body, createdAt }) => (
          <li key={id}>
            <MessageBubble
              who={author?.name ?? submitter}
              body={body}
              createdAt={createdAt}
              isOurs={author !== null}
            />
          </li>
        ))}
      </ul>
      {whyNot === null ? (
        <MessageComposer
          label="Message to the submitter"
          placeholder={`Write to ${submitter}`}
          hint="They get a mail and read it through their link. Comments above stay with the team."
          send={async (body, idempotencyKey) => {
            await call(send, { params, body: { body } }, { idempotencyKey });
            await client.invalidateQueries({ queryKey: queryKeyOf(list, { params }) });
          }}
        />
      ) : (
        <p className="text-meta text-ink-3">{whyNot}</p>
      )}
    </div>
  );
}
