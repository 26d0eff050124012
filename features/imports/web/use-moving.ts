import { isAtWork } from '#features/imports/domain/acting.ts';
import type { ImportRecord } from '#features/imports/domain/shown.ts';

/** The live line says at once how far it is; where it cannot, one looks again by oneself. */
const pollMs = 3000;

export const pollWhileAtWork = (records: readonly ImportRecord[] | undefined): number | false =>
  records?.some(({ state }) => isAtWork(state)) === true ? pollMs : false;
