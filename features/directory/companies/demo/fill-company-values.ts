import type { CompanyValues } from '#features/directory/companies/domain/company-values.ts';
import { companyValues } from '#features/directory/companies/server/tables.ts';
import { corporationsDemo } from '#features/cases/corporations/demo/fill-corporations.ts';
import { peopleDemo } from '#features/people/users/demo/fill-people.ts';
import { drawContactName } from '#features/people/users/demo/contact-names.ts';
import {
  submissionsDemo,
  type DemoSubmission,
} from '#features/cases/submissions/demo/fill-submissions.ts';
import { demoStep, insertInBatches, type FillContext } from '#core/server/demo/fill-context.ts';
import { seededRandom, type Random } from '#core/server/demo/seeded-random.ts';
import { newId } from '#core/server/tables/columns.ts';
import { users } from '#core/server/tables/users.ts';
import { eq } from 'drizzle-orm';
import type { DemoCompany } from './companies.ts';
import { newsOf } from './company-news.ts';
import { directoryDemo } from './fill-directory.ts';

/** Beside those with submissions. */
const othersWithProfile = 600;
const seed = 70;
const newsSeed = 71;
const ladder = ['Pre-seed', 'Seed', 'Series A', 'Series B', 'Series C'] as const;
const roles = ['Chief executive', 'Chief technology officer', 'Head of product'] as const;
const month = 30 * 24 * 60 * 60 * 1000;

/** Rounds up to the last one, each larger than the one before; together the total. */
function roundsOf({ stage, foundedYear, fundingUsd, lastFundingAt }: DemoCompany) {
  const at = ladder.findIndex((name) => name === stage);
  const names = at === -1 ? [stage] : ladder.slice(Math.max(0, at - 3), at + 1);
  const [from, to] = [Date.UTC(foundedYear, 6), Date.parse(lastFundingAt)];
  const weights = names.map((_, nth) => 3 ** nth);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  return names.map((name, nth) => ({
    day: new Date(to - ((names.length - 1 - nth) * Math.max(month, to - from)) / names.length)
      .toISOString()
      .slice(0, 10),
    name,
    amount: Math.round((fundingUsd * (weights[nth] ?? 1)) / whole / 10_000) * 10_000,
    currency: 'USD',
  }));
}

/** Who submitted for it comes first. */
function profileOf(
  company: DemoCompany,
  random: Random,
  contacts: readonly string[],
  taken: Set<string>,
): CompanyValues {
  const held = random.some(roles, Math.max(contacts.length, random.whole(1, roles.length)));
  const people = held.map((role, nth) => ({
    name: contacts[nth] ?? drawContactName(random, taken),
    role,
  }));
  const [slug] = new URL(company.url).hostname.split('.');
  return {
    fundingRounds: roundsOf(company),
    people,
    links: [{ label: 'LinkedIn', url: `https://www.linkedin.com/company/${slug}` }],
  };
}

/** What SKF knows better of a few of the companies that applied to it. */
const skfValues: readonly CompanyValues[] = [
  { employees: '51–200', stage: 'Series B' },
  { status: 'supplier' },
  { city: 'Gothenburg', country: 'SE' },
];

async function fillCompanyValues(
  { db, now }: FillContext,
  directory: readonly DemoCompany[],
  submissions: readonly DemoSubmission[],
  corporationId: string,
): Promise<void> {
  const random = seededRandom(seed);
  const newsRandom = seededRandom(newsSeed);
  const editor = async (email: string) => {
    const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
    return user?.id ?? null;
  };
  const [foundry, colleague] = [
    await editor('foundry@outrider.example'),
    await editor('owner@skf.example'),
  ];
  const editedAt = (days: number) =>
    new Date(now.getTime() - days * 24 * 60 * 60 * 1000).toISOString();
  const submitted = Map.groupBy(submissions, ({ companyId }) => companyId);
  const taken = new Set(submissions.map(({ contactName }) => contactName));
  const first = directory.filter(({ id }) => submitted.has(id));
  const others = directory.filter(({ id }) => !submitted.has(id)).slice(0, othersWithProfile);
  const contactsOf = ({ id }: DemoCompany) =>
    submitted.get(id)?.map(({ contactName }) => contactName) ?? [];
  const rowsOf = (
    { id: companyId }: DemoCompany,
    values: CompanyValues,
    by: Pick<
      typeof companyValues.$inferInsert,
      'corporationId' | 'editedBy' | 'editedAt' | 'source'
    >,
  ) =>
    Object.entries(values).map(([field, value]) => ({
      id: newId(),
      companyId,
      field: field as keyof CompanyValues,
      value,
      ...by,
    }));
  const rows = [...first, ...others].flatMap((company, nth) => {
    const profile = profileOf(company, random, contactsOf(company), taken);
    const news = newsOf(company, profile.fundingRounds ?? [], newsRandom, now);
    return rowsOf(
      company,
      { ...profile, news },
      {
        corporationId: null,
        editedBy: foundry,
        editedAt: editedAt(nth % 90),
        source: company.url,
      },
    );
  });
  const own = skfValues.flatMap((values, nth) => {
    const company = first[nth];
    if (company === undefined) return [];
    const by = { corporationId, editedBy: colleague, editedAt: editedAt(4 + nth), source: null };
    return rowsOf(company, values, by);
  });
  await insertInBatches([...rows, ...own], (batch) => db.insert(companyValues).values(batch));
}

export const companyValuesDemo = demoStep(
  [directoryDemo, submissionsDemo, corporationsDemo, peopleDemo],
  (fillContext) =>
    fillCompanyValues(
      fillContext,
      fillContext.of(directoryDemo),
      fillContext.of(submissionsDemo),
      fillContext.of(corporationsDemo).corporationIds.skf,
    ),
);
