import { sql } from 'drizzle-orm';
import type { CompanyCard } from '#features/directory/companies/domain/company.ts';
import { logoAddress } from '#features/directory/companies/server/shared/logo.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import { submissions } from './tables.ts';

const company = sql<CompanyCard | null>`case when ${companies.id} is null then null else
  json_build_object('kind', ${companies.kind}, 'id', ${companies.id}, 'name', ${companies.name},
    'oneLiner', ${companies.oneLiner}, 'url', ${companies.url}, 'logoUrl', ${logoAddress(companies)},
    'country', ${companies.country}, 'city', ${companies.city},
    'foundedYear', ${companies.foundedYear}, 'stage', ${companies.stage},
    'fundingUsd', ${companies.fundingUsd}, 'fundingAmount', ${companies.fundingAmount},
    'fundingCurrency', ${companies.fundingCurrency}, 'tags', ${companies.tags}) end`;

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
