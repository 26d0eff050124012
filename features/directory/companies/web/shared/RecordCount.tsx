import { formatNumber } from '#core/domain/format.ts';
import type { CompanyRef } from '#features/directory/companies/domain/company.ts';
import { kindNames } from '#features/directory/companies/domain/company-labels.ts';

/** "2 records": the company is in several sources, or several times in one. */
export function RecordCount({
  records = [],
}: {
  readonly records?: readonly CompanyRef[] | undefined;
}) {
  if (records.length < 2) return null;
  const sources = [...new Set(records.map(({ kind }) => kindNames[kind]))].join(', ');
  return (
    <span title={sources} className="relative shrink-0 text-[0.7188rem] text-ink-3">
      {formatNumber(records.length)} records
    </span>
  );
}
