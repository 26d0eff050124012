import { and, eq } from 'drizzle-orm';
import type { ProjectDraft } from '#features/portfolio/projects/domain/project-page.ts';
import { projectLimits } from '#features/portfolio/projects/domain/limits.ts';
import { projectRefusals } from '#features/portfolio/projects/domain/refusals.ts';
import { openStages, stagesOf } from '#features/cases/corporations/domain/stages.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import { assertCorporationVisible } from '#features/cases/corporations/server/shared/assert-corporation-visible.ts';
import { loadOpportunityCase } from '#features/cases/opportunities/server/shared/load-case.ts';
import { loadSubmissionCase } from '#features/cases/submissions/server/shared/submission-case.ts';
import { submissionRefusals } from '#features/cases/submissions/domain/refusals.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';
import { grant } from '#core/server/authorization/grant.ts';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import { visibleProject } from '#features/portfolio/projects/server/shared/visibility.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused, refusedField } from '#core/platform/http/refused.ts';
import { projects } from './tables.ts';

type Started = Pick<
  typeof projects.$inferInsert,
  'name' | 'corporationId' | 'opportunityId' | 'submissionId' | 'companyId'
>;

interface Origin {
  readonly userId: string;
  readonly started: Started;
  /** The description, unless another is given. */
  readonly pitch: string | null;
}

/** The project of a submission; one there already is answered instead of a second. */
export async function projectOf(db: Queryable, submissionId: string): Promise<string | null> {
  const [project] = await db
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.submissionId, submissionId), projects.isActive));
  return project?.id ?? null;
}

/** The same for a reader: null when they do not see it. */
export async function findProjectOf(
  db: Queryable,
  viewer: Viewer,
  submissionId: string,
): Promise<{ id: string; name: string } | null> {
  const [project] = await db
    .select({ id: projects.id, name: projects.name })
    .from(projects)
    .where(and(eq(projects.submissionId, submissionId), visibleProject(visibilityScopeOf(viewer))));
  return project ?? null;
}

/** What a submission in the last open stage gives its project; or the project that it has already. */
export async function fromSubmission(
  db: Queryable,
  viewer: Viewer,
  submissionId: string,
  name: string | undefined,
): Promise<Origin | { readonly projectId: string }> {
  const subject = await loadSubmissionCase(db, viewer, submissionId);
  const { userId } = grant(viewer, 'createProject', subject);
  const projectId = await projectOf(db, submissionId);
  if (projectId !== null) return { projectId };
  if (subject.withdrawnAt !== null) throw refused(submissionRefusals['submission.withdrawn']);
  const stage = openStages(stagesOf(subject.igniteConfig)).at(-1)?.name ?? '';
  if (subject.stage !== stage) throw refused(projectRefusals['project.notSelected'], { stage });
  const [submission] = await db
    .select({
      title: submissions.title,
      companyId: submissions.companyId,
      pitch: submissions.pitch,
    })
    .from(submissions)
    .where(eq(submissions.id, submissionId));
  const { corporationId, opportunityId } = subject;
  const companyId = submission?.companyId ?? null;
  return {
    userId,
    pitch: submission?.pitch?.slice(0, projectLimits.descriptionCharacters) ?? null,
    started: {
      name: name ?? submission?.title ?? '',
      corporationId,
      opportunityId,
      submissionId,
      companyId,
    },
  };
}

async function companyOf(db: Queryable, { company }: ProjectDraft): Promise<string | null> {
  if (!company) return null;
  const [match] = await db
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.id, company.id), eq(companies.kind, company.kind)));
  if (!match) throw refused(submissionRefusals['submission.noSuchCompany']);
  return match.id;
}

/** What is entered by hand: on an opportunity, or on a corporation alone by the foundry. */
export async function byHand(db: Queryable, viewer: Viewer, draft: ProjectDraft): Promise<Origin> {
  const { opportunityId = null } = draft;
  if (opportunityId === null && draft.corporationId === undefined) {
    throw refusedField('body.corporationId', 'A project needs a corporation or an opportunity.');
  }
  const subject =
    opportunityId === null
      ? { corporationId: draft.corporationId ?? '', roles: [] }
      : await loadOpportunityCase(db, viewer, opportunityId);
  await assertCorporationVisible(db, viewer, subject.corporationId);
  const { userId } = grant(viewer, 'createProject', subject);
  const { name, corporationId = subject.corporationId } = draft;
  if (name === undefined) throw refusedField('body.name', 'A project needs a name.');
  if (corporationId !== subject.corporationId) {
    throw refusedField('body.corporationId', 'The opportunity is of another corporation.');
  }
  const companyId = await companyOf(db, draft);
  return {
    userId,
    pitch: null,
    started: { name, corporationId, opportunityId, submissionId: null, companyId },
  };
}
