import { demoAccounts } from '#features/people/identity/domain/demo-accounts.ts';
import { summarise } from '#features/cases/opportunities/domain/summary.ts';
import { edgeOfDay } from '#core/server/demo/day-edges.ts';
import { newId } from '#core/server/tables/columns.ts';
import { opportunities, opportunityTeam } from '#features/cases/opportunities/server/tables.ts';
import type { Question } from '#features/cases/corporations/domain/question.ts';
import { demoForm } from './demo-form.ts';
import { demoOpportunities } from './demo-opportunities.ts';
import type { DemoOpportunity } from './demo-opportunity.ts';
import {
  corporationsDemo,
  cycleDays,
  demoTimeZone,
  type fillCorporations,
} from '#features/cases/corporations/demo/fill-corporations.ts';
import type { Member, People } from '#features/people/users/demo/fill-people.ts';
import { demoStep, type FillContext } from '#core/server/demo/fill-context.ts';
import { peopleDemo } from '#features/people/users/demo/fill-people.ts';
import { linkToOpportunity } from '#features/cases/opportunities/domain/links.ts';
import { directoryDemo } from '#features/directory/companies/demo/fill-directory.ts';

/** A demonstration entry and the opportunity inserted for it. */
export interface Posted {
  readonly opportunity: DemoOpportunity;
  readonly id: string;
  /** What its form asks. */
  readonly questions: readonly Question[];
  readonly writtenAt: string;
}

type Corporations = Awaited<ReturnType<typeof fillCorporations>>;

/** The number of opportunities whose team are the demonstration accounts: the first four of SKF. */
export const casesOfDemoAccounts = 4;

/** What else is said about the need and about answering, in turns. */
const offers = [
  'We are ready to run a pilot on real machines and to share what we measure.',
  'A site for the first trial is chosen, and its people know about it.',
  'Budget for a first pilot is set aside.',
] as const;
const replies = [
  'One page is enough to begin with. You hear from us within 14 days.',
  'Begin with a page; we ask for more when it fits. We answer within 14 days.',
  'Short answers are welcome. Everyone gets a reply within 14 days.',
] as const;

function textsOf(opportunity: DemoOpportunity, index: number) {
  return {
    name: opportunity.name,
    introduction: opportunity.introduction,
    businessNeed: `${opportunity.need}\n\n` + (offers[index % offers.length] ?? offers[0]),
    focusAreas: opportunity.focus.map((line) => `- ${line}`).join('\n'),
    callToAction: `${opportunity.call}\n\n` + (replies[index % replies.length] ?? replies[0]),
    summary: summarise(opportunity.introduction, opportunity.need),
    categories: [...opportunity.categories],
  };
}

async function post(
  { db, random, at, publicUrl }: FillContext,
  { corporationIds, cycleIds, questions: defaults }: Corporations,
  opportunity: DemoOpportunity,
  index: number,
): Promise<Omit<Posted, 'opportunity'>> {
  const { corporation, cyclesAgo, endsInDays, rewardEur, postedDaysAgo } = opportunity;
  const id = newId();
  const questions = demoForm(opportunity.name, defaults[corporation]);
  const { from } = cycleDays[cyclesAgo];
  const posted = from + random.whole(0, 12);
  const writtenDays = postedDaysAgo === undefined ? posted : -postedDaysAgo;
  const writtenAt = at(writtenDays);
  await db.insert(opportunities).values({
    id,
    ...textsOf(opportunity, index),
    questions,
    corporationId: corporationIds[corporation],
    cycleId: cycleIds[corporation][cyclesAgo] ?? '',
    url: `${publicUrl}${linkToOpportunity(id)}`,
    endDate:
      endsInDays === undefined
        ? null
        : edgeOfDay('last', at(endsInDays), demoTimeZone(corporation)),
    reward: rewardEur === undefined ? null : { amount: rewardEur, currency: 'EUR' },
    // Running opportunities are published, unless they are internal.
    publishedAt:
      cyclesAgo === 0 && opportunity.isInternal !== true
        ? at(Math.max(from + 12, writtenDays))
        : null,
    createdAt: writtenAt,
    updatedAt: at(postedDaysAgo === undefined ? from + random.whole(13, 60) : 0),
  });
  return { id, questions, writtenAt };
}

function membersOf(
  { random }: FillContext,
  { byEmail, teams }: People,
  opportunity: DemoOpportunity,
  index: number,
): Member[] {
  const team = teams[opportunity.corporation];
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
  for (const [index, opportunity] of demoOpportunities.entries()) {
    const { id, questions, writtenAt } = await post(fillContext, corporations, opportunity, index);
    const members = membersOf(fillContext, people, opportunity, index);
    await fillContext.db
      .insert(opportunityTeam)
      .values(members.map((member) => ({ ...member, opportunityId: id })));
    posted.push({ opportunity, id, questions, writtenAt });
  }
  return posted;
}

export const opportunitiesDemo = demoStep(
  [corporationsDemo, peopleDemo, directoryDemo],
  (fillContext) =>
    fillOpportunities(fillContext, fillContext.of(corporationsDemo), fillContext.of(peopleDemo)),
);
