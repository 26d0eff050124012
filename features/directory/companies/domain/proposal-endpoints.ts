import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { limits } from '#core/domain/limits.ts';
import { pageQuery, paginated, text, Uuid } from '#core/domain/schemas.ts';
import { CompanyCard } from './company.ts';
import { companyLimits } from './limits.ts';
import { CompanyProposal, NewCompany } from './proposal.ts';

const companies = z
  .array(NewCompany)
  .check(z.minLength(1), z.maxLength(companyLimits.newCompaniesMost));

/** The foundry maintains the directory, with files as well as by hand. */
const may = 'importRecords';

export const add = endpoint({
  method: 'POST',
  path: '/companies',
  summary: 'Adds companies to the directory. One that is there already is answered as it is.',
  may,
  body: z.object({ companies }),
  /** One for each, in the same order. */
  answer: z.array(CompanyCard),
});

export const propose = endpoint({
  method: 'POST',
  path: '/companies/proposals',
  summary: 'Proposes companies for the directory, each once.',
  may: 'signedIn',
  body: z.object({ companies }),
  answer: z.object({ proposed: z.int() }),
});

export const list = endpoint({
  method: 'GET',
  path: '/companies/proposals',
  summary: 'Proposed companies that are undecided, oldest first.',
  may,
  query: z.object(pageQuery),
  answer: paginated(CompanyProposal),
  paginated: true,
});

export const decide = endpoint({
  method: 'PUT',
  path: '/companies/proposals/{id}',
  summary: 'Adds a proposed company to the directory, or declines it. The proposer is notified.',
  may,
  params: z.object({ id: Uuid }),
  body: z.object({
    state: z.enum(['accepted', 'declined']),
    /** For the proposer. */
    reason: z._default(text(limits.reasonCharacters), ''),
  }),
  answer: CompanyProposal,
});
