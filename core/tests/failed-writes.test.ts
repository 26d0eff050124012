import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#core/domain/endpoint.ts';
import { callsToFail } from './calls-to-fail.ts';
import { clientOf, type Reply } from './client.ts';
import { endpointsOfContract } from './contract.ts';
import { cellsOf, type Expectation } from './expectation.ts';
import { expectations } from './expectations.ts';
import { failAt, type Fault } from './fail-at.ts';
import { writeCases, type WriteInput } from './failed-write-inputs.ts';
import { openFixture } from './fixture.ts';
import { drawPart } from './rotation.ts';
import type { PersonName } from './persons.ts';
import { openTestServer } from './test-server.ts';
import { waitUntil } from './wait-until.ts';
import { takeWrittenRows, watchRows } from './written-rows.ts';

const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
const fixture = await openFixture(server);
await watchRows(pool);
/** Of which the fixture made the rows alone. */
const filesOfFixture = new Set(
  (await pool.query<{ id: string }>('select id from files')).rows.map(({ id }) => id),
);

const callers: readonly PersonName[] = ['foundry', 'owner', 'superuser', 'champion', 'member'];

/** Whoever may do it to something of their own, by the table of rights. */
function callerOf(expectation: Expectation): PersonName | undefined {
  const may = new Set(
    cellsOf(expectation)
      .filter(({ place, status }) => place === 'own' && status < 300)
      .map(({ person }) => person),
  );
  return callers.find((caller) => may.has(caller));
}

const cases = endpointsOfContract
  .filter(({ endpoint }) => endpoint.method !== 'GET')
  .flatMap(({ name, endpoint }, nth) => {
    const expectation = expectations[name];
    const ofTable = expectation && callerOf(expectation);
    const caller = writeCases[name]?.caller ?? ofTable;
    return caller ? [{ name, endpoint, nth, caller }] : [];
  });

async function inputOf(name: string, caller: PersonName): Promise<WriteInput> {
  const resources = fixture.resources(caller, 'own');
  const own = await writeCases[name]?.input(resources, fixture);
  return own ?? expectations[name]?.input?.(resources) ?? {};
}

/**
 * Writes that nobody is told of: what is a person's alone, what is told with a later one, and those that
 * change nothing here.
 */
const untold = new Set([
  'auditLog.saveView',
  'companyContacts.add',
  'companyInvitations.track',
  'companyValues.editOwn',
  'currencyRates.remove',
  'currencyRates.set',
  'matches.set',
  'matches.setThumb',
  'metricSegments.create',
  'public.sendFile',
  'public.sendMessageFile',
  'radarBlips.change',
  'radarBlips.changeMany',
  'radarRounds.vote',
  'radarRounds.withdraw',
  'recentSearches.add',
  'recentSearches.clear',
  'recentSearches.remove',
  'savedSearches.create',
  'savedSearches.remove',
  'savedSearches.replace',
  'savedSearches.restore',
  'savedSearches.see',
  'savedViews.create',
  'savedViews.remove',
  'savedViews.replace',
  'savedViews.restore',
  'spotlight.visit',
  'spotlightBlocks.order',
]);
const tellings = ['INSERT audit_entries', 'INSERT notify_outbox'];

/** What has changed is told, by an event or by a message to those who look at it. */
function expectTold(name: string, rows: readonly string[]): void {
  const changed = new Set(rows.filter((row) => !row.endsWith(' idempotency_keys')));
  if (changed.size === 0) return;
  const isTold = tellings.some((row) => changed.has(row));
  expect(isTold || untold.has(name), [...changed].join()).toBe(true);
}

/** Whose answer holds a secret that is shown once. A repetition says that it was done. */
const shownOnce = new Set(['apiKeys.create', 'webhooks.create']);

async function countFiles(): Promise<number> {
  const { dataFolder } = server.settings;
  const entries = await readdir(dataFolder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
}

/** A file whose removal fails, or of which nobody knows whether it was kept, is left to the sweep. */
const isLeftToSweep = ({ call }: Fault): boolean =>
  /^(?:unlink|rm$|commit|the answer|update "idempotency_keys")/u.test(call);

/** What a request that failed says: that it may be sent again, or that it is our fault, and nothing of our insides. */
const problems: Readonly<Record<Fault['of'], readonly string[]>> = {
  database: ['503 unavailable'],
  files: ['500 internal', '402 storage.quota-exceeded'],
};

function expectProblem({ status, body }: Reply, { of }: Fault): void {
  const { error, code, ...rest } = body as { readonly error: unknown; readonly code: unknown };
  expect(problems[of]).toContain(`${status} ${String(code)}`);
  expect(error).not.toMatch(/terminated|no space|i\/o|\.ts/u);
  expect(rest).toEqual({});
}

/** Whoever continues the chain of the audit log keeps one connection for its lock. */
const isPoolWhole = async (): Promise<boolean> => {
  if (pool.totalCount - pool.idleCount > 1 || pool.waitingCount > 0) return false;
  const { rows } = await pool.query(
    `select from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'`,
  );
  return rows.length === 0;
};

describe.each(drawPart(cases))('$name', ({ name, endpoint, nth, caller }) => {
  const { first, step } = callsToFail(nth);

  test('is done or not, whichever call fails, and its repetition is answered', async () => {
    const client = clientOf(server.app, {
      authorization: `Bearer ${fixture.people[caller].token}`,
      'idempotency-key': randomUUID(),
    });
    const ask = client.try as (one: Endpoint, input: object) => Promise<Reply>;
    const input = await inputOf(name, caller);
    await takeWrittenRows(pool);
    for (let at = first, isDone = false; !isDone; at += step) {
      const filesBefore = await countFiles();
      const { result: reply, fault } = await failAt(at, () => ask(endpoint, input));
      const rows = await takeWrittenRows(pool);
      const message = `FAIL_AT=${at}: ${fault?.call ?? 'nothing failed'}: ${reply.status} ${reply.text}`;
      if (reply.status >= 300) {
        if (fault === null) throw new Error(message);
        expectProblem(reply, fault);
        if (!fault.isCarriedOut) expect(rows, message).toEqual([]);
        if (!isLeftToSweep(fault)) expect(await countFiles(), message).toBe(filesBefore);
      }
      isDone = rows.length > 0 || reply.status < 300;
      if (isDone) expectTold(name, rows);
    }
    const again = await ask(endpoint, input);
    expect(again.status, again.text).toBe(shownOnce.has(name) ? 409 : endpoint.answer ? 200 : 204);
    expect(await takeWrittenRows(pool)).toEqual([]);
  });
});

test('no connection was lost, and none is within a transaction', async () => {
  await waitUntil(isPoolWhole);
});

test('every file that is told of is there', async () => {
  const { rows } = await pool.query<{ id: string }>(
    'select id from files where deleted_at is null',
  );
  const ids = rows.map(({ id }) => id).filter((id) => !filesOfFixture.has(id));
  const missing = [];
  for (const id of ids) if ((await server.files.get(id)) === null) missing.push(id);
  expect(missing).toEqual([]);
});
