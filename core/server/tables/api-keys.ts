import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ApiKeyScope } from '#core/domain/authorization/api-key-scope.ts';
import { createdAt, id, instant } from './columns.ts';
import { corporations } from './corporations.ts';
import { users } from './users.ts';

/** Keys of programs. The secret itself is not stored. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: id(),
    name: text('name').notNull(),
    /** The beginning of the secret, to recognise it by. */
    start: text('start').notNull(),
    /** SHA-256 of the secret, which is random and long: a slow hash would gain nothing. */
    hash: text('hash').notNull().unique(),
    /** Null: a key of the foundry, for every corporation. */
    corporationId: uuid('corporation_id').references(() => corporations.id),
    scopes: text('scopes').array().$type<ApiKeyScope[]>().notNull(),
    expiresAt: instant('expires_at'),
    lastUsedAt: instant('last_used_at'),
    revokedAt: instant('revoked_at'),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [index('api_keys_corporation').on(table.corporationId)],
);
