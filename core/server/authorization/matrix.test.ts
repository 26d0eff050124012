import { afterAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpointsOfContract } from '#core/tests/contract.ts';
import type { Endpoint } from '#core/domain/endpoint.ts';
import { permissions, whoMay, type Permission } from '#core/domain/authorization/permissions.ts';
import { refusals, refusalText } from '#core/domain/refusals.ts';
import { clientOf, type Reply } from '#core/tests/client.ts';
import { cellsOf, type Cell, type Expectation } from '#core/tests/expectation.ts';
import { expectations } from '#core/tests/expectations.ts';
import { makeDeparted } from '#core/tests/extra-people.ts';
import { personNames, ownerships, type PersonName, type Ownership } from '#core/tests/persons.ts';
import { unauthenticatedHeaders, unauthenticated } from '#core/tests/unauthenticated-callers.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { openFixture } from '#core/tests/fixture.ts';
import { drawPart } from '#core/tests/rotation.ts';
import { takeWrittenRows, watchRows } from '#core/tests/written-rows.ts';
import { indexSomeCompanies } from '#features/directory/search/tests/indexed-companies.ts';

// Production mode: the fast serialiser must not leak fields either.
const server = await openTestServer({
  demonstration: true,
  environment: { NODE_ENV: 'production' },
});
const { pool } = server.database;
const fixture = await openFixture(server);
const { revoked, deactivated } = await makeDeparted(server);
const headers = await unauthenticatedHeaders(server, fixture.people.owner, revoked, deactivated);
await indexSomeCompanies(server);
await watchRows(pool);

const size = { cells: 0, calls: 0 };
afterAll(() => {
  const callers = unauthenticated.length + personNames.length;
  const line = `${endpoints.length} of ${endpointsOfContract.length} endpoints × ${callers} callers × up to 4 places`;
  console.log(`authorisation matrix: ${line}: ${size.cells} cells, ${size.calls} calls`);
});

/** Like the client's call, with the type erased, since the table holds every endpoint. */
type Caller = (endpoint: Endpoint, input?: object) => Promise<Reply>;

const reading = (reply: Reply) => `${reply.status} ${reply.text}`;
const refusal = (code: 'unauthenticated' | 'notFound') =>
  JSON.stringify({ error: refusalText(refusals[code]), code });
function forbidden(permission: Permission): string {
  const { refusal: code } = permissions[permission];
  const error =
    code === 'forbidden'
      ? refusalText(refusals.forbidden, { who: whoMay(permission) })
      : refusalText(refusals[code]);
  return JSON.stringify({ error, code });
}

