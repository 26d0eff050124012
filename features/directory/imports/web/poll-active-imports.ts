import { isInProgress } from '#features/directory/imports/domain/import-actions.ts';
import type { ImportRecord } from '#features/directory/imports/domain/import-record.ts';

/** Live events report progress; without a connection, polls. */
const pollMs = 3000;

export const pollWhileActive = (records: readonly ImportRecord[] | undefined): number | false =>
  records?.some(({ state }) => isInProgress(state)) === true ? pollMs : false;
