import { refusals } from '#core/domain/refusals.ts';
import { refused } from '#core/platform/http/refused.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { companyOf } from '#features/directory/companies/server/shared/company-of.ts';
import type * as endpoints from '#features/portfolio/company-screen/domain/endpoints.ts';
import { appearancesOf } from './appearances.ts';
import { companyWork } from './work.ts';

export const appearancesHandlers: Handlers<typeof endpoints> = {
  appearances: async ({ viewer, params, query, db }) => {
    if ((await companyOf(db, params)) === null) throw refused(refusals.notFound);
    return appearancesOf(db, viewer, params, query.limit);
  },
  work: async ({ viewer, params, db }) => {
    if ((await companyOf(db, params)) === null) throw refused(refusals.notFound);
    return companyWork(db, viewer, params.id);
  },
};
