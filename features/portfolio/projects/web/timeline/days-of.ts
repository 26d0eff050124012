import type { Span } from '#core/web/views/time-axis.ts';
import { dateSpan } from '#ui/dates.tsx';

/** Days of projects are days in UTC: at noon they have the same date in every time zone in use. */
const localNoon = (at: string | null) => (at === null ? null : `${at.slice(0, 10)}T12:00:00`);

/** "1 Sep – 15 Dec 2026" in the reader's locale. */
export const daysOf = ({ startDate, endDate }: Span): string =>
  dateSpan(localNoon(startDate), localNoon(endDate));
