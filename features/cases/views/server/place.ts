import { may } from '#core/domain/authorization/permissions.ts';
import { refusals } from '#core/domain/refusals.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { grant } from '#core/server/authorization/grant.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { assertCorporationVisible } from '#features/cases/corporations/server/shared/assert-corporation-visible.ts';
import { loadOpportunityCase } from '#features/cases/opportunities/server/shared/load-case.ts';
import { viewRefusals } from '#features/cases/views/domain/refusals.ts';
import type { ViewScreen } from '#features/cases/views/domain/saved-view.ts';

export interface Place {
  readonly screen: ViewScreen;
  readonly opportunityId: string | null;
  readonly corporationId: string | null;
}

/** A place as one viewer may use it. */
export interface PlaceForViewer extends Place {
  readonly canShare: boolean;
  /** @throws Refused, saying who may share there */
  readonly assertCanShare: () => void;
}

/** Who edits the opportunity shares views with those who see its submissions. */
async function placeOfCase(
  db: Queryable,
  viewer: Viewer,
  opportunityId: string,
): Promise<PlaceForViewer> {
  const opportunity = await loadOpportunityCase(db, viewer, opportunityId);
  return {
    screen: 'submissions',
    opportunityId,
    corporationId: null,
    canShare: may(viewer, 'editOpportunity', opportunity),
    assertCanShare: () => void grant(viewer, 'editOpportunity', opportunity),
  };
}

/**
 * Who runs the corporation shares views with its people. Somebody of another one who sees it through a
 * case of theirs is none of them.
 */
async function placeOfCorporation(
  db: Queryable,
  viewer: Viewer,
  screen: ViewScreen,
  corporationId: string,
): Promise<PlaceForViewer> {
  if (!viewer.seesAll && viewer.corporationId !== corporationId) throw refused(refusals.notFound);
  await assertCorporationVisible(db, viewer, corporationId);
  const corporation = { id: corporationId };
  return {
    screen,
    opportunityId: null,
    corporationId,
    canShare: may(viewer, 'configureCorporation', corporation),
    assertCanShare: () => void grant(viewer, 'configureCorporation', corporation),
  };
}

/** @throws Refused `notFound` where the viewer does not see what the list is of */
export async function loadPlace(
  db: Queryable,
  viewer: Viewer,
  { screen, opportunityId, corporationId }: Place,
): Promise<PlaceForViewer> {
  if (screen === 'submissions') {
    if (opportunityId === null) throw refused(viewRefusals['savedView.noOpportunity']);
    return placeOfCase(db, viewer, opportunityId);
  }
  if (corporationId !== null) return placeOfCorporation(db, viewer, screen, corporationId);
  return {
    screen,
    opportunityId: null,
    corporationId: null,
    canShare: false,
    assertCanShare: () => {
      throw refused(viewRefusals['savedView.noCorporation']);
    },
  };
}
