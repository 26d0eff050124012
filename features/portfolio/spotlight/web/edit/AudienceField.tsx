import { useId } from 'react';
import { useCorporation } from '#core/web/session/use-corporation.ts';
import { CheckboxField } from '#ui/CheckboxField.tsx';

interface Props {
  /** Empty: all. */
  readonly value: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}

/** The corporations that a block or an edition is for. */
export function AudienceField({ value, onChange }: Props) {
  const label = useId();
  const { corporations } = useCorporation();
  const each = corporations.filter(({ isAllCorporations }) => isAllCorporations !== true);
  return (
    <div role="group" aria-labelledby={label}>
      <p id={label} className="mb-1.5 font-medium">
        For
      </p>
      <div className="flex max-h-40 flex-wrap gap-x-5 gap-y-1.5 overflow-y-auto">
        <CheckboxField isSelected={value.length === 0} onChange={() => onChange([])}>
          All corporations
        </CheckboxField>
        {each.map(({ id, name }) => (
          <CheckboxField
            key={id}
            isSelected={value.includes(id)}
            onChange={(isSelected) =>
              onChange(isSelected ? [...value, id] : value.filter((one) => one !== id))
            }
          >
            {name}
          </CheckboxField>
        ))}
      </div>
    </div>
  );
}
