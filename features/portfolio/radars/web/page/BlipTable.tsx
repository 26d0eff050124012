import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeMany } from '#features/portfolio/radars/domain/blip-endpoints.ts';
import { edition as shownEdition, get } from '#features/portfolio/radars/domain/endpoints.ts';
import type { Edition, RadarPage } from '#features/portfolio/radars/domain/radar.ts';
import { pluralize } from '#core/domain/format.ts';
import { call } from '#core/web/transport/call.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { Button } from '#ui/Button.tsx';
import { toast, toastError } from '#ui/toasts.ts';
import { BlipTableRow, type RowFields } from './BlipTableRow.tsx';

interface Props {
  readonly radar: RadarPage;
  readonly edition: Edition;
  readonly canEdit: boolean;
}

const columns = ['No.', 'Name', 'Quadrant', 'Ring', 'Movement', 'Tags', 'Unchanged'];

/** All blips in a table; in a draft many are changed before they are saved together. */
export function BlipTable({ radar, edition, canEdit }: Props) {
  const client = useQueryClient();
  const [changed, setChanged] = useState<ReadonlyMap<string, RowFields>>(new Map());
  const params = { id: radar.id, editionId: edition.id };
  const save = useMutation({
    mutationFn: () =>
      call(changeMany, {
        params,
        body: {
          changes: edition.blips.flatMap((blip) => {
            const fields = changed.get(blip.id);
            return fields ? [{ id: blip.id, version: blip.version, ...fields }] : [];
          }),
        },
      }),
    onSuccess: async (answer) => {
      const { changed: done, stale } = answer ?? { changed: [], stale: [] };
      await client.invalidateQueries({ queryKey: queryKeyOf(shownEdition, { params }) });
      void client.invalidateQueries({ queryKey: queryKeyOf(get, { params: { id: radar.id } }) });
      // What somebody else changed meanwhile stays entered here, on top of theirs.
      const left = new Set(stale.map(({ id }) => id));
      setChanged((before) => new Map([...before].filter(([id]) => left.has(id))));
      const saved = `${pluralize(done.length, 'blip was', 'blips were', 'en')} saved.`;
      if (left.size === 0) toast(saved);
      else toast(`${saved} ${left.size} changed meanwhile: look at them and save again.`, 'bad');
    },
    onError: toastError,
  });
  const change = (id: string, fields: RowFields) =>
    setChanged((before) => new Map(before).set(id, { ...before.get(id), ...fields }));
  return (
    <section aria-label="Table" className="flex min-h-0 min-w-0 flex-1 flex-col">
      <div className="min-h-0 flex-1 overflow-auto" tabIndex={0} role="region" aria-label="Blips">
        <table className="w-full text-control">
          <thead className="sticky top-0 z-10 bg-surface text-left text-small text-ink-3">
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" className="h-9 border-b border-line px-3 font-medium">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {edition.blips.map((blip) => (
              <BlipTableRow
                key={blip.id}
                blip={blip}
                edition={edition}
                fields={changed.get(blip.id)}
                canEdit={canEdit}
                onChange={change}
              />
            ))}
          </tbody>
        </table>
      </div>
      {changed.size > 0 && (
        <div
          role="region"
          aria-label="Changes"
          className="flex shrink-0 items-center justify-end gap-2 border-t border-line bg-raised px-4 py-3"
        >
          <span className="mr-auto text-control text-ink-2">
            {pluralize(changed.size, 'blip', 'blips', 'en')} changed
          </span>
          <Button variant="quiet" onPress={() => setChanged(new Map())}>
            Discard
          </Button>
          <Button variant="primary" isDisabled={save.isPending} onPress={() => save.mutate()}>
            Save
          </Button>
        </div>
      )}
    </section>
  );
}
