import type { Random } from '#core/server/demo/seeded-random.ts';
import type { CompanyValues } from '#features/directory/companies/domain/company-values.ts';
import { formatFunding } from '#features/directory/companies/domain/funding.ts';
import type { DemoCompany } from './companies.ts';

type Rounds = NonNullable<CompanyValues['fundingRounds']>;
type News = NonNullable<CompanyValues['news']>;

const day = 24 * 60 * 60 * 1000;
/** How long ago a report beside the rounds may be. */
const longestAgo = 500;

/** "Vision units" within a sentence; "AI models" stays. */
const withinSentence = (words: string) =>
  /^[A-Z][a-z-]/u.test(words) ? `${words.charAt(0).toLowerCase()}${words.slice(1)}` : words;

/** What was written besides: of what the company makes, whom it employs, where it is. */
const reports: readonly ((company: DemoCompany) => string)[] = [
  ({ name, called, use }) => `${name} shows ${withinSentence(called)} for ${use} at a trade fair`,
  ({ name, called, use }) =>
    `${name} publishes test results: ${withinSentence(called)} for ${use} after one year`,
  ({ name, city }) => `${name} opens a larger workshop in ${city}`,
  ({ name, employees }) => `${name} now employs ${employees} people`,
  ({ name, use }) => `Interview: how ${name} came to work on ${use}`,
];

/** Every round, and one or two reports of the last months; the company existed by then. */
export function newsOf(company: DemoCompany, rounds: Rounds, random: Random, now: Date): News {
  const { name, url, foundedYear } = company;
  const item = (date: string, title: string) => ({
    day: date,
    title,
    url: `${url}/news/${date}`,
  });
  const ofRounds = rounds.map(({ day: date, name: round, amount, currency }) =>
    item(
      date,
      round === 'Grant'
        ? `${name} receives a grant of ${formatFunding({ amount: amount ?? 0, currency })}`
        : `${name} raises ${formatFunding({ amount: amount ?? 0, currency })} (${round})`,
    ),
  );
  const daysOld = Math.floor((now.getTime() - Date.UTC(foundedYear + 1, 0)) / day);
  const others = random.some(reports, random.whole(1, 2)).map((reportOf) => {
    const ago = random.whole(3, Math.max(4, Math.min(longestAgo, daysOld)));
    return item(new Date(now.getTime() - ago * day).toISOString().slice(0, 10), reportOf(company));
  });
  return [...ofRounds, ...others];
}
