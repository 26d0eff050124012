import { useEffect, useEffectEvent } from 'react';
import type { NamedCompany } from '#features/directory/collections/domain/company-changes.ts';

type Find = () => NamedCompany | null;

/** Mounted providers of the current company; the latest is asked first. */
const finders: Find[] = [];

/** The company that a shortcut applies to: the open or the focused one. */
export function findCurrentCompany(): NamedCompany | null {
  for (const find of finders.toReversed()) {
    const company = find();
    if (company !== null) return company;
  }
  return null;
}

/** Registers a provider of the current company while mounted. */
export function useRegisterCurrentCompany(find: Find): void {
  const current = useEffectEvent(find);
  useEffect(() => {
    const mine: Find = () => current();
    finders.push(mine);
    return () => void finders.splice(finders.indexOf(mine), 1);
  }, []);
}
