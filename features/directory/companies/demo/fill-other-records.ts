import { eq } from 'drizzle-orm';
import type { MatchReason, MatchState } from '#features/directory/companies/domain/match.ts';
import { evidenceOf, hostKey } from '#features/directory/companies/domain/record-evidence.ts';
import { compareEvidence } from '#features/directory/companies/domain/same-company.ts';
import { registeredDomain } from '#core/platform/public-suffixes.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import {
  companyEvidence,
  companyMatches,
  matchOutbox,
} from '#features/directory/companies/server/match-tables.ts';
import { newId } from '#core/server/tables/columns.ts';
import { rowOf, type DemoCompany } from './companies.ts';
import { legalForms, nameWithoutForm, places } from './company-places.ts';
import { sizesOf, stages } from './company-stages.ts';
import { slugOf } from './company-names.ts';
import { lowered } from './company-texts.ts';
import {
  day,
  demoStep,
  insertInBatches,
  type FillContext,
} from '#core/server/demo/fill-context.ts';
import {
  submissionsDemo,
  type DemoSubmission,
} from '#features/cases/submissions/demo/fill-submissions.ts';
import { collectionsDemo } from '#features/directory/collections/demo/fill-collections.ts';
import { directoryDemo } from './fill-directory.ts';
import { correspondenceDemo } from '#features/cases/submissions/demo/fill-correspondence.ts';

const companiesWithOthers = 30;

/** The name with the legal form of its country, or without it where it has one. */
function otherName({ name, country }: DemoCompany): string {
  const [form] = legalForms[country];
  const bare = nameWithoutForm(name, country);
  return bare === name ? `${name} ${form}` : bare;
}

/** How each source begins a one-liner. */
const says = { startup: 'Developer of', crunchbase: 'Provider of', nucla: 'Supplier of' };

const linkedInOf = (name: string) => `https://www.linkedin.com/company/${slugOf(name)}`;

/** A company of the same country in another city, where it has one. */
function elsewhere({ city, description }: DemoCompany, { country, city: taken }: DemoCompany) {
  const cities = places.filter(([one]) => one === country).flatMap(([, ...some]) => some);
  const other = cities.find((one) => one !== taken) ?? taken;
  return { country, city: other, description: description.replaceAll(city, other) };
}

/** Without what it says last: how many people it has, and where. */
const withoutFigures = (description: string): string =>
  description
    .split(/(?<=\.)\s/u)
    .slice(0, -1)
    .join(' ');

/** The same company in another source, with slightly different data. */
function seenElsewhere(company: DemoCompany, other: DemoCompany, index: number): DemoCompany {
  const { kind, id, externalId } = other;
  const updated = new Date(company.sourceUpdatedAt).getTime() - 40 * day;
  const [least] = stages[company.stage].fundingUsd;
  const earlier = Math.max(least, Math.round(company.fundingUsd * 0.8));
  const [smallest = company.employees] = sizesOf(company.stage);
  const said = {
    ...company,
    kind,
    id,
    externalId,
    oneLiner: `${says[kind]} ${lowered(company.oneLiner)}`,
    fundingUsd: index % 2 === 0 ? company.fundingUsd : earlier,
    name: index % 2 === 0 ? otherName(company) : company.name,
    ...(index % 3 === 0 && {
      employees: smallest,
      description: withoutFigures(company.description),
    }),
    sourceUpdatedAt: new Date(updated).toISOString(),
  };
  // Every fifth has no web address; every fifth is a namesake in the same country.
  if (index % 5 === 3) {
    return { ...said, url: linkedInOf(company.name) };
  }
  if (index % 5 === 4) {
    const name = nameWithoutForm(company.name, company.country);
    return {
      ...other,
      name,
      url: linkedInOf(`${name} ${other.city}`),
      ...elsewhere(other, company),
    };
  }
  return said;
}

/** Turns records at the end of the directory that nobody uses into other records of companies with submissions. */
function drawOthers(
  directory: readonly DemoCompany[],
  submitted: readonly DemoSubmission[],
  listed: ReadonlySet<string>,
) {
  const taken = new Set(submitted.map(({ companyId }) => companyId));
  const spare = directory.toReversed().filter(({ id }) => !taken.has(id) && !listed.has(id));
  return directory
    .filter(({ id }) => taken.has(id))
    .slice(0, companiesWithOthers)
    .flatMap((company, index) => {
      const kinds = new Set([company.kind]);
      // The first is in all three sources.
      return Array.from({ length: index < 3 ? 2 : 1 }).flatMap(() => {
        const place = spare.findIndex(
          ({ kind, field }) => field === company.field && !kinds.has(kind),
        );
        const [other] = place < 0 ? [] : spare.splice(place, 1);
        if (!other) return [];
        kinds.add(other.kind);
        return [seenElsewhere(company, other, index)];
      });
    });
}

interface Match {
  readonly id: string;
  readonly firstId: string;
  readonly secondId: string;
  readonly reason: MatchReason;
  readonly isSure: boolean;
  readonly state: MatchState;
}

const comparedOf = (company: DemoCompany) => ({
  ...evidenceOf(company, registeredDomain),
  host: hostKey(company.url),
  text: `${company.oneLiner} ${company.description}`,
});

/** Inserts the matches that a comparison of all records finds, with decisions on the first few. */
function matchesIn(directory: readonly DemoCompany[]): Match[] {
  const groups = Map.groupBy(
    directory,
    ({ name }) => evidenceOf({ ...blank, name }, registeredDomain).core,
  );
  const pairs = [...groups.values()].flatMap((group) =>
    group.flatMap((one, index) =>
      group.slice(index + 1).flatMap((other) => {
        const match = compareEvidence(comparedOf(one), comparedOf(other));
        return match === null ? [] : [{ one, other, ...match }];
      }),
    ),
  );
  return pairs.map(({ one, other, reason, isSure }, index) => {
    const [firstId = '', secondId = ''] = [one.id, other.id].toSorted();
    const state = reason === 'domain' && index % 3 === 0 ? 'accepted' : 'suggested';
    return { id: newId(), firstId, secondId, reason, isSure, state };
  });
}

const blank = { kind: 'startup', url: null, country: null, city: null } as const;

/**
 * Some companies are in two or three sources, and some of their matches are already decided.
 * Compares all records here, so that the server has no pending comparisons at startup.
 */
async function fillOtherRecords(
  { db }: FillContext,
  directory: readonly DemoCompany[],
  submitted: readonly DemoSubmission[],
  listed: ReadonlySet<string>,
): Promise<void> {
  const drawn = drawOthers(directory, submitted, listed);
  const others = new Map(drawn.map((other) => [other.id, other]));
  for (const other of others.values()) {
    await db.update(companies).set(rowOf(other)).where(eq(companies.id, other.id));
  }
  const all = directory.map((company) => others.get(company.id) ?? company);
  const evidence = all.map((company) => ({
    companyId: company.id,
    ...evidenceOf(company, registeredDomain),
  }));
  await insertInBatches(evidence, (batch) => db.insert(companyEvidence).values(batch));
  await insertInBatches(matchesIn(all), (batch) => db.insert(companyMatches).values(batch));
  await db.delete(matchOutbox);
}

export const otherRecordsDemo = demoStep(
  [directoryDemo, submissionsDemo, collectionsDemo, correspondenceDemo],
  (fillContext) =>
    fillOtherRecords(
      fillContext,
      fillContext.of(directoryDemo),
      fillContext.of(submissionsDemo),
      fillContext.of(collectionsDemo),
    ),
);
