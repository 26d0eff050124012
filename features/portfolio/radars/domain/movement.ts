/** `none`: it stays in its ring. */
export const movements = ['new', 'in', 'out', 'none'] as const;
export type Movement = (typeof movements)[number];

/** Where a blip was last, in any earlier edition: its ring, and the place of that from the centre. */
interface LastRing {
  readonly ringId: string;
  readonly ringIndex: number;
}

/**
 * How a blip moved since its last appearance, which need not be in the previous edition: one that was left
 * out for an edition is not new when it comes back. Rings are compared in the order of the present edition; a
 * ring that it no longer has is taken by its place.
 */
export function movementSince(
  last: LastRing | null,
  ringId: string,
  ringIds: readonly string[],
): Movement {
  if (last === null) return 'new';
  if (last.ringId === ringId) return 'none';
  const index = ringIds.indexOf(last.ringId);
  const before = index === -1 ? last.ringIndex : index;
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
