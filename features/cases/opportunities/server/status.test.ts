import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  opportunityStatus,
  type OpportunityRow,
} from '#features/cases/opportunities/domain/opportunity.ts';
import { makeCorporation } from '#core/tests/test-corporation.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { fetchAllPages } from '#core/tests/paging.ts';

const server = await openTestServer({ demonstration: true });
const superuser = await server.signIn('superuser@outrider.example');
const hour = 60 * 60 * 1000;
const now = Date.now();

type Moment = string | null;
interface Times {
  readonly closedAt: Moment;
  readonly reopenedAt: Moment;
  readonly endDate: Moment;
  readonly cycleEnd: Moment;
}

const asDate = (moment: Moment) => (moment === null ? null : new Date(moment));
const statusOf = ({ closedAt, reopenedAt, endDate, cycleEnd }: Times) =>
  opportunityStatus(
    {
      closedAt: asDate(closedAt),
      reopenedAt: asDate(reopenedAt),
      endDate: asDate(endDate ?? cycleEnd),
    },
    new Date(),
  );

/** Inserts a row for each, and compares the SQL status with that of the domain. */
async function expectAgreement(slug: string, all: readonly Times[]): Promise<void> {
  const corporation = await makeCorporation(server, slug);
  const cycles = new Map<Moment, string>();
  for (const cycleEnd of new Set(all.map((times) => times.cycleEnd))) {
    cycles.set(cycleEnd, await corporation.addCycle(`Ends ${cycleEnd}`, cycleEnd));
  }
  const ids = await corporation.add(
    all.map(({ cycleEnd, ...times }) => ({ ...times, cycleId: cycles.get(cycleEnd) ?? '' })),
  );
  const query = { corporationId: corporation.id, limit: 100, sort: 'updated' };
  const rows = await fetchAllPages<OpportunityRow>(superuser, '/opportunities', query);
  const statuses = new Map(rows.map(({ id, status }) => [id, status]));
  const expected = new Map(all.map((times, index) => [ids[index] ?? '', statusOf(times)]));
  expect(statuses.size).toBe(all.length);
  expect(new Map([...statuses].toSorted())).toEqual(new Map([...expected].toSorted()));

  for (const status of ['ACTIVE', 'FINISHED'] as const) {
    const filtered = await fetchAllPages<OpportunityRow>(superuser, '/opportunities', {
      ...query,
      status,
    });
    const matches = [...expected].filter(([, one]) => one === status).map(([id]) => id);
    expect(filtered.map(({ id }) => id).toSorted()).toEqual(matches.toSorted());
  }
}

test('the database and the domain agree on the status, for every order of dates and every tie', async () => {
  const moments: Moment[] = [
    null,
    ...[-3, -2, -1, 2, 3].map((n) => new Date(now + n * hour).toISOString()),
  ];
  const all = moments.flatMap((closedAt) =>
    moments.flatMap((reopenedAt) =>
      moments.flatMap((endDate) =>
        moments.map((cycleEnd) => ({ closedAt, reopenedAt, endDate, cycleEnd })),
      ),
    ),
  );
  expect(all).toHaveLength(6 ** 4);
  await expectAgreement('status-of-ties', all);
});

test('the database and the domain agree on the status, to the millisecond', async () => {
  // Excludes some hours around now, since the clock may pass between the two results.
  const past = fc.integer({ min: now - 400 * 24 * hour, max: now - hour });
  const future = fc.integer({ min: now + 2 * hour, max: now + 400 * 24 * hour });
  const moment = fc.option(fc.oneof(past, future).map((ms) => new Date(ms).toISOString()));
  const times = fc.record({ closedAt: moment, reopenedAt: moment, endDate: moment });
  const near = times.map((one) => {
    const base = Date.parse(one.closedAt ?? one.endDate ?? new Date(now - hour).toISOString());
    const beside = (ms: number) => new Date(base + ms).toISOString();
    return [-1, 0, 1].map((ms) => ({ ...one, reopenedAt: beside(ms), cycleEnd: null }));
  });
  const drawn = fc.sample(near, { numRuns: 150, seed: 1 }).flat();
  await expectAgreement('status-of-milliseconds', drawn);
});
