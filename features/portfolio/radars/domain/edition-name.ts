import { radarLimits } from './limits.ts';

interface Named {
  readonly name: string;
}

const keyOf = (name: string): string => name.trim().toLocaleLowerCase('en');

/** Whether another edition of the radar is called the same. */
export const isEditionNameTaken = (name: string, editions: readonly Named[]): boolean =>
  editions.some((edition) => keyOf(edition.name) === keyOf(name));

/** The name, with a number behind it where there is such an edition. */
export function distinctEditionName(name: string, editions: readonly Named[]): string {
  let distinct = name;
  for (let count = 2; isEditionNameTaken(distinct, editions); count += 1) {
    const mark = ` (${count})`;
    distinct = `${name.slice(0, radarLimits.editionNameCharacters - mark.length)}${mark}`;
  }
  return distinct;
}

/** "Nov 2026", or with its day where there is such an edition: what one is called unless it is changed. */
export function editionNameOf(day: Date, editions: readonly Named[] = []): string {
  const month = { month: 'short', year: 'numeric' } as const;
  const name = day.toLocaleDateString('en', month);
  if (!isEditionNameTaken(name, editions)) return name;
  const ofDay = day.toLocaleDateString('en-GB', { day: 'numeric', ...month });
  return distinctEditionName(ofDay, editions);
}
