import { and, asc, eq, lte } from 'drizzle-orm';
import { day } from '#core/domain/units.ts';
import { emit } from '#core/server/events/emit.ts';
import { getsWeeklyMail } from '#features/people/notifications/server/shared/weekly-mail.ts';
import type { WeeklyPart } from '#features/people/weekly-mail/server/shared/part.ts';
import { advanceReport, loadChangedReport } from './changed-report.ts';
import { reportWeekly } from './events.ts';
import { metricSegments } from './segment-tables.ts';

/**
 * Weekly reports are a part of the weekly mail. One whose own morning comes within a day is in it, too:
 * its owner may have moved to another time zone since.
 */
export const reportPart: WeeklyPart = {
  kind: 'metrics report',
  place: 4,
  emit: async (tx, { userId, now }) => {
    const soon = new Date(now.getTime() + day);
    const due = await tx
      .select()
      .from(metricSegments)
      .where(
        and(
          eq(metricSegments.userId, userId),
          eq(metricSegments.frequency, 'weekly'),
          lte(metricSegments.nextReportAt, soon.toISOString()),
        ),
      )
      .orderBy(asc(metricSegments.name), asc(metricSegments.id))
      .for('update');
    // Who gets no weekly mail gets each as one of its own.
    if (due.length === 0 || !(await getsWeeklyMail(tx, userId))) return;
    for (const segment of due) {
      const { id: metricSegmentId, name, filters } = segment;
      const changed = await loadChangedReport(tx, segment, now);
      if (changed !== null) {
        const { report } = changed;
        await emit(tx, reportWeekly, { metricSegmentId, userId, name, filters, report });
      }
      const next = new Date(Math.max(now.getTime(), Date.parse(segment.nextReportAt ?? '')));
      await advanceReport(tx, segment, changed?.counted ?? null, next);
    }
  },
};
