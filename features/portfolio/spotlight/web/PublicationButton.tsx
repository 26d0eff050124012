import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Globe } from 'lucide-react';
import { useState } from 'react';
import { PublicationDialog } from '#features/cases/public-pages/web/shared/PublicationDialog.tsx';
import { publication, publish } from '#features/portfolio/spotlight/domain/endpoints.ts';
import { call } from '#core/web/transport/call.ts';
import { queryKeyOf, queryOptionsOf } from '#core/web/transport/query-options.ts';
import { Button } from '#ui/Button.tsx';

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
        {isPublic ? 'Public' : 'Publish to the web'}
      </Button>
      {isOpen && (
        <PublicationDialog
          lead={`Everyone sees open opportunities and radars that ${name} has published, and texts meant for the web. Nothing else leaves.`}
          isPublic={isPublic}
          path={isPublic ? path : null}
          mayPublish={data.mayPublish}
          isPending={isPending}
          error={error}
          onPublish={mutate}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
