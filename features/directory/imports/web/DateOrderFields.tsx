import { askedDates, wordsOfReading } from '#features/directory/imports/domain/date-orders.ts';
import type { DateOrder, ImportMapping } from '#features/directory/imports/domain/import.ts';
import type { ImportReading } from '#features/directory/imports/domain/import-record.ts';
import { SelectField, type SelectOption } from '#ui/SelectField.tsx';
import type { UseImportResult } from './use-import.ts';

const orders: readonly SelectOption<DateOrder>[] = [
  { value: 'day first', label: 'Day first' },
  { value: 'month first', label: 'Month first' },
];

interface Props {
  readonly reading: ImportReading;
  readonly mapping: ImportMapping;
  readonly settle: UseImportResult['settle'];
}

/** What comes first in dates that may mean two days, once a column. */
export function DateOrderFields({ reading: { format, ambiguousDates }, mapping, settle }: Props) {
  return askedDates(ambiguousDates, mapping).map(({ column, sample }) => {
    const order = format.dateOrders?.[column] ?? 'month first';
    const id = `import-dates-${column}`;
    return (
      <div key={column} className="max-w-sm">
        <SelectField
          label={`Dates in “${column}”`}
          options={orders}
          value={order}
          onChange={(next) =>
            settle({ format: { ...format, dateOrders: { ...format.dateOrders, [column]: next } } })
          }
          inForm={{ id, 'aria-describedby': `${id}-about` }}
        />
        <p id={`${id}-about`} className="mt-1.5 text-control text-ink-3">
          {wordsOfReading(sample, order)}.
        </p>
      </div>
    );
  });
}
