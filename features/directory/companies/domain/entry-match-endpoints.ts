import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { limits } from '#core/domain/limits.ts';
import { companyLimits } from './limits.ts';
import { text } from '#core/domain/schemas.ts';
import { EntryMatch } from './entry-match.ts';

/** Matches the entries of a pasted list to companies. Stores nothing. */
export const recognise = endpoint({
  method: 'POST',
  path: '/companies/recognitions',
  summary: 'Which companies some names and web addresses mean: surely, perhaps, or none.',
  may: 'signedIn',
  body: z.object({
    entries: z
      .array(
        z.object({
          name: z.nullable(text(limits.nameCharacters)),
          domain: z.nullable(text(companyLimits.domainCharacters)),
        }),
      )
      .check(z.maxLength(companyLimits.entriesMost)),
  }),
  /** One per entry, in the same order. */
  answer: z.array(EntryMatch),
  answersAnew: true,
});
