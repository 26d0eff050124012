import type { Area } from '#features/portfolio/radars/domain/radar.ts';
import {
  abstention,
  offRadar,
  type Experience,
} from '#features/portfolio/radars/domain/vote-result.ts';

export const experienceWords: Readonly<Record<Experience, string>> = {
  production: 'Used in production',
  trial: 'Tried',
  reading: 'Read about',
  hearsay: 'Heard of',
};

/** The name of a ring, or of a choice beside them. */
export function choiceName(rings: readonly Area[], choice: string): string {
  if (choice === offRadar) return 'Not on the radar';
  if (choice === abstention) return 'I don’t know';
  return rings.find(({ id }) => id === choice)?.name ?? choice;
}

export const quadrantName = (quadrants: readonly Area[], id: string): string =>
  quadrants.find((area) => area.id === id)?.name ?? id;
