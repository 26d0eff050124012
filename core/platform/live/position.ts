import { createHash, randomBytes } from 'node:crypto';

/**
 * A place among the messages of the database, which come to every node in the same order: no clock is in it,
 * and no node. Less than 2^40, and so none of the milliseconds since 1970 that polls once went on from.
 */
export type Position = number;

const bytes = 5;

/** One that no node has been at. */
export const newPosition = (): Position => randomBytes(bytes).readUIntBE(0, bytes);

/** Where a message leads: to the same position on each node that was at the same before it. */
export const positionAfter = (position: Position, message: string): Position =>
  createHash('sha256').update(`${position} ${message}`).digest().readUIntBE(0, bytes);
