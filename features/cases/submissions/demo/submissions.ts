import type { SubmissionSource } from '#features/cases/submissions/domain/submission.ts';
import type { Question } from '#features/cases/corporations/domain/question.ts';
import {
  readAnswer,
  type EnteredAnswer,
} from '#features/cases/submissions/domain/answer-values.ts';
import type { Answer } from '#features/cases/submissions/domain/answers.ts';
import { newId } from '#core/server/tables/columns.ts';
import { madeOf } from '#features/directory/companies/demo/fields/all.ts';
import { lowered, saysTwice } from '#features/directory/companies/demo/company-texts.ts';
import type { StageName } from '#features/directory/companies/demo/company-stages.ts';
import type { DemoOpportunity } from '#features/cases/opportunities/demo/demo-opportunity.ts';
import type { Random } from '#core/server/demo/seeded-random.ts';
import type { DemoCompany } from '#features/directory/companies/demo/companies.ts';
import { drawContactName } from '#features/people/users/demo/contact-names.ts';
import { drawProgress } from './submission-progress.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** Of the running cycle: how many came within the last days, and what counts as lately. */
const recentShare = 0.55;
const recentDays = 21;
const sources: readonly SubmissionSource[] = ['public', 'public', 'public', 'staff', 'import'];

/** How mature a product is at a funding stage: its technology readiness level and its evidence. */
const maturity: Record<
  StageName,
  { level: readonly [number, number]; proofs: readonly [string, ...string[]] }
> = {
  Grant: {
    level: [3, 4],
    proofs: [
      'So far we have results from the laboratory and one prototype.',
      'It works on the bench, and the first prototype is being built.',
      'A university has measured it with us; no one uses it yet.',
    ],
  },
  'Pre-seed': {
    level: [4, 5],
    proofs: [
      'Our prototype has run for {n} weeks on a partner’s test rig.',
      'Two prototypes are with a partner, the older one for {n} weeks.',
    ],
  },
  Seed: {
    level: [5, 7],
    proofs: [
      'Our longest pilot has been running for {n} months.',
      'The first paid pilot began {n} months ago and was extended.',
      'Three pilots are running, one of them for {n} months.',
    ],
  },
  'Series A': {
    level: [7, 8],
    proofs: [
      'It is in use with {n} customers, three of whom we can name.',
      'We have {n} customers, and you may call two of them.',
    ],
  },
  'Series B': { level: [8, 9], proofs: ['More than {n}0 installations are in operation.'] },
  'Series C': {
    level: [9, 9],
    proofs: ['We deliver series volumes and serve {n} sites in your industry.'],
  },
};

const mostAlike = 2;
const startOf = (title: string): string => title.split(' ').slice(0, 2).join(' ');

const isEarly = (stage: StageName) => stage === 'Grant' || stage === 'Pre-seed';

/** "Acoustic cameras for early spalling", or the same in other words that no one has used yet. */
function drawTitle(random: Random, company: DemoCompany, subject: string, taken: Set<string>) {
  const { name, called, makes, use, stage } = company;
  const also = madeOf(makes).product.also.map((other) => `${other} for ${subject}`);
  const possible = [
    `${called} for ${subject}`,
    ...also,
    isEarly(stage)
      ? `A first pilot with ${lowered(called)}`
      : `From ${use} to ${subject}: ${lowered(called)}`,
    `${called}, adapted to ${subject}`,
  ].filter((title) => !taken.has(title) && !saysTwice(title));
  // Drawn in any case: the rest of the demonstration follows from how often that is done.
  const drawn = random.pick(possible.length === 0 ? [called] : possible);
  // After two that begin alike, the company's name tells the next ones apart.
  const alike = [...taken].filter((title) => startOf(title) === startOf(drawn)).length;
  const isPlain = possible.length > 0 && alike < mostAlike;
  const title = isPlain ? drawn : `${name}: ${lowered(drawn)}`;
  taken.add(title);
  return title;
}

