import { sql } from 'drizzle-orm';
import { move, signed } from '#features/people/users/server/shared/person-references.ts';
import type { PersonTables } from '#features/people/users/server/shared/person-tables.ts';
import { ownCollections } from './hand-over.ts';
import { countOwned, mergeOwner } from './merge-owner.ts';
import { settleCollections } from './settle-collections.ts';
import { collections } from './tables.ts';

/** Collections know people by their accounts. */
export const personTables: PersonTables = {
  references: {
    'collection_additions.added_by': signed(move('collectionAdditions')),
    'collection_blacklistings.blacklisted_by': signed(move('collectionBlacklistings')),
    'collection_proposals.proposed_by': signed(move('collectionProposals')),
    'collection_notes.updated_by': signed(move('collectionNotes')),
  },
  ownData: (authId) => [
    {
      name: 'collections',
      from: sql`${collections}`,
      where: sql`${collections.userId} = ${authId} or ${collections.sharedToUsers} @> array[${authId}]`,
    },
  ],
  merge: {
    async move(db, { sourceAuthId: from, targetAuthId: to }) {
      if (from !== null) await mergeOwner(db, { from, to });
    },
    async parts(db, { sourceAuthId, targetAuthId: to }) {
      const { own, shared, coincide } = await countOwned(db, { from: sourceAuthId ?? '', to });
      return [
        { part: 'collections', becomes: 'moved', rows: own, coincide: 0, stays: null },
        { part: 'sharedCollections', becomes: 'moved', rows: shared, coincide, stays: 'target' },
      ];
    },
  },
  deletion: {
    collections: async (db, viewer) =>
      (await ownCollections(db, viewer)).map(({ collection, companies, people }) => ({
        id: collection.id,
        name: collection.name,
        companies,
        people: people.map((one) => ({ id: one.userId, name: one.name })),
      })),
    settle: settleCollections,
  },
};
