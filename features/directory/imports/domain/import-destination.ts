import type { ImportSettings } from './settings.ts';

type ImportDestination = Pick<ImportSettings, 'of' | 'kind' | 'corporationId' | 'opportunityId'>;

/** The destination that is still missing, as text: "a corporation". */
export function missingDestination({
  of,
  kind,
  corporationId,
  opportunityId,
}: ImportDestination): string | null {
  if (of === 'companies') return kind === null ? 'what kind of companies they are' : null;
  if (of === 'submissions') return opportunityId === null ? 'an opportunity' : null;
  return corporationId === null ? 'a corporation' : null;
}

/** Keeps only the destination that this type of record needs. */
export const destinationOf = ({
  of,
  kind,
  corporationId,
  opportunityId,
}: ImportDestination): ImportDestination => ({
  of,
  kind: of === 'companies' ? kind : null,
  corporationId: of === 'opportunities' || of === 'projects' ? corporationId : null,
  opportunityId: of === 'submissions' ? opportunityId : null,
});
