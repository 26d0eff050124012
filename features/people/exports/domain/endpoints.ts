import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { limits } from '#core/domain/limits.ts';
import { Uuid, text } from '#core/domain/schemas.ts';
import { Export } from './export.ts';
import { exportRequestOf, type ExportRequest } from './export-kind.ts';
import { exportLimits } from './limits.ts';

export const create = endpoint({
  method: 'POST',
  path: '/exports',
  summary: 'Begins an export, of all columns or some; a notification says when its file is ready.',
  may: 'signedIn',
  body: z.custom<ExportRequest>(() => false),
  bodyOf: exportRequestOf,
  answer: Export,
});

export const get = endpoint({
  method: 'GET',
  path: '/exports/{id}',
  summary: 'An export of one’s own and its progress; with alt=media and its token, the file.',
  may: 'signedIn',
  params: z.object({ id: Uuid }),
  query: z.object({
    alt: z.optional(z.literal('media')),
    token: z.optional(text(limits.nameCharacters)),
  }),
  answersBytes: { linkMs: exportLimits.downloadAddressMs },
  answer: Export,
});
