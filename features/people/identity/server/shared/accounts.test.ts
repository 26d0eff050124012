import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { byAuth } from '#core/domain/identity/user-endpoints.ts';
import { hashPassword, verifyPassword } from '#core/platform/identity/password.ts';
import { authAccounts, authUsers } from '#core/server/tables/identity.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { createAccount } from './accounts.ts';

const server = await openTestServer();
const { db } = server.database;
const password = 'correct horse battery';
const account = {
  email: 'Jane.Doe@SKF.example',
  firstName: 'Jane',
  lastName: 'Doe',
  title: null,
  corporationId: null,
  isFoundryUser: false,
  password,
};

describe('an account', () => {
  test('can sign in at once, with the address in lower case', async () => {
    await createAccount(db, account);
    const jane = await server.signIn('jane.doe@skf.example', password);
    const user = await jane.ask(byAuth, { query: { authId: jane.authId } });
    expect(user).toMatchObject({
      email: 'jane.doe@skf.example',
      firstName: 'Jane',
      lastName: 'Doe',
    });
  });

  test('is created once per address, whatever its case, and a second leaves nothing behind', async () => {
    const before = await db.select().from(authUsers);
    await expect(createAccount(db, { ...account, email: 'JANE.DOE@skf.EXAMPLE' })).rejects.toThrow(
      'auth_users',
    );
    expect(await db.select().from(authUsers)).toHaveLength(before.length);
  });

  test.each([
    ['k7#pw', 'password.tooShort'],
    ['password', 'password.common'],
    ['jane.doe1', 'password.common'],
    ['x7'.repeat(65), 'password.tooLong'],
  ])('is not made with the password %j', async (bad, code) => {
    const other = { ...account, email: 'other@skf.example', password: bad };
    await expect(createAccount(db, other)).rejects.toMatchObject({ code });
    expect(await db.select().from(authUsers).where(eq(authUsers.email, other.email))).toEqual([]);
  });

  test('must have the minimum length of the settings', async () => {
    const other = { ...account, email: 'other@skf.example', password: 'k7#pwqx' };
    await expect(createAccount(db, other, 12)).rejects.toMatchObject({ code: 'password.tooShort' });
  });
});

describe('a password', () => {
  test('is stored only as an argon2id hash with its parameters', async () => {
    const [account] = await db.select().from(authAccounts);
    expect(account?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w-]+\$[\w-]+$/u);
    expect(account?.password).not.toContain(password);
  });

  test('has a different hash each time', async () => {
    expect(await hashPassword(password)).not.toBe(await hashPassword(password));
  });

  test('is the same in any Unicode normalization form', async () => {
    const stored = await hashPassword('Åland-ﬁnal');
    expect(await verifyPassword(stored, 'A\u030aland-final')).toBe(true);
    expect(await verifyPassword(stored, 'Aland-final')).toBe(false);
  });

  test.each(['', '$argon2id$', 'plain', '$argon2id$v=19$m=1,t=1,p=1$AAAA$AAAA', '$2b$10$abc'])(
    'never matches the stored value %j',
    async (stored) => {
      expect(await verifyPassword(stored, password)).toBe(false);
      expect(await verifyPassword(stored, '')).toBe(false);
    },
  );

  test('is refused with a delay when too many are being checked at once', async () => {
    const stored = await hashPassword(password);
    const checks = await Promise.allSettled(
      Array.from({ length: 80 }, () => verifyPassword(stored, password)),
    );
    const refusedOnes = checks.filter(({ status }) => status === 'rejected');
    expect(refusedOnes.length).toBeGreaterThan(0);
    for (const { reason } of refusedOnes as PromiseRejectedResult[]) {
      expect(reason).toMatchObject({ code: 'signIn.tooMany', status: 429 });
    }
    expect(await verifyPassword(stored, password)).toBe(true);
  });
});
