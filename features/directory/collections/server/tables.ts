import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Subspace } from '#features/directory/collections/domain/collection.ts';
import {
  createdAt,
  id,
  instant,
  momentOf,
  partOf,
  updatedAt,
} from '#core/server/tables/columns.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import { users } from '#core/server/tables/users.ts';

const ids = (name: string) =>
  text(name)
    .array()
    .notNull()
    .default(sql`'{}'`);

/** Section 3, "Collection (pinboard)": each change sends and stores it as a whole. */
export const collections = pgTable(
  'collections',
  {
    id: id(),
    name: text('name').notNull(),
    /** The owner's auth id. */
    userId: text('user_id').notNull(),
    startupIds: ids('startup_ids'),
    crunchbaseIds: ids('crunchbase_ids'),
    nuclaIds: ids('nucla_ids'),
    blacklistedStartupIds: ids('blacklisted_startup_ids'),
    blacklistedCrunchbaseIds: ids('blacklisted_crunchbase_ids'),
    blacklistedNuclaIds: ids('blacklisted_nucla_ids'),
    /** Auth ids. */
    sharedToUsers: ids('shared_to_users'),
    subspaces: jsonb('subspaces').$type<Subspace[]>().notNull().default([]),
    startupToSubspaces: jsonb('startup_to_subspaces')
      .$type<Record<string, string[]>>()
      .notNull()
      .default({}),
    version: integer('version').notNull().default(1),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('collections_owner').on(table.userId),
    index('collections_shared').using('gin', table.sharedToUsers),
  ],
);

/** A note on a company inside one collection. It is kept while the company is not listed. */
export const collectionNotes = pgTable(
  'collection_notes',
  {
    collectionId: partOf('collection_id', () => collections.id),
    companyId: partOf('company_id', () => companies.id),
    note: text('note').notNull(),
    rating: integer('rating'),
    updatedBy: uuid('updated_by')
      .notNull()
      .references(() => users.id),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.collectionId, table.companyId] }),
    index('collection_notes_company').on(table.companyId),
    index('collection_notes_updated_by').on(table.updatedBy),
  ],
);

/** Who listed a company in a collection, and when. Nothing is known of those listed by a copy. */
export const collectionAdditions = pgTable(
  'collection_additions',
  {
    collectionId: partOf('collection_id', () => collections.id),
    companyId: partOf('company_id', () => companies.id),
    addedBy: uuid('added_by')
      .notNull()
      .references(() => users.id),
    at: momentOf('at'),
  },
  (table) => [
    primaryKey({ columns: [table.collectionId, table.companyId] }),
    index('collection_additions_company').on(table.companyId),
    index('collection_additions_added_by').on(table.addedBy),
  ],
);

/**
 * A company that a reader proposes for a collection. Whether it waits also depends on the collection: what
 * is listed or blacklisted there does not.
 */
export const collectionProposals = pgTable(
  'collection_proposals',
  {
    collectionId: partOf('collection_id', () => collections.id),
    companyId: partOf('company_id', () => companies.id),
    proposedBy: uuid('proposed_by')
      .notNull()
      .references(() => users.id),
    at: momentOf('at'),
    note: text('note'),
    /** Since when it is listed. */
    acceptedAt: instant('accepted_at'),
    declinedAt: instant('declined_at'),
  },
  (table) => [
    primaryKey({ columns: [table.collectionId, table.companyId] }),
    index('collection_proposals_company').on(table.companyId),
    index('collection_proposals_proposed_by').on(table.proposedBy),
  ],
);

/** Who blacklisted a company in a collection, when, and what that took. Nothing is known of older ones. */
export const collectionBlacklistings = pgTable(
  'collection_blacklistings',
  {
    collectionId: partOf('collection_id', () => collections.id),
    companyId: partOf('company_id', () => companies.id),
    blacklistedBy: uuid('blacklisted_by')
      .notNull()
      .references(() => users.id),
    at: momentOf('at'),
    /** Of the collection, as long as nobody else has changed it since: whatever raises that one ends this. */
    version: integer('version').notNull(),
    /** Its place in its list (`domain/take-back.ts`). Null: it was not listed. */
    place: integer('place'),
    spaces: text('spaces').array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collectionId, table.companyId] }),
    index('collection_blacklistings_company').on(table.companyId),
    index('collection_blacklistings_blacklisted_by').on(table.blacklistedBy),
  ],
);
