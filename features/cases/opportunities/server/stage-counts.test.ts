import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { list } from '#features/cases/opportunities/domain/endpoints.ts';
import { list as corporationList } from '#core/domain/identity/corporation-endpoints.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';
import { makeCorporation, type TestCorporation } from '#core/tests/test-corporation.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer({ demonstration: true });
const { db } = server.database;
const foundry = await server.signIn('foundry@outrider.example');
let corporation: TestCorporation;

type Submitted = Partial<typeof submissions.$inferInsert> & { stage: string };

beforeAll(async () => {
  corporation = await makeCorporation(server, 'stage-counts');
  const cases: [name: string, handedIn: Submitted[]][] = [
    [
      'Far',
      [
        { stage: 'New' },
        { stage: 'Pitch' },
        { stage: 'Screening' },
        { stage: 'New' },
        { stage: 'Declined' },
      ],
    ],
    ['Refused', [{ stage: 'Declined' }]],
    ['Taken back', [{ stage: 'New' }, { stage: 'Pitch', withdrawnAt: '2026-01-01T00:00:00Z' }]],
    ['Taken away', [{ stage: 'New' }, { stage: 'Pitch', isActive: false }]],
    ['Untouched', []],
  ];
  for (const [name, handedIn] of cases) {
    const [opportunityId = ''] = await corporation.add([{ name }]);
    for (const one of handedIn) {
      const rest = { companyName: 'A company', title: 'An answer', source: 'staff' } as const;
      await db.insert(submissions).values({ ...rest, ...one, opportunityId });
    }
  }
});

const read = async (more: object) => {
  const { data } = await foundry.ask(list, { query: { corporationId: corporation.id, ...more } });
  return Object.fromEntries(
    data.map(({ name, stageCounts }) => [
      name,
      stageCounts?.map(({ stage, count }) => `${stage} ${count}`).join(', '),
    ]),
  );
};

test('active submissions are counted by stage, without refusals', async () => {
  expect(await read({ with: 'stageCounts' })).toEqual({
    Far: 'New 2, Screening 1, Pitch 1',
    Refused: '',
    'Taken back': 'New 1',
    'Taken away': 'New 1',
    Untouched: '',
  });
});

test('the counts by stage are returned only on request', async () => {
  expect(Object.values(await read({}))).toEqual(Array(5).fill(undefined));
});

test('the counts follow the stage order of each corporation', async () => {
  const stages = [{ name: 'Pitch' }, { name: 'New' }, { name: 'No', isRefusal: true }];
  await db
    .update(corporations)
    .set({ igniteConfig: { stages } })
    .where(eq(corporations.id, corporation.id));
  expect(await read({ with: 'stageCounts' })).toMatchObject({ Far: 'Pitch 1, New 2' });
  const answer = await foundry.ask(corporationList);
  expect(answer.find(({ id }) => id === corporation.id)?.stages).toEqual(stages);
});
