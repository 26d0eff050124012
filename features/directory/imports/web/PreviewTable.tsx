import { formatNumber } from '#core/domain/format.ts';
import type { ImportTarget } from '#features/directory/imports/domain/import-target.ts';
import type { PreviewRow } from '#features/directory/imports/domain/import.ts';
import { Pill, type Tone } from '#ui/Tag.tsx';

const marks: Readonly<Record<PreviewRow['result'], { word: string; tone: Tone }>> = {
  create: { word: 'New', tone: 'good' },
  update: { word: 'Updated', tone: 'accent' },
  unchanged: { word: 'Unchanged', tone: 'neutral' },
  rejected: { word: 'Skipped', tone: 'bad' },
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A date without a time, as in most files. */
const midnight = /^(\d{4}-\d{2}-\d{2})T00:00:00(?:\.0+)?Z$/u;

function textOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  if (typeof value === 'number') return String(value);
  if (isRecord(value)) {
    return Object.values(value).map(textOf).filter(Boolean).join(' ');
  }
  return String(value).replace(midnight, '$1');
}

/** Fields in display order that any row has a value for. */
function fieldsOf({ fields }: ImportTarget, rows: readonly PreviewRow[]) {
  const used = new Set(
    rows.flatMap(({ values }) =>
      Object.entries(values).flatMap(([name, value]) => (textOf(value) === '' ? [] : [name])),
    ),
  );
  const columns = fields.filter(({ field }) => used.has(field));
  const others = [...used].filter((name) => !columns.some(({ field }) => field === name));
  return [
    ...columns.map(({ field, label }) => ({ field, label })),
    ...others.map((field) => ({ field, label: field.replace(/^answer:/u, '') })),
  ];
}

interface ValueProps {
  readonly text: string;
  /** The current value; null: unchanged. */
  readonly before: string | null;
}

/** A field's new value, and the current one where it differs. */
function Value({ text, before }: ValueProps) {
  if (before === null) {
    return (
      <td className="text-ink-2">
        <span title={text} className="block max-w-56 truncate">
          {text}
        </span>
      </td>
    );
  }
  return (
    <td className="bg-accent-soft">
      <ins
        title={text}
        className="block max-w-56 truncate font-medium text-accent-ink no-underline"
      >
        {text}
      </ins>
      <del title={before} className="block max-w-56 truncate text-small text-ink-2">
        {before === '' ? 'empty' : before}
      </del>
    </td>
  );
}

interface Props {
  readonly records: ImportTarget;
  readonly rows: readonly PreviewRow[];
}

/** Preview of the first rows with their results. */
export function PreviewTable({ records, rows }: Props) {
  const fields = fieldsOf(records, rows);
  return (
    <div
      role="region"
      aria-label="Preview of the first rows"
      tabIndex={0}
      className="max-h-[28rem] overflow-auto rounded-card border border-line"
    >
      <table className="w-full border-separate border-spacing-0 text-left text-control">
        <thead>
          <tr className="[&>th]:sticky [&>th]:top-0 [&>th]:z-10 [&>th]:border-b [&>th]:border-line [&>th]:bg-sunken [&>th]:px-3 [&>th]:py-2 [&>th]:text-small [&>th]:font-medium [&>th]:whitespace-nowrap [&>th]:text-ink-3">
            <th scope="col">Row</th>
            <th scope="col">Result</th>
            {fields.map(({ field, label }) => (
              <th key={field} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="[&>tr:last-child>*]:border-b-0">
          {rows.map(({ row, result, values, before = {}, sameAs }) => {
            const { word, tone } = marks[result];
            return (
              <tr
                key={row}
                className="[&>*]:border-b [&>*]:border-line [&>*]:px-3 [&>*]:py-2 [&>*]:align-top"
              >
                <td className="text-ink-3 tabular">{formatNumber(row)}</td>
                <td>
                  <Pill tone={tone}>{word}</Pill>
                  {sameAs !== undefined && (
                    <span
                      className="mt-0.5 block max-w-48 truncate text-small text-ink-3"
                      title={sameAs}
                    >
                      Same as {sameAs}
                    </span>
                  )}
                </td>
                {fields.map(({ field }) => (
                  <Value
                    key={field}
                    text={textOf(values[field])}
                    before={Object.hasOwn(before, field) ? textOf(before[field]) : null}
                  />
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
