import type {
  ChosenColumns,
  ListTable,
} from '#features/directory/companies/domain/list-entries.ts';
import { SelectField } from '#ui/SelectField.tsx';

const samplesShown = 3;
const none = 'none';

interface Props {
  readonly table: ListTable;
  readonly chosen: ChosenColumns;
  readonly onChange: (columns: ChosenColumns) => void;
}

/** Sample values of a column. */
function samplesOf({ rows }: ListTable, at: number): string {
  const filled = rows.flatMap((row) => row[at]?.trim() || []);
  return [...new Set(filled.slice(0, 20))].slice(0, samplesShown).join(', ');
}

/** Selects the columns with names and web addresses; one is enough. */
export function ColumnMapping({ table, chosen, onChange }: Props) {
  const options = [
    { value: none, label: 'No column' },
    ...table.columns.map((label, at) => ({
      value: String(at),
      label,
      about: samplesOf(table, at).slice(0, 80),
    })),
  ];
  const choice = (label: string, field: keyof ChosenColumns) => (
    <SelectField
      label={label}
      options={options}
      value={chosen[field] === null ? none : String(chosen[field])}
      onChange={(value) => onChange({ ...chosen, [field]: value === none ? null : Number(value) })}
      inForm={{ id: `column-${field}`, 'aria-describedby': undefined }}
    />
  );
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {choice('Name column', 'name')}
      {choice('Website column', 'link')}
    </div>
  );
}
