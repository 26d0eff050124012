interface Props {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly say: (value: number) => string;
  readonly onChange: (value: number) => void;
}

/** One of a few whole numbers. The browser's own list: quick by keyboard, and at home on a phone. */
export function NumberChoice({ label, value, least, most, say, onChange }: Props) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
      className="h-8 cursor-pointer rounded-control border border-line bg-surface px-1.5 text-control font-medium text-ink tabular hover:border-line-strong"
    >
      {Array.from({ length: most - least + 1 }, (_, index) => least + index).map((number) => (
        <option key={number} value={number}>
          {say(number)}
        </option>
      ))}
    </select>
  );
}
