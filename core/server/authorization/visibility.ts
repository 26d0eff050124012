import { sql, type Placeholder } from 'drizzle-orm';
import type { Viewer } from './viewer.ts';

type Told<Value> = Value | Placeholder;

/** What decides which rows a viewer sees (decisions, "Who sees what"). Every read of a store takes one. */
export interface VisibilityScope {
  readonly isVerified: Told<boolean>;
  readonly isFoundryUser: Told<boolean>;
  readonly systemRoles: Told<readonly string[]>;
  readonly corporationId: Told<string | null>;
  readonly userId: Told<string | null>;
  readonly authId: Told<string>;
}

/**
 * For prepared queries: the same condition with the viewer still to be filled in. The names are
 * nobody else's: a filter called `corporationId` would otherwise take the viewer's place.
 */
export const placeholderScope: VisibilityScope = {
  isVerified: sql.placeholder('viewerIsVerified'),
  isFoundryUser: sql.placeholder('viewerIsFoundryUser'),
  systemRoles: sql.placeholder('viewerSystemRoles'),
  corporationId: sql.placeholder('viewerCorporationId'),
  userId: sql.placeholder('viewerUserId'),
  authId: sql.placeholder('viewerAuthId'),
};

/** What a viewer sees. An unverified address opens no case either. */
export const visibilityScopeOf = (viewer: Viewer) => ({
  isVerified: viewer.verifiedEmail !== null,
  isFoundryUser: viewer.isFoundryUser,
  systemRoles: viewer.systemRoles,
  corporationId: viewer.corporationId,
  userId: viewer.verifiedEmail === null ? null : viewer.userId,
  authId: viewer.authId,
});

/** What fills in `placeholderScope`. */
export function scopeParameters(viewer: Viewer) {
  const scope = visibilityScopeOf(viewer);
  return {
    viewerIsVerified: scope.isVerified,
    viewerIsFoundryUser: scope.isFoundryUser,
    viewerSystemRoles: scope.systemRoles,
    viewerCorporationId: scope.corporationId,
    viewerUserId: scope.userId,
    viewerAuthId: scope.authId,
  };
}
