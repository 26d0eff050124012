import { refusals } from '#core/domain/refusals.ts';
import type * as endpoints from '#features/directory/companies/domain/entry-match-endpoints.ts';
import type * as companiesEndpoints from '#features/directory/companies/domain/endpoints.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { refused } from '#core/platform/http/refused.ts';
import type { CompanyIndex } from './shared/company-index.ts';
import { companyOf } from './shared/company-of.ts';
import { matchEntries } from './shared/match-entries.ts';
import { withOwnValues } from './shared/own-values.ts';
import { similarCompanies } from './similar.ts';
import { companiesNamed, findCompanies } from './store.ts';

export const recognitionHandlers = (
  index: Pick<CompanyIndex, 'search'>,
): Handlers<typeof endpoints> => ({
  recognise: {
    act: ({ body, db }) => matchEntries(db, index, body.entries),
    again: ({ body, db }) => matchEntries(db, index, body.entries),
  },
});

/** The directory is visible to every signed-in user (decision 98, "Who sees what"). */
export const companyHandlers = (
  index: Pick<CompanyIndex, 'similar'>,
): Handlers<typeof companiesEndpoints> => ({
  find: ({ query, db }) => findCompanies(db, query.q.trim(), query.limit),
  lookup: async ({ viewer, body, db }) =>
    withOwnValues(db, viewer, await companiesNamed(db, body.refs)),
  get: async ({ params, db }) => {
    const company = await companyOf(db, params);
    if (company === null) throw refused(refusals.notFound);
    return company;
  },
  similar: async ({ params, db }) => {
    const company = await companyOf(db, params);
    if (company === null) throw refused(refusals.notFound);
    return similarCompanies(db, index, company);
  },
});
