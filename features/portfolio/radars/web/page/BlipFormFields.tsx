import { clsx } from 'clsx';
import { useId } from 'react';
import { radarLimits } from '#features/portfolio/radars/domain/limits.ts';
import { movements } from '#features/portfolio/radars/domain/movement.ts';
import type { Edition, RadarPage } from '#features/portfolio/radars/domain/radar.ts';
import { LongTextField, TextField } from '#ui/Field.tsx';
import { MarkdownField } from '#ui/MarkdownField.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { TokenField } from '#ui/TokenField.tsx';
import type { BlipFields } from './blip-draft.ts';
import { LinkedFields } from './LinkedFields.tsx';
import { tagsOf } from './filter-blips.ts';
import { movementLabels } from '#features/portfolio/radars/web/shared/movement-words.tsx';

const optionsOf = (areas: Edition['rings']) =>
  areas.map((area) => ({ value: area.id, label: area.name }));

interface Props {
  readonly radar: RadarPage;
  readonly draft: BlipFields;
  readonly edition: Edition;
  /** Whether it is not stored yet: it has not moved. */
  readonly isNew: boolean;
  readonly onChange: (fields: Partial<BlipFields>) => void;
}

/** What is said about a blip. */
export function BlipFormFields({ radar, draft, edition, isNew, onChange }: Props) {
  const id = useId();
  return (
    <>
      <TextField
        id={`${id}-name`}
        label="Name"
        isRequired
        problem={undefined}
        value={draft.name}
        onChange={(name) => onChange({ name })}
        isFirst
        maxLength={radarLimits.blipNameCharacters}
      />
      <div className={clsx('grid gap-4', isNew ? 'sm:grid-cols-2' : 'sm:grid-cols-3')}>
        <SelectField
          label="Quadrant"
          options={optionsOf(edition.quadrants)}
          value={draft.quadrantId}
          onChange={(quadrantId) => onChange({ quadrantId })}
        />
        <SelectField
          label="Ring"
          options={optionsOf(edition.rings)}
          value={draft.ringId}
          onChange={(ringId) => onChange({ ringId })}
        />
        {!isNew && (
          <SelectField
            label="Movement"
            options={[
              { value: 'derived', label: 'From its last ring' },
              ...movements.map((value) => ({ value, label: movementLabels[value] })),
            ]}
            value={draft.movementOverride ?? 'derived'}
            onChange={(value) =>
              onChange({ movementOverride: movements.find((one) => one === value) ?? null })
            }
          />
        )}
      </div>
      <MarkdownField
        id={`${id}-description`}
        label="Description"
        isRequired={false}
        value={draft.description}
        onChange={(description) => onChange({ description })}
        problem={undefined}
        maxLength={radarLimits.descriptionCharacters}
      />
      <TokenField
        id={`${id}-tags`}
        label="Tags"
        isRequired={false}
        problem={undefined}
        tokens={draft.tags}
        onChange={(tags) => onChange({ tags })}
        suggestions={tagsOf(edition.blips)}
      />
      <LinkedFields radar={radar} linked={draft} onChange={onChange} />
      <LongTextField
        id={`${id}-links`}
        label="Links"
        isRequired={false}
        problem={undefined}
        value={draft.links}
        onChange={(links) => onChange({ links })}
        rows={2}
        hint="One address on each line, after its label where it has one."
        maxLength={radarLimits.descriptionCharacters}
      />
    </>
  );
}
