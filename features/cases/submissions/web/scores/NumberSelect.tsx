import { SelectField } from '#ui/SelectField.tsx';

interface Props {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly say: (value: number) => string;
  readonly onChange: (value: number) => void;
}

/** A select of whole numbers; the label is beside it or for screen readers only. */
export function NumberSelect({ label, value, least, most, say, onChange }: Props) {
  const numbers = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  return (
    <SelectField
      label={label}
      isLabelHidden
      options={numbers.map((number) => ({ value: String(number), label: say(number) }))}
      value={String(value)}
      onChange={(text) => onChange(Number(text))}
    />
  );
}
