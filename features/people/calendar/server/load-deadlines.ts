import { writeCalendar, type CalendarEntry } from '#core/server/calendar/calendar.ts';
import { formatInZone } from '#core/domain/zoned-time.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import { calendarLimits } from '#features/people/calendar/domain/limits.ts';
import type {
  CalendarSource,
  Deadline,
} from '#features/people/calendar/server/shared/calendar-source.ts';

interface FeedParts {
  readonly sources: readonly CalendarSource[];
  readonly publicUrl: string;
  readonly productName: string;
}

/** The deadlines of a reader now, whatever corporation they look at. */
async function loadDeadlines(
  db: Queryable,
  viewer: Viewer,
  sources: readonly CalendarSource[],
): Promise<Deadline[]> {
  const { userId, ...scope } = visibilityScopeOf(viewer);
  // Somebody whose address is not confirmed.
  if (userId === null) return [];
  const now = Date.now();
  const reader = {
    viewer,
    scope: { ...scope, userId },
    from: new Date(now - calendarLimits.behindMs).toISOString(),
    until: new Date(now + calendarLimits.aheadMs).toISOString(),
  };
  const all: Deadline[] = [];
  for (const load of sources) all.push(...(await load(db, reader)));
  return all;
}

/** A title and a link: whoever is shown the calendar reads them, too. */
function entryOf(
  { id, link, title, time, changedAt, timeZone }: Deadline,
  publicUrl: string,
): CalendarEntry {
  const address = `${publicUrl}${link}`;
  const { hostname } = new URL(publicUrl);
  const zoned = timeZone === undefined || 'day' in time ? [] : [formatInZone(time.start, timeZone)];
  return {
    uid: `${id}@${hostname}`,
    title,
    time,
    changedAt,
    link: address,
    description: [...zoned, address].join('\n'),
    isFree: !('end' in time),
  };
}

/** The calendar of a reader, as iCalendar. */
export async function loadCalendar(
  db: Queryable,
  viewer: Viewer,
  { sources, publicUrl, productName }: FeedParts,
): Promise<string> {
  const deadlines = await loadDeadlines(db, viewer, sources);
  return writeCalendar({
    name: `${productName} deadlines`,
    product: `${productName}//Deadlines`,
    refreshHours: calendarLimits.refreshHours,
    entries: deadlines.map((deadline) => entryOf(deadline, publicUrl)),
  });
}
