import type { NamedCompany } from '#domain/collections/changes.ts';
import { usePutting } from '#web/pieces/collections/use-putting.ts';
import { useTargets } from '#web/pieces/collections/use-targets.ts';
import { useKeys } from '#web/ui/keys.ts';

/** The keys that lists of companies have: `c` puts it into the active collection, `b` out of sight. */
export function useCompanyKeys(company: NamedCompany): void {
  const { active, canEditActive } = useTargets();
  const { add, blacklist } = usePutting();
  useKeys({
    c: () => {
      if (!active || !canEditActive) return false;
      return add(active, company);
    },
    b: () => {
      if (!active) return false;
      return blacklist(active, company);
    },
  });
}
