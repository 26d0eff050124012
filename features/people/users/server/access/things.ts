import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import type { AccessThing } from '#features/people/users/server/shared/access-thing.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { ServerFeature } from '#core/server/feature.ts';
import { ResourceKind, type Resource } from '#features/people/users/domain/access/resource.ts';

const most = 500;

/** The kinds of things, but the product as a whole. */
export type AccessThings = ReadonlyMap<ResourceKind, AccessThing>;

/** @throws when no feature brings one of the kinds: a programming error, found at start. */
export function accessThingsOf(features: readonly ServerFeature[]): AccessThings {
  const brought = new Map(
    features.flatMap(({ accessThings = {} }) => Object.entries(accessThings)),
  );
  const kinds = ResourceKind.options.filter((kind) => kind !== 'product');
  return new Map(
    kinds.map((kind) => {
      const thing = brought.get(kind);
      if (!thing) throw new Error(`No feature provides what access to a ${kind} depends on.`);
      return [kind, thing];
    }),
  );
}

/** What somebody sees of a kind, by name; all of it, or the thing with this id. */
export async function findThings(
  things: AccessThings,
  db: Queryable,
  viewer: Viewer,
  kind: ResourceKind,
  id?: string,
): Promise<Resource[]> {
  const thing = things.get(kind);
  if (!thing) return [];
  const { table, id: key, name, visible } = thing;
  return db
    .select({ id: sql<string>`${key}`, name: sql<string>`${name}` })
    .from(table)
    .where(and(visible(viewer), id === undefined ? undefined : eq(key, id)))
    .orderBy(asc(sql`lower(${name})`), asc(key))
    .limit(most);
}
