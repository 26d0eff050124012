import { expect, test } from 'vitest';
import { endpointsOf } from '#core/domain/contract.ts';
import * as contract from '#app/features.domain.ts';
import { createAccount } from '#features/people/identity/server/shared/accounts.ts';
import { assignRole } from '#features/people/users/server/shared/system-roles.ts';
import * as companies from '#features/directory/search/domain/endpoints.ts';
import * as index from '#features/directory/search/domain/index-endpoints.ts';
import { pagesOf } from '#features/directory/search/tests/indexed-companies.ts';
import { openTestServer } from './test-server.ts';

/** As after a first start with `DEMO=off`: people, and nothing else. */
const server = await openTestServer();
const { db } = server.database;
const password = 'correct horse battery';

async function person(email: string, isSuperuser: boolean) {
  const account = {
    email,
    password,
    firstName: 'First',
    lastName: 'Person',
    title: null,
    corporationId: null,
    isFoundryUser: false,
  };
  await createAccount(db, account, server.settings.passwordMinLength, async (tx, userId) => {
    if (isSuperuser) await assignRole(tx, { userId, actorId: null }, 'Superuser');
  });
  return server.signIn(email, password);
}
const people = {
  superuser: await person('first@company.example', true),
  nobody: await person('second@company.example', false),
};

/** Reads that need no id. The stream of events does not end. */
const reads = endpointsOf(contract).filter(
  ({ name, endpoint }) =>
    endpoint.method === 'GET' && !endpoint.path.includes('{') && !name.startsWith('live.'),
);

test.each(Object.entries(people))('every read answers %s', async (_, who) => {
  let answered = 0;
  for (const { name, endpoint } of reads) {
    const { status, text } = await who.send('GET', endpoint.path);
    expect([name, status < 500 || text]).toEqual([name, true]);
    if (status === 200) answered += 1;
  }
  expect(answered).toBeGreaterThan(10);
});

test('an index of nothing is ready, and finds nothing', async () => {
  await server.index.rebuild(pagesOf([]));
  const status = await people.superuser.ask(index.status);
  expect(status).toMatchObject({ state: 'ready', indexed: 0, waiting: 0, rebuild: null });
  const answer = await people.superuser.ask(companies.companies, { query: { q: 'bearing' } });
  expect(answer).toMatchObject({ data: [], total: 0, hasNextPage: false });
});
