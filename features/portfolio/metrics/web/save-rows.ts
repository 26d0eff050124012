import { rows } from '#features/portfolio/metrics/domain/endpoints.ts';
import { metricsLimits } from '#features/portfolio/metrics/domain/limits.ts';
import type { CountedRow } from '#features/portfolio/metrics/domain/metrics.ts';
import type { CallInput } from '#core/domain/endpoint.ts';
import { call } from '#core/web/transport/call.ts';
import { saveSheet } from '#core/web/views/export-file.ts';

type Asked = CallInput<typeof rows>['query'];

/** Saves all rows that a figure counts as CSV, however many there are. */
export async function saveRows(query: Asked, title: string): Promise<void> {
  const all: CountedRow[] = [];
  let cursor: string | undefined;
  do {
    const limit = String(metricsLimits.rowsPageMost);
    const page = await call(rows, { query: { ...query, limit, cursor } });
    all.push(...page.data);
    cursor = page.hasNextPage ? page.endCursor : undefined;
  } while (cursor !== undefined);
  const sheet = {
    headings: ['Submission', 'Company', 'Opportunity', 'Stage', 'Submitted', 'Answered'],
    rows: all.map(({ title: name, companyName, opportunity, stage, submittedAt, answeredAt }) => [
      name,
      companyName,
      opportunity,
      stage,
      submittedAt,
      answeredAt,
    ]),
  };
  await saveSheet(sheet, title, 'csv');
}
