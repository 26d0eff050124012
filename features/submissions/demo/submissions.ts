import type { SubmissionSource } from '#features/submissions/domain/submission.ts';
import { defaultStages } from '#features/submissions/domain/stages.ts';
import { newId } from '#core/server/tables/columns.ts';
import { areas, type Area } from '#features/companies/demo/areas.ts';
import type { DemoOpportunity } from '#features/opportunities/demo/demo-opportunities.ts';
import type { Random } from '#core/server/demo/seeded-random.ts';
import type { DemoCompany } from '#features/companies/demo/companies.ts';
import { contactFirstNames, contactLastNames } from '#features/users/demo/people.ts';

const day = 24 * 60 * 60 * 1000;
const sources: readonly SubmissionSource[] = ['public', 'public', 'public', 'staff', 'import'];

const proofs = [
  'Our longest pilot has run for {n} months without a visit.',
  'We have tried it on {n} machines; two readings were wrong and we can say why.',
  'A university has measured it independently and found our figures {n} % too modest.',
  'In the last {n} weeks it has warned four times, and was right three times.',
  'The prototype is on revision {n}; this one is the first that a customer pays for.',
] as const;
const asks = [
  'We would need access to one machine and one person who knows it.',
  'Six weeks, a test rig and your honest opinion are enough to begin with.',
  'Two sites would let us show that it is not luck.',
  'We bring the hardware; you bring the parts that nobody misses.',
] as const;
const wont = [
  'What we cannot do yet: temperatures above 120 °C.',
  'What it does not do: replace an experienced ear. It tells that ear when to listen.',
  'Not solved: certification outside the EU.',
  'Known limit: below 3 rpm the noise wins.',
] as const;

/** Older cycles are further along; in the running one most submissions are still undecided. */
const stageWeights: Record<DemoOpportunity['cyclesAgo'], readonly number[]> = {
  0: [34, 26, 18, 9, 3, 10],
  1: [0, 4, 12, 14, 18, 52],
  2: [0, 0, 4, 8, 22, 66],
};

function drawStage(random: Random, cyclesAgo: DemoOpportunity['cyclesAgo']): string {
  let left = random.next() * 100;
  const weights = stageWeights[cyclesAgo];
  const found = defaultStages.find((_, index) => (left -= weights[index] ?? 0) < 0);
  return found?.name ?? 'New';
}

const longestWaitDays = 24;

/** New ones wait since submission; others since some days, a few of them overdue. */
function stageAndClock(stage: string, createdAt: Date, now: Date, position: number) {
  const waited = now.getTime() - (1 + ((position * 7) % longestWaitDays)) * day;
  const since = stage === 'New' ? createdAt.getTime() : Math.max(createdAt.getTime(), waited);
  return { stage, stageSince: new Date(since).toISOString() };
}

/** One submission by a company in the opportunity's field. */
export function drawSubmission(
  random: Random,
  challenge: DemoOpportunity,
  opportunityId: string,
  company: DemoCompany,
  position: number,
  openedAt: Date,
  now: Date,
) {
  const area: Area = areas[challenge.area];
  const first = random.pick(contactFirstNames);
  const last = random.pick(contactLastNames);
  const age = Math.max(1, (now.getTime() - openedAt.getTime()) / day - random.whole(0, 2));
  const createdAt = new Date(now.getTime() - random.next() * age * day);
  const proof = random.pick(proofs).replace('{n}', String(random.whole(3, 24)));
  return {
    id: newId(),
    opportunityId,
    companyId: company.id,
    companyName: company.name,
    contactName: `${first} ${last}`,
    contactEmail: `${first}@${company.url.slice('https://'.length)}`.toLowerCase(),
    title: `${random.pick(area.makes)} ${random.pick(area.sothat)}`,
    pitch: [
      `${company.oneLiner}. That is what we do, and this challenge is where it hurts most.`,
      `${proof} ${random.pick(asks)}`,
      `**${random.pick(wont)}**`,
    ].join('\n\n'),
    answers: [
      { question: 'How mature is it?', answer: `TRL ${random.whole(4, 9)}` },
      { question: 'When could a pilot start?', answer: `Within ${random.whole(2, 16)} weeks` },
    ],
    ...stageAndClock(drawStage(random, challenge.cyclesAgo), createdAt, now, position),
    position,
    source: random.pick(sources),
    createdAt: createdAt.toISOString(),
    updatedAt: createdAt.toISOString(),
  };
}
