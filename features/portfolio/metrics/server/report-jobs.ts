import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { getsWeeklyMail } from '#features/people/notifications/server/shared/weekly-mail.ts';
import { queueMail } from '#features/people/mails/server/shared/mail-outbox.ts';
import { reportMail } from '#features/portfolio/metrics/domain/report-mail.ts';
import type { Database, Queryable } from '#core/platform/database/open.ts';
import type { Queue } from '#core/platform/jobs/open-jobs.ts';
import type { Log } from '#core/platform/log/log.ts';
import type { ServerParts } from '#core/server/feature.ts';
import { startJobs } from '#core/server/workers/start-jobs.ts';
import { users } from '#core/server/tables/users.ts';
import { advanceReport, loadChangedReport, type Segment } from './changed-report.ts';
import { metricSegments } from './segment-tables.ts';

const reportQueue: Queue<Record<string, never>> = {
  name: 'metricReports',
  atOnce: 1,
  repeats: 2,
  repeatAfterSeconds: 60,
  longestSeconds: 60 * 60,
};
/** Every quarter of an hour it is morning in some time zone. */
const everyQuarter = '*/15 * * * *';
const pageSize = 200;

export interface ReportParts {
  readonly db: Database;
  readonly log: Log;
  readonly publicUrl: string;
  readonly productName: string;
}

/** As a mail of its own; answers what it counted. */
async function sendReport(
  tx: Queryable,
  segment: Segment,
  { publicUrl, productName }: ReportParts,
  now: Date,
): Promise<string | null> {
  const { userId, filters, name } = segment;
  const changed = await loadChangedReport(tx, segment, now);
  if (changed === null) return null;
  const { report, counted, recipient } = changed;
  const [owner] = await tx
    .select({ firstName: users.firstName })
    .from(users)
    .where(eq(users.id, userId));
  const firstName = owner?.firstName ?? '';
  await queueMail(tx, {
    kind: 'report',
    recipient,
    ...reportMail({ productName, publicUrl, firstName, name, filters, report }),
  });
  return counted;
}

/** One transaction sends it and advances its time: it is sent once, on whatever node. */
const runSegment = (parts: ReportParts, id: string, now: Date): Promise<boolean> =>
  parts.db.transaction(async (tx) => {
    const [segment] = await tx
      .select()
      .from(metricSegments)
      .where(and(eq(metricSegments.id, id), lte(metricSegments.nextReportAt, now.toISOString())))
      .for('update', { skipLocked: true });
    if (!segment) return false;
    if (segment.frequency === 'weekly' && (await getsWeeklyMail(tx, segment.userId))) return false;
    const counted = await sendReport(tx, segment, parts, now);
    await advanceReport(tx, segment, counted, now);
    return counted !== null;
  });

/** Sends the reports that are due; answers how many. One that fails stays due. */
export async function runReports(parts: ReportParts, now: Date): Promise<number> {
  let sent = 0;
  let after: string | null = null;
  for (;;) {
    const due: { id: string }[] = await parts.db
      .select({ id: metricSegments.id })
      .from(metricSegments)
      .where(
        and(
          lte(metricSegments.nextReportAt, now.toISOString()),
          after === null ? undefined : gt(metricSegments.id, after),
        ),
      )
      .orderBy(asc(metricSegments.id))
      .limit(pageSize);
    for (const { id } of due) {
      after = id;
      const isSent = await runSegment(parts, id, now).catch((error: unknown) => {
        parts.log.warn({ err: error, segment: id }, 'A report could not be sent.');
        return false;
      });
      if (isSent) sent += 1;
    }
    if (due.length < pageSize) return sent;
  }
}

/** Sends reports once the server listens. */
export function startReports(app: FastifyInstance, server: ServerParts): void {
  const { database, log, settings } = server;
  const { publicUrl, productName } = settings;
  startJobs(app, server, {
    queue: reportQueue,
    at: { cron: everyQuarter, data: {} },
    work: async () => {
      const sent = await runReports({ db: database.db, log, publicUrl, productName }, new Date());
      if (sent > 0) log.info({ sent }, 'Reports were sent.');
    },
  });
}
