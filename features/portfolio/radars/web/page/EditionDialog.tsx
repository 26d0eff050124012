import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import {
  changeEdition,
  edition as shownEdition,
  get,
  list,
  update,
} from '#features/portfolio/radars/domain/endpoints.ts';
import { radarLimits } from '#features/portfolio/radars/domain/limits.ts';
import type { Area, Edition, RadarPage } from '#features/portfolio/radars/domain/radar.ts';
import { AreaFields } from '#features/portfolio/radars/web/AreaFields.tsx';
import { limits } from '#core/domain/limits.ts';
import { call } from '#core/web/transport/call.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { TextField } from '#ui/Field.tsx';
import { FormActions } from '#ui/FormActions.tsx';
import { MarkdownField } from '#ui/MarkdownField.tsx';

interface Props {
  readonly radar: RadarPage;
  readonly edition: Edition;
  readonly onClose: () => void;
}

/** The names of radar and edition, what is said when it is presented, and a draft's areas. */
export function EditionDialog({ radar, edition, onClose }: Props) {
  const id = useId();
  const client = useQueryClient();
  const [radarName, setRadarName] = useState(radar.name);
  const [name, setName] = useState(edition.name);
  const [notes, setNotes] = useState(edition.notes ?? '');
  const [quadrants, setQuadrants] = useState<readonly Area[]>(edition.quadrants);
  const [rings, setRings] = useState<readonly Area[]>(edition.rings);
  const isDraft = edition.state === 'draft';
  const params = { id: radar.id, editionId: edition.id };
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      if (radarName.trim() !== radar.name)
        await call(update, {
          params: { id: radar.id },
          body: { version: radar.version, name: radarName.trim() },
        });
      return call(changeEdition, {
        params,
        body: {
          version: edition.version,
          name: name.trim(),
          notes: notes.trim() || null,
          ...(isDraft && { quadrants: [...quadrants], rings: [...rings] }),
        },
      });
    },
    onSuccess: (changed) => {
      client.setQueryData(queryKeyOf(shownEdition, { params }), changed);
      void client.invalidateQueries({ queryKey: queryKeyOf(get, { params: { id: radar.id } }) });
      void client.invalidateQueries({ queryKey: queryKeyOf(list) });
      onClose();
    },
  });
  return (
    <DialogFrame title={`Edit ${edition.name}`} width="medium" onClose={onClose} isStrict>
      <form
        className="space-y-5"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (name.trim() !== '' && radarName.trim() !== '') mutate();
        }}
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            id={`${id}-radar`}
            label="Radar"
            isRequired
            problem={undefined}
            value={radarName}
            onChange={setRadarName}
            maxLength={limits.nameCharacters}
          />
          <TextField
            id={`${id}-name`}
            label="Edition"
            isRequired
            problem={undefined}
            value={name}
            onChange={setName}
            maxLength={radarLimits.editionNameCharacters}
          />
        </div>
        {isDraft && (
          <div className="grid gap-5 sm:grid-cols-2">
            <AreaFields label="Quadrants" areas={quadrants} onChange={setQuadrants} />
            <AreaFields label="Rings, from the centre" areas={rings} onChange={setRings} />
          </div>
        )}
        <MarkdownField
          id={`${id}-notes`}
          label="Notes for presenting"
          isRequired={false}
          value={notes}
          onChange={setNotes}
          problem={undefined}
          maxLength={radarLimits.summaryCharacters}
        />
        <ErrorText>{error?.message}</ErrorText>
        <FormActions submit="Save" isBusy={isPending} onCancel={onClose} />
      </form>
    </DialogFrame>
  );
}
