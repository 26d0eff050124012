import { sql } from 'drizzle-orm';
import { boolean, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, partOf, updatedAt } from './columns.ts';
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
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex('users_email').on(sql`lower(${table.email})`)],
);

export const systemRoles = pgTable('system_roles', {
  id: id(),
  name: text('name').notNull().unique(),
  description: text('description'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

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
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.systemRoleId] })],
);
