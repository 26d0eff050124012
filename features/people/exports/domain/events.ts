import * as z from 'zod/mini';
import { declareEvents } from '#core/domain/events/events.ts';
import { notification } from '#core/domain/events/notification-entry.ts';
import { pluralize } from '#core/domain/format.ts';
import { linkToExport } from './links.ts';

const exportReady = notification({
  values: z.object({
    exportId: z.string(),
    name: z.string(),
    rows: z.int(),
    problem: z.nullable(z.string()),
  }),
  title: ({ name, problem }) =>
    problem === null ? `The export “${name}” is ready` : `The export “${name}” failed`,
  body: ({ rows, problem }) =>
    problem ?? `${pluralize(rows, 'row', 'rows', 'en')}. The file can be downloaded for a week.`,
  link: ({ exportId }) => linkToExport(exportId),
  subjectName: ({ name }) => name,
  reason: () => 'You asked for this export.',
  channel: 'mail',
  includesActor: true,
});

const name = z.string();
const ofExport = { subject: 'export', details: z.object({ name }) } as const;
const request = z.object({
  name,
  what: z.string(),
  format: z.string(),
  rows: z.int(),
  filter: z.optional(z.record(z.string(), z.unknown())),
  /** The keys of the columns, if they are not all. */
  columns: z.optional(z.array(z.string())),
});

export const exportEvents = declareEvents({
  'export.started': { ...ofExport, history: 'started an export', details: request },
  'export.downloaded': { ...ofExport, history: 'downloaded an export' },
  'table.saved': {
    subject: 'user',
    history: 'saved a table as a file',
    details: z.object({ name, format: z.string(), rows: z.int() }),
  },
  'export.ended': { subject: 'export', notifies: { 'export ready': exportReady } },
});
