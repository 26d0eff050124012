export interface CalendarDay {
  year: number;
  month: number;
  day: number;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthNames = new RegExp(
  `^(?:${'january february march april may june july august september october november december sept'
    .split(' ')
    .map((name) => `${name}|${name.slice(0, 3)}`)
    .join('|')})$`,
  'iu',
);

const numbers = (match: RegExpExecArray) => match.slice(1).map(Number);

interface Notation {
  pattern: RegExp;
  day(match: RegExpExecArray): Partial<CalendarDay>;
}

const ordinal = '(?:st|nd|rd|th)?';
const weekday = '(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\\.?,? )?';

/** Of two digits: 49 is 2049, and 50 is 1950. */
const firstOfLastCentury = 50;

/** Date formats, matched at the beginning of the text. */
const notations: readonly Notation[] = [
  {
    pattern: /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)/u,
    day: (match) => ({ year: Number(match[1]), month: Number(match[3]), day: Number(match[4]) }),
  },
  {
    // Month first as in the United States, unless the first number can only be a day.
    pattern: /^(\d{1,2})[-/](\d{1,2})[-/](\d{4})(?!\d)/u,
    day(match) {
      const [first = 0, second = 0, year = 0] = numbers(match);
      return first > 12 ? { year, month: second, day: first } : { year, month: first, day: second };
    },
  },
  {
    // With dots the day comes first everywhere.
    pattern: /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?!\d)/u,
    day(match) {
      const [day, month, year] = numbers(match);
      return { year, month, day };
    },
  },
  {
    pattern: new RegExp(`^${weekday}([a-z]{3,9})\\.? (\\d{1,2})${ordinal},? (\\d{4})(?!\\d)`, 'iu'),
    day: (match) => ({
      year: Number(match[3]),
      month: monthNamed(match[1]),
      day: Number(match[2]),
    }),
  },
  {
    pattern: new RegExp(
      `^${weekday}(\\d{1,2})${ordinal}[- ]([a-z]{3,9})\\.?,?[- ](\\d{4}(?!\\d)|\\d{2}(?![\\d:]))`,
      'iu',
    ),
    day: (match) => ({
      year: fullYear(match[3]),
      month: monthNamed(match[2]),
      day: Number(match[1]),
    }),
  },
];

/** Spreadsheets write “03-Apr-24”. */
function fullYear(digits = ''): number {
  const year = Number(digits);
  if (digits.length > 2) return year;
  return year < firstOfLastCentury ? 2000 + year : 1900 + year;
}

function monthNamed(name = ''): number | undefined {
  return monthNames.test(name) ? months.indexOf(name.slice(0, 3).toLowerCase()) + 1 : undefined;
}

/** The day at the beginning of a text, valid or not, and the rest of the text. */
export function leadingDay(text: string): { day: CalendarDay; rest: string } | null {
  for (const notation of notations) {
    const match = notation.pattern.exec(text);
    if (match === null) continue;
    const { year, month, day } = notation.day(match);
    if (year === undefined || month === undefined || day === undefined) continue;
    return { day: { year, month, day }, rest: text.slice(match[0].length) };
  }
  return null;
}

/** False for 30 February, which Date would turn into 1 or 2 March. */
export function isValidDay({ year, month, day }: CalendarDay): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1000;
}
