import { and, inArray } from 'drizzle-orm';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import type { CompanyKind } from '#core/domain/company-kind.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import { visibleOpportunity } from '#features/cases/opportunities/server/shared/visibility.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { visibleProject } from '#features/portfolio/projects/server/shared/visibility.ts';
import { projects } from '#features/portfolio/projects/server/tables.ts';
import { radarRefusals } from '#features/portfolio/radars/domain/refusals.ts';

interface References {
  readonly companyIds?: readonly string[] | undefined;
  readonly opportunityIds?: readonly string[] | undefined;
  readonly projectIds?: readonly string[] | undefined;
}

interface Named {
  readonly id: string;
  readonly name: string;
}

/** What blips refer to, as far as the reader sees it. */
export interface Names {
  readonly companies: ReadonlyMap<string, Named & { readonly kind: CompanyKind }>;
  readonly opportunities: ReadonlyMap<string, Named>;
  readonly projects: ReadonlyMap<string, Named>;
}

const all = (rows: readonly References[], of: keyof References): string[] => [
  ...new Set(rows.flatMap((row) => row[of] ?? [])),
];
const byId = <Row extends Named>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));

export async function namesOfReferences(
  db: Queryable,
  viewer: Viewer,
  rows: readonly References[],
): Promise<Names> {
  const scope = visibilityScopeOf(viewer);
  const [companyIds, opportunityIds, projectIds] = [
    all(rows, 'companyIds'),
    all(rows, 'opportunityIds'),
    all(rows, 'projectIds'),
  ];
  const ofCompanies =
    companyIds.length === 0
      ? []
      : await db
          .select({ id: companies.id, name: companies.name, kind: companies.kind })
          .from(companies)
          .where(inArray(companies.id, companyIds));
  const ofOpportunities =
    opportunityIds.length === 0
      ? []
      : await db
          .select({ id: opportunities.id, name: opportunities.name })
          .from(opportunities)
          .where(and(inArray(opportunities.id, opportunityIds), visibleOpportunity(scope)));
  const ofProjects =
    projectIds.length === 0
      ? []
      : await db
          .select({ id: projects.id, name: projects.name })
          .from(projects)
          .where(and(inArray(projects.id, projectIds), visibleProject(scope)));
  return {
    companies: byId(ofCompanies),
    opportunities: byId(ofOpportunities),
    projects: byId(ofProjects),
  };
}

/** @throws Refused `radar.noSuchReference` for what does not exist or the viewer does not see. */
export async function assertReferences(
  db: Queryable,
  viewer: Viewer,
  references: References,
): Promise<void> {
  const names = await namesOfReferences(db, viewer, [references]);
  const isKnown =
    all([references], 'companyIds').every((id) => names.companies.has(id)) &&
    all([references], 'opportunityIds').every((id) => names.opportunities.has(id)) &&
    all([references], 'projectIds').every((id) => names.projects.has(id));
  if (!isKnown) throw refused(radarRefusals['radar.noSuchReference']);
}

/**
 * What is sent, with what of the stored references the viewer does not see: nobody takes away what is
 * hidden from them.
 */
export async function withHidden<Sent extends References>(
  db: Queryable,
  viewer: Viewer,
  stored: References,
  sent: Sent,
): Promise<Sent> {
  if (!sent.opportunityIds && !sent.projectIds) return sent;
  const names = await namesOfReferences(db, viewer, [stored]);
  const idsOf = (of: 'opportunityIds' | 'projectIds', seen: ReadonlyMap<string, unknown>) => {
    const ids = sent[of];
    if (!ids) return {};
    const hidden = (stored[of] ?? []).filter((id) => !seen.has(id) && !ids.includes(id));
    return { [of]: [...ids, ...hidden] };
  };
  return {
    ...sent,
    ...idsOf('opportunityIds', names.opportunities),
    ...idsOf('projectIds', names.projects),
  };
}
