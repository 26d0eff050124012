/** `none`: it stays in its ring. */
export const movements = ['new', 'in', 'out', 'none'] as const;
export type Movement = (typeof movements)[number];

/** Where a blip was in an edition: the number of the edition, and the index and id of its ring. */
export interface Appearance {
  readonly editionNumber: number;
  readonly ringId: string;
  /** Counted from the centre. */
  readonly ringIndex: number;
}

/**
 * The last appearance before an edition, not only in the previous one: a blip that was left out for an
 * edition is not new when it comes back.
 */
export const lastAppearance = (
  appearances: readonly Appearance[],
  editionNumber: number,
): Appearance | null =>
  appearances.reduce<Appearance | null>(
    (last, one) =>
      one.editionNumber < editionNumber && one.editionNumber > (last?.editionNumber ?? -1)
        ? one
        : last,
    null,
  );

/**
 * How a blip moved since its last appearance. Rings are compared in the order of the present edition; a
 * ring that it no longer has is taken by its place.
 */
export function movementSince(
  last: Pick<Appearance, 'ringId' | 'ringIndex'> | null,
  ringId: string,
  ringIds: readonly string[],
): Movement {
  if (last === null) return 'new';
  if (last.ringId === ringId) return 'none';
  const found = ringIds.indexOf(last.ringId);
  const before = found === -1 ? last.ringIndex : found;
  const now = ringIds.indexOf(ringId);
  if (now === before) return 'none';
  return now < before ? 'in' : 'out';
}

/** What is shown: an editor's own word before the derived one. */
export const shownMovement = (derived: Movement, override: Movement | null): Movement =>
  override ?? derived;

const spellings: Readonly<Record<string, Movement>> = {
  new: 'new',
  'moved in': 'in',
  in: 'in',
  up: 'in',
  'moved out': 'out',
  out: 'out',
  down: 'out',
  'no change': 'none',
  unchanged: 'none',
  none: 'none',
};

/** The status that a file gives; null: it is none that is known. */
export const movementOfStatus = (status: string): Movement | null =>
  spellings[status.trim().toLowerCase()] ?? null;
