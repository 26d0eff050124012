import { eq } from 'drizzle-orm';
import { countedIn } from '#features/portfolio/metrics/domain/report.ts';
import { nextReportAt, reportRange } from '#features/portfolio/metrics/domain/segment.ts';
import { may } from '#core/domain/authorization/permissions.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { findViewer } from '#core/server/authorization/viewer.ts';
import { loadReport } from './load-report.ts';
import { metricSegments } from './segment-tables.ts';

export type Segment = typeof metricSegments.$inferSelect;

/** With what its owner may see now. Null: nothing of it has changed, or they may see no metrics. */
export async function loadChangedReport(tx: Queryable, segment: Segment, now: Date) {
  const { userId, frequency, timeZone: zone, filters, lastCounted } = segment;
  const viewer = await findViewer(tx, userId);
  if (frequency === 'off' || viewer === null || !may(viewer, 'viewMetrics')) return null;
  const range = reportRange(frequency, zone, now);
  const report = await loadReport(tx, viewer, { range, zone, filters });
  const counted = countedIn(report);
  return counted === lastCounted ? null : { report, counted, recipient: viewer.email };
}

/** When the next one is due, and what this one counted. */
export const advanceReport = (
  tx: Queryable,
  { id, frequency, timeZone }: Segment,
  counted: string | null,
  after: Date,
) =>
  tx
    .update(metricSegments)
    .set({
      nextReportAt: nextReportAt(frequency, timeZone, after)?.toISOString() ?? null,
      ...(counted !== null && { lastCounted: counted }),
    })
    .where(eq(metricSegments.id, id));
