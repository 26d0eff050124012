import { limits } from '#core/domain/limits.ts';
import type { CellRowReader } from '#features/directory/imports/domain/cell-row-reader.ts';
import {
  readEmployees,
  readMoment,
  readWebAddress,
  readYear,
} from '#features/directory/imports/domain/company-values.ts';
import type { DateOrder } from '#features/directory/imports/domain/import.ts';
import type { Company } from '#features/directory/companies/domain/company.ts';
import { isListedField, listedValue } from '#features/directory/companies/domain/listed-values.ts';
import { companyFields } from '#features/directory/companies/domain/company-fields.ts';
import { importedFields, type ImportedField } from './import-target.ts';

/** What a row says. Null: empty in the row, so the current value stays. */
export type RowValues = { readonly [Name in ImportedField]: Company[Name] | null };

/** Read together with each other, or before the others. */
const apart = [
  'externalId',
  'name',
  'url',
  'country',
  'city',
  'fundingAmount',
  'fundingCurrency',
] as const satisfies ImportedField[];
type PlainField = Exclude<ImportedField, (typeof apart)[number]>;
const plainFields = importedFields.filter(
  (name): name is PlainField => !apart.some((one) => one === name),
);

interface Reading {
  readonly orderOf: (row: CellRowReader, field: string) => DateOrder | undefined;
  readonly timeZone: string;
  readonly now: Date;
}

/** How a field is read, by its type. */
function readerOf(name: PlainField, { orderOf, timeZone, now }: Reading) {
  switch (companyFields[name].type) {
    case 'line':
      return (row: CellRowReader) => row.text(name, limits.reasonCharacters);
    case 'prose':
      return (row: CellRowReader) => row.text(name, limits.textCharacters, 'many');
    case 'words':
      return (row: CellRowReader) => row.list(name);
    case 'address':
      return (row: CellRowReader) => row.read(name, readWebAddress);
    case 'year':
      return (row: CellRowReader) =>
        row.read(name, (text) => readYear(text, orderOf(row, name), now));
    case 'headcount':
      return (row: CellRowReader) => row.read(name, readEmployees);
    case 'day':
      return (row: CellRowReader) =>
        row.read(name, (text) => readMoment(text, orderOf(row, name), timeZone));
    case 'listed':
      return (row: CellRowReader) => {
        const text = row.text(name, limits.nameCharacters);
        return text === null || !isListedField(name) ? text : listedValue(name, text);
      };
  }
}

/** Reads the other values of rows into what else is known of them. Millions of rows share the readers. */
export function plainReader(reading: Reading) {
  const readers = plainFields.map((name) => [name, readerOf(name, reading)] as const);
  return <Base extends object>(base: Base, row: CellRowReader) => {
    const values: { [Name in PlainField]?: unknown } = base;
    for (const [name, read] of readers) values[name] = read(row);
    return values as Base & Pick<RowValues, PlainField>;
  };
}
