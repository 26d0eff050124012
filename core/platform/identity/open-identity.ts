import { drizzleAdapter } from '@better-auth/drizzle-adapter';
import { betterAuth, type BetterAuthOptions } from 'better-auth';
import { APIError } from 'better-auth/api';
import { jwt } from 'better-auth/plugins';
import { limits } from '#core/domain/limits.ts';
import { serverLimits } from '#core/platform/limits.ts';
import type { Database } from '#core/platform/database/open.ts';
import type { Log } from '#core/platform/log/log.ts';
import { hostedSignIn } from './hosted-sign-in.ts';
import type { HostedTokens } from './hosted-tokens.ts';
import { hashPassword, verifyPassword } from './password.ts';
import {
  providerPlugins,
  type Arrival,
  type OpenIdProvider,
  type ProviderRules,
} from './providers.ts';
import { passkeys, secondFactor } from './second-factors.ts';

export interface IdentityOptions {
  publicUrl: string;
  /** Shown by authenticator apps and by browsers beside a passkey. */
  productName: string;
  secret: string;
  passwordMinLength: number;
  /** Whether this account is active. Called after the password was verified, and for each token. */
  mayEnter: (authId: string) => Promise<boolean>;
  /**
   * Called before the response is sent: a sign-out invalidates the person's cached viewers and
   * streams.
   */
  sessionEnded: (authId: string) => void;
  /** Whose people may sign in beside those with a password, and by which rules. */
  providers: readonly OpenIdProvider[];
  providerRules: ProviderRules;
  /** The service whose people sign in in place of ours; null: ours. */
  hosted: HostedTokens | null;
  /** The identity library's tables, under the library's names. */
  tables: Record<string, unknown>;
}

/** Set by our HTTP bridge from the connection; a client's own header of this name is dropped. */
export const addressHeader = 'x-outrider-address';

const second = 1000;

const banned = () => new APIError('FORBIDDEN', { code: 'BANNED_USER', message: 'Banned' });

function trustedOrigins(publicUrl: string): string[] {
  const { hostname } = new URL(publicUrl);
  const onThisMachine = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return onThisMachine ? [publicUrl, 'http://localhost:*', 'http://127.0.0.1:*'] : [publicUrl];
}

/** The page that a pop-up ends on. */
export const signInEnd = '/auth/done.html';

const noTokens = { accessToken: null, refreshToken: null, idToken: null };

type Gate = NonNullable<NonNullable<BetterAuthOptions['user']>['validateUserInfo']>;

/** Asked before a provider's person is created, linked or signed in. */
const gateOf =
  (rules: ProviderRules): Gate =>
  async ({ user, source }) => {
    if (source.method !== 'oauth' || source.oauth === undefined) return undefined;
    const arrival: Arrival = {
      action: source.action,
      providerId: source.oauth.providerId,
      email: user.email ?? '',
      isEmailVerified: user.emailVerified ?? false,
      authId: source.action === 'create-user' ? null : (user.id ?? null),
    };
    const error = await rules.refusalOf(arrival);
    if (error !== null) return { error };
    await rules.arrived(arrival);
    return undefined;
  };

/** Passwords, sessions, providers and tokens (better-auth). Stores everything in our database and transactions. */
export function openIdentity(db: Database, options: IdentityOptions, log: Log) {
  return betterAuth({
    baseURL: options.publicUrl,
    basePath: '/api/auth',
    secret: options.secret,
    database: drizzleAdapter(db, { provider: 'pg', schema: options.tables, transaction: true }),
    emailAndPassword: {
      enabled: true,
      // Accounts come by invitation, administration or an identity provider only.
      disableSignUp: true,
      minPasswordLength: options.passwordMinLength,
      maxPasswordLength: limits.passwordMaxLength,
      password: {
        hash: hashPassword,
        verify: ({ hash, password }) => verifyPassword(hash, password),
      },
    },
    session: {
      expiresIn: serverLimits.sessionLifeMs / second,
      updateAge: serverLimits.sessionRenewMs / second,
      // Our routes ask for the password where the library would ask for a young session.
      freshAge: 0,
    },
    account: {
      // No provider is believed about an address that it has not verified.
      accountLinking: { trustedProviders: [] },
      updateAccountOnSignIn: false,
    },
    user: { validateUserInfo: gateOf(options.providerRules) },
    databaseHooks: {
      // Providers are asked nothing later: their tokens are not kept.
      account: { create: { before: async (account) => ({ data: { ...account, ...noTokens } }) } },
      session: {
        create: {
          before: async ({ userId }) => {
            if (await options.mayEnter(userId)) return;
            throw banned();
          },
        },
        delete: { after: async ({ userId }) => options.sessionEnded(userId) },
      },
    },
    // Faults are thrown, for our own response and log; expected errors are still answered by the
    // library.
    onAPIError: { throw: true, errorURL: `${options.publicUrl}${signInEnd}` },
    trustedOrigins: trustedOrigins(options.publicUrl),
    rateLimit: {
      enabled: true,
      storage: 'database',
      window: 60,
      max: 300,
      customRules: {
        // The counter resets only after a window without requests, which an office behind one
        // address never has. Our own guard slows guessing down; the other two allow none.
        '/sign-in/*': false,
        '/two-factor/*': false,
        '/token': false,
        '/get-session': false,
        '/callback/*': false,
      },
    },
    advanced: {
      // Explicit: with NODE_ENV=test the library would skip the origin check.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      cookiePrefix: 'outrider',
      useSecureCookies: options.publicUrl.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax' },
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
    plugins: [
      jwt({
        jwks: {
          keyPairConfig: { alg: 'ES256' },
          // A token outlives its key by an hour at most: until then the key stays published.
          rotationInterval: serverLimits.signingKeyLifeMs / second,
          gracePeriod: serverLimits.signingKeyGraceMs / second,
        },
        jwt: {
          issuer: options.publicUrl,
          audience: options.publicUrl,
          expirationTime: `${serverLimits.tokenLifeMs / second}s`,
          // Only the person and the session: roles are read live, so that a removal works at once.
          definePayload: async ({ user, session }) => {
            if (!(await options.mayEnter(user.id))) throw banned();
            return { sid: session.id };
          },
        },
        disableSettingJwtHeader: true,
      }),
      secondFactor(options.productName),
      passkeys(options.productName),
      ...providerPlugins(options.providers, options.providerRules),
      ...(options.hosted === null ? [] : [hostedSignIn(options.hosted, options.providerRules)]),
    ],
    telemetry: { enabled: false },
    logger: {
      level: 'warn',
      // Its arguments may contain user input: log the level and the message only.
      log: (level, message) => log[level === 'debug' ? 'debug' : level](`identity: ${message}`),
    },
  });
}

export type Identity = ReturnType<typeof openIdentity>;
