import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { limits } from '#core/domain/limits.ts';
import { text, Uuid } from '#core/domain/schemas.ts';
import { ExportFormat, RadarExport } from './radar-export.ts';

export const download = endpoint({
  method: 'GET',
  path: '/radars/{id}/export',
  summary:
    'Where an edition can be downloaded for a few minutes, and what the format cannot hold; with alt=media and its token, the file.',
  may: 'signedIn',
  params: z.object({ id: Uuid }),
  query: z.object({
    editionId: z.optional(Uuid),
    format: z._default(ExportFormat, 'csv'),
    alt: z.optional(z.literal('media')),
    token: z.optional(text(1000)),
  }),
  answersBytes: { linkMs: limits.exportLinkMs },
  answer: RadarExport,
});
