import { eq, sql } from 'drizzle-orm';
import { demoAccounts, demoPassword } from '#domain/demo.ts';
import { summarise } from '#domain/opportunities/summary.ts';
import { projectHealths, projectPhases } from '#domain/projects/project.ts';
import { createAccount } from '#server/identity/accounts.ts';
import type { Database, Queryable } from '#server/platform/database/open.ts';
import type { Log } from '#server/platform/log/log.ts';
import { newId } from '#server/tables/columns.ts';
import { companies } from '#server/tables/companies.ts';
import { corporationDomains, corporations, cycles } from '#server/tables/corporations.ts';
import { authUsers } from '#server/tables/identity.ts';
import { opportunities, opportunityTeam } from '#server/tables/opportunities.ts';
import { projects } from '#server/tables/projects.ts';
import { submissions } from '#server/tables/submissions.ts';
import { systemRoles, userSystemRoles, users } from '#server/tables/users.ts';
import { challenges, type Challenge } from './challenges.ts';
import { chanceFrom, type Chance } from './chance.ts';
import { drawCompanies, type DemoCompany } from './companies.ts';
import { colleagues } from './people.ts';
import { drawSubmission } from './submissions.ts';

const seed = 20_261_121;
const companyCount = 5000;
const submissionCount = 180;
const projectCount = 30;
const rowsPerInsert = 500;
const day = 24 * 60 * 60 * 1000;

type CorporationKey = Challenge['corporation'];

const corporationRows = {
  skf: { slug: 'skf', name: 'SKF', introduction: 'Bearings, seals and the knowledge of what turns. SKF looks for ideas that make rotation last longer and weigh less on the planet.' },
  norrland: { slug: 'norrland-steel', name: 'Norrland Steel', introduction: 'Steel from scrap and wind, rolled in the north. Norrland looks for ways to melt, roll and reuse without coal.' },
  halden: { slug: 'halden-marine', name: 'Halden Marine', introduction: 'Forty ships and six ferries along the coast. Halden looks for what makes crews safer and voyages cleaner.' },
} as const;

/** Cycles by age, as days from now: the running one, and the two before. */
const cycleDays = [
  { from: -81, to: 25 },
  { from: -262, to: -98 },
  { from: -440, to: -280 },
] as const;

const seasons = ['Winter', 'Winter', 'Spring', 'Spring', 'Spring', 'Summer', 'Summer', 'Summer', 'Autumn', 'Autumn', 'Autumn', 'Winter'] as const;

interface Filling {
  db: Queryable;
  chance: Chance;
  now: Date;
  at(days: number): string;
}

async function inBatches<Row>(rows: Row[], insert: (batch: Row[]) => Promise<unknown>) {
  for (let from = 0; from < rows.length; from += rowsPerInsert) {
    await insert(rows.slice(from, from + rowsPerInsert));
  }
}

async function fillCorporations({ db, at, now }: Filling) {
  const corporationIds = { skf: newId(), norrland: newId(), halden: newId() };
  const cycleIds: Record<CorporationKey, string[]> = { skf: [], norrland: [], halden: [] };
  for (const key of Object.keys(corporationRows) as CorporationKey[]) {
    const id = corporationIds[key];
    await db.insert(corporations).values({ id, ...corporationRows[key], igniteEnabled: true });
    await db.insert(corporationDomains).values({ domain: `${key}.example`, corporationId: id });
    for (const { from, to } of cycleDays) {
      const middle = new Date(now.getTime() + ((from + to) / 2) * day);
      const cycleId = newId();
      cycleIds[key].push(cycleId);
      await db.insert(cycles).values({
        id: cycleId,
        corporationId: id,
        name: `${seasons[middle.getUTCMonth()] ?? 'Cycle'} ${middle.getUTCFullYear()}`,
        startDate: at(from),
        endDate: at(to),
      });
    }
  }
  return { corporationIds, cycleIds };
}

