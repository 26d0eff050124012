import type { ExportFormat } from './radar-import.ts';

const always = [
  'Owners, companies, opportunities, projects, comments and reasons',
  'Earlier editions, and where blips stand in the drawing',
];

/** What a format cannot hold, so that it is missing after an import of the file. */
export function lossesOf(
  format: ExportFormat,
  blips: readonly { readonly isSettled: boolean; readonly links: readonly unknown[] }[],
): string[] {
  if (format === 'svg' || format === 'pdf' || format === 'pptx')
    return ['A picture cannot be imported again'];
  const settled = blips.filter(({ isSettled }) => isSettled).length;
  const linked = blips.filter(({ links }) => links.length > 1).length;
  return [
    ...always,
    'Colors of quadrants and rings, and those that have no blips',
    ...(settled > 0 ? [`Which ones are settled: ${settled}`] : []),
    ...(linked > 0 ? ['Labels of links, and all links but the first of a blip'] : []),
  ];
}
