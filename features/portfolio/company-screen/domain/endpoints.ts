import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { limitUpTo } from '#core/domain/schemas.ts';
import { appearancesPath } from '#features/directory/companies/domain/appearances-path.ts';
import { RequestedCompany } from '#features/directory/companies/domain/company.ts';
import { Appearances } from './appearances.ts';
import { companyScreenLimits } from './limits.ts';
import { CompanyWork } from './work.ts';

export const appearances = endpoint({
  method: 'GET',
  path: appearancesPath,
  summary: 'Where a company and its other records appear, as far as one sees it.',
  may: 'signedIn',
  params: RequestedCompany,
  /** Maximum number returned per type; the counts include all. */
  query: z.object({
    limit: limitUpTo(companyScreenLimits.appearancesMost, companyScreenLimits.appearancesShown),
  }),
  answer: Appearances,
});

export const work = endpoint({
  method: 'GET',
  path: '/companies/{kind}/{id}/work',
  summary:
    'What one’s corporation has had to do with a company: the last contact, who was in touch, and where it came from.',
  may: 'signedIn',
  params: RequestedCompany,
  answer: CompanyWork,
});
