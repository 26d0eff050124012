import { sql } from 'drizzle-orm';
import { cardFields } from '#features/directory/companies/domain/company-fields.ts';
import type { CompanyCard } from '#features/directory/companies/domain/company.ts';
import { cardColumns } from '#features/directory/companies/server/shared/card-columns.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import { submissions } from './tables.ts';

const parts = cardFields.map((name) => sql`${sql.raw(`'${name}'`)}, ${cardColumns[name]}`);
const company = sql<CompanyCard | null>`case when ${companies.id} is null then null else
  json_build_object(${sql.join(parts, sql`, `)}) end`;

/** Columns of a list row; needs the company joined. */
export const rowColumns = {
  id: submissions.id,
  opportunityId: submissions.opportunityId,
  company,
  companyName: submissions.companyName,
  contactName: submissions.contactName,
  contactEmail: submissions.contactEmail,
  title: submissions.title,
  stage: submissions.stage,
  stageSince: submissions.stageSince,
  withdrawnAt: submissions.withdrawnAt,
  version: submissions.version,
  source: submissions.source,
  createdAt: submissions.createdAt,
  updatedAt: submissions.updatedAt,
};
