import { getTableColumns } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  comparedFields,
  companyFields,
  editableFields,
  exportedFields,
  isProfileField,
  shownFields,
  storedFields,
  type ColumnType,
} from '#features/directory/companies/domain/company-fields.ts';
import { importedFields } from '#features/directory/companies/domain/import/import-target.ts';
import { isDateField } from '#features/directory/imports/domain/date-orders.ts';
import { companies } from './tables.ts';

const columns = getTableColumns(companies);

/** What is known of the row, not of the company. */
const ofRow = ['importId', 'domain', 'createdAt', 'updatedAt'];

test('each column of a company is a field, and each field has its column', () => {
  const names = Object.keys(columns).filter((name) => !ofRow.includes(name));
  expect([...storedFields].toSorted()).toEqual(names.toSorted());
});

const columnTypes: Partial<Record<ColumnType, string>> = {
  words: 'text[]',
  year: 'integer',
  amount: 'double precision',
  day: 'timestamptz(3)',
};
const alwaysThere: ReadonlySet<string> = new Set<ColumnType>(['source', 'id', 'name', 'words']);

test.each(storedFields)('the column of %s holds what its type says', (name) => {
  const { type } = companyFields[name];
  expect(columns[name].notNull).toBe(alwaysThere.has(type));
  if (name !== 'id') expect(columns[name].getSQLType()).toBe(columnTypes[type] ?? 'text');
});

const places: Readonly<
  Record<string, { readonly names: readonly string[]; readonly without: readonly string[] }>
> = {
  imported: { names: importedFields, without: [] },
  // The texts have places of their own.
  shown: { names: shownFields, without: ['name', 'oneLiner', 'description'] },
  compared: { names: comparedFields, without: ['oneLiner', 'description', 'tags'] },
  exported: { names: exportedFields, without: ['status'] },
};

test.each(Object.entries(places))('what people write of a record is %s', (_, place) => {
  const parts = place.names.flatMap((name) =>
    name === 'place' || name === 'funding' ? companyFields[name].of : [name],
  );
  const fields = editableFields.filter((name) => !isProfileField(name));
  const missing = fields.filter((name) => ![...parts, ...place.without].includes(name));
  expect(missing).toEqual([]);
});

test('imported days are read in the order of their column', () => {
  const days = importedFields.filter((name) => companyFields[name].type === 'day');
  expect(days.filter((name) => !isDateField(name))).toEqual([]);
});
