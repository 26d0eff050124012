import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState, type FormEvent } from 'react';
import { create, list } from '#features/portfolio/radars/domain/endpoints.ts';
import { radarLimits } from '#features/portfolio/radars/domain/limits.ts';
import { radarTemplates } from '#features/portfolio/radars/domain/templates.ts';
import type { Area } from '#features/portfolio/radars/domain/radar.ts';
import { limits } from '#core/domain/limits.ts';
import { useCallOnce } from '#core/web/sync/use-call-once.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { TextField } from '#ui/Field.tsx';
import { FormActions } from '#ui/FormActions.tsx';
import { AreaFields } from './AreaFields.tsx';
import { editionNameOf } from '#features/portfolio/radars/domain/edition-name.ts';
import { CorporationField, useOwnCorporations } from './shared/CorporationField.tsx';
import { TemplateChoice } from './TemplateChoice.tsx';

/** A new radar from a template, whose quadrants and rings can be renamed at once. */
export function NewRadarDialog({ onClose }: { readonly onClose: () => void }) {
  const id = useId();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { corporations, first } = useOwnCorporations();
  const [corporationId, setCorporationId] = useState<string | null>(first);
  const [name, setName] = useState('');
  const [templateId, setTemplateId] = useState(radarTemplates[0]?.id ?? '');
  const template = radarTemplates.find((one) => one.id === templateId) ?? radarTemplates[0];
  const [quadrants, setQuadrants] = useState<readonly Area[]>(template?.quadrants ?? []);
  const [rings, setRings] = useState<readonly Area[]>(template?.rings ?? []);
  const createOnce = useCallOnce(create);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      createOnce({
        body: {
          corporationId: corporationId ?? '',
          name: name.trim(),
          quadrants: [...quadrants],
          rings: [...rings],
          editionName: editionNameOf(new Date()),
        },
      }),
    onSuccess: (radar) => {
      void client.invalidateQueries({ queryKey: queryKeyOf(list) });
      void navigate({ to: '/radars/$id', params: { id: radar.id }, search: {} });
    },
  });
  return (
    <DialogFrame
      title="New radar"
      lead="Quadrants, rings and their colours can be changed later too."
      width="medium"
      onClose={onClose}
      isStrict
    >
      <form
        className="space-y-5"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (name.trim() !== '' && corporationId !== null) mutate();
        }}
      >
        <TextField
          id={`${id}-name`}
          label="Name"
          isRequired
          problem={undefined}
          value={name}
          onChange={setName}
          maxLength={limits.nameCharacters}
          isFirst
        />
        <CorporationField
          corporations={corporations}
          value={corporationId}
          onChange={setCorporationId}
        />
        <TemplateChoice
          value={templateId}
          onChange={(template) => {
            setTemplateId(template.id);
            setQuadrants(template.quadrants);
            setRings(template.rings);
          }}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <AreaFields label="Quadrants" areas={quadrants} onChange={setQuadrants} />
          <AreaFields label="Rings, from the centre" areas={rings} onChange={setRings} />
        </div>
        <p className="text-small text-ink-3">
          {radarLimits.areasLeast} to {radarLimits.areasMost} of each.
        </p>
        <ErrorText>{error?.message}</ErrorText>
        <FormActions submit="Create radar" isBusy={isPending} onCancel={onClose} />
      </form>
    </DialogFrame>
  );
}
