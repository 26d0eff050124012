import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { limits } from '#core/domain/limits.ts';
import { companyLimits } from './limits.ts';
import { text } from '#core/domain/schemas.ts';
import { Company, CompanyCard, FoldedRecords, RequestedCompany } from './company.ts';

/** Typeahead for a company. The directory has its own search. */
export const find = endpoint({
  method: 'GET',
  path: '/companies',
  summary: 'Companies whose name or web address holds some letters, those that begin so first.',
  may: 'signedIn',
  scope: 'companies:read',
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

/** Section 9: array queries go in batches of 30. References without a record are omitted. */
export const lookup = endpoint({
  method: 'POST',
  path: '/companies/lookup',
  summary: 'The companies that some references name.',
  may: 'signedIn',
  scope: 'companies:read',
  body: z.object({
    refs: z.array(RequestedCompany).check(z.maxLength(limits.documentQueryBatch)),
  }),
  answer: z.array(CompanyCard),
});

export const get = endpoint({
  method: 'GET',
  path: '/companies/{kind}/{id}',
  summary: 'One company record.',
  may: 'signedIn',
  scope: 'companies:read',
  params: RequestedCompany,
  answer: Company,
});

/** The fields of {@link CompanyCard} and what it shares. */
export const SimilarCompany = z.object({
  ...CompanyCard.shape,
  /** What they have in common, each short: "edge ai". Empty: related words alone. */
  shared: z.array(z.string()),
  records: FoldedRecords,
});
export type SimilarCompany = z.infer<typeof SimilarCompany>;

export const similar = endpoint({
  method: 'GET',
  path: '/companies/{kind}/{id}/similar',
  kind: 'search',
  summary: 'The companies most like one, the likest first, each with what they share.',
  may: 'signedIn',
  params: RequestedCompany,
  answer: z.array(SimilarCompany),
});
