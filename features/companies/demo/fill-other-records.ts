import { eq } from 'drizzle-orm';
import type { MatchReason, MatchState } from '#features/companies/domain/match.ts';
import { evidenceOf, reasonOf } from '#features/companies/domain/record-evidence.ts';
import { isPublicSuffix } from '#core/platform/public-suffixes.ts';
import { companies } from '#features/companies/server/tables.ts';
import {
  companyEvidence,
  companyMatches,
  matchOutbox,
} from '#features/companies/server/match-tables.ts';
import { newId } from '#core/server/tables/columns.ts';
import type { DemoCompany } from './companies.ts';
import {
  day,
  demoStep,
  insertInBatches,
  type FillContext,
} from '#core/server/demo/fill-context.ts';
import type { DemoSubmission } from '#features/submissions/demo/fill-submissions.ts';
import { directoryDemo } from './fill-directory.ts';
import { submissionsDemo } from '#features/submissions/demo/fill-submissions.ts';
import { correspondenceDemo } from '#features/messages/demo/fill-correspondence.ts';

const companiesWithOthers = 30;

const otherForm = (name: string) => `${name.replace(/ (?:AB|GmbH|Oy|BV)$/u, '')} Ltd.`;

/** The same company in another source, with slightly different data. */
function seenElsewhere(company: DemoCompany, other: DemoCompany, index: number): DemoCompany {
  const { kind, id, externalId, area, makes } = other;
  const updated = new Date(company.sourceUpdatedAt).getTime() - 40 * day;
  const fundingUsd = index % 2 === 0 ? company.fundingUsd : Math.round(company.fundingUsd * 0.8);
  const said = {
    ...company,
    ...{ kind, id, externalId, area, makes, fundingUsd },
    name: index % 2 === 0 ? otherForm(company.name) : company.name,
    employees: index % 3 === 0 ? other.employees : company.employees,
    sourceUpdatedAt: new Date(updated).toISOString(),
  };
  // Every fifth has no web address; every fifth only has a similar name.
  if (index % 5 === 3) {
    return { ...said, url: `https://www.linkedin.com/company/${externalId}` };
  }
  if (index % 5 === 4) {
    const { country, city, url, oneLiner, description } = other;
    return { ...said, country, city, url, oneLiner, description };
  }
  return said;
}

/** Turns records at the end of the directory into other records of companies with submissions. */
function drawOthers(directory: readonly DemoCompany[], submitted: readonly DemoSubmission[]) {
  const taken = new Set(submitted.map(({ companyId }) => companyId));
  const spare = directory.toReversed().filter(({ id }) => !taken.has(id));
  return directory
    .filter(({ id }) => taken.has(id))
    .slice(0, companiesWithOthers)
    .flatMap((company, index) => {
      const kinds = new Set([company.kind]);
      // The first is in all three sources.
      return Array.from({ length: index < 3 ? 2 : 1 }).flatMap(() => {
        const place = spare.findIndex(
          ({ kind, area }) => area === company.area && !kinds.has(kind),
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
  readonly state: MatchState;
}

/** Inserts the matches that a comparison of all records finds, with decisions on the first few. */
function matchesIn(directory: readonly DemoCompany[]): Match[] {
  const groups = Map.groupBy(
    directory,
    ({ name }) => evidenceOf({ ...blank, name }, isPublicSuffix).name,
  );
  const found = [...groups.values()].flatMap((group) =>
    group.flatMap((one, index) =>
      group.slice(index + 1).flatMap((other) => {
        const reason = reasonOf(evidenceOf(one, isPublicSuffix), evidenceOf(other, isPublicSuffix));
        return reason === null ? [] : [{ one, other, reason }];
      }),
    ),
  );
  return found.map(({ one, other, reason }, index) => {
    const [firstId = '', secondId = ''] = [one.id, other.id].toSorted();
    const state = reason === 'domain' && index % 3 === 0 ? 'accepted' : 'suggested';
    return { id: newId(), firstId, secondId, reason, state };
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
): Promise<void> {
  const others = new Map(drawOthers(directory, submitted).map((other) => [other.id, other]));
  for (const { id, area: _, makes: __, ...said } of others.values()) {
    await db.update(companies).set(said).where(eq(companies.id, id));
  }
  const all = directory.map((company) => others.get(company.id) ?? company);
  const evidence = all.map((company) => ({
    companyId: company.id,
    ...evidenceOf(company, isPublicSuffix),
  }));
  await insertInBatches(evidence, (batch) => db.insert(companyEvidence).values(batch));
  await insertInBatches(matchesIn(all), (batch) => db.insert(companyMatches).values(batch));
  await db.delete(matchOutbox);
}

export const otherRecordsDemo = demoStep(
  [directoryDemo, submissionsDemo, correspondenceDemo],
  (fillContext) =>
    fillOtherRecords(fillContext, fillContext.of(directoryDemo), fillContext.of(submissionsDemo)),
);
