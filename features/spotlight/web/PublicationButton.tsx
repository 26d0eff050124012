import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Globe } from 'lucide-react';
import { useState } from 'react';
import { publication, publish } from '#features/spotlight/domain/endpoints.ts';
import { call } from '#core/web/transport/call.ts';
import { queryKeyOf, queryOptionsOf } from '#core/web/transport/query-options.ts';
import { Button } from '#ui/Button.tsx';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';

interface Props {
  readonly corporation: { readonly id: string; readonly name: string };
}

/** Shows a corporation's Spotlight on the web, or no more; for who may publish for it. */
export function PublicationButton({ corporation: { id, name } }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const client = useQueryClient();
  const params = { id };
  const { data } = useQuery(queryOptionsOf(publication, { params }));
  const { mutate, isPending, error } = useMutation({
    mutationFn: (isPublic: boolean) => call(publish, { params, body: { isPublic } }),
    onSuccess: (stored) => client.setQueryData(queryKeyOf(publication, { params }), stored),
  });
  if (!data || (!data.mayPublish && !data.isPublic)) return null;
  const { isPublic, path } = data;
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>
        <Globe aria-hidden className="size-4" strokeWidth={1.75} />
        {isPublic ? 'On the web' : 'Publish to the web'}
      </Button>
      {isOpen && (
        <DialogFrame
          title={isPublic ? 'On the web' : 'Publish to the web'}
          lead={`Everybody sees open opportunities and radars that ${name} has published, and texts meant for the web. Nothing else leaves.`}
          onClose={() => setIsOpen(false)}
          actions={
            <>
              <Button variant="quiet" onPress={() => setIsOpen(false)}>
                Close
              </Button>
              {data.mayPublish && (
                <Button
                  variant={isPublic ? 'plain' : 'primary'}
                  isDisabled={isPending}
                  onPress={() => mutate(!isPublic)}
                >
                  {isPublic ? 'Take off the web' : 'Publish to the web'}
                </Button>
              )}
            </>
          }
        >
          {isPublic && (
            <a
              href={path}
              target="_blank"
              rel="noreferrer"
              className="inline-block py-0.5 break-all text-accent-ink underline underline-offset-2"
            >
              {`${location.origin}${path}`}
            </a>
          )}
          <ErrorText>{error?.message}</ErrorText>
        </DialogFrame>
      )}
    </>
  );
}
