import { useMutation, useQueryClient } from '@tanstack/react-query';
import { PublicationDialog } from '#features/cases/public-pages/web/shared/PublicationDialog.tsx';
import { get, list, publish } from '#features/portfolio/radars/domain/endpoints.ts';
import type { RadarPage } from '#features/portfolio/radars/domain/radar.ts';
import { call } from '#core/web/transport/call.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';

interface Props {
  readonly radar: RadarPage;
  readonly onClose: () => void;
}

const embedOf = (path: string, name: string) =>
  `<iframe src="${location.origin}${path}" title="${name.replaceAll('"', '&quot;')}" width="100%" height="720" style="border:0"></iframe>`;

/** Shows the last published edition on the web, or no more. */
export function WebDialog({ radar, onClose }: Props) {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (isPublic: boolean) =>
      call(publish, { params: { id: radar.id }, body: { isPublic } }),
    onSuccess: (page) => {
      client.setQueryData(queryKeyOf(get, { params: { id: radar.id } }), page);
      void client.invalidateQueries({ queryKey: queryKeyOf(list) });
    },
  });
  const { isPublic, publicPath, embedPath } = radar;
  return (
    <PublicationDialog
      lead={
        isPublic
          ? 'Anyone with the address sees the last published edition, without owners and comments.'
          : 'The last published edition gets a public address. Owners, comments and drafts stay inside.'
      }
      isPublic={isPublic}
      path={publicPath}
      mayPublish={radar.mayPublish}
      isPending={isPending}
      error={error}
      onPublish={mutate}
      onClose={onClose}
    >
      {embedPath && (
        <div>
          <p className="mb-1.5 font-medium">For other sites</p>
          <pre className="overflow-x-auto rounded-control bg-sunken p-3 text-small whitespace-pre-wrap">
            {embedOf(embedPath, radar.name)}
          </pre>
        </div>
      )}
    </PublicationDialog>
  );
}
