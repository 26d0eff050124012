interface Props {
  readonly label: string;
  /** `2026-12-15` */
  readonly value: string | undefined;
  readonly onChange: (day: string | undefined) => void;
}

/** A day in a row of filters, as high as the others; the browser's own calendar. */
export function DayField({ label, value, onChange }: Props) {
  return (
    <label className="flex h-8 items-center gap-1.5 rounded-control border border-line-strong bg-raised pr-1.5 pl-2.5 text-control transition-colors focus-within:border-accent hover:border-ink-3 pointer-coarse:h-10">
      <span className="text-ink-3">{label}</span>
      <input
        type="date"
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value || undefined)}
        className="h-6 w-[7.5rem] bg-transparent text-ink outline-none tabular [color-scheme:light_dark]"
      />
    </label>
  );
}
