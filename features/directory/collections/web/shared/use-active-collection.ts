import { preferences } from '#core/web/preferences/preference-store.ts';
import { usePreferences } from '#core/web/preferences/use-preferences.ts';

const choose = (activeCollectionId: string | null): void =>
  preferences.choose({ activeCollectionId });

/** The active collection (section 3), which follows the person. Null: none. */
export const useActiveCollection = (): readonly [string | null, (id: string | null) => void] => [
  usePreferences().activeCollectionId,
  choose,
];