function expectedText(endpoint: Endpoint, name: string, status: number): string | null {
  const text = usualText(endpoint, name, status);
  return endpoint.isStorage === true && text !== null
    ? text.replace(/(?<="code":")\w+/u, (code) => storageCodes[code] ?? code)
    : text;
}

/** Section 8, "File storage error codes". */
const storageCodes: Readonly<Record<string, string>> = {
  notFound: 'storage.object-not-found',
  forbidden: 'storage.unauthorized',
  unauthenticated: 'storage.unauthenticated',
};

function usualText(endpoint: Endpoint, name: string, status: number): string | null {
  if (status === 404) return refusal('notFound');
  if (status === 403) return forbidden(endpoint.may as Permission);
  // The identity library serves its own routes, in our shape with additional fields.
  return status === 401 && name !== 'identity.token' ? refusal('unauthenticated') : null;
}

/** A response contains only fields of its schema. */
function expectToFit(endpoint: Endpoint, { body }: Reply): void {
  const parsed = z.safeParse(endpoint.answer as z.ZodMiniType, body);
  expect(parsed.error?.issues ?? []).toEqual([]);
  expect(parsed.data).toEqual(body);
}

/** The headers, without those that differ for every response. */
function plainHeaders({ headers: all }: Reply): Record<string, unknown> {
  const { date: _, 'x-request-id': __, ...rest } = all;
  return rest;
}

/** Where the session is asked first, one kind of caller at every place shows that the place is not. */
const unauthenticatedCells = (isOpen: boolean) =>
  unauthenticated.flatMap((one, index) =>
    (isOpen || index === 0 ? ownerships : ownerships.slice(0, 1)).map((at) => [one, at] as const),
  );

/** Of each row of rights that is written down one endpoint is asked in every run, the others by rotation. */
const byRights = Map.groupBy(endpointsOfContract, ({ name, endpoint }) => {
  const { persons, unauthenticated: without } = expectations[name] ?? {};
  return JSON.stringify([endpoint.may, without, persons]);
});
const representatives = new Set([...byRights.values()].map(([first]) => first));
const drawn = new Set(drawPart(endpointsOfContract.filter((one) => !representatives.has(one))));
// In the order of the contract, in which what is deleted is asked for before.
const endpoints = endpointsOfContract.filter((one) => representatives.has(one) || drawn.has(one));

describe.each(endpoints)('$name', ({ name, endpoint }) => {
  const expectation: Expectation | undefined = expectations[name];
  if (expectation === undefined) return;
  const cells = cellsOf(expectation);

  async function call(caller: Caller, person: PersonName, place: Ownership): Promise<Reply> {
    size.calls += 1;
    return caller(endpoint, expectation?.input?.(fixture.resources(person, place)) ?? {});
  }
  const as = (person: PersonName): Caller => fixture.people[person].try as Caller;

  async function expectCell({ person, place, status }: Cell): Promise<void> {
    size.cells += 1;
    const reply = await call(as(person), person, place);
    expect(reading(reply), `${person}, ${place}`).toMatch(new RegExp(`^${status} `, 'u'));
    const text = expectedText(endpoint, name, status);
    if (text !== null) expect(reply.text, `${person}, ${place}`).toBe(text);
    if (status === 200 && endpoint.stream !== true) expectToFit(endpoint, reply);
  }

  // Public endpoints answer people without an account like those with one.
  const isOpen = expectation.unauthenticated === 'as persons';
  const statusAt = (place: Ownership) =>
    isOpen
      ? (cells.find((cell) => cell.place === place) ?? cells[0])?.status
      : expectation.unauthenticated;

  test(`answers ${expectation.unauthenticated} to every unauthenticated caller`, async () => {
    await takeWrittenRows(pool);
    for (const [anonymous, place] of unauthenticatedCells(isOpen)) {
      size.cells += 1;
      const caller = clientOf(server.app, headers[anonymous]).try as Caller;
      const reply = await call(caller, 'owner', place);
      expect(reply.status, `${anonymous}, ${place}`).toBe(statusAt(place));
      const text = expectedText(endpoint, name, reply.status);
      if (text !== null) expect(reply.text, anonymous).toBe(text);
      if (isOpen && reply.status === 200) expectToFit(endpoint, reply);
    }
    const changes = isOpen && endpoint.method !== 'GET';
    if (!changes) expect(await takeWrittenRows(pool)).toEqual([]);
  });

  test('refuses as expected in the table, without side effects', async () => {
    await takeWrittenRows(pool);
    for (const cell of cells.filter(({ status }) => status >= 400)) await expectCell(cell);
    expect(await takeWrittenRows(pool)).toEqual([]);
  });

  // The creation of a record is independent of the caller's relation to existing ones.
  const makesNew =
    endpoint.method === 'POST' &&
    !endpoint.path.includes('{id}') &&
    cells.every(({ place }) => place === 'own');

  test.skipIf(isOpen || makesNew)(
    'answers hidden and missing resources the same, byte for byte',
    async () => {
      for (const person of personNames.filter((one) => !['superuser', 'foundry'].includes(one))) {
        const hidden = await call(as(person), person, 'other corporation');
        const missing = await call(as(person), person, 'missing');
        expect(reading(hidden), person).toBe(reading(missing));
        expect(plainHeaders(hidden), person).toEqual(plainHeaders(missing));
      }
    },
  );

  test('answers as expected in the table', async () => {
    for (const cell of cells.filter(({ status }) => status < 400)) await expectCell(cell);
  });
});

test('every endpoint has a row, and every row an endpoint', () => {
  const names = endpointsOfContract.map(({ name }) => name);
  expect(Object.keys(expectations).toSorted()).toEqual(names.toSorted());
});
