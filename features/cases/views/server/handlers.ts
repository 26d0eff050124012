import { refusals, refusalText } from '#core/domain/refusals.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { Refused, refused } from '#core/platform/http/refused.ts';
import { userIdOf } from '#core/server/authorization/user-id-of.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { emit } from '#core/server/events/emit.ts';
import type * as endpoints from '#features/cases/views/domain/endpoints.ts';
import { viewEvents } from '#features/cases/views/domain/events.ts';
import { viewRefusals } from '#features/cases/views/domain/refusals.ts';
import type { SavedView, ViewsQuery } from '#features/cases/views/domain/saved-view.ts';
import { loadPlace, type Place, type PlaceForViewer } from './place.ts';
import { viewStore, type ViewRow } from './store.ts';

const placeOf = ({ screen, opportunityId, corporationId }: ViewsQuery): Place => ({
  screen,
  opportunityId: opportunityId ?? null,
  corporationId: corporationId ?? null,
});

/** A view as this viewer has it. */
function shownTo({ userId }: Viewer, { canShare }: PlaceForViewer, row: ViewRow): SavedView {
  const { id, name, search, isShared, ownerId, ownerName, version, updatedAt } = row;
  const isOwn = ownerId !== null && ownerId === userId;
  return {
    id,
    name,
    search,
    isShared,
    owner: ownerId === null ? null : { id: ownerId, name: ownerName ?? '' },
    isOwn,
    canDelete: isOwn || (isShared && canShare),
    version,
    updatedAt,
  };
}

type Action = 'shared' | 'unshared' | 'changed' | 'deleted' | 'restored';

/** Those who see the place learn of it. */
async function emitAction(
  db: Queryable,
  action: Action,
  actorId: string,
  { opportunityId, corporationId, name }: Place & { readonly name: string },
): Promise<void> {
  if (opportunityId !== null)
    await emit(db, viewEvents[`caseView.${action}`], { opportunityId, actorId, name });
  if (corporationId !== null)
    await emit(db, viewEvents[`corporationView.${action}`], { corporationId, actorId, name });
}

/** What becomes of a view for others when its owner changes it; null: they see none before and after. */
function actionOf(wasShared: boolean, isShared: boolean): Action | null {
  if (!wasShared && !isShared) return null;
  if (wasShared && isShared) return 'changed';
  return isShared ? 'shared' : 'unshared';
}

/** @throws Refused `notFound` */
async function loadView(db: Queryable, viewer: Viewer, id: string, isDeleted = false) {
  const userId = userIdOf(viewer);
  const row = await viewStore.findForUpdate(db, userId, id, isDeleted);
  if (row === null) throw refused(refusals.notFound);
  const place = await loadPlace(db, viewer, row);
  return { userId, row, place, shown: shownTo(viewer, place, row) };
}

/** @throws Refused where it is neither one's own nor may be deleted by who shares there */
function assertCanDelete({ shown, place }: Awaited<ReturnType<typeof loadView>>): void {
  if (!shown.canDelete) place.assertCanShare();
}

async function read(db: Queryable, viewer: Viewer, id: string): Promise<SavedView> {
  return (await loadView(db, viewer, id)).shown;
}

export const viewHandlers: Handlers<typeof endpoints> = {
  async list({ viewer, query, db }) {
    const place = await loadPlace(db, viewer, placeOf(query));
    const rows = await viewStore.list(db, place, viewer.userId);
    return { views: rows.map((row) => shownTo(viewer, place, row)), canShare: place.canShare };
  },

  async create({ viewer, body, db }) {
    const ownerId = userIdOf(viewer);
    const place = await loadPlace(db, viewer, placeOf(body));
    const { name, search, isShared } = body;
    if (isShared) place.assertCanShare();
    await viewStore.assertRoom(db, place, { ownerId, name, isShared });
    const id = await viewStore.add(db, place, ownerId, { name, search, isShared });
    if (isShared) await emitAction(db, 'shared', ownerId, { ...place, name });
    return read(db, viewer, id);
  },

  async replace({ viewer, params: { id }, body, db }) {
    const { userId, row, place, shown } = await loadView(db, viewer, id);
    if (!shown.isOwn) throw refused(viewRefusals['savedView.notOwn']);
    const { name, search, isShared, version = row.version } = body;
    if (version !== row.version)
      throw new Refused(refusals.stale, refusalText(refusals.stale), shown);
    if (isShared) place.assertCanShare();
    await viewStore.assertRoom(db, place, { ownerId: userId, name, isShared, exceptId: id });
    await viewStore.change(db, id, { name, search, isShared });
    const action = actionOf(row.isShared, isShared);
    if (action !== null) await emitAction(db, action, userId, { ...place, name });
    return read(db, viewer, id);
  },

  async remove({ viewer, params: { id }, db }) {
    const loaded = await loadView(db, viewer, id);
    assertCanDelete(loaded);
    const { userId, row, place } = loaded;
    await viewStore.mark(db, id, new Date().toISOString());
    if (row.isShared) await emitAction(db, 'deleted', userId, { ...place, name: row.name });
    return null;
  },

  async restore({ viewer, params: { id }, db }) {
    const there = await viewStore.findForUpdate(db, userIdOf(viewer), id);
    // One that was restored already stays as it is.
    if (there !== null) return read(db, viewer, id);
    const loaded = await loadView(db, viewer, id, true);
    assertCanDelete(loaded);
    const { userId, row, place } = loaded;
    const { name, isShared } = row;
    await viewStore.assertRoom(db, place, { ownerId: row.ownerId ?? userId, name, isShared });
    await viewStore.mark(db, id, null);
    if (isShared) await emitAction(db, 'restored', userId, { ...place, name });
    return read(db, viewer, id);
  },
};
