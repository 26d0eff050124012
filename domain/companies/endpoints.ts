import * as z from 'zod/mini';
import { endpoint } from '#domain/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { text } from '#domain/shapes.ts';
import { CompanyCard } from './company.ts';

/** For a field that finds a company by a few letters. The directory itself is searched elsewhere. */
export const find = endpoint({
  method: 'GET',
  path: '/companies',
  summary: 'Companies whose name or web address holds some letters, those that begin so first.',
  may: 'signedIn',
  query: z.object({
    q: text(limits.queryCharacters),
    limit: z._default(
      z.pipe(
        z.string().check(z.regex(/^\d{1,2}$/u)),
        z.pipe(z.transform(Number), z.int().check(z.gte(1), z.lte(limits.companiesFound))),
      ),
      limits.companiesFound,
    ),
  }),
  answer: z.array(CompanyCard),
});
