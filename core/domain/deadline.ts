import * as z from 'zod/mini';
import { daysLeft } from './days-left.ts';
import { isTimeZone } from './time-zone.ts';
import { text } from './schemas.ts';

const zoneCharacters = 60;

/** An IANA time zone that somebody chose. */
export const TimeZone = text(zoneCharacters).check(
  z.refine(
    // An offset such as +02:00 knows no summer.
    (name) => /^[a-z]/iu.test(name) && isTimeZone(name),
    'This is not a time zone. Expected one such as Europe/Stockholm.',
  ),
);

/** What an answer has beside the end of something, so that it can be shown. */
export const deadlineFields = {
  /** The corporation's, in which its days are counted. */
  timeZone: z.string(),
  /** Midnights of that zone before the end; 0 on the last day. Null: without an end, or it has passed. */
  daysLeft: z.nullable(z.int()),
};

/** A row with the days that are left until its end. */
export const withDaysLeft = <Row extends { readonly timeZone: string }>(
  row: Row,
  end: string | null,
  now = new Date(),
): Row & { daysLeft: number | null } => ({ ...row, daysLeft: daysLeft(end, row.timeZone, now) });
