import type { Collection } from '#features/collections/domain/collection.ts';
import { refKey, type CompanyCard } from '#features/companies/domain/company.ts';
import { useCompanyAtHand } from '#features/collections/web/public/company-at-hand.ts';
import { useActiveCollection } from '#features/collections/web/public/use-active-collection.ts';

/**
 * The company that is open, or whose row has the focus, is the one that `c` puts into the active
 * collection. In that collection itself they all are in it already: there the key asks for another.
 */
export function useRowAtHand(
  { id }: Collection,
  rows: readonly CompanyCard[],
  openKey: string | undefined,
): void {
  const [active] = useActiveCollection();
  useCompanyAtHand(() => {
    if (id === active) return null;
    const focused = document.activeElement?.closest<HTMLElement>('[data-walk]')?.dataset.walk;
    const key = openKey ?? focused;
    return rows.find((row) => refKey(row) === key) ?? null;
  });
}
