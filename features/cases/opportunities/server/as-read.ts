import { rightsOfRole } from '#core/domain/authorization/case-role.ts';
import { may } from '#core/domain/authorization/permissions.ts';
import { daysLeft } from '#core/domain/days-left.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { TeamAvatar } from '#features/cases/opportunities/domain/opportunity.ts';

interface StoredRow {
  readonly team: TeamAvatar[];
  readonly timeZone: string;
  readonly cycleEndDate: string | null;
  readonly cycle: { readonly startDate: string | null; readonly endDate: string | null };
}

/**
 * Adds what is computed and never stored: the days left, and the reader's own roles (section 6). A row
 * is always read with its whole team; the handler hides the team from readers who may not see it.
 */
export const asRead = <Row extends StoredRow>(viewer: Viewer, row: Row, now = new Date()) => ({
  ...row,
  daysLeft: daysLeft(row.cycleEndDate, row.timeZone, now),
  cycle: { ...row.cycle, daysLeft: daysLeft(row.cycle.endDate, row.timeZone, now) },
  roles: row.team.flatMap(({ id, role, isConfirmed }) =>
    id === viewer.userId && role !== null ? [rightsOfRole(role, isConfirmed)] : [],
  ),
});

/** Removes the case team for readers who may not see it. */
export function withoutHiddenTeam<Row extends { roles?: string[]; team?: unknown }>(
  viewer: Viewer,
  opportunity: Row,
): Row {
  return may(viewer, 'viewTeam', { roles: opportunity.roles })
    ? opportunity
    : { ...opportunity, team: undefined };
}
