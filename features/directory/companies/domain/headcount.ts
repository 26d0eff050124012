/**
 * Sources write how many people a company has as a number or as a range: “37”, “51–200”, “10000+”. The
 * patterns are of JavaScript and of PostgreSQL.
 */

/** In “1,001”, between thousands. */
export const thousandsMark = String.raw`(?<=\d)[,.'](?=\d{3})`;
/** The first number, and the second of a range. */
export const headcountPattern = String.raw`^\D{0,12}(\d{1,9})(?:\s*(?:-|\u2013|\u2014|to)\s*(\d{1,9}))?\D*$`;

const marks = new RegExp(thousandsMark, 'gu');
const pattern = new RegExp(headcountPattern, 'u');

/**
 * The number that a company counts with: of a range its middle in proportion, 23 of “11–50”. So it is where
 * most of them are, and no end of a range that is asked for cuts through. Null where the text tells none.
 */
export function headcountOf(employees: string): number | null {
  const [, least, most = least] = pattern.exec(employees.replaceAll(marks, '')) ?? [];
  return least === undefined
    ? null
    : Math.round(Math.sqrt(Math.max(1, Number(least)) * Number(most)));
}
