import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import {
  comment,
  comments,
  removeComment,
} from '#features/portfolio/radars/domain/blip-endpoints.ts';
import { edition } from '#features/portfolio/radars/domain/endpoints.ts';
import { radarLimits } from '#features/portfolio/radars/domain/limits.ts';
import { useCallOnce } from '#core/web/sync/use-call-once.ts';
import { call } from '#core/web/transport/call.ts';
import { queryKeyOf, queryOptionsOf } from '#core/web/transport/query-options.ts';
import { QueryBoundary } from '#core/web/transport/QueryBoundary.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import { Button } from '#ui/Button.tsx';
import { RelativeTime } from '#ui/dates.tsx';
import { controlClasses } from '#ui/Field.tsx';
import { MarkdownText } from '#ui/MarkdownText.tsx';
import { toastError } from '#ui/toasts.ts';

interface Props {
  readonly radarId: string;
  readonly blipId: string;
}

/** What the corporation said about a blip. */
export function BlipComments({ radarId, blipId }: Props) {
  const id = useId();
  const client = useQueryClient();
  const params = { id: radarId, blipId };
  const query = useQuery(queryOptionsOf(comments, { params }));
  const [body, setBody] = useState('');
  const sayOnce = useCallOnce(comment);
  const refetch = () => {
    void client.invalidateQueries({ queryKey: queryKeyOf(edition) });
    return client.invalidateQueries({ queryKey: queryKeyOf(comments, { params }) });
  };
  const say = useMutation({
    mutationFn: (text: string) => sayOnce({ params, body: { body: text.trim() } }),
    onSuccess: (_answer, text) => {
      // What is written while it is sent stays.
      setBody((now) => (now === text ? '' : now));
      return refetch();
    },
    onError: toastError,
  });
  const remove = useMutation({
    mutationFn: (commentId: string) => call(removeComment, { params: { ...params, commentId } }),
    onSuccess: refetch,
    onError: toastError,
  });
  return (
    <section aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className="mb-2 text-control font-semibold">
        Comments
      </h3>
      <QueryBoundary what="comments" query={query} skeleton={<div className="skeleton h-12" />}>
        {(all) => (
          <ul className="space-y-3">
            {all.map((one) => (
              <li key={one.id} className="flex gap-2.5">
                <Avatar id={one.author.id} name={one.author.name} shape="person" size="s" />
                <div className="min-w-0 flex-1">
                  <p className="flex items-center gap-2 text-small text-ink-3">
                    <span className="font-medium text-ink">{one.author.name}</span>
                    <RelativeTime at={one.createdAt} />
                    {one.isOwn && (
                      <button
                        type="button"
                        className="ml-auto min-h-6 cursor-pointer hover:text-ink"
                        onClick={() => remove.mutate(one.id)}
                      >
                        Delete
                      </button>
                    )}
                  </p>
                  <MarkdownText text={one.body} look="message" />
                </div>
              </li>
            ))}
          </ul>
        )}
      </QueryBoundary>
      <form
        className="mt-3 space-y-2"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (body.trim() !== '') say.mutate(body);
        }}
      >
        <textarea
          aria-label="Comment"
          placeholder="Comment"
          rows={2}
          value={body}
          maxLength={radarLimits.commentCharacters}
          onChange={(event) => setBody(event.target.value)}
          className={`${controlClasses(undefined)} py-2 [field-sizing:content]`}
        />
        {body.trim() !== '' && (
          <Button type="submit" size="small" variant="primary" isDisabled={say.isPending}>
            Comment
          </Button>
        )}
      </form>
    </section>
  );
}
