import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { accountLinks, type AccountLinkKind } from '#core/server/tables/identity.ts';
import { identityRefusals } from '#features/people/identity/domain/refusals.ts';

export type LinkKind = Exclude<AccountLinkKind, 'usedCode'>;

export interface AccountLink<Kind extends LinkKind = LinkKind> {
  readonly kind: Kind;
  readonly authId: string;
  readonly email: string;
}

const keyBytes = 32;
const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url');
const expiry = (ms: number) => sql`now() + make_interval(secs => ${ms / 1000})`;

/** Makes the key of a link, which is not stored. */
export async function createLink(
  db: Queryable,
  { kind, authId, email }: AccountLink,
  lifeMs: number,
): Promise<string> {
  const key = randomBytes(keyBytes).toString('base64url');
  await db
    .insert(accountLinks)
    .values({ keyHash: hashOf(key), kind, authId, email, expiresAt: expiry(lifeMs) });
  return key;
}

export async function endLinks(
  db: Queryable,
  authId: string,
  kinds: readonly LinkKind[],
): Promise<void> {
  await db
    .delete(accountLinks)
    .where(and(eq(accountLinks.authId, authId), inArray(accountLinks.kind, [...kinds])));
}

const columnsOf = <Kind extends LinkKind>() => ({
  kind: sql<Kind>`${accountLinks.kind}`,
  authId: accountLinks.authId,
  email: accountLinks.email,
});

const usable = (key: string, kinds: readonly LinkKind[]) =>
  and(
    eq(accountLinks.keyHash, hashOf(key)),
    inArray(accountLinks.kind, [...kinds]),
    gt(accountLinks.expiresAt, sql`now()`),
  );

/** @throws Refused `account.linkEnded` */
export async function loadLink<Kind extends LinkKind>(
  db: Queryable,
  key: string,
  kinds: readonly Kind[],
): Promise<AccountLink<Kind>> {
  const [link] = await db.select(columnsOf<Kind>()).from(accountLinks).where(usable(key, kinds));
  if (!link) throw refused(identityRefusals['account.linkEnded']);
  return link;
}

/** Takes a key, which is good once: of two at the same time one gets it. @throws Refused `account.linkEnded` */
export async function takeLink<Kind extends LinkKind>(
  db: Queryable,
  key: string,
  kinds: readonly Kind[],
): Promise<AccountLink<Kind>> {
  const [link] = await db
    .delete(accountLinks)
    .where(usable(key, kinds))
    .returning(columnsOf<Kind>());
  if (!link) throw refused(identityRefusals['account.linkEnded']);
  return link;
}

const codeHash = (authId: string, code: string) => hashOf(`code\n${authId}\n${code}`);

/** Notes that a code of a second factor is being used. False: it was used before (RFC 6238, 5.2). */
export async function claimCode(
  db: Queryable,
  authId: string,
  code: string,
  lifeMs: number,
): Promise<boolean> {
  const claimed = await db
    .insert(accountLinks)
    .values({
      keyHash: codeHash(authId, code),
      kind: 'usedCode',
      authId,
      email: '',
      expiresAt: expiry(lifeMs),
    })
    .onConflictDoNothing()
    .returning({ kind: accountLinks.kind });
  return claimed.length > 0;
}

/** The code was wrong: it may be right later. */
export async function releaseCode(db: Queryable, authId: string, code: string): Promise<void> {
  await db.delete(accountLinks).where(eq(accountLinks.keyHash, codeHash(authId, code)));
}

/** Removes keys that are not good any more. */
export async function deleteOldLinks(db: Queryable): Promise<void> {
  await db.delete(accountLinks).where(lt(accountLinks.expiresAt, sql`now()`));
}
