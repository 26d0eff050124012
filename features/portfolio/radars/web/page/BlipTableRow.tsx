import { clsx } from 'clsx';
import { memo } from 'react';
import { radarLimits } from '#features/portfolio/radars/domain/limits.ts';
import type { Blip, BlipChange, Edition } from '#features/portfolio/radars/domain/radar.ts';
import { CheckboxField } from '#ui/CheckboxField.tsx';
import { MovementMark } from '#features/portfolio/radars/web/shared/movement-words.tsx';

export type RowFields = Pick<BlipChange, 'name' | 'quadrantId' | 'ringId' | 'tags' | 'isSettled'>;

interface Props {
  readonly blip: Blip;
  readonly edition: Edition;
  /** What was entered and not saved. */
  readonly fields: RowFields | undefined;
  readonly canEdit: boolean;
  readonly onChange: (id: string, fields: RowFields) => void;
}

const control =
  'h-8 w-full min-w-0 rounded-chip border border-transparent bg-transparent px-1.5 hover:border-line-control focus:border-accent focus:bg-raised pointer-coarse:h-10';

/** A blip in the table; its cells are fields where it can be edited. */
export const BlipTableRow = memo(function BlipTableRow(props: Props) {
  const { blip, edition, fields, canEdit } = props;
  const { name, quadrantId, ringId, tags, isSettled } = { ...blip, ...fields };
  const set = (next: RowFields) => props.onChange(blip.id, next);
  const areaSelect = (
    what: string,
    value: string,
    areas: Edition['rings'],
    key: 'quadrantId' | 'ringId',
  ) =>
    canEdit ? (
      <select
        aria-label={`${what} of ${blip.name}`}
        value={value}
        onChange={(event) => set({ [key]: event.target.value })}
        className={control}
      >
        {areas.map((area) => (
          <option key={area.id} value={area.id}>
            {area.name}
          </option>
        ))}
      </select>
    ) : (
      areas.find(({ id }) => id === value)?.name
    );
  return (
    <tr className={clsx('border-b border-line', fields && 'bg-accent-soft')}>
      <td className="w-12 px-3 text-ink-3 tabular">{blip.number}</td>
      <th scope="row" className="min-w-48 px-1.5 text-left font-medium">
        {canEdit ? (
          <input
            aria-label={`Name of ${blip.name}`}
            value={name}
            maxLength={radarLimits.blipNameCharacters}
            onChange={(event) => set({ name: event.target.value })}
            className={control}
          />
        ) : (
          <span className="block px-1.5 py-1.5">{name}</span>
        )}
      </th>
      <td className="min-w-36 px-1.5">
        {areaSelect('Quadrant', quadrantId, edition.quadrants, 'quadrantId')}
      </td>
      <td className="min-w-28 px-1.5">{areaSelect('Ring', ringId, edition.rings, 'ringId')}</td>
      <td className="min-w-20 px-3">
        <MovementMark movement={blip.movement} />
      </td>
      <td className="min-w-40 px-1.5">
        {canEdit ? (
          <input
            aria-label={`Tags of ${blip.name}`}
            defaultValue={tags.join(', ')}
            onBlur={(event) => {
              const entered = event.target.value.split(',').map((tag) => tag.trim());
              const next = [...new Set(entered.filter((tag) => tag !== ''))];
              if (next.join(',') !== tags.join(',')) set({ tags: next });
            }}
            className={control}
          />
        ) : (
          tags.join(', ')
        )}
      </td>
      <td className="w-20 px-3">
        {canEdit ? (
          <CheckboxField
            label={`${blip.name} is settled`}
            isSelected={isSettled ?? false}
            onChange={(next) => set({ isSettled: next })}
          />
        ) : (
          isSettled && 'Unchanged'
        )}
      </td>
    </tr>
  );
});
