interface Props {
  readonly title: string;
  readonly lines: readonly (readonly [name: string, value: string])[];
  /** Sentences below. */
  readonly notes?: readonly string[];
  /** The distance of the place from the left edge, and the width of the chart. */
  readonly x: number;
  readonly width: number;
}

const tipWidth = 176;

/** The values at the cursor. Screen readers are read them by the cursor itself. */
export function ChartTip({ title, lines, notes = [], x, width }: Props) {
  const left = Math.max(0, Math.min(width - tipWidth, x - tipWidth / 2));
  return (
    <div
      aria-hidden
      style={{ left, width: tipWidth }}
      className="floating pointer-events-none absolute top-0 z-10 rounded-control px-2.5 py-1.5 text-small"
    >
      <div className="font-medium">{title}</div>
      {lines.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-3 text-ink-2">
          <span className="truncate">{name}</span>
          <span className="tabular whitespace-nowrap text-ink">{value}</span>
        </div>
      ))}
      {notes.map((note) => (
        <div key={note} className="mt-1 border-t border-line pt-1 text-ink-2">
          {note}
        </div>
      ))}
    </div>
  );
}
