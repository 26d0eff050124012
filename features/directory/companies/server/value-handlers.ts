import { refusals } from '#core/domain/refusals.ts';
import type { CompanyRef } from '#features/directory/companies/domain/company.ts';
import type * as endpoints from '#features/directory/companies/domain/value-endpoints.ts';
import { grant } from '#core/server/authorization/grant.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { editOwnValues, editSharedRecord, writtenValues } from './company-values.ts';
import { ownCorporation } from './shared/own-values.ts';
import { companyOf } from './shared/company-of.ts';

async function assertThere(db: Queryable, company: CompanyRef): Promise<void> {
  if ((await companyOf(db, company)) === null) throw refused(refusals.notFound);
}

export const companyValueHandlers: Handlers<typeof endpoints> = {
  list: async ({ viewer, params, db }) => {
    await assertThere(db, params);
    return writtenValues(db, viewer, params.id);
  },
  editShared: async ({ viewer, params, body, db }) => {
    await assertThere(db, params);
    await editSharedRecord(db, grant(viewer, 'importRecords'), params.id, body);
    return writtenValues(db, viewer, params.id);
  },
  editOwn: async ({ viewer, params, body, db }) => {
    await assertThere(db, params);
    // Without a corporation there is none to be of.
    const id = ownCorporation(viewer) ?? '';
    await editOwnValues(db, grant(viewer, 'keepCompanyValues', { id }), id, params.id, body);
    return writtenValues(db, viewer, params.id);
  },
};
