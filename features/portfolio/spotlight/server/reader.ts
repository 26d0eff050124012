import { and, eq, sql, type SQL } from 'drizzle-orm';
import { refusals } from '#core/domain/refusals.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { visibilityScopeOf, type VisibilityScope } from '#core/server/authorization/visibility.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { corporations } from '#core/server/tables/corporations.ts';

/** Who reads: what they may see, and of which corporation they are. */
export interface SpotlightReader {
  readonly scope: VisibilityScope;
  /** Null: the foundry, which reads of all; or somebody without a corporation. */
  readonly corporation: { readonly id: string; readonly name: string } | null;
  readonly readsAll: boolean;
}

/**
 * Somebody of a corporation without any role, to whom nothing was shared. Each of its people sees at least
 * that; what is on top is their own.
 */
const memberOf = (corporation: { readonly id: string; readonly name: string }) => ({
  scope: {
    isVerified: true,
    isFoundryUser: false,
    systemRoles: [],
    userId: null,
    authId: '',
    corporationId: corporation.id,
    isCorporationAdministrator: false,
  },
  corporation,
  readsAll: false,
});

async function findCorporation(db: Queryable, id: string | null) {
  if (id === null) return null;
  const [row] = await db
    .select({ id: corporations.id, name: corporations.name })
    .from(corporations)
    .where(and(eq(corporations.id, id), corporations.isActive));
  return row ?? null;
}

/** @throws Refused `notFound` */
export async function loadMember(db: Queryable, corporationId: string): Promise<SpotlightReader> {
  const corporation = await findCorporation(db, corporationId);
  if (!corporation) throw refused(refusals.notFound);
  return memberOf(corporation);
}

/** @throws Refused `notFound` for a corporation that is not the viewer's own, except for the foundry. */
export async function loadReader(
  db: Queryable,
  viewer: Viewer,
  corporationId?: string,
): Promise<SpotlightReader> {
  if (viewer.seesAll && corporationId !== undefined) return loadMember(db, corporationId);
  if (corporationId !== undefined && corporationId !== viewer.corporationId)
    throw refused(refusals.notFound);
  return {
    scope: visibilityScopeOf(viewer),
    corporation: viewer.seesAll ? null : await findCorporation(db, viewer.corporationId),
    readsAll: viewer.seesAll,
  };
}

/** Rows of the reader's own corporation; of every one for the foundry. */
export const ofReader = (reader: SpotlightReader, corporationId: SQL): SQL =>
  reader.readsAll ? sql`true` : sql`${corporationId} = ${reader.corporation?.id ?? null}::uuid`;
