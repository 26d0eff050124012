import { useCorporation } from './use-corporation.ts';

/** The filter of a list by the active corporation; empty when it is all of them. */
export function useCorporationFilter(): { readonly corporationId?: string } {
  const { active } = useCorporation();
  return active === null || active.isAllCorporations ? {} : { corporationId: active.id };
}
