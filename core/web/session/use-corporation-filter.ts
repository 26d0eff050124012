import { useCorporation } from './use-corporation.ts';

/** What narrows a list to the corporation in view: nothing while all of them are. */
export function useCorporationFilter(): { readonly corporationId?: string } {
  const { active } = useCorporation();
  return active === null || active.isAllCorporations ? {} : { corporationId: active.id };
}
