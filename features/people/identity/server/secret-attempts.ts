import { eq } from 'drizzle-orm';
import { parseCookies } from 'better-auth/cookies';
import type { FastifyRequest } from 'fastify';
import type { Database } from '#core/platform/database/open.ts';
import type { Identity } from '#core/platform/identity/open-identity.ts';
import { authUsers, authVerifications } from '#core/server/tables/identity.ts';
import { identityLimits } from '#features/people/identity/domain/limits.ts';
import type { SignInAttempt } from './account-guard.ts';
import { claimCode, releaseCode } from './account-links.ts';
import type { KnownDevices } from './known-device.ts';
import type { Account } from './sign-in-log.ts';

/** A request that checks a secret, and so could be a guess. */
export interface Guess {
  readonly attempt: SignInAttempt;
  /** Whose account it opens; null: of who is signed in already. */
  readonly account: Account | null;
  /** The library's codes of a wrong secret. Others are no guess. */
  readonly wrong: readonly string[];
  /** False: this secret was used before. */
  readonly claim: () => Promise<boolean>;
  /** It was not right: it may be used again. */
  readonly release: () => Promise<void>;
}

export interface GuessParts {
  readonly identity: Identity;
  readonly devices: KnownDevices;
  readonly database: Database;
}

/** Their bodies hold the password of whoever is signed in. */
const ownPassword = new Set([
  '/two-factor/enable',
  '/two-factor/disable',
  '/two-factor/generate-backup-codes',
]);
const secondFactor = new Set(['/two-factor/verify-totp', '/two-factor/verify-backup-code']);

const reusable = { claim: async () => true, release: async () => {} };

const fieldIn = (body: unknown, name: 'email' | 'code'): string => {
  const value: unknown =
    typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;
  return typeof value === 'string' ? value : '';
};

export const sessionOf = (
  { identity }: Pick<GuessParts, 'identity'>,
  { headers }: FastifyRequest,
) => identity.api.getSession({ headers: new Headers({ cookie: headers.cookie ?? '' }) });

/** The auth id of whoever sends a request with a session. */
export const signedInAs = async (request: FastifyRequest, parts: GuessParts) =>
  (await sessionOf(parts, request))?.user.id ?? null;

/** Whom a second factor is asked of: named by the cookie that the right password set. */
async function findChallenged({ database }: GuessParts, cookies: string | undefined) {
  const all = parseCookies(cookies ?? '');
  const cookie = all.get('outrider.two_factor') ?? all.get('__Secure-outrider.two_factor') ?? '';
  // Without its signature. A forged one is refused by the library.
  const [identifier = ''] = cookie.split('.');
  if (identifier === '') return null;
  const [account] = await database
    .select({ authId: authUsers.id, email: authUsers.email })
    .from(authVerifications)
    .innerJoin(authUsers, eq(authUsers.id, authVerifications.value))
    .where(eq(authVerifications.identifier, identifier));
  return account ?? null;
}

async function secondFactorGuess(
  request: FastifyRequest,
  parts: GuessParts,
): Promise<Guess | null> {
  // Signed in already: they prove that their app works, which opens nothing.
  if ((await sessionOf(parts, request)) !== null) return null;
  const { cookie } = request.headers;
  const account = await findChallenged(parts, cookie);
  if (account === null) return null;
  const { authId, email } = account;
  const device = parts.devices.deviceFor(email, cookie);
  const code = fieldIn(request.body, 'code');
  const db = parts.database;
  return {
    // Not the counter of the password, which a right password clears.
    attempt: { email: `second factor of ${authId}`, address: request.ip, device },
    account: { authId },
    wrong: ['INVALID_CODE', 'INVALID_BACKUP_CODE'],
    claim: () => claimCode(db, authId, code, identityLimits.usedCodeMs),
    release: () => releaseCode(db, authId, code),
  };
}

async function ownPasswordGuess(request: FastifyRequest, parts: GuessParts): Promise<Guess | null> {
  const signedIn = await sessionOf(parts, request);
  if (signedIn === null) return null;
  const { user, session } = signedIn;
  const attempt = { email: user.email, address: request.ip, device: `session ${session.id}` };
  return { attempt, account: null, wrong: ['INVALID_PASSWORD'], ...reusable };
}

/** What a request to the identity library could guess; null: nothing. */
export async function findGuess(
  request: FastifyRequest,
  path: string,
  parts: GuessParts,
): Promise<Guess | null> {
  if (secondFactor.has(path)) return secondFactorGuess(request, parts);
  if (ownPassword.has(path)) return ownPasswordGuess(request, parts);
  const email = path === '/sign-in/email' ? fieldIn(request.body, 'email') : '';
  if (email === '') return null;
  const device = parts.devices.deviceFor(email, request.headers.cookie);
  const attempt = { email, address: request.ip, device };
  return { attempt, account: { email }, wrong: ['INVALID_EMAIL_OR_PASSWORD'], ...reusable };
}
