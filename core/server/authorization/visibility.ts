import { sql, type Placeholder } from 'drizzle-orm';
import type { Viewer } from './viewer.ts';

/**
 * Which rows a viewer sees (decisions, "Who sees what"): one condition an entity, here and nowhere
 * else. Every read of a store takes one of these.
 */
export interface VisibilityScope {
  readonly seesAll: boolean | Placeholder;
  readonly corporationId: string | null | Placeholder;
  readonly userId: string | null | Placeholder;
}

/**
 * For prepared queries: the same condition with the viewer still to be filled in. The names are
 * nobody else's: a filter called `corporationId` would otherwise take the viewer's place.
 */
export const placeholderScope: VisibilityScope = {
  seesAll: sql.placeholder('viewerSeesAll'),
  corporationId: sql.placeholder('viewerCorporationId'),
  userId: sql.placeholder('viewerUserId'),
};

/** What a viewer sees. An unverified address opens no case either. */
export const visibilityScopeOf = ({ seesAll, corporationId, userId, verifiedEmail }: Viewer) => ({
  seesAll,
  corporationId,
  userId: verifiedEmail === null ? null : userId,
});

/** What fills in `anyViewer`. */
export function scopeParameters(viewer: Viewer) {
  const { seesAll, corporationId, userId } = visibilityScopeOf(viewer);
  return { viewerSeesAll: seesAll, viewerCorporationId: corporationId, viewerUserId: userId };
}
