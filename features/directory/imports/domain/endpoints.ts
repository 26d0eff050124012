import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { limits } from '#core/domain/limits.ts';
import { FileName, Uuid, pageQuery, paginated, text } from '#core/domain/schemas.ts';
import { ImportOf } from './import.ts';
import { ImportSettings } from './settings.ts';
import {
  ImportPreview,
  ImportProblemLine,
  ImportReading,
  ImportReason,
  ImportRecord,
} from './import-record.ts';

const params = z.object({ id: Uuid });
/** Submissions into an opportunity are imported by who may add them; anything else by the foundry. */
const may = 'addSubmission';

export const upload = endpoint({
  method: 'POST',
  path: '/imports',
  summary: 'Begins an import with a file: CSV, XLSX, JSON or JSON Lines. Nothing is imported yet.',
  may: 'importRecords',
  query: z.object({
    name: FileName,
    of: z._default(ImportOf, 'companies'),
    /** The search that found nothing, for which it is made. */
    searchedFor: z.optional(text(limits.queryCharacters)),
  }),
  takesFile: true,
  answer: ImportRecord,
});

export const uploadSubmissions = endpoint({
  method: 'POST',
  path: '/opportunities/{id}/imports',
  summary: 'Begins an import of submissions into this opportunity. Nothing is imported yet.',
  may,
  params,
  query: z.object({ name: FileName }),
  takesFile: true,
  answer: ImportRecord,
});

export const list = endpoint({
  method: 'GET',
  path: '/imports',
  summary: 'Imports, the newest first.',
  may: 'importRecords',
  query: z.object(pageQuery),
  answer: paginated(ImportRecord),
  paginated: true,
});

export const get = endpoint({
  method: 'GET',
  path: '/imports/{id}',
  summary: 'How an import is set up, and how far it has come.',
  may,
  params,
  answer: ImportRecord,
});

export const reading = endpoint({
  method: 'GET',
  path: '/imports/{id}/reading',
  summary:
    'How the file is understood: its format, its columns with samples, and what they may be.',
  may,
  params,
  answer: ImportReading,
});

export const preview = endpoint({
  method: 'GET',
  path: '/imports/{id}/preview',
  summary: 'What the check found: the first rows as they will be.',
  may,
  params,
  answer: ImportPreview,
});

export const reasons = endpoint({
  method: 'GET',
  path: '/imports/{id}/reasons',
  summary: 'Why rows are skipped, or imported with a warning, and how many of each.',
  may,
  params,
  answer: z.array(ImportReason),
});

export const problems = endpoint({
  method: 'GET',
  path: '/imports/{id}/problems',
  summary: 'Rows that are skipped, or imported with a warning, and why.',
  may,
  params,
  query: z.object({ ...pageQuery, reason: z.optional(text(limits.reasonCharacters)) }),
  answer: paginated(ImportProblemLine),
  paginated: true,
});

export const settle = endpoint({
  method: 'PUT',
  path: '/imports/{id}',
  summary: 'Says what the records are, how the file is read, and what its columns are.',
  may,
  params,
  body: ImportSettings,
  answer: ImportRecord,
});

const act = <const Path extends `/imports/{id}/${string}`>(path: Path, summary: string) =>
  endpoint({ method: 'POST', path, summary, may, params, answer: ImportRecord });

export const dryRun = act(
  '/imports/{id}/dry-run',
  'Goes through the whole file and says what an import would do, and does none of it.',
);
export const start = act('/imports/{id}/start', 'Puts the import in line.');
export const cancel = act(
  '/imports/{id}/cancel',
  'Stops after the rows that are being written. They stay.',
);
export const resume = act('/imports/{id}/resume', 'Goes on where the import stopped.');
export const undo = act(
  '/imports/{id}/undo',
  'Undoes everything that the import did, except what was changed since.',
);

export const report = endpoint({
  method: 'GET',
  path: '/imports/{id}/report',
  summary:
    'Where the report is, for 24 hours and while one may see the import. With alt=media and the token of that address: the skipped rows and why, as CSV.',
  may,
  params,
  query: z.object({
    alt: z.optional(z.literal('media')),
    token: z.optional(z.string().check(z.maxLength(limits.nameCharacters))),
  }),
  answersBytes: { linkMs: limits.fileLinkMs },
  answer: z.object({ url: z.string() }),
});

export const remove = endpoint({
  method: 'DELETE',
  path: '/imports/{id}',
  summary: 'Forgets an import that has not begun, or the file of one that is over.',
  may,
  params,
  answer: null,
});
