const grouped = (separator: string) => new RegExp(String.raw`^\d{1,3}(?:${separator}\d{3})+$`, 'u');

const groupedBy = { '.': grouped(String.raw`\.`), ',': grouped(',') };

/** Lakhs and crores: “1,50,00,000”. */
const indian = /^\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d+)?$/u;

const scientific = /^\d+(?:[.,]\d+)?e\+?\d{1,2}$/iu;

/**
 * Parses a number: “1,234.50”, “1.234,50”, “1 234”, “1'234”. Of several kinds of separator the last
 * is the decimal one; a single kind is decimal unless it separates groups of three; a comma before
 * more than two digits is an error (“$50,0000”). With `decimals` (“1.500 million”) a single kind is
 * always decimal. Programs write large numbers as “1.0E7”. Null when it is not a number.
 */
export function readNumber(text: string, { decimals = false } = {}): number | null {
  if (scientific.test(text)) return Number(text.replace(',', '.'));
  const digits = text.replaceAll(/(?<=\d)['’\s](?=\d{3}(?!\d))/gu, '');
  if (!/^\d[\d.,]*$/u.test(digits) || /[.,]$/u.test(digits)) return null;
  if (indian.test(digits)) return Number(digits.replaceAll(',', ''));
  const [comma, point] = [digits.lastIndexOf(','), digits.lastIndexOf('.')];
  if (comma === -1 && point === -1) return Number(digits);

  const mark = comma > point ? ',' : '.';
  const at = Math.max(comma, point);
  const [whole, fraction] = [digits.slice(0, at), digits.slice(at + 1)];
  const other = mark === ',' ? '.' : ',';
  if (whole.includes(other))
    return groupedBy[other].test(whole) && !whole.includes(mark)
      ? Number(`${whole.replaceAll(other, '')}.${fraction}`)
      : null;
  if (groupedBy[mark].test(digits) && !digits.startsWith('0') && !decimals)
    return Number(digits.replaceAll(mark, ''));
  const slip = mark === ',' && fraction.length > 2 && !decimals && whole !== '0';
  return slip || whole.includes(mark) ? null : Number(`${whole}.${fraction}`);
}
