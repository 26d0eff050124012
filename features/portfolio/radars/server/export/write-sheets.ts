import { csvOf } from '#core/domain/exporting/csv.ts';
import { movementWords } from '#features/portfolio/radars/domain/radar-geometry.ts';
import type { ExportedEdition } from './exported-edition.ts';

/** The columns of build-your-own-radar, and two more that it leaves alone. */
const headings = ['name', 'ring', 'quadrant', 'isNew', 'status', 'description', 'tags', 'link'];

const rowsOf = ({ blips }: ExportedEdition): string[][] =>
  blips.map(({ name, ring, quadrant, movement, description, tags, links }) => [
    name,
    ring,
    quadrant,
    movement === 'new' ? 'TRUE' : 'FALSE',
    movementWords[movement],
    description ?? '',
    tags.join(', '),
    links[0]?.url ?? '',
  ]);

export const writeCsv = (edition: ExportedEdition): Buffer =>
  Buffer.from(csvOf({ headings, rows: rowsOf(edition) }));

export const writeJson = (edition: ExportedEdition): Buffer =>
  Buffer.from(
    `${JSON.stringify(
      edition.blips.map(({ name, ring, quadrant, movement, description, tags, links }) => ({
        name,
        ring,
        quadrant,
        isNew: movement === 'new' ? 'TRUE' : 'FALSE',
        status: movementWords[movement],
        description: description ?? '',
        tags,
        ...(links[0] && { link: links[0].url }),
      })),
      null,
      2,
    )}\n`,
  );

export async function writeXlsx(edition: ExportedEdition): Promise<Buffer> {
  const { default: write } = await import('write-excel-file/node');
  const head = headings.map((value) => ({ value, fontWeight: 'bold' as const }));
  const data = rowsOf(edition).map((row) => row.map((value) => ({ value, type: String })));
  const columns = headings.map((_, index) => ({ width: index === 0 ? 40 : 16 }));
  return write([head, ...data], { columns, stickyRowsCount: 1 }).toBuffer();
}
