import type { CompanyKind } from '#core/domain/company-kind.ts';
import type { NamedKind } from '#core/server/record-kind.ts';
import { linkToCompany } from '#features/directory/companies/domain/link-to-company.ts';
import { companies } from '#features/directory/companies/server/tables.ts';

export const company: NamedKind = {
  table: companies,
  id: companies.id,
  name: companies.name,
  link: {
    of: companies.kind,
    path: (id, kind) => linkToCompany({ kind: kind as CompanyKind, id }),
  },
};