async function fillPeople({ db }: Filling, corporationIds: Record<CorporationKey, string>) {
  const roleIds = new Map(
    (await db.select().from(systemRoles)).map(({ id, name }) => [name, id] as const),
  );
  const byEmail = new Map<string, string>();
  for (const account of demoAccounts) {
    const userId = await createAccount(db, {
      ...account,
      password: demoPassword,
      corporationId: account.corporation === null ? null : corporationIds[account.corporation],
      isFoundryUser: account.systemRole === 'Foundry User',
    });
    byEmail.set(account.email, userId);
    const roleId = account.systemRole && roleIds.get(account.systemRole);
    if (roleId) await db.insert(userSystemRoles).values({ userId, systemRoleId: roleId });
  }
  const teams: Record<CorporationKey, { userId: string; role: (typeof colleagues)['skf'][number]['role'] }[]> = { skf: [], norrland: [], halden: [] };
  for (const key of Object.keys(colleagues) as CorporationKey[]) {
    for (const { role, ...person } of colleagues[key]) {
      const userId = newId();
      const email = `${person.firstName}.${person.lastName}@${key}.example`
        .toLowerCase()
        .normalize('NFD')
        .replace(/\p{M}/gu, '');
      await db.insert(users).values({ id: userId, ...person, email, corporationId: corporationIds[key] });
      teams[key].push({ userId, role });
    }
  }
  return { byEmail, teams };
}

/** Opportunities whose team are the demonstration accounts themselves: the first four of SKF. */
const casesOfDemoAccounts = 4;

async function fillOpportunities(
  filling: Filling,
  corporationIds: Record<CorporationKey, string>,
  cycleIds: Record<CorporationKey, string[]>,
  people: Awaited<ReturnType<typeof fillPeople>>,
  publicUrl: string,
): Promise<{ challenge: Challenge; id: string }[]> {
  const { db, chance, at } = filling;
  const filled: { challenge: Challenge; id: string }[] = [];
  for (const [index, challenge] of challenges.entries()) {
    const id = newId();
    const { from } = cycleDays[challenge.cyclesAgo];
    const businessNeed = `${challenge.need}\n\nWe are ready to run a pilot on real machines and to share what we measure.`;
    await db.insert(opportunities).values({
      id,
      corporationId: corporationIds[challenge.corporation],
      cycleId: cycleIds[challenge.corporation][challenge.cyclesAgo] ?? '',
      name: challenge.name,
      introduction: challenge.introduction,
      businessNeed,
      focusAreas: challenge.focus.map((line) => `- ${line}`).join('\n'),
      callToAction: `${challenge.call}\n\nOne page is enough to begin with. You hear from us within 14 days.`,
      summary: summarise(challenge.introduction, challenge.need),
      url: `${publicUrl}/opportunity/${id}`,
      categories: [...challenge.categories],
      endDate: challenge.endsInDays === undefined ? null : at(challenge.endsInDays),
      reward: challenge.rewardEur === undefined ? null : { amount: challenge.rewardEur, currency: 'EUR' },
      createdAt: at(from + chance.whole(0, 12)),
      updatedAt: at(from + chance.whole(13, 60)),
    });
    const team = people.teams[challenge.corporation];
    const owners = team.filter(({ role }) => role === 'Case Owner');
    const others = team.filter(({ role }) => role !== 'Case Owner');
    const members =
      index < casesOfDemoAccounts
        ? [
            ...demoAccounts.flatMap(({ email, caseRole }) => {
              const userId = people.byEmail.get(email);
              return caseRole && userId ? [{ userId, role: caseRole }] : [];
            }),
            ...chance.some(others, 1),
          ]
        : [chance.pick(owners), ...chance.some(others, chance.whole(1, 3))];
    await db.insert(opportunityTeam).values(members.map((member) => ({ ...member, opportunityId: id })));
    filled.push({ challenge, id });
  }
  return filled;
}

