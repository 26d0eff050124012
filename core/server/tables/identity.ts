import { bigint, boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * The identity library's own tables. The library owns their columns. The last three tables are ours.
 */

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const authUsers = pgTable('auth_users', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

export const authSessions = pgTable(
  'auth_sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    token: text('token').notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('auth_sessions_user').on(table.userId)],
);

export const authAccounts = pgTable(
  'auth_accounts',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    /** The verified address with which the provider last sent them. */
    providerEmail: text('provider_email'),
    userId: text('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('auth_accounts_user').on(table.userId)],
);

export const authVerifications = pgTable(
  'auth_verifications',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('auth_verifications_identifier').on(table.identifier)],
);

export const authKeys = pgTable('auth_keys', {
  id: text('id').primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at'),
  alg: text('alg'),
  crv: text('crv'),
});

export const authRateLimits = pgTable('auth_rate_limits', {
  id: text('id').primaryKey(),
  key: text('key').notNull().unique(),
  count: integer('count').notNull(),
  lastRequest: bigint('last_request', { mode: 'number' }).notNull(),
});

/** Second factors: the secret and the recovery codes, both encrypted by the library. */
export const authTwoFactors = pgTable(
  'auth_two_factors',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    secret: text('secret').notNull(),
    backupCodes: text('backup_codes').notNull(),
    /** False until the first code was entered. */
    verified: boolean('verified').notNull().default(true),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: moment('locked_until'),
  },
  (table) => [index('auth_two_factors_user').on(table.userId)],
);

/** Passkeys (WebAuthn credentials): only public keys. */
export const authPasskeys = pgTable(
  'auth_passkeys',
  {
    id: text('id').primaryKey(),
    name: text('name'),
    publicKey: text('public_key').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    credentialID: text('credential_id').notNull().unique(),
    counter: integer('counter').notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text('transports'),
    createdAt: moment('created_at').notNull().defaultNow(),
    aaguid: text('aaguid'),
  },
  (table) => [index('auth_passkeys_user').on(table.userId)],
);

/** What a key sent by mail is good for. `usedCode`: no link; a code of a second factor that was used. */
export type AccountLinkKind = 'reset' | 'invitation' | 'email' | 'usedCode';

/** Keys that are good for one change of an account. Only their hashes are stored. */
export const accountLinks = pgTable(
  'account_links',
  {
    keyHash: text('key_hash').primaryKey(),
    kind: text('kind').$type<AccountLinkKind>().notNull(),
    authId: text('auth_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    /** The address that it was sent to. */
    email: text('email').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('account_links_auth').on(table.authId)],
);

/** Addresses whose password somebody asked to reset, until a worker has looked who they belong to. */
export const passwordResetRequests = pgTable('password_reset_requests', {
  id: text('id').primaryKey(),
  email: text('email').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Consecutive wrong passwords, by a hash of the typed address, whether or not it has an account. */
export const signInFailures = pgTable('sign_in_failures', {
  account: text('account').primaryKey(),
  count: integer('count').notNull(),
  lastAt: moment('last_at').notNull(),
});
