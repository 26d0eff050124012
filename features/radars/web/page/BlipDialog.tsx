import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { add } from '#features/radars/domain/blip-endpoints.ts';
import { edition as shownEdition, get, list } from '#features/radars/domain/endpoints.ts';
import { radarLimits } from '#features/radars/domain/limits.ts';
import { movements } from '#features/radars/domain/movement.ts';
import type { Blip, Edition, RadarPage } from '#features/radars/domain/radar.ts';
import { useCallOnce } from '#core/web/sync/use-call-once.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { LongTextField, TextField } from '#ui/Field.tsx';
import { FormActions } from '#ui/FormActions.tsx';
import { MarkdownField } from '#ui/MarkdownField.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { TokenField } from '#ui/TokenField.tsx';
import { CompaniesField } from './CompaniesField.tsx';
import { draftOf, enteredFields } from './blip-draft.ts';
import { tagsOf } from './matching-blips.ts';
import { movementLabels } from './movement-words.tsx';
import { useBlipMutation } from './use-blip-mutation.ts';
import { useRadarSearch } from './use-radar-search.ts';

interface Props {
  readonly radar: RadarPage;
  readonly edition: Edition;
  /** Null: a new one. */
  readonly blip: Blip | null;
  readonly onClose: () => void;
}

const optionsOf = (areas: Edition['rings']) =>
  areas.map((area) => ({ value: area.id, label: area.name }));

/** Adds a blip, or changes what is said about it. */
export function BlipDialog({ radar, edition, blip, onClose }: Props) {
  const id = useId();
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
    mutate({ blip, fields: enteredFields(draft), notice: `${draft.name.trim()} was saved.` });
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
        <TextField
          {...{ id: `${id}-name`, label: 'Name', isRequired: true, problem: undefined }}
          {...{ value: draft.name, onChange: (name) => set({ name }), isFirst: true }}
          maxLength={radarLimits.blipNameCharacters}
        />
        <div className="grid gap-4 sm:grid-cols-3">
          <SelectField
            label="Quadrant"
            options={optionsOf(edition.quadrants)}
            value={draft.quadrantId}
            onChange={(quadrantId) => set({ quadrantId })}
          />
          <SelectField
            label="Ring"
            options={optionsOf(edition.rings)}
            value={draft.ringId}
            onChange={(ringId) => set({ ringId })}
          />
          <SelectField
            label="Movement"
            options={[
              { value: 'derived', label: 'From its last ring' },
              ...movements.map((value) => ({ value, label: movementLabels[value] })),
            ]}
            value={draft.movementOverride ?? 'derived'}
            onChange={(value) =>
              set({ movementOverride: movements.find((one) => one === value) ?? null })
            }
          />
        </div>
        <MarkdownField
          {...{ id: `${id}-description`, label: 'Description', isRequired: false }}
          {...{ value: draft.description, onChange: (description) => set({ description }) }}
          {...{ problem: undefined, maxLength: radarLimits.descriptionCharacters }}
        />
        <TokenField
          {...{ id: `${id}-tags`, label: 'Tags', isRequired: false, problem: undefined }}
          tokens={draft.tags}
          onChange={(tags) => set({ tags })}
          suggestions={tagsOf(edition.blips)}
        />
        <CompaniesField companies={draft.companies} onChange={(companies) => set({ companies })} />
        <LongTextField
          {...{ id: `${id}-links`, label: 'Links', isRequired: false, problem: undefined }}
          {...{ value: draft.links, onChange: (links) => set({ links }), rows: 2 }}
          hint="One address on each line."
          maxLength={radarLimits.descriptionCharacters}
        />
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
