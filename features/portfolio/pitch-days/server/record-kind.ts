import type { NamedKind } from '#core/server/record-kind.ts';
import { linkToPitchDay } from '#features/portfolio/pitch-days/domain/links.ts';
import { pitchDays } from './tables.ts';

export const pitchDay: NamedKind = {
  table: pitchDays,
  id: pitchDays.id,
  name: pitchDays.name,
  link: { of: pitchDays.id, path: linkToPitchDay },
};
