import { drizzleAdapter } from '@better-auth/drizzle-adapter';
import { betterAuth } from 'better-auth';
import { APIError } from 'better-auth/api';
import { jwt } from 'better-auth/plugins';
import { limits } from '#core/domain/limits.ts';
import type { Database } from '#core/platform/database/open.ts';
import type { Log } from '#core/platform/log/log.ts';
import { hashPassword, verifyPassword } from './password.ts';

export interface IdentityOptions {
  publicUrl: string;
  secret: string;
  passwordMinLength: number;
  /** Whether this person may still come in. Asked after the password was right. */
  mayEnter: (authId: string) => Promise<boolean>;
  /** Told before the answer is sent: after a sign-out, nothing of that person may still be open. */
  sessionEnded: (authId: string) => void;
  /** The identity library's tables, under the names that it calls them by. */
  tables: Record<string, unknown>;
}

/** Set by the bridge from the connection itself; whatever a client sends under this name is dropped. */
export const addressHeader = 'x-outrider-address';

const second = 1000;

function trustedOrigins(publicUrl: string): string[] {
  const { hostname } = new URL(publicUrl);
  const onThisMachine = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return onThisMachine ? [publicUrl, 'http://localhost:*', 'http://127.0.0.1:*'] : [publicUrl];
}

/** Passwords, sessions and tokens. Everything it keeps is in our database, in our transactions. */
export function openIdentity(db: Database, options: IdentityOptions, log: Log) {
  return betterAuth({
    baseURL: options.publicUrl,
    basePath: '/api/auth',
    secret: options.secret,
    database: drizzleAdapter(db, { provider: 'pg', schema: options.tables, transaction: true }),
    emailAndPassword: {
      enabled: true,
      // Accounts come by invitation, administration or an identity provider, never by themselves.
      disableSignUp: true,
      minPasswordLength: options.passwordMinLength,
      maxPasswordLength: limits.passwordMaxLength,
      password: {
        hash: hashPassword,
        verify: ({ hash, password }) => verifyPassword(hash, password),
      },
    },
    session: {
      expiresIn: limits.sessionLifeMs / second,
      updateAge: limits.sessionRenewMs / second,
    },
    account: { accountLinking: { trustedProviders: [] } },
    databaseHooks: {
      session: {
        create: {
          before: async ({ userId }) => {
            if (await options.mayEnter(userId)) return;
            throw new APIError('FORBIDDEN', { code: 'BANNED_USER', message: 'Banned' });
          },
        },
        delete: { after: async ({ userId }) => options.sessionEnded(userId) },
      },
    },
    // A fault is ours to answer and to log; what it refuses on purpose it still answers itself.
    onAPIError: { throw: true },
    trustedOrigins: trustedOrigins(options.publicUrl),
    rateLimit: {
      enabled: true,
      storage: 'database',
      window: 60,
      max: 300,
      customRules: {
        '/sign-in/*': { window: 60, max: 20 },
        // Counting starts anew only after a quiet window: an office behind one address never has
        // one, and these two guess nothing.
        '/token': false,
        '/get-session': false,
      },
    },
    advanced: {
      // Said out loud: with NODE_ENV=test the library would look at no origin at all.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      cookiePrefix: 'outrider',
      useSecureCookies: options.publicUrl.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax' },
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
    plugins: [
      jwt({
        jwks: { keyPairConfig: { alg: 'ES256' } },
        jwt: {
          issuer: options.publicUrl,
          audience: options.publicUrl,
          expirationTime: `${limits.tokenLifeMs / second}s`,
          // Nothing but who and which session: roles are read live, so that they end at once.
          definePayload: ({ session }) => ({ sid: session.id }),
        },
        disableSettingJwtHeader: true,
      }),
    ],
    telemetry: { enabled: false },
    logger: {
      level: 'warn',
      // Its messages may quote a person's input; only their level and first words are ours to keep.
      log: (level, message) => log[level === 'debug' ? 'debug' : level](`identity: ${message}`),
    },
  });
}

export type Identity = ReturnType<typeof openIdentity>;
