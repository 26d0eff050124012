import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, updatedAt } from '#core/server/tables/columns.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { users } from '#core/server/tables/users.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import type { ViewScreen, ViewSearch } from '#features/cases/views/domain/saved-view.ts';

/** Filters, order and layout of a list, under a name. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: id(),
    screen: text('screen').$type<ViewScreen>().notNull(),
    /** Of submissions; their corporation follows from it. */
    opportunityId: uuid('opportunity_id').references(() => opportunities.id),
    corporationId: uuid('corporation_id').references(() => corporations.id),
    /** Null: shared by somebody whose account is gone. */
    ownerId: uuid('owner_id').references(() => users.id),
    name: text('name').notNull(),
    search: jsonb('search').$type<ViewSearch>().notNull(),
    isShared: boolean('is_shared').notNull().default(false),
    version: integer('version').notNull().default(1),
    /** Deleted, and restored until a day later. */
    deletedAt: instant('deleted_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('saved_views_opportunity').on(table.opportunityId),
    index('saved_views_corporation').on(table.corporationId, table.screen),
    index('saved_views_owner').on(table.ownerId),
    index('saved_views_deleted')
      .on(table.deletedAt)
      .where(sql`deleted_at is not null`),
    check(
      'saved_views_place',
      sql`(${table.screen} = 'submissions') = (${table.opportunityId} is not null)
        and num_nonnulls(${table.opportunityId}, ${table.corporationId}) <= 1`,
    ),
    // Nobody would see it otherwise.
    check('saved_views_owned', sql`${table.isShared} or ${table.ownerId} is not null`),
    check(
      'saved_views_shared',
      sql`not ${table.isShared} or num_nonnulls(${table.opportunityId}, ${table.corporationId}) = 1`,
    ),
  ],
);
