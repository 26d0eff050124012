import { automaticKinds, isAutomatic } from './spotlight.ts';

/**
 * All blocks in their order: those placed as they were placed, written ones that nobody placed yet above
 * them, and automatic ones that nobody placed below.
 */
export function arrange(
  writtenIds: readonly string[],
  placed: readonly string[],
): readonly string[] {
  const written = new Set(writtenIds);
  const known = placed.filter((id) => isAutomatic(id) || written.has(id));
  const isPlaced = new Set(known);
  return [
    ...writtenIds.filter((id) => !isPlaced.has(id)),
    ...known,
    ...automaticKinds.filter((kind) => !isPlaced.has(kind)),
  ];
}
