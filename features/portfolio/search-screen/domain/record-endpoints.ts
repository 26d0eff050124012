import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { searchLimits } from '#features/directory/search/domain/limits.ts';
import { pageQuery, paginated, text } from '#core/domain/schemas.ts';
import { OpportunityHit, ProjectHit } from './record-hits.ts';

const query = z.object({ q: z._default(text(searchLimits.searchCharacters), ''), ...pageQuery });

/** `total` counts only what the viewer may see. */
const pageOf = <Hit extends z.ZodMiniType>(hit: Hit) =>
  z.object({ ...paginated(hit).shape, total: z.int() });

export const opportunities = endpoint({
  method: 'GET',
  path: '/search/opportunities',
  summary:
    'The opportunities one may see that match, best first; all, newest first, without a text.',
  may: 'signedIn',
  query: z.extend(query, { with: z.optional(z.enum(['entry'])) }),
  answer: pageOf(OpportunityHit),
  paginated: true,
});

export const projects = endpoint({
  method: 'GET',
  path: '/search/projects',
  summary: 'The projects one may see that match, best first; all, newest first, without a text.',
  may: 'signedIn',
  query,
  answer: pageOf(ProjectHit),
  paginated: true,
});