function pitchOf(
  random: Random,
  { opportunity, company, position }: Pick<Entry, 'opportunity' | 'company' | 'position'>,
): string {
  const { product } = madeOf(company.makes);
  const { subject, pilots, limits } = opportunity;
  const [first, ...others] = product.says;
  const what = lowered(company.called);
  const does = isEarly(company.stage)
    ? `develops ${what}, first of all`
    : `makes ${what}, today mainly`;
  const { proofs } = maturity[company.stage];
  const count = String(random.whole(3, 14));
  const proof = (proofs[position % proofs.length] ?? proofs[0]).replace('{n}', count);
  return [
    `${company.name} ${does} for ${company.use}. ${first} ${random.pick(others)}`,
    `${proof} For ${subject}, we would ${random.pick(pilots)}.`,
    `**Known limit:** ${random.pick(limits)}`,
  ].join('\n\n');
}

/** How long before the end it came, from a number below 1. In the running cycle most came lately. */
function drawAge(drawn: number, open: number, isRunning: boolean): number {
  if (!isRunning) return drawn * open;
  const lately = Math.min(open, recentDays * day);
  return drawn < recentShare
    ? (drawn / recentShare) * lately
    : lately + ((drawn - recentShare) / (1 - recentShare)) * (open - lately);
}

interface Entry {
  readonly opportunity: DemoOpportunity;
  readonly opportunityId: string;
  /** Of its form: maturity, the start of a pilot, and its own. */
  readonly questions: readonly Question[];
  readonly company: DemoCompany;
  readonly position: number;
  readonly openedAt: Date;
  readonly writtenAt: Date;
  readonly closedAt: Date;
  readonly now: Date;
  /** Titles that others of the opportunity have. */
  readonly titles: Set<string>;
  /** Names of those who submitted before. */
  readonly names: Set<string>;
}

const noFiles = new Map<string, string>();

/** What is entered for a question beyond those of the corporation: another for each submission. */
function enteredFor({ kind, options = [] }: Question, position: number): EnteredAnswer {
  if (kind === 'number') return { answer: '', value: 60 + 10 * (position % 9) };
  if (kind === 'consent') return position % 3 === 0 ? { answer: '' } : { answer: '', value: true };
  const choices = options.filter((_, place) =>
    kind === 'choice' ? place === position % options.length : (position + place) % 2 === 0,
  );
  return { answer: '', value: choices.map(({ id }) => id) };
}

/** The corporation asks for the first ones in words. */
const answersInOrder = (
  questions: readonly Question[],
  words: readonly string[],
  { position, now }: { readonly position: number; readonly now: string },
): Answer[] =>
  questions.flatMap((question, nth) => {
    const entered =
      nth < words.length ? { answer: words[nth] ?? '' } : enteredFor(question, position);
    const read = readAnswer(question, entered, { files: noFiles, now });
    if (read === null || 'problem' in read) return [];
    return { questionId: question.id, question: question.text, ...read };
  });

/** One submission by a company that makes what the opportunity asks for. */
export function drawSubmission(random: Random, entry: Entry) {
  const { opportunity, opportunityId, questions, company, position } = entry;
  const { openedAt, writtenAt, closedAt, now, titles, names } = entry;
  const contactName = drawContactName(random, names);
  const [first] = contactName.split(' ');
  const open = closedAt.getTime() - openedAt.getTime() - random.whole(0, 2) * day;
  const ago = drawAge(random.next(), open, opportunity.cyclesAgo === 0);
  // The opportunity was written some days into its cycle: no one answers before.
  const soonest = writtenAt.getTime() + position * hour;
  const createdAt = new Date(Math.max(closedAt.getTime() - ago, soonest));
  const level = random.whole(...maturity[company.stage].level);
  return {
    id: newId(),
    opportunityId,
    opportunity,
    makes: company.makes,
    called: company.called,
    companyId: company.id,
    companyName: company.name,
    companyUrl: company.url,
    contactName,
    contactEmail: `${first}@${company.url.slice('https://'.length)}`.toLowerCase(),
    title: drawTitle(random, company, opportunity.subject, titles),
    pitch: pitchOf(random, entry),
    answers: answersInOrder(questions, [`TRL ${level}`, `Within ${random.whole(2, 16)} weeks`], {
      position,
      now: createdAt.toISOString(),
    }),
    ...drawProgress(random, opportunity, { createdAt, now, position }),
    position,
    source: random.pick(sources),
    createdAt: createdAt.toISOString(),
    updatedAt: createdAt.toISOString(),
  };
}
