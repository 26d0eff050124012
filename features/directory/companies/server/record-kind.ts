import type { NamedKind } from '#core/server/record-kind.ts';
import { companies } from '#features/directory/companies/server/tables.ts';

export const company: NamedKind = { table: companies, id: companies.id, name: companies.name };
