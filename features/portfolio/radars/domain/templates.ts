import type { Area } from './radar.ts';

export interface RadarTemplate {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly quadrants: readonly Area[];
  readonly rings: readonly Area[];
}

/** Colors of quadrants that can be told apart, in the order in which they are given out. */
export const quadrantColors = [
  '#0f8a8a',
  '#6456b7',
  '#2f8a4c',
  '#c4561f',
  '#2d6fb5',
  '#a8417f',
  '#8a6d1c',
  '#5b6770',
] as const;
/** From the centre. */
export const ringColors = [
  '#2f8a4c',
  '#0f8a8a',
  '#8a6d1c',
  '#8b8f94',
  '#6f7478',
  '#5b6770',
  '#4b5157',
  '#3c4146',
] as const;

/** An id from a name, unlike those that are taken. */
export function areaIdOf(name: string, taken: ReadonlySet<string>): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-+|-+$/gu, '')
    .slice(0, 50);
  const base = plain === '' ? 'area' : plain;
  let id = base;
  for (let nth = 2; taken.has(id); nth += 1) id = `${base}-${nth}`;
  return id;
}

export function areasOf(names: readonly string[], colors: readonly string[]): Area[] {
  const taken = new Set<string>();
  return names.map((name, at) => {
    const id = areaIdOf(name, taken);
    taken.add(id);
    return { id, name, color: colors[at % colors.length] ?? '#5b6770' };
  });
}

const template = (
  id: string,
  name: string,
  description: string,
  quadrants: readonly string[],
  rings: readonly string[],
): RadarTemplate => ({
  id,
  name,
  description,
  quadrants: areasOf(quadrants, quadrantColors),
  rings: areasOf(rings, ringColors),
});

export const radarTemplates: readonly RadarTemplate[] = [
  template(
    'technology',
    'Technology',
    'What to use, try, watch and leave.',
    ['Sensing', 'Digital', 'Manufacturing', 'Materials'],
    ['Adopt', 'Trial', 'Assess', 'Hold'],
  ),
  template(
    'trends',
    'Trends',
    'What changes the market, and when.',
    ['Society', 'Technology', 'Economy', 'Environment', 'Policy'],
    ['Act', 'Prepare', 'Watch'],
  ),
  template(
    'suppliers',
    'Suppliers',
    'Who delivers what, and how sure it is.',
    ['Components', 'Software', 'Services', 'Materials'],
    ['Preferred', 'Approved', 'In trial', 'Known'],
  ),
];
