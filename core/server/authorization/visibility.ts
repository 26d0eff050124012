import { sql, type Placeholder } from 'drizzle-orm';
import type { Viewer } from './viewer.ts';

type OrPlaceholder<Value> = Value | Placeholder;

/**
 * The facts that decide which rows a viewer sees (decision 98, "Who sees what"). Every read of a
 * store takes one.
 */
export interface VisibilityScope {
  readonly isVerified: OrPlaceholder<boolean>;
  readonly isFoundryUser: OrPlaceholder<boolean>;
  readonly systemRoles: OrPlaceholder<readonly string[]>;
  readonly corporationId: OrPlaceholder<string | null>;
  readonly isCorporationAdministrator: OrPlaceholder<boolean>;
  readonly userId: OrPlaceholder<string | null>;
  readonly authId: OrPlaceholder<string>;
}

/**
 * For prepared queries: the same condition with placeholders for the viewer. The prefix avoids
 * clashes with filters such as `corporationId`.
 */
export const placeholderScope: VisibilityScope = {
  isVerified: sql.placeholder('viewerIsVerified'),
  isFoundryUser: sql.placeholder('viewerIsFoundryUser'),
  systemRoles: sql.placeholder('viewerSystemRoles'),
  corporationId: sql.placeholder('viewerCorporationId'),
  isCorporationAdministrator: sql.placeholder('viewerIsCorporationAdministrator'),
  userId: sql.placeholder('viewerUserId'),
  authId: sql.placeholder('viewerAuthId'),
};

/** The visibility scope of a viewer. An unverified address gives access to no case either. */
export const visibilityScopeOf = (viewer: Viewer) => ({
  isVerified: viewer.verifiedEmail !== null,
  isFoundryUser: viewer.isFoundryUser,
  systemRoles: viewer.systemRoles,
  corporationId: viewer.corporationId,
  isCorporationAdministrator: viewer.isCorporationAdministrator === true,
  userId: viewer.verifiedEmail === null ? null : viewer.userId,
  authId: viewer.authId,
});

/** The values for `placeholderScope`. */
export function scopeParameters(viewer: Viewer) {
  const scope = visibilityScopeOf(viewer);
  return {
    viewerIsVerified: scope.isVerified,
    viewerIsFoundryUser: scope.isFoundryUser,
    viewerSystemRoles: scope.systemRoles,
    viewerCorporationId: scope.corporationId,
    viewerIsCorporationAdministrator: scope.isCorporationAdministrator,
    viewerUserId: scope.userId,
    viewerAuthId: scope.authId,
  };
}
