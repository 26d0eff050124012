import * as z from 'zod/mini';
import { limits } from '#core/domain/limits.ts';
import { nextMorning } from '#core/domain/next-morning.ts';
import { Id, Instant, requiredText, text, Uuid } from '#core/domain/schemas.ts';
import { isTimeZone, wallTimeAt } from '#core/domain/time-zone.ts';
import { filterNames, userTypes } from './filter-names.ts';
import { metricsLimits } from './limits.ts';
import { addDays, type DayRange } from './range.ts';

export const reportFrequencies = ['off', 'weekly', 'monthly'] as const;
export type ReportFrequency = (typeof reportFrequencies)[number];

const several = <Item extends z.ZodMiniType>(item: Item) =>
  z.optional(z.array(item).check(z.maxLength(metricsLimits.filterValuesMost)));

/** The filters of metrics, as they are saved. */
export const SegmentFilters = z.object({
  corporation: several(Uuid),
  opportunity: several(Uuid),
  cycle: several(text(limits.nameCharacters)),
  userType: several(z.enum(userTypes)),
  except: several(z.enum(filterNames)),
});
export type SegmentFilters = z.infer<typeof SegmentFilters>;

/** Filters under a name, and how often a report of them is mailed to their owner. */
export const SegmentDraft = z.object({
  name: requiredText(metricsLimits.segmentNameCharacters),
  filters: SegmentFilters,
  frequency: z.enum(reportFrequencies),
  /** The owner's: days of the report are of this zone, and it is sent in the morning there. */
  timeZone: text(metricsLimits.zoneCharacters).check(
    z.refine(isTimeZone, 'This is not a time zone.'),
  ),
});
export type SegmentDraft = z.infer<typeof SegmentDraft>;

export const Segment = z.object({
  id: Id,
  ...SegmentDraft.shape,
  /** Null: never. */
  nextReportAt: z.nullable(Instant),
});
export type Segment = z.infer<typeof Segment>;

/** Mondays, or the first of a month, in the morning. */
export const nextReportAt = (
  frequency: ReportFrequency,
  timeZone: string,
  now: Date,
): Date | null =>
  frequency === 'off' ? null : nextMorning(frequency, timeZone, metricsLimits.reportHour, now);

const daysOfWeek = 7;

/** The last whole week or calendar month in a time zone, so that a report's figures are final. */
export function reportRange(
  frequency: Exclude<ReportFrequency, 'off'>,
  timeZone: string,
  now: Date,
): DayRange {
  const { year, month, day } = wallTimeAt(now, timeZone);
  const date = new Date(Date.UTC(year, month - 1, day));
  const today = date.toISOString().slice(0, 10);
  if (frequency === 'weekly') {
    const monday = addDays(today, -((date.getUTCDay() + daysOfWeek - 1) % daysOfWeek));
    return { from: addDays(monday, -daysOfWeek), to: addDays(monday, -1) };
  }
  const to = addDays(`${today.slice(0, 8)}01`, -1);
  return { from: `${to.slice(0, 8)}01`, to };
}
