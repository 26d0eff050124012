import { useMutation, useQueryClient } from '@tanstack/react-query';
import { get, list, publish } from '#features/radars/domain/endpoints.ts';
import type { RadarPage } from '#features/radars/domain/radar.ts';
import { call } from '#core/web/transport/call.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { Button } from '#ui/Button.tsx';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';

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
    <DialogFrame
      title={isPublic ? 'On the web' : 'Publish to the web'}
      lead={
        isPublic
          ? 'Anybody with the address sees the last published edition, without owners and comments.'
          : 'The last published edition gets a public address. Owners, comments and drafts stay inside.'
      }
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            Close
          </Button>
          {radar.mayPublish && (
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
      <div className="space-y-4">
        {publicPath && (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <a
              href={publicPath}
              target="_blank"
              rel="noreferrer"
              className="py-0.5 break-all text-accent-ink underline underline-offset-2"
            >
              {`${location.origin}${publicPath}`}
            </a>
          </p>
        )}
        {embedPath && (
          <div>
            <p className="mb-1.5 font-medium">For other sites</p>
            <pre className="overflow-x-auto rounded-control bg-sunken p-3 text-small whitespace-pre-wrap">
              {embedOf(embedPath, radar.name)}
            </pre>
          </div>
        )}
        <ErrorText>{error?.message}</ErrorText>
      </div>
    </DialogFrame>
  );
}
