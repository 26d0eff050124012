import type { OpportunityRow } from './opportunity-row.ts';
import { instantOf } from '#core/domain/time-zone.ts';

/** “FY20, FY21” or “2021”, as years with four digits. */
export function fiscalYearsIn(text: string): number[] {
  const years = [...text.matchAll(/(?<![\d])(?:FY\s*'?)?(\d{4}|(?<=FY\s*'?)\d{2})(?!\d)/giu)];
  return years.map(([, year = '']) => (year.length === 2 ? 2000 + Number(year) : Number(year)));
}

/** A fiscal year of the United States government: FY22 is October 2021 to September 2022. */
export function fiscalCycle(year: number, timeZone: string): NonNullable<OpportunityRow['cycle']> {
  const first = { year: year - 1, month: 10, day: 1, hour: 0, minute: 0, second: 0 };
  const last = { year, month: 9, day: 30, hour: 23, minute: 59, second: 59 };
  return {
    name: `FY${String(year).slice(2)}`,
    startDate: instantOf(first, timeZone).toISOString(),
    endDate: instantOf(last, timeZone).toISOString(),
  };
}
