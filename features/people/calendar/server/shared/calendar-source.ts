import type { CalendarEntry } from '#core/server/calendar/calendar.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { NeedsYouReader } from '#features/people/needs-you/server/shared/source.ts';

/** Whose deadlines, and of which days. */
export interface CalendarReader extends NeedsYouReader {
  readonly from: string;
  readonly until: string;
}

/** A deadline. Its id is unique among all features, and stays: `milestone-{id}`. */
export interface Deadline extends Pick<CalendarEntry, 'title' | 'time' | 'changedAt'> {
  readonly id: string;
  /** A path inside the app. */
  readonly link: string;
  /** Of an instant, the zone in which people know it. */
  readonly timeZone?: string;
}

/** Finds the reader's own deadlines in one feature: `calendarLimits.entriesMost` at most. */
export type CalendarSource = (db: Queryable, reader: CalendarReader) => Promise<Deadline[]>;

declare module '#core/server/feature.ts' {
  interface ServerSlots {
    /** Deadlines that it brings to people's calendars. */
    readonly calendar?: CalendarSource;
  }
}
