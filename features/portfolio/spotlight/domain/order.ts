import { automaticKinds, isAutomatic } from './spotlight.ts';

/**
 * All blocks in their order: those placed as they were placed, written ones that nobody placed yet above
 * them, and automatic ones that nobody placed below.
 */
export function arrange(
  writtenIds: readonly string[],
  placed: readonly string[],
): readonly string[] {
  const ids = new Set(writtenIds);
  const order = placed.filter((id) => isAutomatic(id) || ids.has(id));
  const isPlaced = new Set(order);
  return [
    ...writtenIds.filter((id) => !isPlaced.has(id)),
    ...order,
    ...automaticKinds.filter((kind) => !isPlaced.has(kind)),
  ];
}
