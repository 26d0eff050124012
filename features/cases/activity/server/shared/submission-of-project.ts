import type { Queryable } from '#core/platform/database/open.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { ServerSlots } from '#core/server/feature.ts';

/**
 * The submission that a project began as, whose history its own continues; null: none.
 * @throws Refused `notFound` where the viewer does not see the project
 */
export type SubmissionOfProject = (
  db: Queryable,
  viewer: Viewer,
  projectId: string,
) => Promise<string | null>;

declare module '#core/server/feature.ts' {
  interface ServerSlots {
    /** What it knows of the beginning of projects. */
    readonly submissionOfProject?: SubmissionOfProject;
  }
}

/** What a feature brings. @throws where none does: found at start */
export function submissionOfProjectFrom(features: readonly ServerSlots[]): SubmissionOfProject {
  const [slot] = features.flatMap(({ submissionOfProject }) => submissionOfProject ?? []);
  if (slot === undefined)
    throw new Error('No feature provides what the history of projects needs.');
  return slot;
}
