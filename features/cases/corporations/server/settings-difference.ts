import { isDeepStrictEqual } from 'node:util';
import type { CorporationSettings } from '#features/cases/corporations/domain/settings.ts';

type Recorded = Partial<CorporationSettings>;

/** Only what differs, as it was and as it is. */
export function settingsDifference(before: Recorded, after: Recorded) {
  const names = (Object.keys(after) as (keyof CorporationSettings)[]).filter(
    (name) => !isDeepStrictEqual(before[name], after[name]),
  );
  const part = (of: Recorded) => Object.fromEntries(names.map((name) => [name, of[name]]));
  return names.length === 0 ? null : { before: part(before), after: part(after) };
}
