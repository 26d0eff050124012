import { allCorporations, type Corporation } from '#core/domain/identity/corporation.ts';

/** Section 3: a foundry user gets the entry for all corporations, first in the list. */
export function choosableCorporations(
  corporations: readonly Corporation[],
  isFoundryPerson: boolean,
): readonly Corporation[] {
  return isFoundryPerson ? [allCorporations, ...corporations] : corporations;
}

/**
 * Section 4, "Active corporation": the person's choice while it is in the list; else, for foundry
 * users, the entry for all; else their own; else the first visible one; else none.
 */
export function findActiveCorporation(
  corporations: readonly Corporation[],
  own: Corporation | null,
  chosenId: string | null,
): Corporation | null {
  const choice = corporations.find(({ id }) => id === chosenId);
  const all = corporations.find(({ isAllCorporations }) => isAllCorporations === true);
  const listedOwn = corporations.find(({ id }) => id === own?.id);
  return choice ?? all ?? listedOwn ?? own ?? corporations[0] ?? null;
}
