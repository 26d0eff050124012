import { useEffect, useEffectEvent } from 'react';
import type { NamedCompany } from '#features/collections/domain/company-changes.ts';

type Find = () => NamedCompany | null;

/** What is on the screen and can say which company one is at; what came last is asked first. */
const finders: Find[] = [];

/** The company that a key means: the one that is open, or whose row has the focus. */
export function findCurrentCompany(): NamedCompany | null {
  for (const find of finders.toReversed()) {
    const company = find();
    if (company !== null) return company;
  }
  return null;
}

/** Says which company one is at, as long as this part of the screen is there. */
export function useRegisterCurrentCompany(find: Find): void {
  const current = useEffectEvent(find);
  useEffect(() => {
    const mine: Find = () => current();
    finders.push(mine);
    return () => void finders.splice(finders.indexOf(mine), 1);
  }, []);
}
