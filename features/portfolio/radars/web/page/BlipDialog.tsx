import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { add } from '#features/portfolio/radars/domain/blip-endpoints.ts';
import { edition as shownEdition, get, list } from '#features/portfolio/radars/domain/endpoints.ts';
import type { Blip, Edition, RadarPage } from '#features/portfolio/radars/domain/radar.ts';
import { useCallOnce } from '#core/web/sync/use-call-once.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { FormActions } from '#ui/FormActions.tsx';
import { BlipFormFields } from './BlipFormFields.tsx';
import { changedFields, draftOf, enteredFields } from './blip-draft.ts';
import { useBlipMutation } from './use-blip-mutation.ts';
import { useRadarSearch } from './use-radar-search.ts';

interface Props {
  readonly radar: RadarPage;
  readonly edition: Edition;
  /** Null: a new one. */
  readonly blip: Blip | null;
  readonly onClose: () => void;
}

/** Adds a blip, or changes what is said about it. */
export function BlipDialog({ radar, edition, blip, onClose }: Props) {
  const client = useQueryClient();
  const { change } = useRadarSearch();
  const [draft, setDraft] = useState(() => draftOf(blip, edition));
  const set = (fields: Partial<typeof draft>) => setDraft((now) => ({ ...now, ...fields }));
  const params = { id: radar.id, editionId: edition.id };
  const addOnce = useCallOnce(add);
  const create = useMutation({
    mutationFn: () => addOnce({ params, body: enteredFields(draft) }),
    onSuccess: async (added) => {
      await client.invalidateQueries({ queryKey: queryKeyOf(shownEdition, { params }) });
      void client.invalidateQueries({ queryKey: queryKeyOf(get, { params: { id: radar.id } }) });
      void client.invalidateQueries({ queryKey: queryKeyOf(list) });
      change({ blip: added.id });
      onClose();
    },
  });
  const { mutate } = useBlipMutation(radar.id, edition.id);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (draft.name.trim() === '') return;
    if (blip === null) return create.mutate();
    const fields = changedFields(blip, draft, edition);
    if (Object.keys(fields).length > 0)
      mutate({ blip, fields, notice: `${draft.name.trim()} was saved.` });
    onClose();
  };
  return (
    <DialogFrame
      title={blip ? `Edit ${blip.name}` : 'Add blip'}
      width="medium"
      onClose={onClose}
      isStrict
    >
      <form className="space-y-4" onSubmit={save}>
        <BlipFormFields radar={radar} draft={draft} edition={edition} onChange={set} />
        <ErrorText>{create.error?.message}</ErrorText>
        <FormActions
          submit={blip ? 'Save' : 'Add blip'}
          isBusy={create.isPending}
          onCancel={onClose}
        />
      </form>
    </DialogFrame>
  );
}
