import { CheckCheck, Move, Pencil, RotateCcw, Trash2 } from 'lucide-react';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { remove } from '#features/portfolio/radars/domain/blip-endpoints.ts';
import { edition as shownEdition } from '#features/portfolio/radars/domain/endpoints.ts';
import type { Blip, Edition, RadarPage } from '#features/portfolio/radars/domain/radar.ts';
import { lazyPart } from '#core/web/router/lazy-part.tsx';
import { call } from '#core/web/transport/call.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { Button } from '#ui/Button.tsx';
import { toast, toastError } from '#ui/toasts.ts';
import { useBlipMutation } from './use-blip-mutation.ts';
import { useRadarSearch } from './use-radar-search.ts';

const BlipDialog = lazyPart(() => import('./BlipDialog.tsx'), 'BlipDialog');

interface Props {
  readonly radar: RadarPage;
  readonly edition: Edition;
  readonly blip: Blip;
  readonly onMove: (id: string) => void;
}

/** Edit, move, settle and delete, in a draft. */
export function BlipActions({ radar, edition, blip, onMove }: Props) {
  const [isEditing, setEditing] = useState(false);
  const client = useQueryClient();
  const { change } = useRadarSearch();
  const { mutate } = useBlipMutation(radar.id, edition.id);
  const params = { id: radar.id, editionId: edition.id };
  const refetch = () =>
    client.invalidateQueries({ queryKey: queryKeyOf(shownEdition, { params }) });
  const restore = () => mutate({ blip, fields: { isRestored: true } });
  const removeBlip = async () => {
    await call(remove, { params: { ...params, blipId: blip.id } });
    change({ blip: undefined, open: undefined });
    await refetch();
    toast(`${blip.name} was deleted.`, 'good', { label: 'Undo', run: restore });
  };
  const icon = { 'aria-hidden': true, className: 'size-3.5', strokeWidth: 1.75 } as const;
  return (
    <div className="mt-3 flex flex-wrap gap-1.5">
      <Button size="small" onPress={() => setEditing(true)}>
        <Pencil {...icon} />
        Edit
      </Button>
      <Button size="small" onPress={() => onMove(blip.id)}>
        <Move {...icon} />
        Move
      </Button>
      <Button
        size="small"
        onPress={() =>
          mutate({
            blip,
            fields: { isSettled: !blip.isSettled },
            notice: blip.isSettled ? `${blip.name} is drawn again.` : `${blip.name} was settled.`,
          })
        }
      >
        {blip.isSettled ? <RotateCcw {...icon} /> : <CheckCheck {...icon} />}
        {blip.isSettled ? 'Draw again' : 'Settle'}
      </Button>
      <Button
        size="small"
        variant="quiet"
        aria-label={`Delete ${blip.name}`}
        onPress={() => void removeBlip().catch(toastError)}
      >
        <Trash2 {...icon} />
      </Button>
      <Suspense>
        {isEditing && (
          <BlipDialog
            radar={radar}
            edition={edition}
            blip={blip}
            onClose={() => setEditing(false)}
          />
        )}
      </Suspense>
    </div>
  );
}
