import type { EmissionOf } from '#core/domain/events/events.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { withEffects } from '#core/server/events/effects.ts';
import { metricsEvents as events } from '#features/portfolio/metrics/domain/events.ts';
import { linkToReport } from '#features/portfolio/metrics/domain/links.ts';
import {
  reportBasis,
  reportSubject,
  reportTables,
} from '#features/portfolio/metrics/domain/report.ts';
import type { Report } from '#features/portfolio/metrics/domain/report.ts';
import type { SegmentFilters } from '#features/portfolio/metrics/domain/segment.ts';

type Weekly = EmissionOf<(typeof events)['report.weekly']> & {
  readonly userId: string;
  readonly name: string;
  readonly filters: SegmentFilters;
  readonly report: Report;
};

/** A line for each table: what a mail about a single report has in rows. */
const linesOf = (report: Report) => [
  { text: 'Period', note: reportBasis(report) },
  ...reportTables(report)
    .filter(({ rows }) => rows.length > 0)
    .map(({ title, headings, rows }) => ({
      text: title,
      note: rows
        .map(([first, ...others]) => {
          const values = others.map((value, at) => `${headings[at + 1]} ${value}`);
          return `${first}: ${values.join(', ')}`;
        })
        .join(' · '),
    })),
];

/** Tells the owner of the segment in the weekly mail. */
export const reportWeekly = withEffects(events['report.weekly'], {
  notifies: async (_: Queryable, [weekly]: readonly [Weekly, ...Weekly[]]) => {
    const { userId, metricSegmentId: segmentId, name, filters, report } = weekly;
    const values = {
      segmentId,
      name,
      title: reportSubject(name, report),
      link: linkToReport(report.range, filters),
      lines: linesOf(report),
    };
    return { 'metrics report': { userIds: [userId], values } };
  },
});
