import type { ColumnSettingsProps } from '#features/directory/imports/web/shared/import-target.ts';
import { currencyOfHeader } from '#features/directory/imports/domain/currency-in-text.ts';
import { currencyOptions } from '#features/directory/companies/domain/currencies.ts';
import { SelectField } from '#ui/SelectField.tsx';

const inCells = 'in cells';

/** The currency of funding, where neither a header nor a column says it. */
export function CurrencyField({ record, mapping, settle }: ColumnSettingsProps) {
  const funding = Object.entries(mapping).find(([, field]) => field === 'fundingAmount')?.[0];
  const isKnown =
    funding === undefined ||
    currencyOfHeader(funding).currency !== null ||
    Object.values(mapping).includes('fundingCurrency');
  if (isKnown) return null;
  return (
    <div className="max-w-sm">
      <SelectField
        label={`Currency of “${funding}”`}
        options={[{ value: inCells, label: 'As written in the cells' }, ...currencyOptions()]}
        value={record.currency ?? inCells}
        onChange={(next) => settle({ currency: next === inCells ? null : next })}
        inForm={{ id: 'import-currency', 'aria-describedby': 'import-currency-about' }}
      />
      <p id="import-currency-about" className="mt-1.5 text-control text-ink-3">
        Amounts without a currency are skipped unless you choose one.
      </p>
    </div>
  );
}
