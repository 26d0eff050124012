import { demoAccounts } from '#features/identity/domain/demo-accounts.ts';
import { summarise } from '#features/opportunities/domain/summary.ts';
import { newId } from '#core/server/tables/columns.ts';
import { opportunities, opportunityTeam } from '#features/opportunities/server/tables.ts';
import { demoOpportunities, type DemoOpportunity } from './demo-opportunities.ts';
import {
  corporationsDemo,
  cycleDays,
  type fillCorporations,
} from '#features/corporations/demo/fill-corporations.ts';
import type { Member, People } from '#features/users/demo/fill-people.ts';
import { demoStep, type FillContext } from '#core/server/demo/fill-context.ts';
import { peopleDemo } from '#features/users/demo/fill-people.ts';
import { linkToOpportunity } from '#features/opportunities/domain/links.ts';
import { directoryDemo } from '#features/companies/demo/fill-directory.ts';

/** A demonstration entry and the opportunity inserted for it. */
export interface Posted {
  readonly challenge: DemoOpportunity;
  readonly id: string;
}

type Corporations = Awaited<ReturnType<typeof fillCorporations>>;

/** The number of opportunities whose team are the demonstration accounts: the first four of SKF. */
const casesOfDemoAccounts = 4;

function textsOf(challenge: DemoOpportunity) {
  return {
    name: challenge.name,
    introduction: challenge.introduction,
    businessNeed:
      `${challenge.need}\n\n` +
      'We are ready to run a pilot on real machines and to share what we measure.',
    focusAreas: challenge.focus.map((line) => `- ${line}`).join('\n'),
    callToAction:
      `${challenge.call}\n\n` +
      'One page is enough to begin with. You hear from us within 14 days.',
    summary: summarise(challenge.introduction, challenge.need),
    categories: [...challenge.categories],
  };
}

async function post(
  { db, random, at, publicUrl }: FillContext,
  { corporationIds, cycleIds }: Corporations,
  challenge: DemoOpportunity,
): Promise<string> {
  const { corporation, cyclesAgo, endsInDays, rewardEur } = challenge;
  const id = newId();
  const { from } = cycleDays[cyclesAgo];
  await db.insert(opportunities).values({
    id,
    ...textsOf(challenge),
    corporationId: corporationIds[corporation],
    cycleId: cycleIds[corporation][cyclesAgo] ?? '',
    url: `${publicUrl}${linkToOpportunity(id)}`,
    endDate: endsInDays === undefined ? null : at(endsInDays),
    reward: rewardEur === undefined ? null : { amount: rewardEur, currency: 'EUR' },
    // Running opportunities are published, unless they are internal.
    publishedAt: cyclesAgo === 0 && challenge.isInternal !== true ? at(from + 12) : null,
    createdAt: at(from + random.whole(0, 12)),
    updatedAt: at(from + random.whole(13, 60)),
  });
  return id;
}

function membersOf(
  { random }: FillContext,
  { byEmail, teams }: People,
  challenge: DemoOpportunity,
  index: number,
): Member[] {
  const team = teams[challenge.corporation];
  const owners = team.filter(({ role }) => role === 'Case Owner');
  const others = team.filter(({ role }) => role !== 'Case Owner');
  if (index >= casesOfDemoAccounts) {
    return [random.pick(owners), ...random.some(others, random.whole(1, 3))];
  }
  const accounts = demoAccounts.flatMap(({ email, caseRole }) => {
    const userId = byEmail.get(email);
    return caseRole && userId ? [{ userId, role: caseRole }] : [];
  });
  return [...accounts, ...random.some(others, 1)];
}

async function fillOpportunities(
  fillContext: FillContext,
  corporations: Corporations,
  people: People,
): Promise<Posted[]> {
  const posted: Posted[] = [];
  for (const [index, challenge] of demoOpportunities.entries()) {
    const id = await post(fillContext, corporations, challenge);
    const members = membersOf(fillContext, people, challenge, index);
    await fillContext.db
      .insert(opportunityTeam)
      .values(members.map((member) => ({ ...member, opportunityId: id })));
    posted.push({ challenge, id });
  }
  return posted;
}

export const opportunitiesDemo = demoStep(
  [corporationsDemo, peopleDemo, directoryDemo],
  (fillContext) =>
    fillOpportunities(fillContext, fillContext.of(corporationsDemo), fillContext.of(peopleDemo)),
);
