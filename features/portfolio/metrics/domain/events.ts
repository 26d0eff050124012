import * as z from 'zod/mini';
import { declareEvents } from '#core/domain/events/events.ts';
import { notification } from '#core/domain/events/notification-entry.ts';

const report = notification({
  values: z.object({
    segmentId: z.string(),
    name: z.string(),
    title: z.string(),
    link: z.string(),
    lines: z.array(z.object({ text: z.string(), note: z.string() })),
  }),
  title: ({ title }) => title,
  link: ({ link }) => link,
  subjectName: ({ name }) => name,
  reason: ({ name }) => `You get a weekly report of the segment “${name}”.`,
  lines: ({ lines, link }) => lines.map((line) => ({ ...line, link })),
  channel: 'mail',
  isWeekly: () => true,
  isMailOnly: true,
  ignoresMute: true,
  replaces: ({ segmentId }) => segmentId,
});

export const metricsEvents = declareEvents({
  'report.weekly': { subject: 'metricSegment', notifies: { 'metrics report': report } },
});
