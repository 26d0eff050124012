import { tagKey } from '#features/directory/companies/domain/tag-key.ts';
import type { CompanyRow } from './company-row.ts';

/** What a record has that a row adds to rather than replaces. */
interface Present {
  readonly tags: readonly string[];
  readonly industries: readonly string[];
  readonly fundingUsd: number | null;
}

/** What is there, and what the row has besides, in any spelling; null where the row has nothing. */
function withAdded(there: readonly string[], added: readonly string[] | null): string[] | null {
  if (added === null) return null;
  const keys = new Set(there.map(tagKey));
  return [...there, ...added.filter((entry) => !keys.has(tagKey(entry)))];
}

/**
 * A row as it is written into the record of another source: lists gain entries, and a sum that can be compared
 * in dollars does not give way to one that cannot (`unratedCurrency` is the currency of that one).
 */
export function mergedRow(
  row: CompanyRow,
  record: Present,
  rates: ReadonlySet<string>,
): { row: CompanyRow; unratedCurrency: string | null } {
  const { fundingCurrency: currency } = row;
  const isRetained = currency !== null && !rates.has(currency) && record.fundingUsd !== null;
  return {
    row: {
      ...row,
      tags: withAdded(record.tags, row.tags),
      industries: withAdded(record.industries, row.industries),
      fundingAmount: isRetained ? null : row.fundingAmount,
      fundingCurrency: isRetained ? null : currency,
    },
    unratedCurrency: isRetained ? currency : null,
  };
}
