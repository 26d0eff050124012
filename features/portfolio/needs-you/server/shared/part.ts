import type { SQL } from 'drizzle-orm';
import { may, type Permission } from '#core/domain/authorization/permissions.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { VisibilityScope } from '#core/server/authorization/visibility.ts';
import type { NeedsYouItem } from '#features/portfolio/needs-you/domain/needs-you.ts';
import type { OpportunityCaseContext } from '#features/cases/opportunities/server/shared/load-case.ts';

/** How many of a kind are listed. */
export const itemsMost = 10;

/**
 * What is the reader's own work. The foundry may do everything everywhere: it is theirs where they are
 * on the team.
 */
export interface OwnWork {
  readonly viewer: Viewer;
  readonly scope: VisibilityScope & { readonly userId: string };
  /** Cases on whose team the reader is. */
  readonly cases: readonly OpportunityCaseContext[];
}

/** A select of `id`, `submission_id`, `at` and `name`: what waits in submissions, and since when. */
export type SubmissionPart = (work: OwnWork) => SQL;

export interface Part {
  readonly total: number;
  /** The first ones (`itemsMost`). */
  readonly items: readonly NeedsYouItem[];
}

export type OtherPart = (db: Queryable, work: OwnWork) => Promise<Part>;

/** The running cases on which the reader may do this. */
export const casesToDo = (
  { viewer, cases }: OwnWork,
  permission: Permission<'opportunity'>,
): readonly OpportunityCaseContext[] =>
  cases.filter((one) => one.status !== 'FINISHED' && may(viewer, permission, one));

/** A part of rows that carry their total. */
export const partOf = <Row extends { readonly total: number }>(
  rows: readonly Row[],
  itemOf: (row: Row) => NeedsYouItem,
): Part => ({ total: rows[0]?.total ?? 0, items: rows.map(itemOf) });
