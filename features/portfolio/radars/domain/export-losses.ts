import type { ExportFormat } from '#features/portfolio/radars/domain/radar-export.ts';

const always = [
  'Owners, companies, opportunities, projects, comments and reasons',
  'Earlier editions, and where blips stand in the drawing',
];

const isPicture = (format: ExportFormat): boolean =>
  format === 'svg' || format === 'pdf' || format === 'pptx';

/** The same in one line, beside the format. */
export const lossLineOf = (format: ExportFormat): string =>
  isPicture(format)
    ? 'Cannot be imported again'
    : 'Without people, references, comments and earlier editions';

/** What a format cannot hold, so that it is missing after an import of the file. */
export function lossesOf(
  format: ExportFormat,
  blips: readonly { readonly isSettled: boolean; readonly links: readonly unknown[] }[],
): string[] {
  if (isPicture(format)) return ['A picture cannot be imported again'];
  const settled = blips.filter(({ isSettled }) => isSettled).length;
  const linked = blips.filter(({ links }) => links.length > 1).length;
  return [
    ...always,
    'Colours of quadrants and rings, and those without blips',
    ...(settled > 0 ? [`Which ones are settled: ${settled}`] : []),
    ...(linked > 0 ? ['Labels of links, and all links but the first of a blip'] : []),
  ];
}
