import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { FileName, text } from '#core/domain/schemas.ts';
import { ImportedRadar, RadarImportPreview } from './radar-import.ts';

/** `ImportOptions` as JSON, since a file is sent alone. */
const importQuery = z.object({ name: FileName, options: z._default(text(20_000), '{}') });

export const previewImport = endpoint({
  method: 'POST',
  path: '/radars/imports/preview',
  summary:
    'What importing this file would do: CSV, XLSX or JSON of build-your-own-radar, JSON of Zalando or Backstage, or AOE’s folders of Markdown in a zip. Nothing is stored.',
  may: 'createRadar',
  query: importQuery,
  takesFile: true,
  answer: RadarImportPreview,
});

export const runImport = endpoint({
  method: 'POST',
  path: '/radars/imports',
  summary: 'Imports a file as a new radar, or as the draft of a radar’s next edition.',
  may: 'createRadar',
  query: importQuery,
  takesFile: true,
  answer: ImportedRadar,
});
