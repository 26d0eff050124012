import { formatNumber } from '#core/domain/format.ts';

/** "+74 (was 20)": in the unit of the figure itself, which says what is counted. */
export function changeWords(value: number | null, before: number | null): string {
  if (value === null || before === null) return 'No earlier data';
  const change = Math.round(10 * (value - before)) / 10;
  const sign = change > 0 ? '+' : change < 0 ? '−' : '±';
  return `${sign}${formatNumber(Math.abs(change))} (was ${formatNumber(before)})`;
}
