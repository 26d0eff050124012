import { listText } from '#core/domain/exporting/list-text.ts';
import { momentColumn, type CellValue } from '#core/domain/exporting/sheet.ts';
import { columnsOf, type SheetDefinition } from '#core/domain/exporting/sheet-columns.ts';
import {
  companyFields,
  exportedFields,
  exportSections,
  fieldOf,
  type ExportedField,
} from '#features/directory/companies/domain/company-fields.ts';
import { countryName, kindNames } from '#features/directory/companies/domain/company-labels.ts';
import type { ExportedCompany } from './export-endpoints.ts';

function cellOf(name: ExportedField, company: ExportedCompany): CellValue {
  if (name === 'kind') return kindNames[company.kind];
  const value = company[name];
  if (Array.isArray(value)) return listText(value);
  const isCountry = typeof value === 'string' && companyFields[name].type === 'country';
  return isCountry ? countryName(value) : value;
}

function columnOf(name: ExportedField) {
  const { type, label, labelInFiles = label, exported } = fieldOf(name);
  const { key = name, header = labelInFiles } = exported ?? {};
  const value = (company: ExportedCompany) => cellOf(name, company);
  if (name === 'id') return { key, header, value, isRecordId: true as const };
  if (type !== 'day') return { key, header, value };
  const momentOf = (company: ExportedCompany) => {
    const moment = company[name];
    return typeof moment === 'string' ? moment : null;
  };
  return { key, ...momentColumn(header, momentOf) };
}

export const searchSheetDefinition: SheetDefinition<ExportedCompany> = exportSections.map(
  (section) => ({
    section,
    entries: exportedFields
      .filter((name) => companyFields[name].exported.section === section)
      .map(columnOf),
  }),
);

/** Exported fields of a company. */
export const exportedColumns = columnsOf(searchSheetDefinition, undefined);
