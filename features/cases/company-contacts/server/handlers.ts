import { eq, sql } from 'drizzle-orm';
import { may } from '#core/domain/authorization/permissions.ts';
import { refusals } from '#core/domain/refusals.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { grant } from '#core/server/authorization/grant.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import type * as endpoints from '#features/cases/company-contacts/domain/endpoints.ts';
import { visibleOpportunity } from '#features/cases/opportunities/server/shared/visibility.ts';
import type { CompanyRef } from '#features/directory/companies/domain/company.ts';
import { companyOf } from '#features/directory/companies/server/shared/company-of.ts';
import { recordsOf } from '#features/directory/companies/server/shared/groups.ts';
import { ownCorporation } from '#features/directory/companies/server/shared/own-values.ts';
import { knownContacts } from './shared/known-contacts.ts';
import { addContact, editContact, removeContact } from './store.ts';
import { companyContacts } from './tables.ts';

/** Its people's own; the foundry reads those of all, as it reads their cases. */
function visibleContacts(viewer: Viewer) {
  if (viewer.seesAll) return undefined;
  const id = ownCorporation(viewer);
  return id !== null && may(viewer, 'keepCompanyValues', { id })
    ? eq(companyContacts.corporationId, id)
    : sql`false`;
}

async function contactsOf(db: Queryable, viewer: Viewer, company: CompanyRef) {
  if ((await companyOf(db, company)) === null) throw refused(refusals.notFound);
  return knownContacts(db, await recordsOf(db, company.id), {
    contacts: visibleContacts(viewer),
    opportunities: visibleOpportunity(visibilityScopeOf(viewer)),
  });
}

// Without a corporation there is none to be of.
const grantOwn = (viewer: Viewer) =>
  grant(viewer, 'keepCompanyValues', { id: ownCorporation(viewer) ?? '' });

function assertFound(id: string | null): null {
  if (id === null) throw refused(refusals.notFound);
  return null;
}

export const contactHandlers: Handlers<typeof endpoints> = {
  list: ({ viewer, params, db }) => contactsOf(db, viewer, params),
  add: async ({ viewer, params, body, db }) => {
    if ((await companyOf(db, params)) === null) throw refused(refusals.notFound);
    await addContact(db, grantOwn(viewer), params.id, body);
    return contactsOf(db, viewer, params);
  },
  edit: async ({ viewer, params, body, db }) =>
    assertFound(await editContact(db, grantOwn(viewer), params.id, body)),
  remove: async ({ viewer, params, db }) =>
    assertFound(await removeContact(db, grantOwn(viewer), params.id)),
};
