import {
  movementOfStatus,
  movementSince,
  type Movement,
} from '#features/portfolio/radars/domain/movement.ts';
import type { Area } from '#features/portfolio/radars/domain/radar.ts';
import type { ImportPlan, PlannedBlip } from './plan-import.ts';

/** Where a blip was last, in any edition. */
export interface KnownBlip {
  readonly name: string;
  readonly ringId: string;
  readonly ringIndex: number;
  readonly ringName: string;
  /** Whether it is in the last edition. */
  readonly isPresent: boolean;
}

export interface ComparedBlip {
  readonly blip: PlannedBlip;
  readonly derived: Movement;
  readonly from: string | null;
  /** Whether the file's own status says something else. */
  readonly isDisagreement: boolean;
}

/** What the last edition of a file would change, against those before it and those of the radar. */
export function compareImport(
  { editions, rings }: Pick<ImportPlan, 'editions' | 'rings'>,
  stored: ReadonlyMap<string, KnownBlip>,
): { readonly compared: readonly ComparedBlip[]; readonly removed: readonly KnownBlip[] } {
  const ringIds = rings.map(({ id }) => id);
  const ringOf = (id: string): Area | undefined => rings.find((ring) => ring.id === id);
  let byKey = new Map(stored);
  let compared: ComparedBlip[] = [];
  let removed: KnownBlip[] = [];
  for (const { blips } of editions) {
    const keys = new Set(blips.map(({ key }) => key));
    removed = [...byKey].flatMap(([key, one]) => (one.isPresent && !keys.has(key) ? [one] : []));
    compared = blips.map((blip) => {
      const before = byKey.get(blip.key) ?? null;
      const derived = movementSince(before, blip.ringId, ringIds);
      const said = blip.fileStatus === null ? null : movementOfStatus(blip.fileStatus);
      return {
        blip,
        derived,
        from: before?.ringName ?? null,
        isDisagreement: said !== null && said !== derived,
      };
    });
    byKey = new Map([...byKey].map(([key, one]) => [key, { ...one, isPresent: false }]));
    for (const { key, name, ringId } of blips) {
      const ringName = ringOf(ringId)?.name ?? ringId;
      const ringIndex = ringIds.indexOf(ringId);
      byKey.set(key, { name, ringId, ringIndex, ringName, isPresent: true });
    }
  }
  return { compared, removed };
}
