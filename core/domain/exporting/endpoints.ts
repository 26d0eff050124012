import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { limits } from '#core/domain/limits.ts';
import { text } from '#core/domain/schemas.ts';

const rowsMost = 1_000_000;

/** What the browser writes itself, the server would not know of. */
export const saved = endpoint({
  method: 'POST',
  path: '/exports/saved',
  summary: 'Records that a table which was shown was saved as a file.',
  may: 'signedIn',
  body: z.object({
    name: text(limits.queryCharacters),
    format: z.enum(['csv', 'xlsx']),
    rows: z.int().check(z.gte(0), z.lte(rowsMost)),
  }),
  answer: null,
});
