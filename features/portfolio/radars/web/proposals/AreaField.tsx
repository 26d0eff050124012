import type { Area } from '#features/portfolio/radars/domain/radar.ts';
import { SelectField } from '#ui/SelectField.tsx';

/** Stands for null, which a list of options cannot hold. */
const undecided = '';

interface FieldProps {
  readonly label: string;
  readonly areas: readonly Area[];
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
  readonly isLabelHidden?: boolean;
}

/** A quadrant or ring, or the choice left to whoever accepts. */
export function AreaField({ label, areas, value, onChange, isLabelHidden = false }: FieldProps) {
  return (
    <SelectField
      label={label}
      isLabelHidden={isLabelHidden}
      options={[
        { value: undecided, label: 'Not decided' },
        ...areas.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={areas.some(({ id }) => id === value) ? value : undecided}
      onChange={(id) => onChange(id === undecided ? null : id)}
    />
  );
}
