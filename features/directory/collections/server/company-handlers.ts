import { encodeColumns } from '#features/directory/companies/domain/columnar-encoding.ts';
import { withOwnValues } from '#features/directory/companies/server/shared/own-values.ts';
import type * as endpoints from '#features/directory/collections/domain/endpoints.ts';
import { grant } from '#core/server/authorization/grant.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { additionsOf, recentAdditions } from './additions.ts';
import { attentionOf } from './attention.ts';
import { blacklistingsOf } from './blacklistings.ts';
import { companiesListed } from './companies.ts';
import { emitNoted } from './events.ts';
import { loadActiveCollectionForUpdate, loadCollection } from './load-collection.ts';
import { notesOf, writeNote } from './notes.ts';
import type { MomentumOf } from './shared/momentum-service.ts';

type Served = Pick<
  Handlers<typeof endpoints>,
  | 'companies'
  | 'additions'
  | 'blacklistings'
  | 'attention'
  | 'recentAdditions'
  | 'notes'
  | 'writeNote'
>;

/** What a collection says of its companies. */
export const companyHandlers = (momentumOf: MomentumOf): Served => ({
  companies: async ({ viewer, params, db }) => {
    const shared = await companiesListed(db, viewer, params.id);
    const listed = await withOwnValues(db, viewer, shared);
    if (listed.length === 0) await loadCollection(db, viewer, params.id);
    return encodeColumns(listed);
  },
  additions: async ({ viewer, params, db }) =>
    additionsOf(db, await loadCollection(db, viewer, params.id)),
  blacklistings: async ({ viewer, params, db }) =>
    blacklistingsOf(db, viewer, await loadCollection(db, viewer, params.id)),
  attention: async ({ viewer, params, db }) =>
    attentionOf(db, viewer, await loadCollection(db, viewer, params.id), momentumOf),
  recentAdditions: ({ viewer, db }) => recentAdditions(db, viewer),
  notes: async ({ viewer, params, db }) => {
    const collection = await loadCollection(db, viewer, params.id);
    return notesOf(db, collection);
  },
  writeNote: async ({ viewer, params, body, db }) => {
    const collection = await loadActiveCollectionForUpdate(db, viewer, params.id);
    const granted = grant(viewer, 'editCollection', collection);
    const isNew = await writeNote(db, granted, params.companyId, body);
    if (isNew) await emitNoted(db, viewer, collection);
    return null;
  },
});
