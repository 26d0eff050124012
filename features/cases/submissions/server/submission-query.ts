import { and, eq, type Placeholder } from 'drizzle-orm';
import { caseColumns } from '#features/cases/opportunities/server/shared/load-case.ts';
import { visibleOpportunity } from '#features/cases/opportunities/server/shared/visibility.ts';
import { type VisibilityScope } from '#core/server/authorization/visibility.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import { corporations, cycles } from '#core/server/tables/corporations.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { agreedTerms } from '#features/cases/corporations/server/shared/legal-texts.ts';
import { companyColumns } from './company-link/columns.ts';
import { rowColumns } from './columns.ts';
import { submissions } from './tables.ts';

/** One submission with its case, within the reader's visibility scope. */
export const submissionQuery = (db: Queryable, scope: VisibilityScope, id: string | Placeholder) =>
  db
    .select({
      ...rowColumns,
      ...companyColumns,
      pitch: submissions.pitch,
      answers: submissions.answers,
      reason: submissions.reason,
      openedAt: submissions.openedAt,
      revisedAt: submissions.revisedAt,
      terms: agreedTerms(submissions.termsId),
      case: caseColumns(scope),
    })
    .from(submissions)
    .innerJoin(opportunities, eq(opportunities.id, submissions.opportunityId))
    .innerJoin(cycles, eq(cycles.id, opportunities.cycleId))
    .innerJoin(corporations, eq(corporations.id, opportunities.corporationId))
    .leftJoin(companies, eq(companies.id, submissions.companyId))
    .where(and(eq(submissions.id, id), submissions.isActive, visibleOpportunity(scope)));
