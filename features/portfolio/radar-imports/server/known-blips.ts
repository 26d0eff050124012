import { sql } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import type { KnownBlip } from '#features/portfolio/radar-imports/domain/compare-import.ts';
import { blipKey } from '#features/portfolio/radars/domain/blip-key.ts';
import type { Area } from '#features/portfolio/radars/domain/radar.ts';

/** A blip of a radar with its last appearance, by which a file's blip is recognised. */
export type StoredBlip = KnownBlip & { readonly id: string };

/** The blips of all editions, by their last name; of two with one name, the one that was seen last. */
export async function knownBlips(db: Queryable, radarId: string): Promise<Map<string, StoredBlip>> {
  const { rows } = await db.execute<{
    id: string;
    name: string;
    ring_id: string;
    rings: Area[];
    is_last: boolean;
  }>(sql`
    select distinct on (entry.blip_id) entry.blip_id as id, entry.name, entry.ring_id, edition.rings,
      not entry.is_settled and edition.number = (
        select max(number) from radar_editions where radar_id = ${radarId}::uuid) as is_last,
      edition.number
    from radar_entries entry join radar_editions edition on edition.id = entry.edition_id
    where edition.radar_id = ${radarId}::uuid and entry.is_active
    order by entry.blip_id, edition.number desc`);
  const byNumber = rows as unknown as ((typeof rows)[number] & { number: number })[];
  return new Map(
    byNumber
      .toSorted((one, other) => one.number - other.number)
      .map(({ id, name, ring_id: ringId, rings, is_last: isPresent }) => {
        const ringIndex = rings.findIndex((ring) => ring.id === ringId);
        const ringName = rings[ringIndex]?.name ?? ringId;
        return [blipKey(name), { id, name, ringId, ringIndex, ringName, isPresent }] as const;
      }),
  );
}
