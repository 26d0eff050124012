import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus, Send } from 'lucide-react';
import { Suspense, useState } from 'react';
import { beginEdition, get } from '#features/portfolio/radars/domain/endpoints.ts';
import type { Edition, RadarPage } from '#features/portfolio/radars/domain/radar.ts';
import { editionNameOf } from '#features/portfolio/radars/domain/edition-name.ts';
import { lazyPart } from '#core/web/router/lazy-part.tsx';
import { useCallOnce } from '#core/web/sync/use-call-once.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { Button } from '#ui/Button.tsx';
import { toastError } from '#ui/toasts.ts';
import type { useBlipLine } from './use-blip-line.ts';
import { useRadarSearch } from './use-radar-search.ts';

const BlipDialog = lazyPart(() => import('./BlipDialog.tsx'), 'BlipDialog');
const PublishDialog = lazyPart(() => import('./PublishDialog.tsx'), 'PublishDialog');

interface Props {
  readonly radar: RadarPage;
  readonly edition: Edition;
  readonly line: ReturnType<typeof useBlipLine>;
}

/** For who may edit: a draft is changed and published; otherwise the draft is opened, or begun. */
export function EditionActions({ radar, edition, line }: Props) {
  const { search, change } = useRadarSearch();
  const client = useQueryClient();
  const [open, setOpen] = useState<'add' | 'publish' | null>(null);
  const beginOnce = useCallOnce(beginEdition);
  const begin = useMutation({
    mutationFn: () =>
      beginOnce({
        params: { id: radar.id },
        body: { name: editionNameOf(new Date(), radar.editions) },
      }),
    onSuccess: async (draft) => {
      await client.invalidateQueries({ queryKey: queryKeyOf(get, { params: { id: radar.id } }) });
      change({ edition: draft.id });
    },
    onError: toastError,
  });
  if (!radar.mayEdit) return null;
  const draft = radar.editions.find(({ state }) => state === 'draft');
  if (edition.state === 'published')
    return draft ? (
      <Button onPress={() => change({ edition: draft.id })}>Edit draft</Button>
    ) : (
      <Button variant="primary" isDisabled={begin.isPending} onPress={() => begin.mutate()}>
        <Plus aria-hidden className="size-4" strokeWidth={1.75} />
        <span className="max-sm:sr-only">New edition</span>
      </Button>
    );
  const close = () => setOpen(null);
  // Where the radar is drawn, beside what it shows.
  const add = () => {
    if (search.view !== undefined) return setOpen('add');
    line.open();
    if (search.open === true) change({ open: undefined });
  };
  return (
    <>
      <Button onPress={() => setOpen('publish')} isDisabled={edition.blips.length === 0}>
        <Send aria-hidden className="size-4" strokeWidth={1.75} />
        <span className="max-sm:sr-only">Publish</span>
      </Button>
      <Button variant="primary" onPress={add}>
        <Plus aria-hidden className="size-4" strokeWidth={1.75} />
        <span className="max-sm:sr-only">Add blip</span>
      </Button>
      <Suspense>
        {open === 'add' && (
          <BlipDialog
            radar={radar}
            edition={edition}
            blip={null}
            place={line.place}
            onPlace={line.setPlace}
            onClose={close}
          />
        )}
        {open === 'publish' && <PublishDialog radar={radar} edition={edition} onClose={close} />}
      </Suspense>
    </>
  );
}
