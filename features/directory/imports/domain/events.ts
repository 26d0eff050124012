import * as z from 'zod/mini';
import { declareEvents } from '#core/domain/events/events.ts';
import { notification } from '#core/domain/events/notification-entry.ts';
import { linkToImport } from './links.ts';
import { importResultMessage } from './import-result.ts';

const count = z.int();

const importFinished = notification({
  values: z.object({
    importId: z.string(),
    opportunityId: z.optional(z.nullable(z.string())),
    fileName: z.string(),
    state: z.enum(['checking', 'running', 'undoing']),
    created: count,
    updated: count,
    unchanged: count,
    rejected: count,
    problem: z.nullable(z.string()),
    preview: z.nullable(z.object({ counts: z.object({ rejected: count }) })),
  }),
  title: (values) => importResultMessage(values).title,
  body: (values) => importResultMessage(values).body,
  link: ({ importId, opportunityId }) => linkToImport(importId, opportunityId ?? null),
  subjectName: ({ fileName }) => fileName,
  reason: () => 'You started this import.',
  replaces: ({ importId }) => importId,
  includesActor: true,
});

const ofImport = { subject: 'import', live: 'import' } as const;
const ofFile = {
  ...ofImport,
  details: z.object({ file: z.string(), of: z.string() }),
} as const;
const ofEnd = {
  ...ofImport,
  details: z.object({
    file: z.string(),
    how: z.string(),
    created: count,
    updated: count,
    unchanged: count,
    rejected: count,
  }),
  notifies: { 'import finished': importFinished },
} as const;

export const importEvents = declareEvents({
  /** Changed progress or settings; not recorded in the history. */
  'import.changed': ofImport,
  'import.started': { ...ofFile, history: 'started an import' },
  'import.stopped': { ...ofFile, history: 'stopped an import' },
  'import.removed': { ...ofFile, history: 'removed an import' },
  'import.checked': { ...ofImport, notifies: { 'import finished': importFinished } },
  'import.finished': { ...ofEnd, history: 'finished an import' },
  'import.undone': { ...ofEnd, history: 'undid an import' },
});