async function fillSubmissions(
  { db, chance, now, at }: Filling,
  filled: { challenge: Challenge; id: string }[],
  directory: DemoCompany[],
) {
  const weights = filled.map(() => 3 + chance.next() * 12);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const rows = filled.flatMap(({ challenge, id }, index) => {
    const wanted = Math.max(2, Math.round(((weights[index] ?? 0) / total) * submissionCount));
    const field = directory.filter(({ area }) => area === challenge.area);
    const openedAt = new Date(at(cycleDays[challenge.cyclesAgo].from));
    return chance
      .some(field, wanted)
      .map((company, place) => drawSubmission(chance, challenge, id, company, place + 1, openedAt, now));
  });
  await inBatches(rows, (batch) => db.insert(submissions).values(batch));
  return rows;
}

async function fillProjects(
  { db, chance, now, at }: Filling,
  filled: { challenge: Challenge; id: string }[],
  submitted: Awaited<ReturnType<typeof fillSubmissions>>,
  corporationIds: Record<CorporationKey, string>,
  people: Awaited<ReturnType<typeof fillPeople>>,
) {
  const candidates = submitted.filter(({ stage }) => stage === 'Selected' || stage === 'Pitch' || stage === 'Shortlist');
  const chosen = chance.some(candidates, projectCount);
  await db.insert(projects).values(
    chosen.flatMap((submission, index) => {
      const origin = filled.find(({ id }) => id === submission.opportunityId);
      if (!origin) return [];
      const { corporation, name } = origin.challenge;
      const phase = chance.pick(projectPhases);
      const start = -chance.whole(30, 300);
      const end = phase === 'Closed' ? -chance.whole(1, 100) : chance.whole(15, 260);
      const owner = chance.pick(people.teams[corporation]);
      return [
        {
          externalId: `demo-${index + 1}`,
          source: 'outrider',
          name: `${submission.companyName.split(' ')[0] ?? ''}: ${submission.title}`,
          description: `A trial that came out of “${name}”.`,
          corporationId: corporationIds[corporation],
          opportunityId: origin.id,
          submissionId: submission.id,
          companyId: submission.companyId,
          ownerId: owner.userId,
          phase,
          health: chance.pick([projectHealths[0], projectHealths[0], projectHealths[0], projectHealths[1], projectHealths[2]]),
          startDate: at(start),
          endDate: at(end),
          createdAt: at(start),
          updatedAt: new Date(now.getTime() - chance.next() * 40 * day).toISOString(),
        },
      ];
    }),
  );
}

/** Whether the demonstration accounts are in this database. */
export async function holdsDemonstration(db: Queryable): Promise<boolean> {
  const first = demoAccounts[0]?.email ?? '';
  const found = await db.select({ id: authUsers.id }).from(authUsers).where(eq(authUsers.email, first));
  return found.length > 0;
}

/** Fills an empty database, whole or not at all; one that holds anything is left alone. */
export async function fillWithDemonstration(
  database: Database,
  options: { publicUrl: string },
  log: Log,
): Promise<void> {
  await database.transaction(async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(7206545)`);
    const anything = await db.execute(sql`
      select 1 from ${corporations} union all select 1 from ${authUsers} limit 1`);
    if (anything.rows.length > 0) return;
    const startedAt = performance.now();
    const now = new Date();
    const filling: Filling = {
      db,
      chance: chanceFrom(seed),
      now,
      at: (days) => new Date(now.getTime() + days * day).toISOString(),
    };
    const { corporationIds, cycleIds } = await fillCorporations(filling);
    const people = await fillPeople(filling, corporationIds);
    const directory = drawCompanies(filling.chance, companyCount, now);
    await inBatches(directory, (batch) =>
      db.insert(companies).values(batch.map(({ area: _, ...company }) => company)),
    );
    const filled = await fillOpportunities(filling, corporationIds, cycleIds, people, options.publicUrl);
    const submitted = await fillSubmissions(filling, filled, directory);
    await fillProjects(filling, filled, submitted, corporationIds, people);
    log.info({ ms: Math.round(performance.now() - startedAt) }, 'Filled with demonstration data.');
  });
}
