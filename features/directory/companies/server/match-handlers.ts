import { refusals } from '#core/domain/refusals.ts';
import type * as endpoints from '#features/directory/companies/domain/match-endpoints.ts';
import { may } from '#core/domain/authorization/permissions.ts';
import { grant } from '#core/server/authorization/grant.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import type { Database } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { decideMatch } from './match-decision.ts';
import { compareIfNew, otherRecords } from './records.ts';
import { companyOf } from './shared/company-of.ts';
import { listOpenSuggestions } from './suggestions.ts';

/** A transaction, since opening a company that is not yet compared compares it. */
export const companyMatchHandlers = (database: Database): Handlers<typeof endpoints> => ({
  records: async ({ viewer, params, db }) => {
    if ((await companyOf(db, params)) === null) throw refused(refusals.notFound);
    await compareIfNew(database, params.id);
    return otherRecords(db, params.id, may(viewer, 'matchCompanies'));
  },
  suggestions: ({ query, db }) => listOpenSuggestions(db, query),
  decide: ({ viewer, params, body, db }) =>
    decideMatch(db, grant(viewer, 'matchCompanies'), params.id, body),
});
