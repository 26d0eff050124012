import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, partOf, updatedAt } from './columns.ts';
import { corporations } from './corporations.ts';

export const users = pgTable(
  'users',
  {
    id: id(),
    /** The identity library's user. Null until this person signs in for the first time. */
    authId: text('auth_id').unique(),
    email: text('email').notNull(),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    title: text('title'),
    photoUrl: text('photo_url'),
    linkedin: text('linkedin'),
    links: jsonb('links').$type<{ label: string; url: string }[]>().notNull().default([]),
    isFoundryUser: boolean('is_foundry_user').notNull().default(false),
    corporationId: uuid('corporation_id').references(() => corporations.id),
    isActive: boolean('is_active').notNull().default(true),
    lastSignInAt: instant('last_sign_in_at'),
    /** Of the last sign-in; kept for a limited time (`identityLimits`). */
    lastLoginIp: text('last_login_ip'),
    browserType: text('browser_type'),
    deviceType: text('device_type'),
    /** What administration searches in: in lower case, with a blank before each word. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`lower(' ' || first_name || ' ' || last_name || ' ' || email)`),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    // The orders of the list of users.
    index('users_by_name').on(
      sql`left(lower(${table.firstName} || ' ' || ${table.lastName}), 100)`,
      table.id,
    ),
    index('users_by_email').on(sql`left(lower(${table.email}), 100)`, table.id),
    index('users_by_sign_in').on(
      sql`coalesce(${table.lastSignInAt}, timestamptz '1970-01-01 00:00:00+00')`,
      table.id,
    ),
    index('users_by_age').on(table.createdAt, table.id),
    index('users_corporation').on(table.corporationId),
    // What it is filtered by, where few fit.
    index('users_disabled')
      .on(table.id)
      .where(sql`not ${table.isActive}`),
    index('users_foundry')
      .on(table.id)
      .where(sql`${table.isFoundryUser}`),
    index('users_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
);

export const systemRoles = pgTable('system_roles', {
  id: id(),
  name: text('name').notNull().unique(),
  description: text('description'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/**
 * Who administers a corporation: people of it, as the foundry says. It ends by a trigger when they leave
 * the corporation or are disabled.
 */
export const corporationAdministrators = pgTable(
  'corporation_administrators',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    corporationId: partOf('corporation_id', () => corporations.id),
    createdAt: createdAt(),
  },
  (table) => [index('corporation_administrators_corporation').on(table.corporationId)],
);

export const userSystemRoles = pgTable(
  'user_system_roles',
  {
    id: uuid('id')
      .notNull()
      .unique()
      .default(sql`gen_random_uuid()`),
    userId: partOf('user_id', () => users.id),
    systemRoleId: uuid('system_role_id')
      .notNull()
      .references(() => systemRoles.id),
    /** From then on it is not held; null: it has no end. */
    endsAt: instant('ends_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.systemRoleId] }),
    index('user_system_roles_end')
      .on(table.endsAt)
      .where(sql`${table.endsAt} is not null`),
  ],
);
