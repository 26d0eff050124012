import * as z from 'zod/mini';
import { text } from './schemas.ts';
import { isTimeZone } from './time-zone.ts';

const zoneCharacters = 60;

/** An IANA time zone that somebody chose. */
export const TimeZone = text(zoneCharacters).check(
  z.refine(
    // An offset such as +02:00 knows no summer.
    (name) => /^[a-z]/iu.test(name) && isTimeZone(name),
    'This is not a time zone. Expected one such as Europe/Stockholm.',
  ),
);
