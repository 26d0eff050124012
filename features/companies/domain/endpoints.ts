import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { limits } from '#core/domain/limits.ts';
import { companyLimits } from './limits.ts';
import { limitUpTo, text, Uuid } from '#core/domain/schemas.ts';
import { Appearances } from './appearances.ts';
import { Company, CompanyCard, CompanyKind } from './company.ts';

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
        z.pipe(z.transform(Number), z.int().check(z.gte(1), z.lte(companyLimits.companiesFound))),
      ),
      companyLimits.companiesFound,
    ),
  }),
  answer: z.array(CompanyCard),
});

/** Section 9: array queries go in batches of 30. References that name nothing are left out. */
export const lookup = endpoint({
  method: 'POST',
  path: '/companies/lookup',
  summary: 'The companies that some references name.',
  may: 'signedIn',
  body: z.object({
    refs: z
      .array(z.object({ kind: CompanyKind, id: Uuid }))
      .check(z.maxLength(limits.documentQueryBatch)),
  }),
  answer: z.array(CompanyCard),
});

export const get = endpoint({
  method: 'GET',
  path: '/companies/{kind}/{id}',
  summary: 'One company record.',
  may: 'signedIn',
  params: z.object({ kind: CompanyKind, id: Uuid }),
  answer: Company,
});

/** A company of {@link CompanyCard}'s facts, and why it stands beside another. */
export const SimilarCompany = z.object({
  ...CompanyCard.shape,
  /** What they share, in words: "Both: edge ai, vibration". */
  reason: z.string(),
});
export type SimilarCompany = z.infer<typeof SimilarCompany>;

export const similar = endpoint({
  method: 'GET',
  path: '/companies/{kind}/{id}/similar',
  summary: 'The companies most like one, the likest first, each with what they share.',
  may: 'signedIn',
  params: z.object({ kind: CompanyKind, id: Uuid }),
  answer: z.array(SimilarCompany),
});

export const appearances = endpoint({
  method: 'GET',
  path: '/companies/{kind}/{id}/appearances',
  summary: 'Where a company and its other records appear, as far as one sees it.',
  may: 'signedIn',
  params: z.object({ kind: CompanyKind, id: Uuid }),
  /** How many of each sort are answered; all are counted. */
  query: z.object({
    limit: limitUpTo(companyLimits.appearancesMost, companyLimits.appearancesShown),
  }),
  answer: Appearances,
});
