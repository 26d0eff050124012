import type { ImportSettings } from './settings.ts';

type ImportDestination = Pick<ImportSettings, 'of' | 'kind' | 'corporationId' | 'opportunityId'>;

/** What records of a kind must belong to, as far as nobody has said it yet: "a corporation". */
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

/** Only what matters for this kind of record: what was chosen for another one does not linger. */
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
