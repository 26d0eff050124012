import { getTableColumns } from 'drizzle-orm';
import {
  cardFields,
  pick,
  searchedFields,
} from '#features/directory/companies/domain/company-fields.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import { logoAddress } from './logo.ts';

/** All columns of a company, with the logo's address for readers. */
export const companyColumns = { ...getTableColumns(companies), logoUrl: logoAddress(companies) };

/** The columns of a company that a row or a card shows. */
export const cardColumns = pick(companyColumns, cardFields);

/** The columns of a company that can be searched for. */
export const searchedColumns = pick(companyColumns, searchedFields);
