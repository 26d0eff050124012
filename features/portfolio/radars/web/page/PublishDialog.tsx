import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import {
  changeEdition,
  edition as editionEndpoint,
  get,
  list,
  publishEdition,
} from '#features/portfolio/radars/domain/endpoints.ts';
import { radarLimits } from '#features/portfolio/radars/domain/limits.ts';
import { summaryOfChanges } from '#features/portfolio/radars/domain/summary.ts';
import type { Edition, RadarPage } from '#features/portfolio/radars/domain/radar.ts';
import { call } from '#core/web/transport/call.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { TextField } from '#ui/Field.tsx';
import { FormActions } from '#ui/FormActions.tsx';
import { MarkdownField } from '#ui/MarkdownField.tsx';
import { toast } from '#ui/toasts.ts';

interface Props {
  readonly radar: RadarPage;
  readonly edition: Edition;
  readonly onClose: () => void;
}

/** Publishes a draft with a summary of its changes, which is written for the editor to improve. */
export function PublishDialog({ radar, edition, onClose }: Props) {
  const id = useId();
  const client = useQueryClient();
  const [name, setName] = useState(edition.name);
  const [summary, setSummary] = useState(() => edition.summary ?? summaryOfChanges(edition));
  const params = { id: radar.id, editionId: edition.id };
  const named = async () => {
    if (name.trim() === edition.name) return edition.version;
    const body = { version: edition.version, name: name.trim() };
    const changed = await call(changeEdition, { params, body });
    if (changed) client.setQueryData(queryKeyOf(editionEndpoint, { params }), changed);
    return changed?.version ?? edition.version;
  };
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const version = await named();
      return call(publishEdition, { params, body: { version, summary: summary.trim() || null } });
    },
    onSuccess: (published) => {
      client.setQueryData(queryKeyOf(editionEndpoint, { params }), published);
      void client.invalidateQueries({ queryKey: queryKeyOf(get, { params: { id: radar.id } }) });
      void client.invalidateQueries({ queryKey: queryKeyOf(list) });
      toast(`${name.trim()} was published.`);
      onClose();
    },
  });
  return (
    <DialogFrame
      title={`Publish ${edition.name}`}
      lead="Everyone in the corporation can then see it. It can no longer be edited."
      width="medium"
      onClose={onClose}
      isStrict
    >
      <form
        className="space-y-4"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (name.trim() !== '') mutate();
        }}
      >
        <TextField
          id={`${id}-name`}
          label="Edition"
          isRequired
          problem={undefined}
          value={name}
          onChange={setName}
          maxLength={radarLimits.editionNameCharacters}
        />
        <MarkdownField
          id={`${id}-summary`}
          label="What changed"
          isRequired={false}
          value={summary}
          onChange={setSummary}
          problem={undefined}
          maxLength={radarLimits.summaryCharacters}
        />
        <ErrorText>{error?.message}</ErrorText>
        <FormActions submit="Publish" isBusy={isPending} onCancel={onClose} />
      </form>
    </DialogFrame>
  );
}
