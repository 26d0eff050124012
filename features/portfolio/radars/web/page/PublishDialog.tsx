import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import {
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
  const [summary, setSummary] = useState(() => edition.summary ?? summaryOfChanges(edition));
  const params = { id: radar.id, editionId: edition.id };
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      call(publishEdition, {
        params,
        body: { version: edition.version, summary: summary.trim() || null },
      }),
    onSuccess: (published) => {
      client.setQueryData(queryKeyOf(editionEndpoint, { params }), published);
      void client.invalidateQueries({ queryKey: queryKeyOf(get, { params: { id: radar.id } }) });
      void client.invalidateQueries({ queryKey: queryKeyOf(list) });
      toast(`${edition.name} was published.`);
      onClose();
    },
  });
  return (
    <DialogFrame
      title={`Publish ${edition.name}`}
      lead="Everybody of the corporation sees it from then on. Its blips can no longer be moved."
      width="medium"
      onClose={onClose}
      isStrict
    >
      <form
        className="space-y-4"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          mutate();
        }}
      >
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
