import { isInProgress } from '#features/imports/domain/import-actions.ts';
import type { ImportRecord } from '#features/imports/domain/import-record.ts';

/** The live line says at once how far it is; where it cannot, one looks again by oneself. */
const pollMs = 3000;

export const pollWhileActive = (records: readonly ImportRecord[] | undefined): number | false =>
  records?.some(({ state }) => isInProgress(state)) === true ? pollMs : false;
