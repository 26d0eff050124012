import { eq } from 'drizzle-orm';
import { day } from '#core/domain/units.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { newId } from '#core/server/tables/columns.ts';
import { corporations, cycles } from '#core/server/tables/corporations.ts';
import { users } from '#core/server/tables/users.ts';
import { emptyFields } from '#features/directory/companies/domain/company.ts';
import { searchedFields } from '#features/directory/companies/domain/company-fields.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import { collectionAdditions, collections } from '#features/directory/collections/server/tables.ts';
import { freeSlugFor } from '#features/cases/corporations/server/shared/create-corporation.ts';
import { marked, sampleCorporationName } from '#features/operations/sample-data/domain/mark.ts';
import { sampleCompanies } from './content/companies.ts';
import { sampleOpportunities } from './content/opportunities.ts';
import type { SampleContext } from './sample-context.ts';
import { insertOpportunity, type InsertedSubmission } from './insert-opportunity.ts';
import { insertProjects } from './insert-projects.ts';
import { sampleRecords } from './tables.ts';

const accent = '#6d4aa8';
const cycleDays = [-60, 60] as const;
const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

const addressOf = (name: string): string =>
  `https://${name.toLowerCase().replaceAll(/[^a-z]/gu, '')}.example`;

async function insertCorporation(db: Queryable, at: SampleContext['at']) {
  const [corporationId, cycleId] = [newId(), newId()];
  await db.insert(corporations).values({
    id: corporationId,
    name: sampleCorporationName,
    slug: await freeSlugFor(db, sampleCorporationName),
    introduction: 'It does not exist. Its opportunities show how work on them goes.',
    timeZone,
    igniteConfig: { accent },
    // Nothing of it is on the web.
    igniteEnabled: false,
  });
  const [from, until] = cycleDays;
  await db.insert(cycles).values({
    id: cycleId,
    corporationId,
    name: marked('First cycle'),
    startDate: at(from),
    endDate: at(until),
  });
  return { corporationId, cycleId };
}

async function insertCompanies(db: Queryable, now: string): Promise<Map<string, string>> {
  const rows = sampleCompanies.map((company) => {
    const id = newId();
    return {
      ...emptyFields(searchedFields),
      id,
      kind: 'startup' as const,
      externalId: id,
      name: marked(company.name),
      oneLiner: company.oneLiner,
      description: company.description,
      url: addressOf(company.name),
      tags: [...company.tags],
      industries: [company.industry],
      country: company.country,
      city: company.city,
      foundedYear: company.founded,
      stage: company.stage,
      employees: company.employees,
      fundingAmount: company.fundingUsd,
      fundingUsd: company.fundingUsd,
      fundingCurrency: 'USD',
      status: 'operating',
      sourceUpdatedAt: now,
    };
  });
  await db.insert(companies).values(rows);
  return new Map(sampleCompanies.map(({ name }, place) => [name, rows[place]?.id ?? '']));
}

const collected = ['Ampereon', 'Natracell', 'Swapdock', 'Coldpack Energy', 'Gridyard'];

/** A collection of whoever asked. */
async function insertCollection({ db, userId, companyIds }: SampleContext): Promise<string | null> {
  const [person] = await db
    .select({ authId: users.authId })
    .from(users)
    .where(eq(users.id, userId));
  if (!person?.authId) return null;
  const id = newId();
  const startupIds = collected.flatMap((name) => companyIds.get(name) ?? []);
  await db
    .insert(collections)
    .values({ id, name: marked('Power for forklifts'), userId: person.authId, startupIds });
  await db
    .insert(collectionAdditions)
    .values(startupIds.map((companyId) => ({ collectionId: id, companyId, addedBy: userId })));
  return id;
}

/** Adds the sample data, and returns the id of its corporation. It emits nothing: nobody is notified. */
export async function addSample(
  db: Queryable,
  { userId, publicUrl }: Pick<SampleContext, 'userId' | 'publicUrl'>,
): Promise<string> {
  const now = Date.now();
  const at = (days: number) => new Date(now + days * day).toISOString();
  const { corporationId, cycleId } = await insertCorporation(db, at);
  const companyIds = await insertCompanies(db, at(0));
  const context = { db, userId, publicUrl, corporationId, cycleId, companyIds, at };
  const submitted: InsertedSubmission[] = [];
  for (const opportunity of sampleOpportunities()) {
    submitted.push(...(await insertOpportunity(context, opportunity)));
  }
  await insertProjects(context, submitted);
  const collectionId = await insertCollection(context);
  await db
    .insert(sampleRecords)
    .values([
      { corporationId },
      ...[...companyIds.values()].map((companyId) => ({ companyId })),
      ...(collectionId === null ? [] : [{ collectionId }]),
    ]);
  return corporationId;
}
