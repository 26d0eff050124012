import { formatNumber } from '#core/domain/format.ts';

const times: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, b: 1e9 };

/** "2.5M", "2,500,000"; null for none. NaN for no number. */
export function amountOf(text: string): number | null {
  const [, digits, unit = ''] = /^([\d.,\s]+)\s*([kmb]?)$/iu.exec(text.trim()) ?? [];
  if (text.trim() === '') return null;
  if (digits === undefined) return Number.NaN;
  return Number(digits.replaceAll(/[,\s]/gu, '')) * (times[unit.toLowerCase()] ?? 1);
}

/** An amount as it is typed: "2,500,000". */
export const amountText = (amount: number): string => formatNumber(amount, 'en');
