/**
 * A number as people type it: digits with one decimal sign, spaces between thousands. `1,250` is
 * refused, since it may be two numbers.
 */
export function parseNumber(typed: string): number | null {
  const bare = typed
    .trim()
    .replace(/[\s'’]/gu, '')
    .replace('−', '-');
  if (/^[-+]?\d{1,3},\d{3}$/u.test(bare)) return null;
  return /^[-+]?\d{1,15}(?:[.,]\d{1,15})?(?:e-?\d{1,2})?$/u.test(bare)
    ? Number(bare.replace(',', '.'))
    : null;
}
