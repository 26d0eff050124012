import type { ImportTarget } from './import-target.ts';
import type { ImportSettings } from './settings.ts';

type Destination = Pick<ImportSettings, 'kind' | 'corporationId' | 'opportunityId'>;

/** The destination that is still missing, as text: "a corporation". */
export const missingDestination = (
  { destination: { setting, words } }: ImportTarget,
  settings: Destination,
): string | null => (settings[setting] === null ? words : null);

/** Keeps only the destination that this type of record needs. */
export const destinationOf = (
  { destination: { setting } }: ImportTarget,
  { kind, corporationId, opportunityId }: Destination,
): Destination => ({
  kind: setting === 'kind' ? kind : null,
  corporationId: setting === 'corporationId' ? corporationId : null,
  opportunityId: setting === 'opportunityId' ? opportunityId : null,
});
